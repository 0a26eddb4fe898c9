/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of buffers, before there are buffers. */
#include "analysis/buffering.h"
#include "ir/trail.h"
#include "support/arena.h"
#include "support/check.h"

/*
 * The values that are being asked for, the outermost first.
 *
 * What goes round in a loop comes upon itself. A value that is being asked for is then answered
 * ahead, and what is said of others meanwhile relies on that: answers are noted with the outermost
 * place of the stack that they rely on. Where all that was said ahead turns out to be true, they
 * are as good as any and kept for good (JigBuffering.types); else they are forgotten.
 */
typedef struct Noted {
    JigValue *value;
    const JigType *type;
    size_t relies_on;
} Noted;
typedef struct Asked {
    size_t count, first; /* how often it is on the stack, and where first */
    const JigType *ahead;
} Asked;
struct JigBufferTypes {
    JigBuffering *b;
    JigValueVec stack;
    JigPtrMap asked; /* value -> Asked, for those on the stack */
    JigPtrMap at;    /* value -> its number in `noted` + 1 */
    JIG_VEC(Noted) noted;
    size_t relies_on; /* of the answer that is being made; SIZE_MAX: on nothing */
    bool wrong;       /* something said ahead was, and what relies on it is still being made */
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

/* Of the result of an op that lives on buffers and has a new one for it. */
static const JigType *new_type(JigOp *owner, JigValue *v, JigBuffering *b) {
    const JigType *t = jig_value_type(v), *element = jig_type_element(t);
    if (jig_type_valid_memref_element(element))
        return unknown_type(owner, v, b);
    JigArena scratch;
    jig_arena_init(&scratch);
    JigStr whole = jig_type_to_str(t, &scratch), part = jig_type_to_str(element, &scratch);
    jig_op_emit_error(owner,
                      "cannot bufferize value of type '%.*s': element type '%.*s' is not a valid "
                      "memref element type",
                      JIG_FMT(whole), JIG_FMT(part));
    jig_arena_free(&scratch);
    return NULL;
}

JigBuffering *jig_buffer_types_for(const JigBufferTypes *types) {
    JIG_REQUIRE(types);
    return types->b;
}

static void rely_on(JigBufferTypes *t, size_t place) {
    if (place < t->relies_on)
        t->relies_on = place;
}

/* Of the value just asked for, being asked for once is no news. */
size_t jig_buffer_types_count(const JigBufferTypes *types, const JigValue *v) {
    JigBufferTypes *t = (JigBufferTypes *)types;
    const Asked *asked = jig_ptrmap_get(&t->asked, v);
    if (!asked)
        return 0;
    if (asked->count > 1 || t->stack.data[t->stack.len - 1] != v)
        rely_on(t, asked->first);
    return asked->count;
}

static void push(JigBufferTypes *t, JigValue *v) {
    void **slot = jig_ptrmap_slot(&t->asked, v);
    if (!*slot) {
        Asked *fresh = jig_calloc(1, sizeof *fresh);
        fresh->first = t->stack.len;
        *slot = fresh;
    }
    ((Asked *)*slot)->count++;
    jig_vec_push(&t->stack, v);
}

static void pop(JigBufferTypes *t) {
    JigValue *v = jig_vec_pop(&t->stack);
    Asked *asked = jig_ptrmap_get(&t->asked, v);
    if (--asked->count)
        return;
    jig_ptrmap_remove(&t->asked, v);
    jig_free(asked);
}

static void forget(JigBufferTypes *t, size_t from) {
    while (t->noted.len > from)
        jig_ptrmap_remove(&t->at, jig_vec_pop(&t->noted).value);
}

static void note(JigBufferTypes *t, JigValue *v, const JigType *type, size_t relies_on) {
    if (jig_ptrmap_has(&t->at, v))
        return;
    jig_vec_push(&t->noted, ((Noted){v, type, relies_on}));
    jig_ptrmap_set(&t->at, v, (void *)(uintptr_t)t->noted.len);
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
        const JigType *known = jig_ptrmap_get(&t->b->types, v);
        if (known)
            return known;
        push(t, v);
        JigOp *owner = jig_value_owner(v);
        const JigBufferIface *iface = jig_buffer_of(owner, t->b);
        if (iface && iface->type)
            return iface->type(owner, v, t);
        if (!iface)
            return unknown_type(owner, v, t->b);
        if (!jig_value_is_result(v))
            return jig_buffer_type_with(jig_value_type(v), t->b->options->unknown_layout, NULL);
        JigValue *same = same_operand(v, t->b);
        if (!same)
            return new_type(owner, v, t->b);
        v = same;
    }
}

/* Was something else said ahead of a value from `depth` on? */
static bool was_wrong(const JigBufferTypes *t, size_t depth, const JigType *type) {
    for (size_t i = depth; i < t->stack.len; ++i) {
        const Asked *asked = jig_ptrmap_get(&t->asked, t->stack.data[i]);
        if (asked->first == i && asked->ahead && asked->ahead != type)
            return true;
    }
    return false;
}

/* The answer relies on nothing that is still being asked for: so do those noted meanwhile. */
static void keep(JigBufferTypes *t, size_t noted) {
    for (size_t i = noted; i < t->noted.len && !t->wrong; ++i)
        jig_ptrmap_set(&t->b->types, t->noted.data[i].value, (void *)t->noted.data[i].type);
    forget(t, noted);
    t->wrong = false;
}

/* `depth`: where the values were pushed that have this type; `noted`: what was noted before. */
static void settle(JigBufferTypes *t, size_t depth, size_t noted, const JigType *type) {
    if (was_wrong(t, depth, type)) {
        forget(t, noted);
        t->wrong = true;
    }
    bool is_final = t->relies_on >= depth;
    for (size_t i = depth; i < t->stack.len; ++i) {
        Asked *asked = jig_ptrmap_get(&t->asked, t->stack.data[i]);
        if (asked->first < depth) { /* said ahead */
            t->wrong |= asked->ahead && asked->ahead != type;
            asked->ahead = type;
            rely_on(t, asked->first);
            is_final = false;
        }
    }
    for (size_t i = depth; i < t->stack.len; ++i) {
        const Asked *asked = jig_ptrmap_get(&t->asked, t->stack.data[i]);
        if (asked->first >= depth)
            note(t, t->stack.data[i], type, t->relies_on);
    }
    if (is_final)
        keep(t, noted);
}

const JigType *jig_buffer_type_in(JigValue *tensor, JigBufferTypes *t) {
    size_t depth = t->stack.len, noted = t->noted.len, outer = t->relies_on,
           known = (uintptr_t)jig_ptrmap_get(&t->at, tensor);
    if (known) {
        rely_on(t, t->noted.data[known - 1].relies_on);
        return t->noted.data[known - 1].type;
    }
    if (!jig_stack_ok(jig_value_context(tensor))) {
        jig_op_emit_error(jig_value_owner(tensor), "nesting is too deep");
        return NULL;
    }
    t->relies_on = SIZE_MAX;
    const JigType *type = follow(t, tensor);
    if (type)
        settle(t, depth, noted, type);
    if (t->relies_on >= depth)
        t->relies_on = SIZE_MAX;
    rely_on(t, outer);
    while (t->stack.len > depth)
        pop(t);
    return type;
}

const JigType *jig_buffer_type(JigValue *tensor, JigBuffering *b) {
    const JigType *known = jig_ptrmap_get(&b->types, tensor);
    if (known)
        return known;
    JigBufferTypes t = {.b = b, .relies_on = SIZE_MAX};
    const JigType *type = jig_buffer_type_in(tensor, &t);
    jig_vec_free(&t.stack);
    jig_vec_free(&t.noted);
    jig_ptrmap_free(&t.asked);
    jig_ptrmap_free(&t.at);
    return type;
}
