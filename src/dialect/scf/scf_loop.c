/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Building loops, and replacing them: by one with more values carried around,
 * or by its body when that runs once.
 */
#include "dialect/common/slices.h"
#include "dialect/scf/scf_int.h"
#include "dialect/tensor/tensor.h"
#include "support/arena.h"

/* ---- Building ---- */

JigOp *jig_for_build(JigRewriter *rw, JigLoc loc, JigValue *const bounds[3], JigValue *const *inits,
                     size_t num_inits, bool is_unsigned) {
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, 3 + num_inits);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, num_inits + 1);
    memcpy(operands, bounds, 3 * sizeof *operands);
    for (size_t i = 0; i < num_inits; i++) {
        operands[3 + i] = inits[i];
        types[i] = jig_value_type(inits[i]);
    }
    JigOp *loop =
        jig_build_regions(rw, loc, JIG_SCF(FOR), operands, 3 + num_inits, types, num_inits, 1,
                          "unsignedCmp", is_unsigned ? jig_attr_unit(rw->ctx) : NULL, NULL);
    JigPoint after = jig_point(rw);
    const JigType *iv = jig_value_type(bounds[0]);
    JigBlock *body = jig_create_block(rw, jig_op_region(loop, 0), NULL, &iv, 1, loc);
    for (size_t i = 0; i < num_inits; i++)
        jig_block_add_arg(body, types[i], jig_value_loc(inits[i]));
    jig_set_point(rw, after);
    return loop;
}

/* Discardable attributes of `from`. */
void jig_scf_copy_attrs(JigOp *to, const JigOp *from) {
    const JigAttr *dict = jig_op_attrs(from);
    const JigNamedAttr *items = jig_attr_dict_items(dict);
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++)
        if (!jig_op_is_inherent(from, items[i].name))
            jig_op_set_attr_id(to, items[i].name, items[i].value);
}

/* ---- More values around the loop ---- */

typedef void (*YieldFn)(JigRewriter *rw, JigLoc loc, JigValue *const *args, size_t n,
                        JigValue **out, void *user);

static void append_yields(JigRewriter *rw, JigOp *yield, JigOp *loop, size_t first_new, size_t n,
                          YieldFn values, void *user) {
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, 2 * n + 1), **out = args + n;
    for (size_t i = 0; i < n; i++)
        args[i] = jig_for_iter_arg(loop, first_new + i);
    jig_at_before(rw, yield);
    values(rw, jig_op_loc(loop), args, n, out, user);
    jig_op_insert_operands(yield, jig_op_num_operands(yield), out, n);
    jig_rw_modified(rw, yield);
}

static bool is_inside(JigUse *use, void *loop) {
    return jig_op_is_proper_ancestor(loop, jig_use_owner(use));
}

JigOp *jig_for_with_more_yields(JigRewriter *rw, JigOp *op, JigValue *const *inits, size_t n,
                                bool replace_uses_in_loop, YieldFn values, void *user) {
    size_t num_old = jig_for_num_inits(op);
    JigValue **all = JIG_NEW_ARRAY(rw->arena, JigValue *, num_old + n + 1);
    for (size_t i = 0; i < num_old + n; i++)
        all[i] = i < num_old ? jig_for_init(op, i) : inits[i - num_old];
    JigPoint outer = jig_point(rw);
    jig_at_before(rw, op);
    JigValue *bounds[] = {jig_op_operand(op, 0), jig_op_operand(op, 1), jig_op_operand(op, 2)};
    JigOp *loop =
        jig_for_build(rw, jig_op_loc(op), bounds, all, num_old + n, jig_op_attr(op, "unsignedCmp"));
    jig_scf_copy_attrs(loop, op);
    append_yields(rw, jig_block_last(jig_op_body(op)), loop, num_old, n, values, user);
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, num_old + 1);
    for (size_t i = 0; i <= num_old; i++)
        args[i] = jig_block_arg(jig_op_body(loop), i);
    jig_rw_merge_blocks(rw, jig_op_body(op), jig_op_body(loop), args, num_old + 1);
    for (size_t i = 0; replace_uses_in_loop && i < n; i++)
        jig_rw_replace_uses_if(rw, inits[i], jig_for_iter_arg(loop, num_old + i), is_inside, loop);
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, num_old + 1);
    for (size_t i = 0; i < num_old; i++)
        results[i] = jig_op_result(loop, i);
    bool was_here = outer.before == op;
    jig_rw_replace(rw, op, results, num_old);
    if (was_here)
        jig_at_after(rw, loop);
    else
        jig_set_point(rw, outer);
    return loop;
}

/* ---- Loops of one iteration ---- */

bool jig_for_promote(JigRewriter *rw, JigOp *op) {
    uint64_t count;
    if (!jig_for_trip_count(op, &count) || count != 1)
        return false;
    JigBlock *body = jig_op_body(op);
    JigOp *yield = jig_block_last(body);
    size_t n = jig_for_num_inits(op);
    for (size_t i = 0; i < n; i++)
        jig_rw_replace_uses(rw, jig_op_result(op, i), jig_op_operand(yield, i));
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    args[0] = jig_op_operand(op, JIG_FOR_LOWER);
    for (size_t i = 0; i < n; i++)
        args[i + 1] = jig_for_init(op, i);
    jig_rw_inline_block(rw, body, jig_op_block(op), op, args, n + 1);
    jig_rw_erase(rw, yield);
    jig_rw_erase(rw, op);
    return true;
}

/* The ordinary insertion that does at once what a thread's insertion does at its end. */
static JigValue *insert_at_once(JigRewriter *rw, JigLoc loc, JigOp *insert, JigValue *dest) {
    JigSlice slice;
    size_t n;
    slice.offsets = jig_slice_offsets(insert, &slice.rank, rw->arena);
    slice.sizes = jig_slice_sizes(insert, &n, rw->arena);
    slice.strides = jig_slice_strides(insert, &n, rw->arena);
    return jig_op_result(jig_build_insert_slice(rw, loc, jig_op_operand(insert, 0), dest, slice),
                         0);
}

void jig_forall_promote(JigRewriter *rw, JigOp *op) {
    size_t rank = jig_forall_rank(op), n = jig_forall_num_outs(op);
    JigOp *end = jig_forall_in_parallel(op);
    JigBlock *inserts = jig_op_body(end);
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, rank + n + 1), **results = args + rank;
    JigPoint outer = jig_point(rw);
    /* Which result each insertion is for, while destinations are arguments of the body. */
    size_t num_inserts = 0, k = 0;
    for (JigOp *o = jig_block_first(inserts); o; o = jig_op_next(o))
        num_inserts++;
    size_t *result_of = JIG_NEW_ARRAY(rw->arena, size_t, num_inserts + 1);
    for (JigOp *o = jig_block_first(inserts); o; o = jig_op_next(o))
        result_of[k++] = jig_value_index(jig_op_operand(o, 1)) - rank;
    for (size_t i = 0; i < rank; i++)
        args[i] = jig_mixed_to_value(rw, jig_op_loc(op), jig_forall_bound(op, JIG_FORALL_LOWER, i));
    for (size_t i = 0; i < n; i++)
        results[i] = jig_forall_out(op, i);
    jig_rw_inline_block(rw, jig_op_body(op), jig_op_block(op), op, args, rank + n);
    jig_at_after(rw, op);
    k = 0;
    for (JigOp *o = jig_block_first(inserts); o; o = jig_op_next(o), k++)
        if (jig_op_is(o, JIG_TENSOR(PARALLEL_INSERT_SLICE)))
            results[result_of[k]] = insert_at_once(rw, jig_op_loc(op), o, results[result_of[k]]);
    for (size_t i = 0; i < n; i++)
        jig_rw_replace_uses(rw, jig_op_result(op, i), results[i]);
    JigOp *next = jig_op_next(op);
    jig_rw_erase(rw, end);
    jig_rw_erase(rw, op);
    if (outer.before == op)
        outer.before = next;
    jig_set_point(rw, outer);
}

bool jig_forall_promote_if_single(JigRewriter *rw, JigOp *op) {
    for (size_t i = 0; i < jig_forall_rank(op); i++) {
        uint64_t count;
        if (!jig_scf_trip_count(jig_forall_bound(op, JIG_FORALL_LOWER, i),
                                jig_forall_bound(op, JIG_FORALL_UPPER, i),
                                jig_forall_bound(op, JIG_FORALL_STEP, i), true, &count) ||
            count != 1)
            return false;
    }
    jig_forall_promote(rw, op);
    return true;
}
