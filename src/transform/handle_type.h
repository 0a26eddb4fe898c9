/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Handle types: the rows of the dialect's own, what each
 * demands of the payload, and what can be told from types alone.
 */
#ifndef JIG_TRANSFORM_HANDLE_TYPE_H
#define JIG_TRANSFORM_HANDLE_TYPE_H

#include "jig/transform.h"

/* The dialect's types: jig_type_is(t, JIG_TRANSFORM_TYPE(ANY_OP)). */
enum {
    JIG_TRANSFORM_TYPE_ANY_OP,
    JIG_TRANSFORM_TYPE_OP,
    JIG_TRANSFORM_TYPE_ANY_VALUE,
    JIG_TRANSFORM_TYPE_ANY_PARAM,
    JIG_TRANSFORM_TYPE_PARAM,
    JIG_TRANSFORM_TYPE_AFFINE_MAP,
    JIG_TRANSFORM_TYPE_TYPE,
    JIG_TRANSFORM_NUM_TYPES
};
extern const JigTypeRow jig_transform_types[];
#define JIG_TRANSFORM_TYPE(id) (&jig_transform_types[JIG_TRANSFORM_TYPE_##id])

/* Is it a type of handles to ops, to values, or of parameters? */
bool jig_transform_is_handle(const JigType *t);
bool jig_transform_is_value_handle(const JigType *t);
bool jig_transform_is_param(const JigType *t);
/* Are both types of handles of the same kind? */
bool jig_transform_same_handle_kind(const JigType *a, const JigType *b);

/* ---- handle_type_narrow.c: types that say what kind of ops a handle has ---- */
/* `op<["a", "b"]>`, `interface<...>`, `structured.op<...>`: narrower than what the reference has,
 * so that scripts with them are checked before they run. */
bool jig_transform_type_is_narrow(const JigType *t);
/* Could one payload op satisfy both handle types? False only when surely not. */
bool jig_transform_types_overlap(const JigType *a, const JigType *b);

/* Is there an operand whose handle can't have payload that the row's .needs ask for? Reports it.
 * Judges narrow types only: of the others the reference leaves it to the payload. */
bool jig_transform_verify_needs(JigOp *op);
/* What is wrong in the row's .needs, and where; NULL: nothing. */
const char *jig_transform_needs_fault(const struct JigSpec *spec);
/* Can the payload be what the row says that its first operand needs? False where it says nothing.
 */
bool jig_transform_first_need_admits(const struct JigSpec *spec, const JigOp *payload);
/* The same for a handle type that a payload's names decide: can `type` be that of ops so named? */
bool jig_transform_type_admits(const JigType *type, JigStr op_name);

/* Has an op of this name the interface or trait, by its name in such types? */
bool jig_transform_name_has_interface(JigContext *ctx, JigStr op_name, const char *interface);

/* The names that `op<...>` lists. */
size_t jig_transform_type_num_names(const JigType *t);
JigStr jig_transform_type_name(const JigType *t, size_t i);
bool jig_transform_op_type_admits(const JigType *t, JigStr op_name);

/* For verifiers: does the type of the op's result, a parameter, admit `value`? */
bool jig_transform_check_param_type(JigOp *op, size_t result, const JigAttr *value);

#endif
