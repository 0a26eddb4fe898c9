/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Copies of what is not worked on in place. */
#include "analysis/buffering.h"
#include "dialect/tensor/tensor.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"

/* What is to be copied: operands of an op, or results of it that are smaller. */
typedef struct Copies {
    JIG_VEC(size_t) operands;
    JigValueVec values;
    JIG_VEC(bool) fill_operand, fill_value;
} Copies;

static void free_copies(Copies *c) {
    jig_vec_free(&c->operands);
    jig_vec_free(&c->values);
    jig_vec_free(&c->fill_operand);
    jig_vec_free(&c->fill_value);
}

/* The only result that shows the operand, of an op that does not write: it may be smaller. */
static JigValue *result_instead(JigUse *use, JigBuffering *b) {
    JigBufferAliases values = {0}, operands = {0};
    jig_buffer_values_of(use, b, &values);
    JigValue *v = values.len == 1 ? values.items[0].value : NULL;
    if (v && (!jig_value_is_result(v) || jig_buffer_writes(use, b)))
        v = NULL;
    if (v)
        jig_buffer_operands_of(v, b, &operands);
    if (operands.len != 1 || !jig_type_has_rank(jig_value_type(v)))
        v = NULL;
    jig_buffer_aliases_free(&values);
    jig_buffer_aliases_free(&operands);
    return v;
}

static bool find_copies(JigOp *op, JigBuffering *b, Copies *c) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i) {
        JigUse *use = jig_op_use(op, i);
        const JigType *t = jig_op_operand_type(op, i);
        if (!jig_type_is_tensor(t) || jig_buffer_in_place(use, b))
            continue;
        if (!jig_type_has_rank(t))
            return jig_op_emit_error(op, "copying of unranked tensors is not implemented");
        JigValue *instead = result_instead(use, b);
        if (instead) {
            jig_vec_push(&c->values, instead);
            jig_vec_push(&c->fill_value, !jig_buffer_needs_no_copy(use, b));
        } else {
            jig_vec_push(&c->operands, i);
            jig_vec_push(&c->fill_operand, !jig_buffer_needs_no_copy(use, b));
        }
    }
    return true;
}

static bool is_not_of_copy(JigUse *use, void *copy) {
    JigOp *op = jig_use_owner(use);
    return op != copy && !jig_op_is(op, JIG_TENSOR(DIM));
}

static bool make_copies(JigRewriter *rw, JigOp *op, JigBuffering *b, const Copies *c) {
    JigLoc loc = jig_op_loc(op);
    jig_at_before(rw, op);
    for (size_t i = 0; i < c->operands.len; ++i) {
        size_t n = c->operands.data[i];
        JigValue *copy =
            jig_buffer_alloc_tensor(rw, loc, jig_op_operand(op, n), c->fill_operand.data[i], b);
        if (!copy)
            return false;
        jig_rw_set_operand(rw, op, n, copy);
    }
    jig_at_after(rw, op);
    for (size_t i = 0; i < c->values.len; ++i) {
        JigValue *v = c->values.data[i],
                 *copy = jig_buffer_alloc_tensor(rw, loc, v, c->fill_value.data[i], b);
        if (!copy)
            return false;
        jig_rw_replace_uses_if(rw, v, copy, is_not_of_copy, jig_value_def(copy));
    }
    return true;
}

bool jig_buffer_resolve_operands(JigRewriter *rw, JigOp *op, JigBuffering *b) {
    Copies c = {0};
    bool ok = find_copies(op, b, &c) && make_copies(rw, op, b, &c);
    if (c.operands.len + c.values.len) {
        jig_ptrmap_clear(&b->is_read);
        jig_ptrmap_clear(&b->defines);
    }
    free_copies(&c);
    return ok;
}

typedef struct Resolve {
    JigRewriter *rw;
    JigBuffering *b;
    JigOp *root;
} Resolve;

/* Is a symbol table between op and the root, which has its own? */
static bool is_in_other_table(const Resolve *r, const JigOp *op) {
    if (!jig_op_is_symbol_table(r->root))
        return false;
    JigOp *at = jig_op_parent(op);
    while (at && !jig_op_is_symbol_table(at))
        at = jig_op_parent(at);
    return at != r->root;
}

static JigWalk resolve(JigOp *op, void *user) {
    Resolve *r = user;
    const JigBufferIface *iface = jig_buffer_of(op, r->b);
    if (!iface || is_in_other_table(r, op))
        return JIG_WALK_ADVANCE;
    jig_at_before(r->rw, op);
    bool ok = iface->resolve ? iface->resolve(r->rw, op, r->b)
                             : jig_buffer_resolve_operands(r->rw, op, r->b);
    return ok ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

bool jig_bufferize_resolve_conflicts(JigRewriter *rw, JigOp *root, JigBuffering *b) {
    Resolve r = {rw, b, root};
    jig_buffering_forget(b);
    jig_bufferize_find_written_later(root, b);
    bool ok = jig_walk_post(root, resolve, &r) != JIG_WALK_INTERRUPT;
    jig_bufferize_forget_global_accesses(b);
    return ok;
}
