/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Transfers of many dimensions as a transfer of fewer for each lane of the first one. Lanes that
 * are inserted into a larger vector, or taken from one, are so at once. */
#include "payload/vector_memory/to_scf.h"

#include "dialect/arith/arith.h"
#include "dialect/vector/vector_util.h"
#include "payload/vector_memory/lane_step.h"
#include "support/arena.h"

/* A larger vector that the transfer's is a part of, and where. */
typedef struct Part {
    JigOp *op; /* vector.insert, vector.extract; NULL: the vector is whole */
    JigValue *whole;
    JigValueList dynamic; /* positions, with room for one more at the end of the numbers */
    int64_t *numbers;
    size_t n;
} Part;

static void set_position(JigRewriter *rw, Part *p, const JigAttr *position,
                         JigOperandRange dynamic) {
    p->n = jig_attr_dense_array_len(position);
    p->numbers = JIG_NEW_ARRAY(rw->arena, int64_t, p->n + 1);
    for (size_t i = 0; i < p->n; ++i)
        p->numbers[i] = jig_attr_dense_i64_data(position)[i];
    p->dynamic = jig_values_of_operands(p->op, dynamic, rw->arena);
}

/* Could it stand where `op` does? */
static bool is_known_at(const JigOp *insert, const JigValue *inserted, JigOp *op) {
    JigDominance *d = jig_dominance_create(jig_op_context(op));
    bool known = true;
    for (size_t i = 0; i < jig_op_num_operands(insert) && known; ++i)
        known = jig_op_operand(insert, i) == inserted ||
                jig_value_dominates(d, jig_op_operand(insert, i), op);
    jig_dominance_destroy(d);
    return known;
}

/* The insertion of what is read, where nothing else uses that, and lanes can be inserted as they
 * are read; what is inserted into it is no such. */
static Part target_of(JigRewriter *rw, const JigTransfer *t) {
    Part p = {0};
    JigUse *use = jig_value_first_use(t->vector);
    JigOp *user = use && !jig_use_next(use) ? jig_use_owner(use) : NULL;
    if (jig_op_is(user, JIG_VECTOR(INSERT)) &&
        jig_vector_insert_value_to_store(user) == t->vector && is_known_at(user, t->vector, t->op))
        p.op = user;
    if (p.op) {
        set_position(rw, &p, jig_vector_insert_static_position_attr(p.op),
                     jig_vector_insert_dynamic_position(p.op));
        p.whole = jig_vector_insert_dest(p.op);
    } else {
        p.numbers = JIG_NEW_ARRAY(rw->arena, int64_t, 1);
        p.whole = jig_vector_build_broadcast(rw, jig_op_loc(t->op), t->vector_type, t->padding);
    }
    return p;
}

/* The extraction of what is written. */
static Part source_of(JigRewriter *rw, const JigTransfer *t) {
    Part p = {.op = jig_value_def_of(t->vector, JIG_VECTOR(EXTRACT)), .whole = t->vector};
    if (p.op) {
        set_position(rw, &p, jig_vector_extract_static_position_attr(p.op),
                     jig_vector_extract_dynamic_position(p.op));
        p.whole = jig_vector_extract_source(p.op);
    } else {
        p.numbers = JIG_NEW_ARRAY(rw->arena, int64_t, 1);
    }
    return p;
}

static const JigAttr *position(JigRewriter *rw, const Part *p, int64_t lane) {
    p->numbers[p->n] = lane;
    return jig_attr_dense_i64(rw->ctx, p->numbers, p->n + 1);
}

/* The mask of what is left; masks of one dimension were asked before. */
static void pass_mask(const JigLaneStep *s, JigOp *made, int64_t lane) {
    if (!jig_lane_step_keeps_mask(&s->t))
        return;
    JigValue *mask = s->t.mask;
    if (!jig_lane_step_repeats(&s->t)) {
        JigPoint point = jig_point(s->rw);
        jig_at_before(s->rw, made);
        mask = jig_vector_build_extract(s->rw, s->loc, mask, &lane, 1);
        jig_set_point(s->rw, point);
    }
    jig_lane_step_set_mask(s->rw, made, mask);
}

/* Can it be taken apart, into not too many parts in the end? */
static bool can_unroll(JigRewriter *rw, const JigTransfer *t, const JigTransferLoops *how) {
    JIG_CHECK(jig_lane_step_is_possible(rw, t, how));
    if (jig_vector_count(t->vector_type, jig_type_rank(t->vector_type) - how->target_rank) >
        JIG_VECTOR_MANY)
        return jig_no_match(rw, t->op, "too many parts");
    return true;
}

/* ---- Reads ---- */

static JigValue *read_lane(const JigLaneStep *s, const Part *p, int64_t lane, JigValue *whole) {
    JigOp *made =
        jig_lane_step_read(s, jig_lane_step_type(s->t.vector_type), jig_lane_step_indices(s));
    pass_mask(s, made, lane);
    JigValue *value = jig_op_result(made, 0);
    if (jig_type_rank(s->t.vector_type) == 1)
        value = jig_vector_build_extract(s->rw, s->loc, value, NULL, 0);
    JigVectorInsert parts = {.value_to_store = value,
                             .dest = whole,
                             .dynamic_position = p->dynamic,
                             .result_type = jig_value_type(whole),
                             .static_position = position(s->rw, p, lane)};
    return jig_op_result(jig_vector_insert_build(s->rw, s->loc, &parts), 0);
}

static bool unroll_read(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigLaneStep s = {rw, jig_op_loc(op), jig_vector_transfer(op), NULL};
    JIG_CHECK(can_unroll(rw, &s.t, self->data));
    Part p = target_of(rw, &s.t);
    JigValue *whole = p.whole;
    const JigType *type = jig_value_type(whole);
    for (int64_t i = 0; i < jig_type_dim(s.t.vector_type, 0); ++i) {
        s.iv = jig_arith_index(rw, s.loc, i);
        JigLaneBranch branch;
        bool asked = jig_lane_step_begin(&s, type, &branch);
        JigValue *next = read_lane(&s, &p, i, whole);
        if (asked) {
            jig_lane_step_otherwise(&s, &branch, next);
            next = jig_lane_step_end(&s, &branch, whole);
        }
        whole = next;
    }
    if (p.op) {
        jig_rw_replace1(rw, p.op, whole);
        jig_rw_erase(rw, op);
    } else {
        jig_rw_replace1(rw, op, whole);
    }
    return true;
}

/* ---- Writes ---- */

/* Returns the tensor that is written, if it is one. */
static JigValue *write_lane(const JigLaneStep *s, const Part *p, int64_t lane, JigValue *base) {
    size_t rank = jig_type_rank(s->t.vector_type);
    const JigType *element = jig_type_element(s->t.vector_type);
    JigValue **indices = jig_lane_step_indices(s);
    JigVectorExtract parts = {.source = p->whole,
                              .dynamic_position = p->dynamic,
                              .result_type =
                                  rank == 1 ? element : jig_lane_step_type(s->t.vector_type),
                              .static_position = position(s->rw, p, lane)};
    JigValue *value = jig_op_result(jig_vector_extract_build(s->rw, s->loc, &parts), 0);
    if (rank == 1)
        value =
            jig_vector_build_broadcast(s->rw, s->loc, jig_lane_step_type(s->t.vector_type), value);
    JigOp *made = jig_lane_step_write(s, value, base, indices);
    pass_mask(s, made, lane);
    return jig_op_num_results(made) ? jig_op_result(made, 0) : NULL;
}

static bool unroll_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigLaneStep s = {rw, jig_op_loc(op), jig_vector_transfer(op), NULL};
    JIG_CHECK(can_unroll(rw, &s.t, self->data));
    Part p = source_of(rw, &s.t);
    bool tensor = jig_type_is_tensor(s.t.base_type);
    JigValue *base = s.t.base;
    for (int64_t i = 0; i < jig_type_dim(s.t.vector_type, 0); ++i) {
        s.iv = jig_arith_index(rw, s.loc, i);
        JigLaneBranch branch;
        bool asked = jig_lane_step_begin(&s, tensor ? s.t.base_type : NULL, &branch);
        JigValue *next = write_lane(&s, &p, i, base);
        if (asked) {
            jig_lane_step_otherwise(&s, &branch, next);
            next = jig_lane_step_end(&s, &branch, tensor ? base : NULL);
        }
        base = tensor ? next : base;
    }
    if (tensor)
        jig_rw_replace1(rw, op, base);
    else
        jig_rw_erase(rw, op);
    return true;
}

/* What stands in a vector.mask, the verifier refuses. */
const JigPattern jig_unroll_transfer_patterns[] = {
    {.name = "(anonymous namespace)::lowering_n_d_unrolled::UnrollTransferReadConversion",
     .root = "vector.transfer_read",
     .fn = unroll_read,
     .leaves_invalid = true},
    {.name = "(anonymous namespace)::lowering_n_d_unrolled::UnrollTransferWriteConversion",
     .root = "vector.transfer_write",
     .fn = unroll_write,
     .leaves_invalid = true},
    {0},
};
