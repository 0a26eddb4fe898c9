/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Inits that an elementwise op reads become inputs, with a tensor.empty in their place. */
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "payload/patterns/patterns.h"

static bool all_parallel(const JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 0; i < s->num_loops(op); i++)
        if (s->iterator(op, i) != JIG_PARALLEL)
            return false;
    return true;
}

static JigValue *empty_like(JigRewriter *rw, JigLoc loc, JigValue *v) {
    const JigType *t = jig_value_type(v);
    size_t rank = jig_type_rank(t);
    JigMixed *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    JigPoint point = jig_point(rw);
    jig_at_after_value(rw, v);
    for (size_t i = 0; i < rank; i++)
        sizes[i] = jig_tensor_build_dim(rw, loc, v, i);
    JigValue *empty = jig_linalg_build_empty(rw, loc, sizes, rank, jig_type_element(t));
    jig_set_point(rw, point);
    return empty;
}

/* The parts of the new op: old inputs, inits that are read, inits. */
typedef struct Parts {
    JigValue **operands;
    const JigMap **maps;
    size_t num_ins, n;
    bool *moved; /* by number of the old operand */
} Parts;

/* The reference also moves inits of which some elements stay as they are. */
static bool is_moved(const JigOp *op, size_t init) {
    return jig_value_has_uses(jig_block_arg(jig_op_body(op), init)) &&
           jig_linalg_overwrites(op, init);
}

static Parts collect(JigRewriter *rw, JigOp *op) {
    const JigStructuredIface *s = jig_structured(op);
    size_t ins = jig_linalg_num_ins(op), all = jig_op_num_operands(op);
    Parts p = {.operands = JIG_NEW_ARRAY(rw->arena, JigValue *, 2 * all),
               .maps = JIG_NEW_ARRAY(rw->arena, const JigMap *, 2 * all),
               .moved = JIG_NEW_ARRAY(rw->arena, bool, all)};
    for (size_t i = 0; i < all; i++) {
        p.moved[i] = i >= ins && is_moved(op, i);
        if (i >= ins && !p.moved[i])
            continue;
        p.maps[p.n] = s->map(op, i);
        p.operands[p.n++] = jig_op_operand(op, i);
    }
    p.num_ins = p.n;
    for (size_t i = ins; i < all; i++) {
        JigValue *v = jig_op_operand(op, i);
        p.maps[p.n] = s->map(op, i);
        p.operands[p.n++] = p.moved[i] ? empty_like(rw, jig_op_loc(op), v) : v;
    }
    return p;
}

/* The body on the new op's elements. */
static void copy_body(JigRewriter *rw, JigOp *from, JigOp *to, const bool *moved) {
    size_t ins = jig_linalg_num_ins(from), at = ins, num_ins = jig_linalg_num_ins(to);
    JigBlock *old = jig_op_body(from), *body = jig_op_body(to);
    JigIRMap *map = jig_irmap_create();
    for (size_t i = 0; i < jig_block_num_args(old); i++) {
        size_t k = i < ins ? i : moved[i] ? at++ : num_ins + i - ins;
        jig_irmap_value(map, jig_block_arg(old, i), jig_block_arg(body, k));
    }
    for (size_t i = 0; i < jig_block_num_args(body); i++)
        jig_arg_set_loc(jig_block_arg(body, i), jig_op_loc(from));
    jig_at_end(rw, body);
    for (JigOp *op = jig_block_first(old); op; op = jig_op_next(op))
        jig_rw_clone(rw, op, map);
    jig_irmap_destroy(map);
}

static bool inits_to_inputs(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!jig_linalg_on_tensors(op) || !all_parallel(op))
        return jig_no_match(rw, op, "not elementwise on tensors");
    bool reads = false;
    for (size_t i = jig_linalg_num_ins(op); i < jig_op_num_operands(op); i++)
        reads |= is_moved(op, i);
    if (!reads)
        return jig_no_match(rw, op, "no init is read");
    Parts p = collect(rw, op);
    const JigStructuredIface *s = jig_structured(op);
    size_t loops = s->num_loops(op);
    JigIterator *iterators = JIG_NEW_ARRAY(rw->arena, JigIterator, loops + 1);
    for (size_t i = 0; i < loops; i++)
        iterators[i] = JIG_PARALLEL;
    JigOp *to =
        jig_linalg_build_generic(rw, jig_op_loc(op), p.operands, p.num_ins, p.operands + p.num_ins,
                                 p.n - p.num_ins, p.maps, iterators, loops);
    jig_op_copy_discardable_attrs(to, op);
    copy_body(rw, op, to, p.moved);
    jig_rw_replace_op(rw, op, to);
    return true;
}

const JigPattern jig_patterns_inits_to_inputs[] = {
    {.name = "MoveInitOperandsToInput", .root = "linalg.generic", .fn = inits_to_inputs},
    {0},
};
