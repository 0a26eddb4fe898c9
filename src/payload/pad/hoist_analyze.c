/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a pad depends on in loops: a slice of the program, backward from it. */
#include "dialect/arith/arith.h"
#include "dialect/scf/scf.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_pad.h"
#include "jig/payload/hoist.h"
#include "payload/pad/hoist_pad_int.h"
#include "support/map.h"

/* ---- The ops of the slice, by depth-first search ---- */

typedef struct Step {
    JigOp *op;
    size_t operand; /* the next to look at */
} Step;

typedef struct Search {
    const JigHoisting *h;
    JigPtrMap seen;
    JIG_VEC(Step) stack;
    JigOpVec *found; /* definitions before uses */
} Search;

static void enter(Search *s, JigOp *op) {
    const JigHoisting *h = s->h;
    JigOp *top = jig_pad_hoist_outermost(h);
    if ((op != top && !jig_op_is_proper_ancestor(top, op)) ||
        jig_op_is_proper_ancestor(h->pad, op) || !jig_ptrset_add(&s->seen, op))
        return;
    Step step = {.op = op};
    jig_vec_push(&s->stack, step);
}

/* The op whose result it is, or whose body it is an argument of. */
static JigOp *origin(const JigValue *v) {
    JigOp *def = jig_value_def(v);
    if (def)
        return def;
    const JigBlock *block = jig_value_block(v);
    JigOp *parent = jig_block_parent_op(block);
    bool simple = parent && jig_op_num_regions(parent) == 1 &&
                  jig_region_has_one_block(jig_block_region(block));
    return simple ? parent : NULL;
}

static void search_from(Search *s, JigOp *root) {
    enter(s, root);
    while (s->stack.len) {
        Step *top = &s->stack.data[s->stack.len - 1];
        if (top->operand == jig_op_num_operands(top->op)) {
            jig_vec_push(s->found, top->op);
            --s->stack.len;
            continue;
        }
        JigOp *def = origin(jig_op_operand(top->op, top->operand++));
        if (def)
            enter(s, def);
    }
}

static void find_all(const JigHoisting *h, JigOpVec *found) {
    Search s = {.h = h, .found = found};
    JigOp *padding = jig_value_def(jig_tensor_pad_value(h->pad));
    search_from(&s, padding);
    search_from(&s, h->pad);
    jig_vec_free(&s.stack);
    jig_ptrmap_free(&s.seen);
}

/* ---- Those that compute indices ---- */

static void want_indices(JigPtrMap *wanted, const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_index(jig_op_operand_type(op, i)))
            jig_ptrset_add(wanted, jig_op_operand(op, i));
}

static bool makes_wanted(const JigPtrMap *wanted, const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_ptrmap_has(wanted, jig_op_result(op, i)))
            return true;
    return false;
}

static bool check_computes_index(JigHoisting *h, JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (!jig_type_is_index(jig_op_operand_type(op, i)))
            return jig_refuse(h->why, op, "index is computed from what is no index");
    if (jig_op_num_regions(op) || !jig_op_is_memory_effect_free(op))
        return jig_refuse(h->why, op, "index is computed by an op with a region or effects");
    return true;
}

bool jig_pad_hoist_find_ops(JigHoisting *h) {
    JigOpVec all = {0};
    JigPtrMap wanted = {0}, kept = {0};
    bool ok = true;
    find_all(h, &all);
    for (size_t i = all.len; ok && i-- > 0;) {
        JigOp *op = all.data[i];
        bool makes = makes_wanted(&wanted, op), is_end = op == h->pad || op == h->slice;
        bool is_loop =
            jig_op_is(op, JIG_SCF(FOR)) && !makes && jig_ptrmap_has(&wanted, jig_scf_for_iv(op));
        if (!is_end && !is_loop && !makes) {
            if (jig_op_is(op, JIG_ARITH(CONSTANT)))
                jig_ptrset_add(&kept, op);
            continue;
        }
        ok = is_end || is_loop || check_computes_index(h, op);
        want_indices(&wanted, op);
        jig_ptrset_add(&kept, op);
    }
    for (size_t i = 0; ok && i < all.len; ++i)
        if (jig_ptrmap_has(&kept, all.data[i]))
            jig_vec_push(&h->ops, all.data[i]);
    jig_ptrmap_free(&wanted);
    jig_ptrmap_free(&kept);
    jig_vec_free(&all);
    return ok;
}

/* ---- Can it be done? ---- */

/* The source of the slice is known before the loops, or the slice is of a carried tensor and can
 * leave the loop: then that carries the slice. */
static bool make_source_known(JigHoisting *h) {
    JigOp *top = jig_pad_hoist_outermost(h);
    if (!jig_loop_is_defined_outside(top, jig_tensor_extract_slice_source(h->slice))) {
        top = jig_hoist_subsets(h->rw, top);
        h->loops.data[h->loops.len - 1] = top;
    }
    if (!jig_loop_is_defined_outside(top, jig_tensor_extract_slice_source(h->slice)))
        return jig_refuse(h->why, h->slice, "source of the slice is not known before the loops");
    JigValue *source = jig_tensor_pad_source(h->pad);
    for (size_t i = 0; i < jig_loop_num_carried(top); ++i)
        if (source == jig_loop_arg(top, i)) {
            h->is_carried = true;
            h->carried = i;
        }
    if (!h->is_carried && jig_value_def(source) != h->slice)
        return jig_refuse(h->why, h->pad, "source is carried by an inner loop");
    return true;
}

static bool check_padding(JigHoisting *h) {
    JigValue *value = jig_tensor_pad_value(h->pad);
    JigOp *def = value ? jig_value_def(value) : NULL;
    if (!def || !jig_op_is(def, JIG_ARITH(CONSTANT)))
        return jig_refuse(h->why, h->pad, "padding is not constant");
    if (!jig_type_has_static_shape(jig_op_result_type(h->pad, 0)))
        return jig_refuse(h->why, h->pad, "padded size is not constant");
    return true;
}

static bool find_type(JigHoisting *h) {
    const JigType *type = jig_op_result_type(h->pad, 0);
    size_t rank = jig_type_rank(type);
    if (h->o->num_transpose && h->o->num_transpose != rank)
        return jig_refuse(h->why, h->pad, "has {} dimensions", jig_fact_int((int64_t)rank));
    int64_t *shape = JIG_NEW_ARRAY(h->a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        shape[i] = jig_type_dim(type, h->o->num_transpose ? (size_t)h->o->transpose[i] : i);
    h->type = jig_type_tensor(shape, rank, jig_type_element(type), jig_type_encoding(type));
    return true;
}

/* The loops to pack over must come in the order in which they are nested. */
static bool find_packing(JigHoisting *h) {
    for (size_t i = 0; i < h->ops.len; ++i)
        if (jig_op_is(h->ops.data[i], JIG_SCF(FOR)))
            jig_vec_push(&h->packing, h->ops.data[i]);
    for (size_t i = 1; i < h->packing.len; ++i)
        if (!jig_op_is_proper_ancestor(h->packing.data[i - 1], h->packing.data[i]))
            return jig_refuse(h->why, h->pad, "depends on inner loops before outer ones");
    if (h->packing.len && h->is_carried)
        return jig_refuse(h->why, h->pad, "pads a carried tensor by numbers that vary");
    return true;
}

bool jig_pad_hoist_analyze(JigHoisting *h) {
    if (!h->loops.len)
        return jig_refuse(h->why, h->pad, "is not in a loop");
    h->slice = jig_value_def(jig_tensor_pad_source(h->pad));
    if (!h->slice || !jig_op_is(h->slice, JIG_TENSOR(EXTRACT_SLICE)))
        return jig_refuse(h->why, h->pad, "source is not a slice");
    return check_padding(h) && find_type(h) && make_source_known(h) && jig_pad_hoist_find_ops(h) &&
           find_packing(h);
}
