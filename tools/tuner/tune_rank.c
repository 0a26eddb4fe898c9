/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* strsignal */
#include "tuner/tune_rank.h"

#include "jig/version.h"
#include "support/leftovers.h"
#include "transform/state.h" /* the clock */
#include "tuner/tune_hand.h"
#include "tuner/tune_message.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#if defined(__linux__)
#include <sys/prctl.h>
#endif
#include <sys/utsname.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* ---- The keeper ---- */

/* A process just made ends with the one that made it, and removes what it leaves. */
static void end_with(pid_t parent) {
#if defined(__linux__)
    prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
    if (getppid() != parent)
        _exit(1);
}

static void *wait_for_signals(void *user) {
    (void)user;
    jig_signals_wait();
    return NULL;
}

static void be_worker(JigContext *ctx, const TuneSettings *s, const TuneSeat *seat, int socket,
                      pid_t parent) {
    pthread_t thread;
    jig_signals_hold_back();
    (void)pthread_create(&thread, NULL, wait_for_signals, NULL);
    end_with(parent);
    _exit(tune_hand_work(ctx, s, seat, socket));
}

static void tell_death(int socket, int status) {
    char text[128];
    JigCharVec m = {0};
    if (WIFSIGNALED(status))
        snprintf(text, sizeof text, "the worker was stopped by signal %d (%s)", WTERMSIG(status),
                 strsignal(WTERMSIG(status)));
    else
        snprintf(text, sizeof text, "the worker ended with status %d", WEXITSTATUS(status));
    tune_message_begin(&m, TUNE_DIED, 0);
    tune_put_text(&m, (JigStr){text, strlen(text)});
    (void)!send(socket, m.data, m.len, 0);
    jig_vec_free(&m);
}

static bool receive_seat(int socket, TuneSeat *seat) {
    char bytes[256];
    ssize_t len = recv(socket, bytes, sizeof bytes, 0);
    TuneReading r = {bytes, len > 0 ? (size_t)len : 0};
    bool ok = tune_read_head(&r).kind == TUNE_SEAT && len > 0;
    seat->processor = (unsigned)tune_read_number(&r);
    seat->workers = (unsigned)tune_read_number(&r);
    return ok;
}

/* Before another worker is made: the more of them have died young one after the other, the longer,
 * up to some seconds. */
static void back_off(unsigned *died_young, double lived) {
    enum { OLD = 10, MOST = 6 }; /* seconds; doublings */
    static const double FIRST = 0.1;
    *died_young = lived >= OLD ? 0 : *died_young < MOST ? *died_young + 1 : MOST;
    double left = *died_young ? FIRST * (double)(1U << (*died_young - 1)) : 0;
    struct timespec pause = {.tv_sec = (time_t)left};
    pause.tv_nsec = (long)((left - (double)pause.tv_sec) * 1e9);
    nanosleep(&pause, NULL);
}

/* As long as workers die, there is another one, until the first rank has seen enough. */
static void be_keeper(JigContext *ctx, const TuneSettings *s, int socket, pid_t parent) {
    TuneSeat seat = {0};
    int status = -1;
    unsigned died_young = 0;
    pid_t keeper = getpid();
    end_with(parent);
    jig_signals_let_through();
    if (!receive_seat(socket, &seat))
        _exit(1);
    for (;;) {
        double made = jig_observe_clock();
        pid_t worker = fork();
        if (worker == 0)
            be_worker(ctx, s, &seat, socket, keeper);
        if (worker < 0)
            _exit(1);
        while (waitpid(worker, &status, 0) < 0 && errno == EINTR)
            ;
        if (WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == TUNE_FAILS))
            _exit(0);
        tell_death(socket, status);
        back_off(&died_young, jig_observe_clock() - made);
    }
}

/* ---- Carrying messages ---- */

typedef struct Relay {
    const TuneMpi *mpi;
    unsigned rank;
    pid_t keeper;
    int socket;     /* to keeper and worker; -1: they have ended */
    bool is_ready;  /* the worker reads requests */
    uint64_t asked; /* the request that is not answered; 0: none */
    uint64_t begun; /* the last one that a worker has begun with */
    bool has_ended; /* what it keeps */
    bool is_over, all_there;
    double told, heard; /* the last message to the first rank, and from it */
} Relay;

/* Seconds between signs of life, and without one from the first rank: where no thread of it may
 * send them, it may be busy. */
static const double BEAT = 1, PATIENCE = 300;

static void tell(Relay *r, const void *bytes, size_t len) {
    (void)r->mpi->send(0, bytes, len);
    r->told = jig_observe_clock();
}

static void tell_failure(Relay *r) {
    JigCharVec m = {0};
    close(r->socket);
    r->socket = -1;
    tune_message_begin(&m, TUNE_FAILED, 0);
    tune_put_text(&m, JIG_STR("jig tune: a worker was ended, and who keeps it\n"));
    tell(r, m.data, m.len);
    jig_vec_free(&m);
}

static void say_hello(Relay *r, JigArena *a) {
    JigCharVec m = {0};
    struct utsname system;
    bool known = uname(&system) == 0;
    tune_message_begin(&m, TUNE_HELLO, 0);
    tune_put_text(&m, JIG_STR(JIG_VERSION));
    tune_put_text(&m, known ? jig_str(system.nodename) : JIG_STR("?"));
    tune_put_text(&m, tune_seat_allowed(a));
    tell(r, m.data, m.len);
    jig_vec_free(&m);
}

/* What the worker was doing when it died only this process knows. A request that it has not begun
 * with is there still, for the next one. */
static void carry_up(Relay *r, char *bytes, size_t len) {
    TuneHead head = tune_read_head(&(TuneReading){bytes, len});
    if (head.kind == TUNE_BEGINS) {
        r->begun = head.number;
        return;
    }
    if (head.kind == TUNE_DIED) {
        head.number = r->begun == r->asked ? r->asked : 0;
        memcpy(bytes, &head, sizeof head);
        r->is_ready = false;
    }
    if (head.kind == TUNE_READY)
        r->is_ready = true;
    if (head.number == r->asked)
        r->asked = 0;
    tell(r, bytes, len);
}

static void listen_to_worker(Relay *r, char *bytes) {
    ssize_t len = recv(r->socket, bytes, TUNE_MESSAGE, 0);
    if (len >= (ssize_t)sizeof(TuneHead))
        carry_up(r, bytes, (size_t)len);
    else if (len >= 0 || errno != EINTR)
        tell_failure(r);
}

/* A worker that waits sees that there is nobody; one that works is told. */
static void end_worker(Relay *r) {
    if (r->has_ended)
        return;
    r->has_ended = true;
    if (r->asked || !r->is_ready)
        kill(r->keeper, SIGTERM);
    if (r->socket >= 0)
        close(r->socket);
    r->socket = -1;
    while (waitpid(r->keeper, NULL, 0) < 0 && errno == EINTR)
        ;
}

static void carry_down(Relay *r, const char *bytes, size_t len) {
    TuneReading reading = {bytes, len};
    TuneHead head = tune_read_head(&reading);
    r->heard = jig_observe_clock();
    if (head.kind == TUNE_ALIVE)
        return;
    if (head.kind == TUNE_STOP) {
        end_worker(r);
        tell(r, &(TuneHead){.kind = TUNE_BYE}, sizeof(TuneHead));
        return;
    }
    if (head.kind == TUNE_END) {
        r->is_over = true;
        r->all_there = tune_read_number(&reading);
        return;
    }
    if (head.number)
        r->asked = head.number;
    if (r->socket >= 0)
        (void)!send(r->socket, bytes, len, 0);
}

static void listen_to_first(Relay *r) {
    char *bytes;
    size_t len;
    for (int from; !r->is_over && r->mpi->receive(&from, &bytes, &len);) {
        carry_down(r, bytes, len);
        free(bytes);
    }
}

static void leave(Relay *r) {
    fprintf(stderr,
            "jig tune: rank %u ends: nothing was heard of the first rank for %.0f seconds\n",
            r->rank, PATIENCE);
    r->is_over = true;
}

/* While the worker measures, this process sleeps: it hears from the worker first. */
static void carry(Relay *r) {
    enum { WORKING = 1000, IDLE = 2 }; /* milliseconds */
    char *bytes = jig_malloc(TUNE_MESSAGE);
    while (!r->is_over) {
        struct pollfd at = {.fd = r->socket, .events = POLLIN};
        if (poll(&at, 1, r->asked && r->socket >= 0 ? WORKING : IDLE) > 0)
            listen_to_worker(r, bytes);
        listen_to_first(r);
        double now = jig_observe_clock();
        if (now - r->told >= BEAT)
            tell(r, &(TuneHead){.kind = TUNE_ALIVE}, sizeof(TuneHead));
        if (now - r->heard > PATIENCE)
            leave(r);
    }
    jig_free(bytes);
}

/* ---- Beginning ---- */

static bool make_keeper(JigContext *ctx, const TuneSettings *s, Relay *r) {
    int ends[2];
    pid_t parent = getpid();
    if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends) != 0)
        return false;
    fflush(NULL);
    r->keeper = fork();
    if (r->keeper == 0) {
        close(ends[0]);
        be_keeper(ctx, s, ends[1], parent);
    }
    r->socket = ends[0];
    close(ends[1]);
    return r->keeper > 0;
}

int tune_rank_work(JigContext *ctx, const TuneSettings *s, const TuneLaunch *launch) {
    Relay r = {.rank = launch->rank, .socket = -1};
    if (!make_keeper(ctx, s, &r)) {
        fprintf(stderr, "jig tune: no process can be made: %s\n", strerror(errno));
        return 1;
    }
    JigArena *a = jig_arena_create();
    r.mpi = tune_mpi_begin(launch);
    if (r.mpi) {
        r.heard = jig_observe_clock();
        say_hello(&r, a);
        carry(&r);
    }
    end_worker(&r);
    if (r.mpi)
        r.mpi->end(r.all_there);
    jig_arena_destroy(a);
    return r.mpi ? 0 : 1;
}
