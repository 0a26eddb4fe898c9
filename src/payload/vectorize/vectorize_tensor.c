/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reads and writes of all of a tensor or buffer; tensor.pad and tensor.insert_slice by them. */
#include "payload/vectorize/vectorize_int.h"

#include "dialect/arith/arith.h"
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_pad.h"
#include "dialect/vector/vector_util.h"
#include "ir/diag/kinds.h"

/* ---- All of it ---- */

static JigMixed *sizes_of(JigVectorizer *v, JigValue *shaped) {
    size_t rank = jig_type_rank(jig_value_type(shaped));
    JigMixed *sizes = JIG_NEW_ARRAY(v->a, JigMixed, rank);
    for (size_t i = 0; i < rank; ++i)
        sizes[i] = jig_tensor_build_dim(v->rw, v->loc, shaped, i);
    return sizes;
}

static const JigType *lanes_of(const JigVectorizer *v, const JigType *vector) {
    return jig_vector_with_element(vector, jig_type_i(v->rw->ctx, 1));
}

/* A scalable dimension has a number of lanes that is not known. */
static bool has_lanes(const JigType *vector, size_t i, int64_t n) {
    return jig_type_dim(vector, i) == n && !jig_vector_scalable_at(vector, i);
}

JigValue *jig_vectorize_read_all(JigVectorizer *v, JigValue *source, const JigType *type,
                                 JigValue *padding, bool in_bounds) {
    const JigType *from = jig_value_type(source);
    size_t rank = jig_type_rank(type);
    JigValue *zero = jig_arith_index(v->rw, v->loc, 0);
    bool *known = JIG_NEW_ARRAY(v->a, bool, rank), all = true;
    for (size_t i = 0; i < rank; ++i) {
        all &= has_lanes(type, i, jig_type_dim(from, i));
        known[i] = !in_bounds || has_lanes(type, i, jig_type_dim(from, i));
    }
    JigOp *read = jig_vector_build_read(
        v->rw, v->loc,
        &(JigVectorRead){
            .type = type, .base = source, .index = zero, .padding = padding, .in_bounds = known},
        v->a);
    if (in_bounds || all)
        return jig_op_result(read, 0);
    JigValue *mask =
        jig_vector_build_create_mask(v->rw, v->loc, lanes_of(v, type), sizes_of(v, source), v->a);
    return jig_op_result(jig_vector_build_mask(v->rw, read, mask), 0);
}

/* Where a vector goes: the last dimensions of `dest`, from `at` on. */
typedef struct Place {
    JigValue *dest;
    JigValue *const *at; /* NULL: 0 */
    const bool *in_bounds;
} Place;

static JigOp *write_at(JigVectorizer *v, JigValue *vector, const Place *place) {
    JigVectorWrite write = {.vector = vector,
                            .base = place->dest,
                            .indices = place->at,
                            .in_bounds = place->in_bounds,
                            .all_in_bounds = !place->in_bounds};
    if (!place->at)
        write.index = jig_arith_index(v->rw, v->loc, 0);
    return jig_vector_build_write(v->rw, v->loc, &write, v->a);
}

/* Does the vector fit into a destination of static sizes? */
static bool fits(const JigType *vector, const Place *place) {
    const JigType *dest = jig_value_type(place->dest);
    size_t rank = jig_type_rank(vector), lead = jig_type_rank(dest) - rank;
    bool same = true, within = !jig_type_num_dynamic_dims(dest);
    for (size_t i = 0; place->at && i < jig_type_rank(dest); ++i) {
        int64_t start;
        within &= jig_constant_int(place->at[i], &start) && start >= 0 &&
                  (i < lead || (!jig_type_is_dynamic_dim(dest, i) &&
                                start <= jig_type_dim(dest, i) - jig_type_dim(vector, i - lead)));
    }
    for (size_t i = 0; i < rank; ++i) {
        same &= has_lanes(vector, i, jig_type_dim(dest, lead + i));
        within &= jig_type_dim(dest, lead + i) >= jig_type_dim(vector, i);
    }
    return same || (within && !jig_type_is_scalable(vector));
}

/* Writes the lanes that the last dimensions of `sizes_like` have. */
static JigOp *write_masked(JigVectorizer *v, JigValue *vector, const Place *place,
                           JigValue *sizes_like) {
    const JigType *type = jig_value_type(vector), *lanes = lanes_of(v, type);
    size_t rank = jig_type_rank(type), lead = jig_type_rank(jig_value_type(sizes_like)) - rank;
    JigOp *write = write_at(v, vector, place);
    JigMixed *room = sizes_of(v, sizes_like);
    JigValue **sizes = JIG_NEW_ARRAY(v->a, JigValue *, rank);
    for (size_t i = 0; i < rank; ++i)
        sizes[i] = jig_arith_mixed_to_value(v->rw, v->loc, room[lead + i]);
    JigValue *mask =
        jig_build_or_fold(v->rw, v->loc, JIG_VECTOR(CREATE_MASK), sizes, rank, &lanes, 1, NULL);
    return jig_vector_build_mask(v->rw, write, mask);
}

JigOp *jig_vectorize_write_all(JigVectorizer *v, JigValue *vector, JigValue *dest, bool in_bounds) {
    const JigType *type = jig_value_type(vector), *to = jig_value_type(dest);
    size_t rank = jig_type_rank(type), lead = jig_type_rank(to) - rank;
    bool *known = JIG_NEW_ARRAY(v->a, bool, rank);
    for (size_t i = 0; i < rank; ++i) {
        int64_t size = jig_type_dim(to, lead + i);
        known[i] = !in_bounds || (size != JIG_DYNAMIC && size >= jig_type_dim(type, i) &&
                                  !jig_vector_scalable_at(type, i));
    }
    Place place = {.dest = dest, .in_bounds = known};
    return in_bounds || fits(type, &place) ? write_at(v, vector, &place)
                                           : write_masked(v, vector, &place, dest);
}

/* ---- tensor.pad ---- */

/* Where something comes before the source, only the whole dimension can: one padded element. */
bool jig_vectorize_check_pad(const JigVectorizer *v) {
    const JigType *type = jig_op_result_type(v->op, 0);
    size_t rank = jig_type_rank(type), n;
    if (!jig_tensor_pad_value(v->op))
        return jig_refuse(v->why, v->op, "what it pads with is not one value");
    JIG_CHECK(jig_vectorize_sizes_fit(v, jig_type_shape(type), rank) &&
              jig_vectorize_sizes_reach(v, jig_op_result(v->op, 0)));
    JigMixed *low = jig_mixed_list(v->op, "static_low", 1, &n, v->a);
    for (size_t i = 0; i < n; ++i)
        if (!jig_mixed_is(low[i], 0) && (jig_type_dim(type, i) != 1 || low[i].attr))
            return jig_refuse(v->why, v->op, "it pads at the front of dimension {}",
                              jig_fact_int((int64_t)i));
    return true;
}

/* The value that pads; a constant of the body comes out of it. */
static JigValue *padding_of(JigVectorizer *v) {
    JigValue *value = jig_tensor_pad_value(v->op);
    JigOp *def = jig_value_def(value);
    bool inside = def && jig_op_is_ancestor(v->op, def);
    return inside ? jig_op_result(jig_rw_clone(v->rw, def, NULL), 0) : value;
}

bool jig_vectorize_pad(JigVectorizer *v) {
    JigValue *padding = padding_of(v);
    const JigType *element = jig_value_type(padding), *result = jig_op_result_type(v->op, 0);
    JigMixed *sizes = jig_tensor_pad_sizes(v->rw, v->op, v->a);
    const JigType *type = jig_type_vector(v->options->sizes, NULL, v->options->num_sizes, element);
    JigValue *read = jig_vectorize_read_all(v, jig_tensor_pad_source(v->op), type, padding, false);
    JigValue *dest = jig_linalg_build_empty(v->rw, v->loc, sizes, jig_type_rank(result), element);
    jig_vectorize_add_result(v, jig_op_result(jig_vectorize_write_all(v, read, dest, false), 0));
    return true;
}

/* ---- tensor.insert_slice ---- */

/* The one value that a tensor or vector was filled with, as far as its making shows. */
static JigValue *filling_of(const JigValue *value) {
    JigOp *def = jig_value_def(value);
    if (jig_op_is(def, JIG_VECTOR(BROADCAST))) {
        JigValue *source = jig_vector_broadcast_source(def);
        return jig_type_is_vector(jig_value_type(source)) ? NULL : source;
    }
    if (jig_op_is(def, JIG_LINALG(FILL)))
        return jig_linalg_fill_inputs_at(def, 0);
    if (jig_op_is(def, JIG_VECTOR(TRANSFER_WRITE)))
        return filling_of(jig_vector_transfer_write_value_to_store(def));
    if (jig_op_is(def, JIG_TENSOR(INSERT_SLICE)))
        return filling_of(jig_tensor_insert_slice_dest(def));
    return NULL;
}

/* The vector stands for the last dimensions of the destination: those that the source lacks come
 * first, and steps are 1. */
static bool fits_at_the_end(const JigVectorizer *v) {
    size_t n;
    const JigType *source = jig_value_type(jig_tensor_insert_slice_source(v->op)),
                  *dest = jig_op_result_type(v->op, 0);
    JigMixed *sizes = jig_slice_sizes(v->op, &n, v->a);
    size_t rank = jig_type_rank(source), lead = jig_type_rank(dest) - rank;
    for (size_t i = 0; i < lead; ++i)
        if (!jig_mixed_is(sizes[i], 1))
            return jig_refuse(v->why, v->op, "a dimension is dropped that is not in front");
    for (size_t i = 0; i < rank; ++i) {
        int64_t size = jig_type_dim(source, i), given = JIG_DYNAMIC;
        if (jig_mixed_constant(sizes[lead + i], &given) && size != JIG_DYNAMIC && size != given)
            return jig_refuse(v->why, v->op, "a dimension is dropped that is not in front");
    }
    return jig_slice_has_unit_strides(v->op, v->a) ||
           jig_refuse(v->why, v->op, "it inserts in steps");
}

/* Of dimension `i` of the source; JIG_DYNAMIC where it is not known. */
static int64_t inserted_size(const JigVectorizer *v, size_t i) {
    size_t n;
    const JigType *source = jig_value_type(jig_tensor_insert_slice_source(v->op));
    const JigMixed *sizes = jig_slice_sizes(v->op, &n, v->a);
    int64_t size = jig_type_dim(source, i), given;
    size_t lead = n - jig_type_rank(source);
    return size == JIG_DYNAMIC && jig_mixed_constant(sizes[lead + i], &given) ? given : size;
}

bool jig_vectorize_check_insert(const JigVectorizer *v) {
    const JigVectorizeOptions *o = v->options;
    const JigType *type = jig_value_type(jig_tensor_insert_slice_source(v->op));
    if (!jig_type_valid_vector_element(jig_type_element(type)))
        return jig_refuse(v->why, v->op, "no vectors of its elements");
    bool filled = jig_value_def_is(jig_tensor_insert_slice_dest(v->op), JIG_LINALG(FILL));
    if (!o->num_sizes && jig_type_num_dynamic_dims(type) && !filled)
        return jig_refuse(v->why, v->op, "it is not known what is around the inserted elements");
    for (size_t i = 0; o->num_sizes && i < jig_type_rank(type); ++i)
        if (i >= o->num_sizes || o->sizes[i] <= 0 || inserted_size(v, i) > o->sizes[i])
            return jig_refuse(v->why, v->op, "the vector sizes are less than the source",
                              jig_fact_kind(JIG_KIND_VECTOR_SIZES));
    if (o->num_sizes)
        JIG_CHECK(jig_vectorize_sizes_reach(v, jig_tensor_insert_slice_source(v->op)));
    return fits_at_the_end(v);
}

/* The sizes that are asked for; else those of the source, or of the destination where they are not
 * known. NULL: neither is. */
static const JigType *inserted_vector(const JigVectorizer *v) {
    const JigVectorizeOptions *o = v->options;
    const JigType *type = jig_value_type(jig_tensor_insert_slice_source(v->op)),
                  *to = jig_op_result_type(v->op, 0);
    size_t rank = jig_type_rank(type), lead = jig_type_rank(to) - rank;
    int64_t *shape = JIG_NEW_ARRAY(v->a, int64_t, rank);
    for (size_t i = 0; i < rank; ++i) {
        bool known = !jig_type_is_dynamic_dim(type, i);
        shape[i] = o->num_sizes ? o->sizes[i]
                   : known      ? jig_type_dim(type, i)
                                : jig_type_dim(to, lead + i);
        if (shape[i] == JIG_DYNAMIC || shape[i] <= 0) {
            jig_refuse(v->why, v->op, "the size of dimension {} is not known",
                       jig_fact_kind(JIG_KIND_UNKNOWN_SIZE), jig_fact_int((int64_t)i));
            return NULL;
        }
    }
    return jig_type_vector(shape, NULL, rank, jig_type_element(type));
}

/* May all lanes of the vector be written that the destination has room for? Those that the source
 * does not have must hold what is there already, or what nobody knows. */
static bool may_write_padding(const JigVectorizer *v, const JigType *vector, JigValue *const *at) {
    const JigType *from = jig_value_type(jig_tensor_insert_slice_source(v->op)),
                  *to = jig_op_result_type(v->op, 0);
    const JigOp *dest = jig_value_def(jig_tensor_insert_slice_dest(v->op));
    size_t rank = jig_type_rank(vector), lead = jig_type_rank(to) - rank;
    bool padded = false;
    for (size_t i = 0; i < rank; ++i) {
        int64_t size = jig_type_dim(from, i), start;
        if (size == jig_type_dim(vector, i))
            continue;
        if (!jig_constant_int(at[lead + i], &start) || start != 0)
            return false;
        padded |= size == JIG_DYNAMIC || size != jig_type_dim(to, lead + i);
    }
    return !padded || jig_op_is(dest, JIG_LINALG(FILL)) || jig_op_is(dest, JIG_TENSOR(EMPTY));
}

/* Without sizes: where the source is static its elements lie within the destination; else vectors
 * are as large as that, and stay within it when they begin where it begins. */
static const bool *known_in_bounds(const JigVectorizer *v, const JigType *vector,
                                   JigValue *const *at) {
    const JigType *to = jig_op_result_type(v->op, 0),
                  *from = jig_value_type(jig_tensor_insert_slice_source(v->op));
    size_t rank = jig_type_rank(vector), lead = jig_type_rank(to) - rank;
    bool *known = JIG_NEW_ARRAY(v->a, bool, rank);
    for (size_t i = 0; i < rank; ++i) {
        int64_t size = jig_type_dim(to, lead + i), start = -1;
        bool begins = jig_constant_int(at[lead + i], &start) && start == 0;
        known[i] =
            v->options->num_sizes || (size != JIG_DYNAMIC && size >= jig_type_dim(vector, i) &&
                                      (begins || !jig_type_is_dynamic_dim(from, i)));
    }
    return known;
}

bool jig_vectorize_insert(JigVectorizer *v) {
    bool sized = v->options->num_sizes;
    JigValue *source = jig_tensor_insert_slice_source(v->op),
             *dest = jig_tensor_insert_slice_dest(v->op), *padding = filling_of(dest);
    const JigType *from = jig_value_type(source), *element = jig_type_element(from),
                  *type = inserted_vector(v);
    JIG_CHECK(type != NULL);
    if (!padding)
        padding = jig_arith_constant(v->rw, v->loc, element, jig_attr_zero(element));
    (void)jig_arith_index(v->rw, v->loc, 0); /* nobody asks for it; the reference makes it */
    JigValue *read = jig_vectorize_read_all(v, source, type, padding, !sized);
    size_t n;
    JigMixed *offsets = jig_slice_offsets(v->op, &n, v->a);
    JigValue **at = JIG_NEW_ARRAY(v->a, JigValue *, n + 1);
    for (size_t i = 0; i < n; ++i)
        at[i] = jig_arith_mixed_to_value(v->rw, v->loc, offsets[i]);
    Place place = {.dest = dest, .at = at, .in_bounds = known_in_bounds(v, type, at)};
    JigOp *write;
    if (sized && !may_write_padding(v, type, at))
        write = write_masked(v, read, &place, source);
    else if (!sized || fits(type, &place))
        write = write_at(v, read, &place);
    else
        write = write_masked(v, read, &place, dest);
    jig_vectorize_add_result(v, jig_op_result(write, 0));
    return true;
}
