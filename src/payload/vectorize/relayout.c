/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* linalg.pack and linalg.unpack: a read, a transposition in a vector and a write. */
#include "payload/vectorize/vectorize_int.h"

#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/vector/vector.h"
#include "dialect/vector/vector_util.h"
#include "ir/diag/kinds.h"
#include "jig/bounds.h"

/* Each dimension of the unpacked tensor followed by its tile, if it has one: where these stand in
 * the packed tensor. */
typedef struct Interleaving {
    size_t rank;       /* of the packed tensor */
    int64_t *position; /* in the packed tensor, of each dimension */
    int64_t *back;     /* in the interleaved one, of each of the packed tensor's */
    bool *is_tile;     /* belongs to the dimension before it */
} Interleaving;

static Interleaving interleaving_of(const JigVectorizer *v, const JigRelayout *r) {
    size_t unpacked = jig_type_rank(r->unpacked), n = 0;
    Interleaving x = {.rank = unpacked + r->num_tiles};
    x.position = JIG_NEW_ARRAY(v->a, int64_t, x.rank);
    x.back = JIG_NEW_ARRAY(v->a, int64_t, x.rank);
    x.is_tile = JIG_NEW_ARRAY(v->a, bool, x.rank);
    bool permuted = r->outer_perm && jig_attr_dense_array_len(r->outer_perm);
    for (size_t d = 0; d < unpacked; ++d) {
        x.position[n] = (int64_t)d;
        for (size_t o = 0; permuted && o < unpacked; ++o)
            if (jig_attr_dense_array_int(r->outer_perm, o) == (int64_t)d)
                x.position[n] = (int64_t)o;
        ++n;
        for (size_t t = 0; t < r->num_tiles; ++t)
            if (jig_attr_dense_array_int(r->inner_pos, t) == (int64_t)d) {
                x.is_tile[n] = true;
                x.position[n++] = (int64_t)(unpacked + t);
            }
    }
    for (size_t i = 0; i < x.rank; ++i)
        x.back[x.position[i]] = (int64_t)i;
    return x;
}

/* An interleaved vector with dimensions and their tiles joined; NULL when it is too long. */
static const JigType *joined(const JigVectorizer *v, const Interleaving *x, const JigType *vector) {
    JigShape shape = JIG_SHAPE(v->a);
    for (size_t i = 0; i < x->rank; ++i) {
        int64_t size = jig_type_dim(vector, i);
        bool scalable = jig_vector_scalable_at(vector, i);
        if (!x->is_tile[i]) {
            jig_vector_push_dim(&shape, size, scalable);
        } else if (__builtin_mul_overflow(shape.dims[shape.rank - 1], size,
                                          &shape.dims[shape.rank - 1])) {
            jig_refuse(v->why, v->op, "the vector is too long");
            return NULL;
        } else {
            shape.scalable[shape.rank - 1] |= scalable;
        }
    }
    return jig_vector_of_shape(&shape, jig_type_element(vector));
}

/* Where the tiles of inner tile `t` stand among the packed dimensions. */
static size_t outer_of(const JigRelayout *r, size_t t) {
    int64_t dim = jig_attr_dense_array_int(r->inner_pos, t);
    for (size_t i = 0; i < jig_attr_dense_array_len(r->outer_perm); ++i)
        if (jig_attr_dense_array_int(r->outer_perm, i) == dim)
            return i;
    return (size_t)dim;
}

/* size * vector.vscale, by ops of the payload. */
static bool is_scaled(JigMixed tile, int64_t size) {
    JigOp *def = tile.value ? jig_value_def(tile.value) : NULL;
    if (!def || !jig_op_is(def, JIG_ARITH(MULI)))
        return def && size == 1 && jig_op_is(def, JIG_VECTOR(VSCALE));
    for (size_t i = 0; i < 2; ++i) {
        int64_t factor;
        if (jig_value_def_of(jig_op_operand(def, i), JIG_VECTOR(VSCALE)) &&
            jig_constant_int(jig_op_operand(def, 1 - i), &factor) && factor == size)
            return true;
    }
    return false;
}

/* Is the tile, a number or a value, as long as the vector in that dimension? */
static bool is_as_long(const JigVectorizer *v, JigMixed tile, int64_t size, bool scalable) {
    if (scalable)
        return is_scaled(tile, size);
    JigQuantity number = jig_quantity(jig_mixed_int(v->rw->ctx, size), v->a);
    return jig_bounds_compare(jig_quantity(tile, v->a), JIG_EQUAL, number) == JIG_TRUE;
}

/* Several tiles become one row of lanes, one after the other: longer ones than there are would put
 * what lies between them there, too. */
static bool tiles_are_whole(const JigVectorizer *v, const JigRelayout *r) {
    const JigVectorizeOptions *o = v->options;
    size_t outer = jig_type_rank(r->unpacked);
    for (size_t t = 0; t < r->num_tiles; ++t) {
        bool scalable = o->scalable && o->scalable[outer + t];
        /* No vector is joined of two such dimensions, as the verifier says. */
        if (scalable && o->scalable[outer_of(r, t)])
            continue;
        if (o->sizes[outer_of(r, t)] == 1 ||
            is_as_long(v, r->tiles[t], o->sizes[outer + t], scalable))
            continue;
        int64_t tile = jig_type_dim(r->packed, outer + t);
        if (tile != JIG_DYNAMIC)
            return jig_refuse(v->why, v->op, "the vector size of inner tile {} is not its size {}",
                              jig_fact_kind(JIG_KIND_VECTOR_SIZES), jig_fact_int((int64_t)t),
                              jig_fact_int(tile));
        return jig_refuse(v->why, v->op,
                          "the vector size of inner tile {} may not be its size, which is a value",
                          jig_fact_kind(JIG_KIND_VECTOR_SIZES), jig_fact_int((int64_t)t));
    }
    return true;
}

bool jig_vectorize_check_relayout(const JigVectorizer *v) {
    JigRelayout r = jig_linalg_relayout(v->op, v->a);
    if (!jig_type_is_tensor(r.unpacked))
        return jig_refuse(v->why, v->op, "expected tensors");
    if (!jig_type_valid_vector_element(jig_type_element(r.unpacked)))
        return jig_refuse(v->why, v->op, "no vectors of its elements");
    if (r.padding && !jig_constant_of(r.padding))
        return jig_refuse(v->why, v->op, "it pads with what is no constant");
    size_t rank = jig_type_rank(r.packed);
    if (v->options->num_sizes)
        return jig_vectorize_sizes_fit(v, jig_type_shape(r.packed), rank) &&
               jig_vectorize_sizes_reach(v, r.is_pack ? r.dest : r.source) &&
               tiles_are_whole(v, &r);
    for (size_t i = 0; i < rank; ++i)
        if (jig_type_dim(r.packed, i) <= 0)
            return jig_refuse(v->why, v->op, "the size of packed dimension {} is not known",
                              jig_fact_kind(JIG_KIND_UNKNOWN_SIZE), jig_fact_int((int64_t)i));
    return !jig_type_num_dynamic_dims(r.unpacked) ||
           jig_refuse(v->why, v->op, "the unpacked tensor has sizes that are not known");
}

/* The vector of the packed tensor. */
static const JigType *packed_vector(const JigVectorizer *v, const JigRelayout *r) {
    const JigVectorizeOptions *o = v->options;
    const int64_t *sizes = o->num_sizes ? o->sizes : jig_type_shape(r->packed);
    return jig_type_vector(sizes, o->num_sizes ? o->scalable : NULL, jig_type_rank(r->packed),
                           jig_type_element(r->packed));
}

static bool pack(JigVectorizer *v, const JigRelayout *r, const Interleaving *x) {
    const JigType *interleaved = jig_vector_permuted_type(packed_vector(v, r), x->position),
                  *type = joined(v, x, interleaved);
    JIG_CHECK(type != NULL);
    JigValue *read = jig_vectorize_read_all(v, r->source, type, r->padding, !v->options->num_sizes);
    JigValue *parts = jig_vector_build_shape_cast(v->rw, v->loc, interleaved, read),
             *packed = jig_vector_build_transpose(v->rw, v->loc, parts, x->back);
    JigOp *write = jig_vectorize_write_all(v, packed, r->dest, !v->options->num_sizes);
    jig_vectorize_add_result(v, jig_op_result(write, 0));
    return true;
}

static bool unpack(JigVectorizer *v, const JigRelayout *r, const Interleaving *x) {
    const JigType *packed = packed_vector(v, r),
                  *type = joined(v, x, jig_vector_permuted_type(packed, x->position));
    JIG_CHECK(type != NULL);
    JigValue *read = jig_vectorize_read_all(v, r->source, packed, NULL, !v->options->num_sizes);
    JigValue *parts = jig_vector_build_transpose(v->rw, v->loc, read, x->position),
             *whole = jig_vector_build_shape_cast(v->rw, v->loc, type, parts);
    JigOp *write = jig_vectorize_write_all(v, whole, r->dest, !v->options->num_sizes);
    jig_vectorize_add_result(v, jig_op_result(write, 0));
    return true;
}

bool jig_vectorize_relayout(JigVectorizer *v) {
    JigRelayout r = jig_linalg_relayout(v->op, v->a);
    Interleaving x = interleaving_of(v, &r);
    return r.is_pack ? pack(v, &r, &x) : unpack(v, &r, &x);
}
