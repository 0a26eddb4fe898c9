/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_mpi.h"

#include "jig/version.h"
#include "support/beside.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIBRARY "libjigmpi.so"

/* Launchers say so in the environment: Open MPI's, those that speak PMI, Slurm's. */
static const struct {
    const char *num, *rank;
} launchers[] = {{"OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_RANK"},
                 {"PMI_SIZE", "PMI_RANK"},
                 {"SLURM_STEP_NUM_TASKS", "SLURM_PROCID"}};

TuneLaunch tune_launch(void) {
    for (size_t i = 0; i < JIG_LEN(launchers); ++i) {
        const char *num = getenv(launchers[i].num), *rank = getenv(launchers[i].rank);
        if (num && rank)
            return (TuneLaunch){(unsigned)strtoul(num, NULL, 10),
                                (unsigned)strtoul(rank, NULL, 10)};
    }
    return (TuneLaunch){1, 0};
}

/* Parts that MPI loads itself look for it among all that is loaded. */
static const TuneMpi *load(char *why) {
    void *library = jig_beside_open(LIBRARY, RTLD_NOW | RTLD_GLOBAL, why);
    if (!library)
        return NULL;
    TuneMpiGet *get;
    *(void **)&get = dlsym(library, TUNE_MPI_SYMBOL);
    const TuneMpi *found = get ? get() : NULL;
    if (found && strcmp(found->version, JIG_VERSION) == 0 && found->size == sizeof *found)
        return found;
    snprintf(why, JIG_BESIDE_WHY, LIBRARY " is not that of jig " JIG_VERSION);
    return NULL;
}

const TuneMpi *tune_mpi_begin(const TuneLaunch *launch) {
    char why[JIG_BESIDE_WHY];
    const TuneMpi *mpi = load(why);
    int num = 0, rank = 0;
    if (!mpi) {
        fprintf(stderr,
                "jig tune: %u processes were started, and " LIBRARY
                ", by which they work together, cannot be loaded: %s\n",
                launch->num, why);
        return NULL;
    }
    if (mpi->begin(&num, &rank) && num == (int)launch->num && rank == (int)launch->rank)
        return mpi;
    fprintf(stderr,
            "jig tune: %u processes were started, and MPI knows of %d: was it the launcher of this "
            "MPI?\n",
            launch->num, num);
    return NULL;
}
