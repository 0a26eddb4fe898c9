/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which types the dialect's ops take. */
#include "dialect/llvm/llvm_int.h"
#include "support/map.h"

bool jig_llvm_is_type(const JigType *t, JigLlvmTypeId id) {
    return jig_type_is(t, &jig_llvm_types[id]);
}

/* ---- Classes of types ---- */

static bool is_of_dialect(const JigType *t) {
    const JigTypeRow *row = jig_type_row(t);
    return row >= jig_llvm_types && row < jig_llvm_types + JIG_LLVM_NUM_TYPES;
}

static bool is_builtin_float(const JigType *t) {
    if (!jig_type_is_float(t))
        return false;
    switch (jig_type_float_kind(t)) {
    case JIG_F16:
    case JIG_BF16:
    case JIG_F32:
    case JIG_F64:
    case JIG_F80:
    case JIG_F128:
        return true;
    default:
        return false;
    }
}

bool jig_llvm_is_float(const JigType *t) {
    return is_builtin_float(t) || jig_llvm_is_type(t, JIG_LLVM_TYPE_PPC_FP128);
}

bool jig_llvm_is_vector(const JigType *t) {
    return jig_type_is_vector(t) && jig_type_rank(t) == 1;
}
bool jig_llvm_is_compatible_vector(const JigType *t) {
    if (!jig_llvm_is_vector(t))
        return false;
    const JigType *element = jig_type_element(t);
    return jig_type_is_integer(element, 0) || jig_llvm_is_float(element) ||
           jig_llvm_is_type(element, JIG_LLVM_TYPE_PTR);
}
bool jig_llvm_is_scalable_vector(const JigType *t) {
    return jig_type_is_vector(t) && jig_type_is_scalable(t);
}

bool jig_llvm_is_aggregate(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT) || jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY);
}
bool jig_llvm_is_primitive(const JigType *t) {
    return jig_llvm_is_compatible_outside(t) && !jig_llvm_is_type(t, JIG_LLVM_TYPE_VOID) &&
           !jig_llvm_is_type(t, JIG_LLVM_TYPE_FUNC);
}
bool jig_llvm_is_loadable(const JigType *t) {
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT))
        return !jig_llvm_struct_is_opaque(t);
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_TARGET))
        return jig_llvm_target_has_memory(t);
    return jig_llvm_is_primitive(t);
}

bool jig_llvm_is_compatible_outside(const JigType *t) {
    return is_of_dialect(t) || jig_type_is_integer(t, 0) || is_builtin_float(t) ||
           jig_llvm_is_vector(t);
}

/* ---- All the way down ---- */

/* What is known of types that others are parts of. While the parts of a type are looked at, it is
 * taken to be compatible, for a structure may be its own part. */
static void free_known(JigContext *ctx, void *slot) {
    (void)ctx;
    jig_ptrmap_free(slot);
}
static const JigContextKey known_key = {sizeof(JigPtrMap), free_known};
static const char yes, no; /* what they are known as */
static const char assumed; /* the answer is being found, and yes until then */
static const char met;     /* a key: an assumption was made use of */

static bool is_lane(const JigType *t) {
    return jig_type_is_integer(t, 0) || jig_llvm_is_float(t) ||
           jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR);
}

static bool are_listed_compatible(const JigAttr *types) {
    for (size_t i = 0; types && i < jig_attr_array_len(types); i++)
        if (!jig_llvm_is_compatible(jig_llvm_listed_type(types, i)))
            return false;
    return true;
}

static bool are_parts_compatible(const JigType *t) {
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT))
        return are_listed_compatible(jig_llvm_struct_body(t));
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_FUNC))
        return jig_llvm_is_compatible(jig_llvm_func_result(t)) &&
               are_listed_compatible(jig_llvm_func_args(t));
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY))
        return jig_llvm_is_compatible(jig_llvm_array_element(t));
    return !jig_llvm_is_type(t, JIG_LLVM_TYPE_TARGET) ||
           are_listed_compatible(jig_llvm_target_types(t));
}

/* Of structs that contain each other, what is found while one of them is assumed to be compatible
 * stays, also where that one turns out not to be: what is printed shows it. */
bool jig_llvm_is_compatible(const JigType *t) {
    if (jig_llvm_is_vector(t))
        return is_lane(jig_type_element(t));
    if (!is_of_dialect(t) || !jig_type_num_params(t))
        return jig_llvm_is_compatible_outside(t);
    JigContext *ctx = jig_type_context(t);
    JigPtrMap *known = jig_context_slot(ctx, &known_key);
    const void *answer = jig_ptrmap_get(known, t);
    if (answer == &assumed)
        jig_ptrset_add(known, &met);
    if (answer)
        return answer != &no;
    if (!jig_stack_ok(ctx))
        return false;
    bool before = jig_ptrmap_remove(known, &met);
    jig_ptrmap_set(known, t, (void *)&assumed);
    bool ok = are_parts_compatible(t);
    if (ok || !jig_ptrmap_has(known, &met))
        jig_ptrmap_set(known, t, (void *)(ok ? &yes : &no));
    else
        jig_ptrmap_remove(known, t);
    if (before)
        jig_ptrset_add(known, &met);
    return ok;
}
