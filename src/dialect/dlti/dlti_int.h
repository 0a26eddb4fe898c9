/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows of the dlti dialect name, and access to entries. */
#ifndef JIG_DIALECT_DLTI_INT_H
#define JIG_DIALECT_DLTI_INT_H

#include "dialect/dlti/dlti.h"
#include "jig/asm.h"

/* ---- Entries ---- */
static inline const JigAttr *jig_dlti_key(const JigAttr *entry) {
    return jig_attr_param(entry, 0);
}
static inline const JigAttr *jig_dlti_value(const JigAttr *entry) {
    return jig_attr_param(entry, 1);
}
static inline size_t jig_dlti_len(const JigAttr *list) {
    return jig_attr_array_len(jig_attr_param(list, 0));
}
static inline const JigAttr *jig_dlti_at(const JigAttr *list, size_t i) {
    return jig_attr_array_at(jig_attr_param(list, 0), i);
}

/* ---- dlti_verify.c: the parameter is an array of entries ---- */
bool jig_dlti_verify_keys(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
bool jig_dlti_verify_system(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);
bool jig_dlti_verify_device(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);

/* ---- dlti_layout.c ---- */
bool jig_dlti_verify_op_attr(JigOp *op, const JigIdent *name, const JigAttr *value);

#endif
