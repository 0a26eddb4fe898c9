/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Transfers of many dimensions as loops over transfers of fewer. The vector goes through a buffer
 * of one element, the vector itself, that is read as one of more and smaller vectors in each round:
 * a dimension of the vector becomes one of the buffer. A transfer on its way is marked, and stands
 * next to the store (load) of the vector; so does the load of its mask.
 */
#include "payload/vector_memory/to_scf.h"

#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "dialect/vector/vector_util.h"
#include "payload/vector_memory/lane_step.h"
#include "support/arena.h"

static const char mark[] = "__vector_to_scf_lowering__";

static bool is_marked(const JigOp *op) {
    return jig_op_attr(op, mark) != NULL;
}

static void set_mark(JigRewriter *rw, JigOp *op) {
    jig_rw_set_attr(rw, op, mark, jig_attr_unit(rw->ctx));
}

/* ---- Into a buffer ---- */

typedef struct Buffers {
    JigValue *data;
    JigValue *mask; /* as it is read back; NULL: there is none */
} Buffers;

static JigValue *alloca_of(JigRewriter *rw, JigLoc loc, const JigType *vector) {
    JigMemrefAlloca parts = {.memref_type = jig_type_memref(NULL, 0, vector, NULL, NULL)};
    return jig_op_result(jig_memref_alloca_build(rw, loc, &parts), 0);
}

static JigOp *scope_of(const JigOp *op) {
    JigOp *scope = jig_op_parent(op);
    while (scope && !jig_op_has_trait(scope, JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
        scope = jig_op_parent(scope);
    return scope;
}

static Buffers allocate(JigRewriter *rw, const JigTransfer *t) {
    JigLoc loc = jig_op_loc(t->op);
    jig_at_start(rw, jig_op_body(scope_of(t->op)));
    Buffers b = {.data = alloca_of(rw, loc, t->vector_type)};
    JigValue *mask = t->mask ? alloca_of(rw, loc, jig_value_type(t->mask)) : NULL;
    jig_at_before(rw, t->op);
    if (mask) {
        jig_vector_memory_build_whole_store(rw, loc, t->mask, mask);
        b.mask = jig_op_result(jig_memref_build_load(rw, loc, mask, (JigValueList){0}), 0);
    }
    return b;
}

static bool can_prepare(JigRewriter *rw, const JigTransfer *t, const JigTransferLoops *how) {
    if (is_marked(t->op))
        return jig_no_match(rw, t->op,
                            "kPassLabel is present (vector-to-scf lowering in progress)");
    if (!scope_of(t->op))
        return jig_no_match(rw, t->op, "no place for a buffer");
    return jig_lane_step_is_possible(rw, t, how);
}

static bool prepare_read(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigTransfer t = jig_vector_transfer(op);
    JIG_CHECK(can_prepare(rw, &t, self->data));
    Buffers b = allocate(rw, &t);
    JigOp *read = jig_rw_clone(rw, op, NULL);
    set_mark(rw, read);
    if (b.mask)
        jig_lane_step_set_mask(rw, read, b.mask);
    jig_rw_takes_over(rw, op, read);
    JigLoc loc = jig_op_loc(op);
    jig_vector_memory_build_whole_store(rw, loc, jig_op_result(read, 0), b.data);
    jig_rw_replace1(rw, op, jig_vector_memory_build_whole_load(rw, loc, b.data));
    return true;
}

static bool prepare_write(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JigTransfer t = jig_vector_transfer(op);
    JIG_CHECK(can_prepare(rw, &t, self->data));
    Buffers b = allocate(rw, &t);
    JigLoc loc = jig_op_loc(op);
    jig_vector_memory_build_whole_store(rw, loc, t.vector, b.data);
    jig_vector_transfer_write_set_value_to_store(
        rw, op, jig_vector_memory_build_whole_load(rw, loc, b.data));
    set_mark(rw, op);
    if (b.mask)
        jig_lane_step_set_mask(rw, op, b.mask);
    return true;
}

/* ---- One dimension less ---- */

/* A marked transfer on its way. */
typedef struct Round {
    JigLaneStep step;
    const JigTransferLoops *how;
    JigOp *access;         /* memref.store of what is read, memref.load of what is written */
    JigOp *mask_load;      /* memref.load of the mask; NULL: there is none */
    JigValue *data, *mask; /* buffers with one dimension more; of the mask perhaps not */
    JigValue *state;       /* the tensor that is written; NULL: none */
} Round;

static JigOp *access_of(const JigTransfer *t) {
    if (!t->reads)
        return jig_value_def_of(t->vector, JIG_MEMREF(LOAD));
    JigUse *use = jig_value_first_use(t->vector);
    return use && !jig_use_next(use) && jig_op_is(jig_use_owner(use), JIG_MEMREF(STORE))
               ? jig_use_owner(use)
               : NULL;
}

/* The buffer with the first dimension of its vectors as its last; NULL: that one is scalable. */
static const JigType *unpacked(JigRewriter *rw, const JigType *buffer) {
    const JigType *vector = jig_type_element(buffer);
    size_t rank = jig_type_rank(buffer);
    if (!jig_type_is_vector(vector) || !jig_type_rank(vector) || jig_vector_scalable_at(vector, 0))
        return NULL;
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        shape[i] = jig_type_dim(buffer, i);
    shape[rank] = jig_type_dim(vector, 0);
    return jig_type_memref(shape, rank + 1, jig_lane_step_type(vector), NULL, NULL);
}

static JigValue *unpack(JigRewriter *rw, JigLoc loc, JigValue *buffer, const JigType *type) {
    JigVectorTypeCast parts = {.memref = buffer, .result_type = type};
    return jig_op_result(jig_vector_type_cast_build(rw, loc, &parts), 0);
}

/* Indices of an access, and one more; NULL: no more. */
static JigValueList longer(JigRewriter *rw, const JigOp *access, JigValue *more) {
    JigOperandRange r = jig_op_is(access, JIG_MEMREF(STORE)) ? jig_memref_store_indices(access)
                                                             : jig_memref_load_indices(access);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, r.count + 1);
    for (size_t i = 0; i < r.count; ++i)
        values[i] = jig_op_operand(access, r.start + i);
    values[r.count] = more;
    return (JigValueList){values, r.count + (more ? 1 : 0)};
}

/* The transfer of one lane, between the base and the buffer; the tensor after it. */
static JigValue *transfer_lane(const Round *r) {
    const JigLaneStep *s = &r->step;
    JigRewriter *rw = s->rw;
    JigValueList lane = longer(rw, r->access, s->iv);
    JigValue **at = jig_lane_step_indices(s);
    JigOp *made = s->t.reads
                      ? jig_lane_step_read(s, jig_lane_step_type(s->t.vector_type), at)
                      : jig_lane_step_write(
                            s, jig_op_result(jig_memref_build_load(rw, s->loc, r->data, lane), 0),
                            r->state ? r->state : s->t.base, at);
    if (jig_type_rank(s->t.vector_type) - 1 > r->how->target_rank)
        set_mark(rw, made);
    if (s->t.reads)
        jig_memref_build_store(rw, s->loc, jig_op_result(made, 0), r->data, lane);
    if (jig_lane_step_keeps_mask(&s->t)) {
        JigPoint point = jig_point(rw);
        jig_at_before(rw, made);
        JigValueList row = longer(rw, r->mask_load, jig_lane_step_repeats(&s->t) ? NULL : s->iv);
        JigValue *mask = jig_op_result(jig_memref_build_load(rw, s->loc, r->mask, row), 0);
        jig_set_point(rw, point);
        jig_lane_step_set_mask(rw, made, mask);
    }
    return r->state ? jig_op_result(made, 0) : NULL;
}

/* What the lane holds, or the tensor is, where there is nothing to transfer. */
static JigValue *skip_lane(const Round *r) {
    const JigLaneStep *s = &r->step;
    if (!s->t.reads)
        return r->state;
    JigValueList lane = longer(s->rw, r->access, s->iv);
    const JigType *type = jig_type_element(jig_value_type(r->data));
    jig_memref_build_store(s->rw, s->loc,
                           jig_vector_build_broadcast(s->rw, s->loc, type, s->t.padding), r->data,
                           lane);
    return NULL;
}

static JigOp *loop_over_lanes(Round *r, int64_t lanes) {
    JigLaneStep *s = &r->step;
    JigLaneLoop loop = {.init = r->state};
    loop.bounds[0] = jig_arith_index(s->rw, s->loc, 0);
    loop.bounds[1] = jig_arith_index(s->rw, s->loc, lanes);
    loop.bounds[2] = jig_arith_index(s->rw, s->loc, 1);
    r->state = jig_lane_loop_begin(s, &loop);
    JigLaneBranch branch;
    bool asked = jig_lane_step_begin(s, r->state ? s->t.base_type : NULL, &branch);
    JigValue *value = transfer_lane(r);
    if (asked) {
        jig_lane_step_otherwise(s, &branch, value);
        value = jig_lane_step_end(s, &branch, skip_lane(r));
    }
    return jig_lane_loop_end(s, &loop, value);
}

static void replace(const Round *r, JigOp *loop) {
    JigOp *op = r->step.t.op;
    if (r->step.t.reads)
        jig_rw_erase(r->step.rw, r->access);
    if (jig_op_num_results(loop))
        jig_rw_replace_op(r->step.rw, op, loop);
    else
        jig_rw_erase(r->step.rw, op);
}

static bool unpack_transfer(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    if (!is_marked(op))
        return jig_no_match(rw, op, "kPassLabel is present (progressing lowering)");
    JigTransfer t = jig_vector_transfer(op);
    JigLoc loc = jig_op_loc(op);
    Round r = {.step = {rw, loc, t, NULL}, .how = self->data, .access = access_of(&t)};
    if (t.mask)
        r.mask_load = jig_value_def_of(t.mask, JIG_MEMREF(LOAD));
    if (!r.access || (t.mask && !r.mask_load) || jig_map_num_results(t.map) == 0)
        return jig_no_match(rw, op, "the mark is not ours");
    JigValue *data = t.reads ? jig_memref_store_memref(r.access) : jig_memref_load_memref(r.access),
             *mask = r.mask_load ? jig_memref_load_memref(r.mask_load) : NULL;
    const JigType *type = unpacked(rw, jig_value_type(data)), *mask_type = NULL;
    if (mask && !jig_lane_step_repeats(&t) && jig_type_rank(jig_value_type(t.mask)) > 1)
        mask_type = unpacked(rw, jig_value_type(mask));
    if (!type)
        return jig_no_match(rw, op, "Failed to unpack one vector dim.");
    r.data = unpack(rw, loc, data, type);
    r.mask = mask_type ? unpack(rw, loc, mask, mask_type) : mask;
    r.state = !t.reads && jig_type_is_tensor(t.base_type) ? t.base : NULL;
    JigOp *loop = loop_over_lanes(&r, jig_type_dim(type, jig_type_rank(type) - 1));
    replace(&r, loop);
    return true;
}

/* What stands in a vector.mask, the verifier refuses. */
const JigPattern jig_transfer_to_loops_patterns[] = {
    {.name = "(anonymous namespace)::lowering_n_d::PrepareTransferReadConversion",
     .root = "vector.transfer_read",
     .fn = prepare_read,
     .leaves_invalid = true},
    {.name = "(anonymous namespace)::lowering_n_d::PrepareTransferWriteConversion",
     .root = "vector.transfer_write",
     .fn = prepare_write,
     .leaves_invalid = true},
    {.name = "(anonymous namespace)::lowering_n_d::TransferOpConversion<TransferReadOp>",
     .root = "vector.transfer_read",
     .fn = unpack_transfer,
     .leaves_invalid = true},
    {.name = "(anonymous namespace)::lowering_n_d::TransferOpConversion<TransferWriteOp>",
     .root = "vector.transfer_write",
     .fn = unpack_transfer,
     .leaves_invalid = true},
    {0},
};
