/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Folds of extractions and insertions at positions. */
#include "dialect/common/constfold.h"
#include "dialect/ub/ub.h"
#include "dialect/vector/vector_util.h"
#include "ir/trail.h"

/* The positions of an op, as its attribute has them. */
typedef struct Position {
    const int64_t *at;
    size_t n;
    bool is_static;
} Position;

static Position position_of(const JigOp *op) {
    const JigAttr *list = jig_vector_static_position_attr(op);
    Position p = {jig_attr_dense_i64_data(list), jig_attr_dense_array_len(list), true};
    for (size_t i = 0; i < p.n; i++)
        p.is_static &= p.at[i] != JIG_DYNAMIC;
    return p;
}

/* To be changed. */
static int64_t *copy_of(const Position *p, JigArena *a) {
    int64_t *at = JIG_NEW_ARRAY(a, int64_t, p->n + 1);
    memcpy(at, p->at, p->n * sizeof *at);
    return at;
}

/* The position that is no lane at all. */
enum { NOWHERE = -1 };
static bool is_nowhere(const Position *p) {
    for (size_t i = 0; i < p->n; i++)
        if (p->at[i] == NOWHERE)
            return true;
    return false;
}

/* Index operands that are constants become part of the static list, and of `p`. */
static bool fold_indices(JigFoldCall *call, size_t first_dynamic, const JigType *vector,
                         Position *p) {
    JigOp *op = call->op;
    if (p->is_static)
        return false;
    const JigAttr *const *next = call->operands + first_dynamic;
    int64_t *at = copy_of(p, call->arena);
    bool changed = false;
    for (size_t i = 0, operand = first_dynamic; i < p->n; i++) {
        if (p->at[i] != JIG_DYNAMIC)
            continue;
        const JigAttr *c = *next++;
        int64_t value = c && jig_attr_is_int(c) ? jig_attr_int_value(c) : JIG_DYNAMIC;
        if (value < NOWHERE || i >= jig_type_rank(vector) || value >= jig_type_dim(vector, i)) {
            operand++;
            continue;
        }
        at[i] = value;
        jig_op_erase_operands(op, operand, 1);
        changed = true;
    }
    if (changed) {
        jig_vector_set_static_position(NULL, op, jig_attr_dense_i64(jig_op_context(op), at, p->n));
        *p = position_of(op);
    }
    return changed;
}

/* The part of a constant at a static position. */
static const JigAttr *constant_part(const JigAttr *x, const Position *p, const JigType *result,
                                    JigArena *a) {
    const JigType *type = jig_attr_type(x);
    bool scalar = !jig_type_is_vector(result);
    if (jig_vector_is_splat(x))
        return scalar ? jig_attr_element(x, 0) : jig_vector_splat(result, jig_attr_element(x, 0));
    int64_t n = scalar ? 1 : jig_type_num_elements(result), start = 0;
    for (size_t i = 0; i < jig_type_rank(type); i++)
        start = start * jig_type_dim(type, i) + (i < p->n ? p->at[i] : 0);
    if (start < 0 || start + n > jig_type_num_elements(type))
        return NULL;
    if (scalar)
        return jig_attr_element(x, start);
    if (jig_const_is_too_long(x, n))
        return NULL;
    const JigAttr **items = jig_arena_alloc(a, (size_t)n * sizeof *items);
    for (int64_t i = 0; i < n; i++)
        items[i] = jig_attr_element(x, start + i);
    return jig_attr_dense_of(result, items, (size_t)n);
}

/* The op becomes an extraction from `source` at this position. */
static JigFold extract_at(JigFoldCall *call, JigValue *source, const int64_t *at, size_t n) {
    jig_vector_extract_set_source(NULL, call->op, source);
    jig_vector_extract_set_static_position(NULL, call->op,
                                           jig_attr_dense_i64(jig_op_context(call->op), at, n));
    return JIG_FOLD_IN_PLACE;
}

/* Positions of `outer` come before those of `op`: both in one. */
static JigFold extract_from_extract(JigFoldCall *call, JigOp *outer) {
    Position p = position_of(outer), own = position_of(call->op);
    if (!p.is_static || !own.is_static ||
        p.n + own.n > jig_type_rank(jig_value_type(jig_vector_extract_source(outer))))
        return JIG_FOLD_NONE;
    int64_t *at = JIG_NEW_ARRAY(call->arena, int64_t, p.n + own.n + 1);
    memcpy(at, p.at, p.n * sizeof *at);
    memcpy(at + p.n, own.at, own.n * sizeof *at);
    return extract_at(call, jig_vector_extract_source(outer), at, p.n + own.n);
}

/* What an extraction takes on its way through transpositions and insertions: per dim a position,
 * or ALL_OF(d), which is dim `d` of the result's, as a whole. */
typedef struct Way {
    int64_t *at;
    size_t n, rank; /* positions asked for; dims here */
} Way;
#define ALL_OF(dim) (-1 - (int64_t)(dim))

static Way way_of(const Position *p, const JigType *source, JigArena *a) {
    Way w = {.n = p->n, .rank = jig_type_rank(source)};
    w.at = JIG_NEW_ARRAY(a, int64_t, w.rank + 1);
    for (size_t d = 0; d < w.rank; d++)
        w.at[d] = d < p->n ? p->at[d] : ALL_OF(d);
    return w;
}

/* Positions first, then whole dims in their order: is that an extraction again? */
static bool is_extraction(const Way *w) {
    for (size_t d = 0; d < w->rank; d++)
        if (d < w->n ? w->at[d] < 0 : w->at[d] != ALL_OF(d))
            return false;
    return true;
}

static void go_through_transpose(Way *w, const JigOp *transpose, JigArena *a) {
    const JigAttr *order = jig_vector_transpose_permutation_attr(transpose);
    int64_t *at = JIG_NEW_ARRAY(a, int64_t, w->rank + 1);
    for (size_t i = 0; i < w->rank; i++)
        at[jig_attr_dense_array_int(order, i)] = w->at[i];
    w->at = at;
}

/* Can what was inserted at `in` be elsewhere than what is extracted? */
static bool may_meet(const Way *w, const Position *in) {
    for (size_t d = 0; d < in->n && d < w->n; d++)
        if (w->at[d] >= 0 && in->at[d] >= 0 && w->at[d] != in->at[d])
            return false;
    return true;
}

/* From what was inserted at `in`: all of it, or a part. */
static JigFold extract_from_inserted(JigFoldCall *call, JigOp *insert, const Way *w,
                                     const Position *in) {
    JigValue *inserted = jig_vector_insert_value_to_store(insert);
    if (!is_extraction(w) || memcmp(w->at, in->at, in->n * sizeof *in->at) != 0)
        return JIG_FOLD_NONE;
    if (w->n == in->n && jig_value_type(inserted) == jig_op_result_type(call->op, 0))
        return jig_const_fold_value(call, inserted);
    if (w->n == in->n || !jig_type_is_vector(jig_value_type(inserted)))
        return JIG_FOLD_NONE;
    return extract_at(call, inserted, w->at + in->n, w->n - in->n);
}

/* What was inserted there, or what all insertions left alone, whatever the order of dims became on
 * the way; nothing when the way ends where the place of an insertion is not known. */
static JigFold extract_from_chain(JigFoldCall *call) {
    JigValue *source = jig_vector_extract_source(call->op);
    Position own = position_of(call->op);
    if (!own.is_static)
        return JIG_FOLD_NONE;
    Way w = way_of(&own, jig_value_type(source), call->arena);
    JigTrail trail = {0};
    for (;;) {
        JigOp *def = jig_value_def(source);
        if (def && !jig_trail_step(&trail, def))
            return JIG_FOLD_NONE;
        if (jig_op_is(def, JIG_VECTOR(TRANSPOSE))) {
            go_through_transpose(&w, def, call->arena);
            source = jig_vector_transpose_vector(def);
            continue;
        }
        if (!jig_op_is(def, JIG_VECTOR(INSERT)))
            break;
        Position in = position_of(def);
        if (may_meet(&w, &in))
            return in.is_static && w.n >= in.n ? extract_from_inserted(call, def, &w, &in)
                                               : JIG_FOLD_NONE;
        source = jig_vector_insert_dest(def);
    }
    if (!is_extraction(&w) || source == jig_vector_extract_source(call->op))
        return JIG_FOLD_NONE;
    return extract_at(call, source, w.at, w.n);
}

/* One lane may be called a vector of one, and the other way round: the positions do not tell. */
static size_t extracted_rank(const JigOp *extract) {
    const JigType *t = jig_op_result_type(extract, 0);
    return jig_type_is_vector(t) ? jig_type_rank(t) : 0;
}

bool jig_vector_broadcasts(const JigOp *op) {
    if (jig_op_is(op, JIG_VECTOR(BROADCAST)))
        return true;
    if (!jig_op_is(op, JIG_VECTOR(SHAPE_CAST)))
        return false;
    const JigType *from = jig_value_type(jig_vector_broadcast_source(op)),
                  *to = jig_op_result_type(op, 0);
    size_t n = jig_type_rank(to) - jig_type_rank(from);
    if (jig_type_rank(to) < jig_type_rank(from))
        return false;
    for (size_t i = 0; i < jig_type_rank(to); i++) {
        bool same = i < n
                        ? jig_type_dim(to, i) == 1 && !jig_vector_scalable_at(to, i)
                        : jig_type_dim(to, i) == jig_type_dim(from, i - n) &&
                              jig_vector_scalable_at(to, i) == jig_vector_scalable_at(from, i - n);
        if (!same)
            return false;
    }
    return true;
}

/* The only lane of a vector, whose position is left out. */
static bool is_lane_of_one(const JigOp *extract, const Position *p) {
    return !jig_type_is_vector(jig_op_result_type(extract, 0)) &&
           p->n + 1 == jig_type_rank(jig_value_type(jig_vector_extract_source(extract)));
}

/* All of the source, or the part of it that a part of its broadcast shows: at the last positions,
 * or the first where the source has one only. */
static JigFold extract_from_broadcast(JigFoldCall *call, JigOp *broadcast) {
    JigOp *op = call->op;
    JigValue *source = jig_vector_broadcast_source(broadcast);
    const JigType *from = jig_value_type(source), *result = jig_op_result_type(op, 0);
    if (from == result)
        return jig_const_fold_value(call, source);
    if (!jig_type_is_vector(from))
        return JIG_FOLD_NONE;
    Position p = position_of(op);
    size_t kept = extracted_rank(op), rank = jig_type_rank(from),
           lead = jig_type_rank(jig_op_result_type(broadcast, 0)) - rank, n = 0, dynamic = 0;
    if (kept > rank || (kept == rank && jig_type_is_vector(result)) ||
        p.n + is_lane_of_one(op, &p) != lead + rank - kept)
        return JIG_FOLD_NONE;
    const JigType *part = kept ? jig_vector_extracted_type(from, rank - kept) : NULL;
    if (kept && part != result)
        return JIG_FOLD_NONE;
    JigValue **values = JIG_NEW_ARRAY(call->arena, JigValue *, rank - kept);
    int64_t *at = JIG_NEW_ARRAY(call->arena, int64_t, lead + rank);
    memcpy(at, p.at, p.n * sizeof *at);
    for (size_t i = 0; i < p.n; i++) {
        JigValue *v =
            p.at[i] == JIG_DYNAMIC ? jig_vector_extract_dynamic_position_at(op, dynamic++) : NULL;
        if (i >= lead && jig_vector_is_one_lane(from, i - lead))
            at[i] = 0;
        else if (i >= lead && v)
            values[n++] = v;
    }
    jig_vector_extract_set_dynamic_position(NULL, op, values, n);
    return extract_at(call, source, at + lead, rank - kept);
}

static JigFold extract_from_elements(JigFoldCall *call, JigOp *from) {
    Position p = position_of(call->op);
    const JigType *type = jig_op_result_type(from, 0);
    if (!p.is_static || p.n != jig_type_rank(type))
        return JIG_FOLD_NONE;
    int64_t at = 0;
    for (size_t i = 0; i < p.n; i++)
        at = at * jig_type_dim(type, i) + p.at[i];
    if (at < 0 || (size_t)at >= jig_op_num_operands(from) ||
        jig_op_result_type(call->op, 0) != jig_type_element(type))
        return JIG_FOLD_NONE;
    return jig_const_fold_value(call, jig_op_operand(from, (size_t)at));
}

/* Offsets of dims that the slice takes whole are 0 and need no position. */
static JigFold extract_from_slice(JigFoldCall *call, JigOp *slice) {
    Position own = position_of(call->op);
    const JigAttr *offsets = jig_vector_extract_strided_slice_offsets_attr(slice);
    const JigType *from = jig_value_type(jig_vector_extract_strided_slice_source(slice)),
                  *to = jig_op_result_type(slice, 0);
    size_t n = jig_attr_array_len(offsets);
    while (n && jig_type_dim(from, n - 1) == jig_type_dim(to, n - 1))
        n--;
    if (!own.is_static || own.n < n || jig_type_rank(to) - extracted_rank(call->op) < n)
        return JIG_FOLD_NONE;
    int64_t *at = copy_of(&own, call->arena);
    for (size_t i = 0; i < n; i++)
        at[i] += jig_attr_int_value(jig_attr_array_at(offsets, i));
    return extract_at(call, jig_vector_extract_strided_slice_source(slice), at, own.n);
}

/* Is what `p` extracts all (1), not at all (0), or in part (-1) from the slice inserted by
 * `insert`? The slice's own positions go to `within`, which has room for those of p. */
static int lies_in_slice(const JigOp *insert, const Position *p, int64_t *within, size_t *n) {
    const JigType *slice = jig_value_type(jig_vector_insert_strided_slice_value_to_store(insert)),
                  *into = jig_op_result_type(insert, 0);
    const JigAttr *offsets = jig_vector_extract_strided_slice_offsets_attr(insert);
    size_t rank = jig_type_rank(into), added = rank - jig_type_rank(slice);
    bool whole = p->n >= added;
    *n = 0;
    for (size_t i = 0; i < rank; i++) {
        int64_t start = jig_attr_int_value(jig_attr_array_at(offsets, i)),
                size = i < added ? 1 : jig_type_dim(slice, i - added);
        if (i >= p->n)
            whole &= start == 0 && size == jig_type_dim(into, i);
        else if (p->at[i] < start || p->at[i] >= start + size)
            return 0;
        else if (i >= added)
            within[(*n)++] = p->at[i] - start;
    }
    return whole ? 1 : -1;
}

/* From the slice itself, when no slice inserted later covers a part of it. */
static JigFold extract_from_inserted_slice(JigFoldCall *call, JigOp *insert) {
    Position own = position_of(call->op);
    if (!own.is_static)
        return JIG_FOLD_NONE;
    int64_t *within = JIG_NEW_ARRAY(call->arena, int64_t, own.n + 1);
    size_t n = 0;
    int lies = 0;
    JigTrail trail = {0};
    for (; jig_op_is(insert, JIG_VECTOR(INSERT_STRIDED_SLICE)) && jig_trail_step(&trail, insert);
         insert = jig_value_def(jig_vector_insert_strided_slice_dest(insert)))
        if ((lies = lies_in_slice(insert, &own, within, &n)) != 0)
            break;
    if (lies != 1)
        return JIG_FOLD_NONE;
    return extract_at(call, jig_vector_insert_strided_slice_value_to_store(insert), within, n);
}

/* Are the last `n` dims the same? */
static bool same_tail(const JigType *a, const JigType *b, size_t n) {
    size_t x = jig_type_rank(a), y = jig_type_rank(b);
    if (x < n || y < n)
        return false;
    for (size_t i = 1; i <= n; i++)
        if (jig_type_dim(a, x - i) != jig_type_dim(b, y - i) ||
            jig_vector_scalable_at(a, x - i) != jig_vector_scalable_at(b, y - i))
            return false;
    return true;
}

/* A number of lanes: `fixed` + `scaled` times vscale. */
typedef struct Lanes {
    int64_t fixed, scaled;
} Lanes;

/* The number of the lane at a position in the first `n` dims; false: it has vscale squared. */
static bool number_of(const JigType *type, const Position *p, size_t n, Lanes *lane) {
    *lane = (Lanes){0};
    for (size_t i = 0; i < n; i++) {
        int64_t dim = jig_type_dim(type, i), at = i < p->n ? p->at[i] : 0;
        bool scalable = jig_vector_scalable_at(type, i);
        if (at < 0 || (scalable && lane->scaled))
            return false;
        *lane = scalable ? (Lanes){.fixed = at, .scaled = lane->fixed * dim}
                         : (Lanes){lane->fixed * dim + at, lane->scaled * dim};
    }
    return true;
}

/* The position of a lane in the first `n` dims, whatever vscale is; false: it depends on that. */
static bool position_of_lane(const JigType *type, size_t n, Lanes lane, int64_t *at) {
    for (size_t i = n; i-- > 0;) {
        int64_t dim = jig_type_dim(type, i);
        if (jig_vector_scalable_at(type, i)) {
            if (lane.fixed >= dim || lane.scaled % dim)
                return false;
            at[i] = lane.fixed;
            lane = (Lanes){.fixed = lane.scaled / dim};
        } else if (lane.scaled % dim) {
            return false;
        } else {
            at[i] = lane.fixed % dim;
            lane = (Lanes){lane.fixed / dim, lane.scaled / dim};
        }
    }
    return true;
}

/* The lane of the same number, counted in the other shape; or a part that is the same in both. */
static JigFold extract_from_shape_cast(JigFoldCall *call, JigOp *cast) {
    Position own = position_of(call->op);
    const JigType *from = jig_value_type(jig_vector_shape_cast_source(cast)),
                  *to = jig_op_result_type(cast, 0);
    size_t kept = extracted_rank(call->op), n = jig_type_rank(to) - kept;
    Lanes lane;
    if (!own.is_static || !same_tail(from, to, kept) || !number_of(to, &own, n, &lane))
        return JIG_FOLD_NONE;
    size_t rank = jig_type_rank(from) - kept;
    int64_t *at = JIG_NEW_ARRAY(call->arena, int64_t, rank + 1);
    return position_of_lane(from, rank, lane, at)
               ? extract_at(call, jig_vector_shape_cast_source(cast), at, rank)
               : JIG_FOLD_NONE;
}

static JigFold extract_from_shuffle(JigFoldCall *call, JigOp *shuffle) {
    Position own = position_of(call->op);
    const JigAttr *mask = jig_vector_shuffle_mask_attr(shuffle);
    const JigType *v1 = jig_value_type(jig_vector_shuffle_v1(shuffle));
    if (!own.is_static || own.n != 1 || jig_type_rank(v1) != 1 || own.at[0] < 0 ||
        own.at[0] >= (int64_t)jig_attr_dense_array_len(mask))
        return JIG_FOLD_NONE;
    int64_t lane = jig_attr_dense_array_int(mask, (size_t)own.at[0]), first = jig_type_dim(v1, 0);
    if (lane < 0)
        return jig_const_fold_attr(call, jig_ub_poison_attr(jig_op_context(call->op)));
    int64_t at = lane < first ? lane : lane - first;
    return extract_at(
        call, lane < first ? jig_vector_shuffle_v1(shuffle) : jig_vector_shuffle_v2(shuffle), &at,
        1);
}

JigFold jig_vector_fold_extract(JigFoldCall *call) {
    JigOp *op = call->op;
    const JigType *source = jig_value_type(jig_vector_extract_source(op)),
                  *result = jig_op_result_type(op, 0);
    /* Constant positions may show more than they did as operands. */
    Position given = position_of(op), p = given;
    bool changed = fold_indices(call, 1, source, &p);
    if (p.n == 0 && source == result)
        return jig_const_fold_value(call, jig_vector_extract_source(op));
    if (is_nowhere(&given))
        return jig_const_fold_attr(call, jig_ub_poison_attr(jig_op_context(op)));
    if (is_nowhere(&p))
        return JIG_FOLD_IN_PLACE;
    const JigAttr *x = call->operands[0];
    if (x && jig_const_match_poison(x))
        return jig_const_fold_attr(call, x);
    if (x && jig_attr_is_dense(x) && (p.is_static || jig_vector_is_splat(x))) {
        const JigAttr *part = constant_part(x, &p, result, call->arena);
        if (part)
            return jig_const_fold_attr(call, part);
    }
    JigOp *def = jig_value_def(jig_vector_extract_source(op));
    JigFold folded = jig_vector_broadcasts(def) ? extract_from_broadcast(call, def) : JIG_FOLD_NONE;
    if (folded != JIG_FOLD_NONE)
        return folded;
    if (jig_op_is(def, JIG_VECTOR(EXTRACT)))
        folded = extract_from_extract(call, def);
    else if (jig_op_is(def, JIG_VECTOR(INSERT)) || jig_op_is(def, JIG_VECTOR(TRANSPOSE)))
        folded = extract_from_chain(call);
    else if (jig_op_is(def, JIG_VECTOR(FROM_ELEMENTS)))
        folded = extract_from_elements(call, def);
    else if (jig_op_is(def, JIG_VECTOR(EXTRACT_STRIDED_SLICE)))
        folded = extract_from_slice(call, def);
    else if (jig_op_is(def, JIG_VECTOR(INSERT_STRIDED_SLICE)))
        folded = extract_from_inserted_slice(call, def);
    else if (jig_op_is(def, JIG_VECTOR(SHAPE_CAST)))
        folded = extract_from_shape_cast(call, def);
    else if (jig_op_is(def, JIG_VECTOR(SHUFFLE)))
        folded = extract_from_shuffle(call, def);
    return folded == JIG_FOLD_NONE && changed ? JIG_FOLD_IN_PLACE : folded;
}

/* Larger constants are not rewritten element by element. */
#define MAX_INSERT_ELEMENTS 256

static const JigAttr *insert_constant(JigFoldCall *call, const Position *p) {
    const JigAttr *value = call->operands[0], *dest = call->operands[1];
    if (!value || !dest || !p->is_static || !jig_attr_is_dense(dest) ||
        jig_type_is_scalable(jig_attr_type(dest)))
        return NULL;
    const JigType *type = jig_attr_type(dest);
    int64_t total = jig_type_num_elements(type), start = 0;
    if ((total > MAX_INSERT_ELEMENTS && !jig_value_has_one_use(jig_vector_insert_dest(call->op))) ||
        jig_const_is_too_long(dest, total))
        return NULL;
    bool dense = jig_attr_is_dense(value);
    if (!dense && !jig_attr_is_int(value) && !jig_attr_is_float(value))
        return NULL;
    int64_t n = dense ? jig_type_num_elements(jig_attr_type(value)) : 1;
    for (size_t i = 0; i < jig_type_rank(type); i++)
        start = start * jig_type_dim(type, i) + (i < p->n ? p->at[i] : 0);
    if (start < 0 || start + n > total)
        return NULL;
    const JigAttr **items = jig_arena_alloc(call->arena, ((size_t)total + 1) * sizeof *items);
    for (int64_t i = 0; i < total; i++)
        items[i] = jig_attr_element(dest, i);
    for (int64_t i = 0; i < n; i++)
        items[start + i] = dense ? jig_attr_element(value, i) : value;
    return jig_attr_dense_of(type, items, (size_t)total);
}

/* Do both insert at the same positions, known or not? */
static bool same_place(const JigOp *x, const JigOp *y) {
    JigOperandRange a = jig_vector_insert_dynamic_position(x),
                    b = jig_vector_insert_dynamic_position(y);
    bool same = a.count == b.count && jig_vector_insert_static_position_attr(x) ==
                                          jig_vector_insert_static_position_attr(y);
    for (size_t i = 0; same && i < a.count; i++)
        same = jig_op_operand(x, a.start + i) == jig_op_operand(y, b.start + i);
    return same;
}

JigFold jig_vector_fold_insert(JigFoldCall *call) {
    JigOp *op = call->op;
    Position p = position_of(op);
    if (p.n == 0 &&
        jig_value_type(jig_vector_insert_value_to_store(op)) == jig_op_result_type(op, 0))
        return jig_const_fold_value(call, jig_vector_insert_value_to_store(op));
    if (is_nowhere(&p))
        return jig_const_fold_attr(call, jig_ub_poison_attr(jig_op_context(op)));
    JigOp *before = jig_value_def_of(jig_vector_insert_dest(op), JIG_VECTOR(INSERT));
    bool shorter = before && jig_vector_insert_dest(before) != jig_vector_insert_dest(op);
    if (shorter && same_place(before, op)) {
        jig_vector_insert_set_dest(NULL, op, jig_vector_insert_dest(before));
        return JIG_FOLD_IN_PLACE;
    }
    bool changed = fold_indices(call, 2, jig_op_result_type(op, 0), &p);
    const JigAttr *constant = is_nowhere(&p) ? NULL : insert_constant(call, &p);
    if (constant)
        return jig_const_fold_attr(call, constant);
    return changed ? JIG_FOLD_IN_PLACE : JIG_FOLD_NONE;
}
