/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/buffers/element_size.h"
#include "dialect/dlti/dlti.h"

/* What the data layouts around an op say of the width of an index. */
static int64_t index_bits(const JigOp *op, const JigType *index) {
    for (; op; op = jig_op_parent(op)) {
        const JigDataLayoutIface *says = jig_op_iface(op, &jig_iface_data_layout);
        const JigAttr *layout = says ? says->layout(op) : NULL;
        const JigAttr *bits = layout ? jig_dlti_query(layout, jig_attr_of_type(index)) : NULL;
        if (bits && jig_attr_is_int(bits) && jig_attr_int_value(bits) > 0)
            return jig_attr_int_value(bits);
    }
    return jig_type_width(index);
}

static bool scalar_bits(const JigOp *scope, const JigType *t, int64_t *out) {
    if (!jig_type_is_int_or_index_or_float(t))
        return false;
    *out = jig_type_kind(t) == JIG_TYPE_INDEX ? index_bits(scope, t) : jig_type_width(t);
    return true;
}

static bool vector_bits(const JigOp *scope, const JigType *t, int64_t *out) {
    int64_t n = 1, bits;
    size_t rank = jig_type_rank(t);
    for (size_t i = 0; i < rank; i++) {
        int64_t size = jig_type_dim(t, i), power = 1;
        if (size > INT32_MAX)
            return false;
        while (i + 1 == rank && power < size)
            power *= 2;
        if (__builtin_mul_overflow(n, i + 1 == rank ? power : size, &n))
            return false;
    }
    return scalar_bits(scope, jig_type_element(t), &bits) &&
           !__builtin_mul_overflow(n, (bits + 7) / 8 * 8, out);
}

bool jig_buffers_element_bits(const JigOp *scope, const JigType *t, int64_t *out) {
    if (jig_type_is_vector(t))
        return vector_bits(scope, t, out);
    if (jig_type_kind(t) != JIG_TYPE_COMPLEX)
        return scalar_bits(scope, t, out);
    int64_t bits, bytes;
    if (!scalar_bits(scope, jig_type_element(t), &bits))
        return false;
    bytes = (bits + 7) / 8;
    if (bytes & (bytes - 1))
        return false; /* how parts are aligned would matter */
    *out = 2 * bytes * 8;
    return true;
}
