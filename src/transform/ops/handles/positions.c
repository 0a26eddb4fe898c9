/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/ops/handles/positions.h"

#include "ir/diag/kinds.h"
#include "support/vec.h"
#include "jig/ops/transform.h"

/* ---- Syntax ---- */

enum { LIST, INVERTED, ALL };

static bool parse_number(JigParser *p, void *user) {
    int64_t number;
    JIG_CHECK(jig_parse_integer(p, &number));
    jig_vec_push((JigI64Vec *)user, number);
    return true;
}

/* At least one number: `except()` would be another way to say `all`. */
static bool parse_numbers(JigParser *p, JigSlot *list) {
    JigI64Vec numbers = {0};
    bool ok = jig_parse_list(p, JIG_DELIM_NONE, parse_number, &numbers, NULL);
    if (ok)
        list->attr = jig_attr_dense_i64(jig_parser_context(p), numbers.data, numbers.len);
    jig_vec_free(&numbers);
    return ok;
}

bool jig_positions_parse(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    JigContext *ctx = jig_parser_context(p);
    if (jig_parse_try_keyword(p, "all")) {
        slots[LIST].attr = jig_attr_dense_i64(ctx, NULL, 0);
        slots[ALL].attr = jig_attr_unit(ctx);
        return true;
    }
    if (!jig_parse_try_keyword(p, "except"))
        return parse_numbers(p, &slots[LIST]);
    slots[INVERTED].attr = jig_attr_unit(ctx);
    return jig_parse_token(p, "(") && parse_numbers(p, &slots[LIST]) && jig_parse_token(p, ")");
}

void jig_positions_print(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    if (slots[ALL].attr) {
        jig_print(p, "all");
        return;
    }
    bool inverted = slots[INVERTED].attr != NULL;
    jig_print(p, inverted ? "except(" : "");
    for (size_t i = 0; i < jig_attr_dense_array_len(slots[LIST].attr); ++i) {
        jig_print(p, i ? ", " : "");
        jig_print_int(p, jig_attr_dense_array_int(slots[LIST].attr, i));
    }
    jig_print(p, inverted ? ")" : "");
}

/* ---- Meaning ---- */

/* Neighbours only; any other repetition shows when the op is applied. */
static bool repeats(const JigAttr *list) {
    for (size_t i = 1; i < jig_attr_dense_array_len(list); ++i)
        if (jig_attr_dense_array_int(list, i) == jig_attr_dense_array_int(list, i - 1))
            return true;
    return false;
}

bool jig_positions_verify(JigOp *op, const char *list) {
    const JigAttr *numbers = jig_op_attr(op, list);
    if (jig_transform_is_all_attr(op)) {
        if (jig_transform_is_inverted_attr(op))
            return jig_op_error(op, "cannot request both 'all' and 'inverted' values in the list");
        return !jig_attr_dense_array_len(numbers) ||
               jig_op_error(op, "cannot both request 'all' and specific values in the list");
    }
    if (!jig_attr_dense_array_len(numbers))
        return jig_op_error(op,
                            "must request specific values in the list if 'all' is not specified");
    return !repeats(numbers) || jig_op_error(op, "expected the listed values to be unique");
}

/* The positions below `count` where `listed` is `mark`, ascending. */
static JigPositions positions_where(const bool *listed, size_t count, bool mark, JigArena *a) {
    size_t *items = jig_arena_alloc(a, count * sizeof *items), n = 0;
    for (size_t i = 0; i < count; ++i)
        if (listed[i] == mark)
            items[n++] = i;
    return (JigPositions){items, n};
}

JigStatus jig_positions_expand(JigTransformCall *call, const char *list, size_t count,
                               JigPositions *out) {
    const JigAttr *numbers = jig_op_attr(call->op, list);
    JigLoc loc = jig_op_loc(call->op);
    bool *listed = jig_arena_calloc(call->arena, count);
    if (jig_transform_is_all_attr(call->op)) {
        *out = positions_where(listed, count, false, call->arena);
        return JIG_OK;
    }
    size_t n = jig_attr_dense_array_len(numbers);
    size_t *items = jig_arena_alloc(call->arena, n * sizeof *items);
    for (size_t i = 0; i < n; ++i) {
        int64_t written = jig_attr_dense_array_int(numbers, i);
        int64_t at = written < 0 ? written + (int64_t)count : written;
        if (at >= (int64_t)count)
            return jig_silenceable(call, loc,
                                   "position overflow {} (updated from {}) for maximum {}",
                                   jig_fact_kind(JIG_KIND_POSITION), jig_fact_int(at),
                                   jig_fact_int(written), jig_fact_int(count));
        if (at < 0)
            return jig_silenceable(call, loc, "position underflow {} (updated from {})",
                                   jig_fact_int(at), jig_fact_int(written));
        if (listed[at])
            return jig_silenceable(call, loc, "repeated position {} (updated from {})",
                                   jig_fact_int(at), jig_fact_int(written));
        listed[at] = true;
        items[i] = (size_t)at;
    }
    bool inverted = jig_transform_is_inverted(call->op);
    *out = inverted ? positions_where(listed, count, false, call->arena) : (JigPositions){items, n};
    return JIG_OK;
}
