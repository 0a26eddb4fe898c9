/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of the constraint compiler share. */
#ifndef JIG_IR_SPEC_CONSTRAINT_INT_H
#define JIG_IR_SPEC_CONSTRAINT_INT_H

#include "ir/spec/constraint.h"

#include <stdio.h>

JigTypeCheck *jig_constraint_new_type_check(JigContext *ctx, JigTypeTest test, JigTypeKindSet kind,
                                            JigStr summary);
/* Fills in a summary pattern; see constraint_type.c for its escapes. */
/* jig_constraint_summary_fault with a diagnostic; `pattern` may be NULL. */
bool jig_constraint_check_summary(JigContext *ctx, const char *constraint, const char *pattern);
bool jig_constraint_check_attr_summaries(JigContext *ctx);
JigStr jig_constraint_compose_summary(JigContext *ctx, const char *pattern,
                                      const JigTypeCheck *const *parts, size_t num_parts,
                                      const int64_t *ints, size_t num_ints);
/* [1, 2], or 1, 2 without brackets; may be empty. */
bool jig_constraint_compile_ints(JigContext *ctx, JigRowText *t, const int64_t **ints,
                                 size_t *num_ints);
void jig_constraint_list_types(JigContext *ctx, void (*write)(void *, const char *, size_t),
                               void *user);

#endif
