/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Accesses of one form: in one block, of one memref, at the same indices, all reading or all
 * writing. What depends on one of them depends on the others, but for the order in which they come
 * within an iteration; so a question about all pairs has its answer among the first and the last
 * one of each form.
 */
#ifndef JIG_PAYLOAD_LOOP_AFFINE_ACCESS_FORMS_H
#define JIG_PAYLOAD_LOOP_AFFINE_ACCESS_FORMS_H

#include "payload/loop/affine_fuse/loop_slice.h"

/* The first and the last one of each form, in their order; `all` are in the order of the program.
 */
JigAccessList jig_loop_affine_accesses_of_forms(JigAccessList all, JigArena *a);

#endif
