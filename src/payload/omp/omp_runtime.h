/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Threads as calls of OpenMP's runtime. */
#ifndef JIG_PAYLOAD_OMP_RUNTIME_H
#define JIG_PAYLOAD_OMP_RUNTIME_H

#include "jig/iface.h"

/* In a module of the llvm dialect, replaces all ops of omp: what a team runs becomes a function,
 * which the runtime calls (`__kmpc_fork_call`). False after an error, with the module half done. */
bool jig_openmp_to_calls(JigOp *module);

#endif
