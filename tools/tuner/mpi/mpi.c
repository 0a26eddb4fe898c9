/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/mpi/messages.h"

#include "jig/version.h"

#include <mpi.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TAG = 1 };

/* What is on its way: MPI reads it until it has arrived. */
typedef struct Sent {
    MPI_Request request;
    struct Sent *next;
    char bytes[];
} Sent;

static Sent *all_sent;
static MPI_Comm all = MPI_COMM_NULL;
static int level = MPI_THREAD_SINGLE; /* which threads MPI may be called by */
/* One thread at a time calls MPI. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static bool begin(int *num, int *rank) {
    if (MPI_Init_thread(NULL, NULL, MPI_THREAD_SERIALIZED, &level) != MPI_SUCCESS)
        return false;
    all = MPI_COMM_WORLD;
    /* Who cannot be reached is not the end of the others. */
    MPI_Comm_set_errhandler(all, MPI_ERRORS_RETURN);
    return MPI_Comm_size(all, num) == MPI_SUCCESS && MPI_Comm_rank(all, rank) == MPI_SUCCESS;
}

static bool threads(void) {
    return level >= MPI_THREAD_SERIALIZED;
}

static void forget_what_arrived(void) {
    for (Sent **at = &all_sent; *at;) {
        Sent *s = *at;
        int arrived = 0;
        if (MPI_Test(&s->request, &arrived, MPI_STATUS_IGNORE) == MPI_SUCCESS && !arrived) {
            at = &s->next;
            continue;
        }
        *at = s->next;
        free(s);
    }
}

static bool send_alone(int to, const void *bytes, size_t len) {
    Sent *s = malloc(sizeof *s + len);
    if (!s)
        return false;
    forget_what_arrived();
    memcpy(s->bytes, bytes, len);
    if (MPI_Isend(s->bytes, (int)len, MPI_BYTE, to, TAG, all, &s->request) != MPI_SUCCESS) {
        free(s);
        return false;
    }
    s->next = all_sent;
    all_sent = s;
    return true;
}

static bool send(int to, const void *bytes, size_t len) {
    pthread_mutex_lock(&lock);
    bool ok = send_alone(to, bytes, len);
    pthread_mutex_unlock(&lock);
    return ok;
}

static bool receive_alone(int *from, char **bytes, size_t *len) {
    MPI_Message message;
    MPI_Status status;
    int there = 0, n = 0;
    forget_what_arrived();
    if (MPI_Improbe(MPI_ANY_SOURCE, TAG, all, &there, &message, &status) != MPI_SUCCESS || !there)
        return false;
    MPI_Get_count(&status, MPI_BYTE, &n);
    *bytes = malloc((size_t)n + 1);
    if (!*bytes || MPI_Mrecv(*bytes, n, MPI_BYTE, &message, &status) != MPI_SUCCESS) {
        free(*bytes);
        return false;
    }
    *from = status.MPI_SOURCE;
    *len = (size_t)n;
    return true;
}

static bool receive(int *from, char **bytes, size_t *len) {
    pthread_mutex_lock(&lock);
    bool ok = receive_alone(from, bytes, len);
    pthread_mutex_unlock(&lock);
    return ok;
}

/* What was sent last has a moment to arrive where somebody is gone. */
static void end(bool all_there) {
    const struct timespec moment = {.tv_nsec = 1000000};
    for (int left = 1000; all_sent && (all_there || left); --left) {
        forget_what_arrived();
        if (all_sent)
            nanosleep(&moment, NULL);
    }
    if (all_there)
        MPI_Finalize();
}

static const TuneMpi mpi = {JIG_VERSION, sizeof(TuneMpi), begin, threads, send, receive, end};

JIG_API TuneMpiGet jig_mpi;
const TuneMpi *jig_mpi(void) {
    return &mpi;
}
