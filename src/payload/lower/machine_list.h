/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The machines that a context knows (jig/machine.h). */
#ifndef JIG_PAYLOAD_LOWER_MACHINE_LIST_H
#define JIG_PAYLOAD_LOWER_MACHINE_LIST_H

#include "jig/machine.h"

/* In order of registration, up to a NULL; valid until more are added. */
const JigMachine *const *jig_lower_machines(JigContext *ctx);
/* The one whose first dialect has that name; NULL: none. */
const JigMachine *jig_lower_machine_of_dialect(JigContext *ctx, JigStr dialect);
/* The one that a module of kernels with this target is for; NULL: none. */
const JigMachine *jig_lower_machine_of_target(const JigAttr *target);
/* Adds what joins the set of that name. */
void jig_lower_machines_join(JigContext *ctx, JigStr set, JigPatternSet *to);
/* Adds `n`, and convert-vector-to-llvm with the options of all. Their dialects and passes are known
 * to the context already. */
void jig_lower_machines_add(JigContext *ctx, const JigMachine *const *machines, size_t n);

#endif
