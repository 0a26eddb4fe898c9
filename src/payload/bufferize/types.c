/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of buffers, before there are buffers. */
#include "analysis/buffering.h"
#include "ir/trail.h"
#include "support/arena.h"

/* The values that are being asked for, the outermost first. `from_loop`: the answer depends on what
 * goes round in a loop, and is not kept. */
struct JigBufferTypes {
    JigBuffering *b;
    JigValueVec stack;
    JigPtrMap counts; /* value -> how often it is on the stack */
    bool from_loop;
};

const JigType *jig_buffer_type_with(const JigType *tensor, JigBufferLayout layout,
                                    const JigAttr *space) {
    const JigType *element = jig_type_element(tensor);
    size_t rank = jig_type_rank(tensor);
    if (!jig_type_has_rank(tensor))
        return jig_type_unranked_memref(element, space);
    if (layout == JIG_LAYOUT_IDENTITY)
        return jig_type_memref(jig_type_shape(tensor), rank, element, NULL, space);
    int64_t *strides = jig_calloc(rank + 1, sizeof *strides);
    for (size_t i = 0; i < rank; ++i)
        strides[i] = JIG_DYNAMIC;
    const JigAttr *dynamic =
        jig_attr_strided_layout(jig_type_context(tensor), JIG_DYNAMIC, strides, rank);
    jig_free(strides);
    return jig_type_memref(jig_type_shape(tensor), rank, element, dynamic, space);
}

bool jig_buffer_space_of(const JigType *tensor, const JigBufferOptions *o, const JigAttr **space) {
    *space = NULL;
    if (o->space == JIG_SPACE_DEFAULT)
        return true;
    if (o->space == JIG_SPACE_REFUSED || !jig_type_has_rank(tensor))
        return false;
    *space = jig_type_encoding(tensor);
    return true;
}

static const JigType *unknown_type(JigOp *owner, JigValue *v, JigBuffering *b) {
    const JigAttr *space;
    if (!jig_buffer_space_of(jig_value_type(v), b->options, &space)) {
        jig_op_emit_error(owner, "could not infer memory space");
        return NULL;
    }
    return jig_buffer_type_with(jig_value_type(v), b->options->unknown_layout, space);
}

JigBuffering *jig_buffer_types_for(const JigBufferTypes *types) {
    return types->b;
}

size_t jig_buffer_types_count(const JigBufferTypes *types, const JigValue *v) {
    ((JigBufferTypes *)types)->from_loop = true;
    return (uintptr_t)jig_ptrmap_get(&types->counts, v);
}

static void push(JigBufferTypes *t, JigValue *v) {
    jig_vec_push(&t->stack, v);
    void **slot = jig_ptrmap_slot(&t->counts, v);
    *slot = (void *)((uintptr_t)*slot + 1);
}

static void pop(JigBufferTypes *t) {
    void **slot = jig_ptrmap_slot(&t->counts, jig_vec_pop(&t->stack));
    *slot = (void *)((uintptr_t)*slot - 1);
}

/* The operand whose buffer the result is, whatever was decided; NULL: there is none. */
static JigValue *same_operand(JigValue *v, JigBuffering *b) {
    JigBufferAliases operands = {0};
    JigInPlace *analysis = b->analysis;
    b->analysis = NULL;
    jig_buffer_operands_of(v, b, &operands);
    b->analysis = analysis;
    JigValue *same =
        operands.len && operands.items[0].same ? jig_use_value(operands.items[0].use) : NULL;
    jig_buffer_aliases_free(&operands);
    return same;
}

/* Follows operands as long as their buffers are exactly that of `v`; ops that nothing reaches may
 * be their own. */
static const JigType *follow(JigBufferTypes *t, JigValue *v) {
    JigTrail trail = {0};
    for (;;) {
        if (!jig_trail_step(&trail, v))
            return unknown_type(jig_value_owner(v), v, t->b);
        push(t, v);
        const JigType *known = jig_ptrmap_get(&t->b->types, v);
        JigOp *owner = jig_value_owner(v);
        const JigBufferIface *iface = jig_buffer_of(owner, t->b);
        if (known)
            return known;
        if (iface && iface->type)
            return iface->type(owner, v, t);
        if (!iface)
            return unknown_type(owner, v, t->b);
        if (!jig_value_is_result(v))
            return jig_buffer_type_with(jig_value_type(v), t->b->options->unknown_layout, NULL);
        JigValue *same = same_operand(v, t->b);
        if (!same)
            return unknown_type(owner, v, t->b);
        v = same;
    }
}

/* Of ops without regions the answer stays true while those behind them are rewritten. */
static void keep(JigBufferTypes *t, size_t from, const JigType *type) {
    for (size_t i = from; i < t->stack.len; ++i) {
        JigOp *def = jig_value_def(t->stack.data[i]);
        if (def && !jig_op_num_regions(def))
            jig_ptrmap_set(&t->b->types, t->stack.data[i], (void *)type);
    }
}

const JigType *jig_buffer_type_in(JigValue *tensor, JigBufferTypes *t) {
    size_t depth = t->stack.len;
    if (!jig_stack_ok(jig_value_context(tensor))) {
        jig_op_emit_error(jig_value_owner(tensor), "nesting is too deep");
        return NULL;
    }
    bool outer = t->from_loop;
    t->from_loop = false;
    const JigType *type = follow(t, tensor);
    if (type && !t->from_loop)
        keep(t, depth, type);
    t->from_loop |= outer;
    while (t->stack.len > depth)
        pop(t);
    return type;
}

const JigType *jig_buffer_type(JigValue *tensor, JigBuffering *b) {
    JigBufferTypes t = {.b = b};
    const JigType *type = jig_buffer_type_in(tensor, &t);
    jig_vec_free(&t.stack);
    jig_ptrmap_free(&t.counts);
    return type;
}
