/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/patterns/same_size.h"

#include "dialect/common/slices.h"
#include "dialect/tensor/tensor.h"

/* A dimension of a tensor, or a number. */
typedef struct Size {
    JigMixed number; /* neither attribute nor value: dimension `dim` of `shaped` */
    JigValue *shaped;
    size_t dim;
} Size;

static bool is_number(Size s) {
    return s.number.attr || s.number.value;
}

/* Item `k` of the sizes that a slice has, not counting those that it drops. */
static JigMixed kept_size(const JigOp *op, size_t k) {
    JigArena *a = jig_arena_create();
    bool *dropped;
    JigSlice s = jig_tensor_slice(op, a, &dropped);
    JigMixed size = {0};
    for (size_t i = 0; i < s.rank; i++)
        if (!dropped[i] && k-- == 0) {
            size = s.sizes[i];
            break;
        }
    jig_arena_destroy(a);
    return size;
}

/* One step from a dimension towards where its size comes from; false at the end. */
static bool follow_dim(Size *s) {
    const JigType *t = jig_value_type(s->shaped);
    JigOp *def = jig_value_def(s->shaped);
    if (!jig_type_is_dynamic_dim(t, s->dim)) {
        s->number = jig_mixed_int(jig_value_context(s->shaped), jig_type_dim(t, s->dim));
        return true;
    }
    if (!def)
        return false;
    if (jig_op_is(def, JIG_TENSOR(EMPTY))) {
        s->number = jig_mixed_value(jig_op_operand(def, jig_type_dynamic_before(t, s->dim)));
        return true;
    }
    if (jig_op_is(def, JIG_TENSOR(EXTRACT_SLICE))) {
        s->number = kept_size(def, s->dim);
        return is_number(*s);
    }
    if (jig_op_is(def, JIG_TENSOR(CAST)) &&
        jig_type_is_ranked_tensor(jig_value_type(jig_tensor_cast_source(def)))) {
        s->shaped = jig_tensor_cast_source(def);
        return true;
    }
    JigOperandRange inits = jig_dps_inits(def);
    if (inits.count != jig_op_num_results(def) || inits.count == 0)
        return false;
    s->shaped = jig_op_operand(def, inits.start + jig_value_index(s->shaped));
    return true;
}

/* tensor.dim of a constant dimension is that dimension. */
static bool follow_number(Size *s) {
    JigOp *dim = s->number.value ? jig_value_def_of(s->number.value, JIG_TENSOR(DIM)) : NULL;
    int64_t index;
    if (!dim || !jig_constant_int(jig_tensor_dim_index(dim), &index))
        return false;
    JigValue *source = jig_tensor_dim_source(dim);
    const JigType *t = jig_value_type(source);
    if (!jig_type_is_ranked_tensor(t) || index < 0 || (size_t)index >= jig_type_rank(t))
        return false;
    *s = (Size){.shaped = source, .dim = (size_t)index};
    return true;
}

/* Values may depend on themselves in code that is not reached. */
static Size origin(Size s) {
    enum { MOST_STEPS = 1000 };
    for (int i = 0; i < MOST_STEPS && (is_number(s) ? follow_number(&s) : follow_dim(&s)); i++) {
    }
    return s;
}

bool jig_patterns_same_size(JigValue *x, size_t i, JigValue *y, size_t k) {
    Size a = origin((Size){.shaped = x, .dim = i}), b = origin((Size){.shaped = y, .dim = k});
    if (is_number(a) != is_number(b))
        return false;
    return is_number(a) ? jig_mixed_equal(a.number, b.number)
                        : a.shaped == b.shaped && a.dim == b.dim;
}
