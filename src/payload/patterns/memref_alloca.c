/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffers that live in one block are on the stack. */
#include "dialect/memref/memref.h"
#include "jig/iface.h"
#include "payload/patterns/patterns.h"
#include "support/arena.h"

/* Of a pattern; the patterns of a context are a list, by their limits. */
typedef struct Limited {
    JigPattern list[2]; /* and its end */
    bool has_limit;
    int64_t limit; /* bytes */
    struct Limited *next;
} Limited;

/* Bytes of an element in memory; false: not known, or too many. */
static bool element_bytes(const JigType *t, int64_t *out) {
    int64_t n = 1;
    if (jig_type_is_vector(t)) {
        for (size_t i = 0; i < jig_type_rank(t); i++) {
            int64_t size = jig_type_dim(t, i), power = 1;
            if (size > INT32_MAX)
                return false;
            while (i + 1 == jig_type_rank(t) && power < size)
                power *= 2; /* the innermost dimension is rounded up */
            if (__builtin_mul_overflow(n, i + 1 == jig_type_rank(t) ? power : size, &n))
                return false;
        }
        t = jig_type_element(t);
    } else if (jig_type_kind(t) == JIG_TYPE_COMPLEX) {
        n = 2;
        t = jig_type_element(t);
    }
    if (!jig_type_is_int_or_index_or_float(t))
        return false;
    int64_t bytes = ((int64_t)jig_type_width(t) + 7) / 8;
    if (n == 2 && bytes & (bytes - 1))
        return false; /* how parts are aligned would matter */
    return !__builtin_mul_overflow(n, bytes, out);
}

static bool is_within(const JigType *t, int64_t limit) {
    int64_t bytes, total;
    return element_bytes(jig_type_element(t), &bytes) &&
           !__builtin_mul_overflow(bytes, jig_type_num_elements(t), &total) && total < limit;
}

/* What frees the buffer in its own block. */
static JigOp *dealloc_of(const JigOp *alloc) {
    JigOp *first = NULL;
    for (JigUse *u = jig_value_first_use(jig_op_result(alloc, 0)); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        if (jig_op_is(user, JIG_MEMREF(DEALLOC)) && jig_op_block(user) == jig_op_block(alloc) &&
            (!first || jig_op_is_before(user, first)))
            first = user;
    }
    return first;
}

static bool alloc_to_alloca(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Limited *l = self->data;
    const JigType *t = jig_op_result_type(op, 0);
    JigOp *dealloc = dealloc_of(op);
    if (!dealloc || !jig_type_has_static_shape(t) || (l->has_limit && !is_within(t, l->limit)))
        return jig_no_match(rw, op, "not freed in its block, too large, or of unknown size");
    JigMemrefAlloca parts = {.memref_type = t};
    JigOperandRange symbols = jig_memref_alloc_symbol_operands(op);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, symbols.count + 1);
    for (size_t i = 0; i < symbols.count; i++)
        values[i] = jig_op_operand(op, symbols.start + i);
    parts.symbol_operands = (JigValueList){values, symbols.count};
    jig_rw_replace_op(rw, op, jig_memref_alloca_build(rw, jig_op_loc(op), &parts));
    jig_rw_erase(rw, dealloc);
    return true;
}

static void free_patterns(JigContext *ctx, void *slot) {
    (void)ctx;
    for (Limited *l = *(Limited **)slot, *next; l; l = next) {
        next = l->next;
        jig_free(l);
    }
}
static const JigContextKey patterns_key = {sizeof(Limited *), free_patterns};

const JigPattern *jig_patterns_alloc_to_alloca(JigContext *ctx, bool has_limit, int64_t limit) {
    Limited **first = jig_context_slot(ctx, &patterns_key);
    for (Limited *l = *first; l; l = l->next)
        if (l->has_limit == has_limit && l->limit == limit)
            return l->list;
    Limited *l = jig_calloc(1, sizeof *l);
    *l = (Limited){.list = {{.name = "AllocToAllocaPattern",
                             .root = "memref.alloc",
                             .fn = alloc_to_alloca,
                             .data = l}},
                   .has_limit = has_limit,
                   .limit = limit,
                   .next = *first};
    *first = l;
    return l->list;
}
