/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What libjigmpi.so offers: messages between the processes that mpirun has started. It alone is
 * linked with MPI; `jig tune` loads it when it is one of several, and talks to it through one
 * table.
 *
 * Nothing here waits, but for the beginning and the end: MPI waits by asking again and again, and
 * would take the processor from what is measured beside it.
 */
#ifndef JIG_TOOLS_TUNE_MPI_MESSAGES_H
#define JIG_TOOLS_TUNE_MPI_MESSAGES_H

#include "jig/base.h"

typedef struct TuneMpi {
    const char *version; /* of jig */
    size_t size;         /* of this table */
    /* How many processes there are, and which of them this one is, from 0 on. */
    bool (*begin)(int *num, int *rank);
    /* May other threads than that of `begin` send, too? */
    bool (*threads)(void);
    /* On its way, or MPI's word on why not. The bytes are copied. */
    bool (*send)(int to, const void *bytes, size_t len);
    /* A message that is there, in memory of malloc; false: none. */
    bool (*receive)(int *from, char **bytes, size_t *len);
    /* `all_there`: no process is gone, and all end now: they wait for each other. */
    void (*end)(bool all_there);
} TuneMpi;

#define TUNE_MPI_SYMBOL "jig_mpi"
typedef const TuneMpi *TuneMpiGet(void);

#endif
