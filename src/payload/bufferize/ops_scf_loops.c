/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* scf: loops that carry tensors from one iteration to the next. */
#include "analysis/buffering.h"
#include "dialect/scf/scf.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"

/* ---- What goes round ---- */

/* The type of the argument that is first `init`, and then `yielded`. */
static const JigType *carried_type(JigOp *op, JigValue *arg, JigValue *init, JigValue *yielded,
                                   JigBufferTypes *types) {
    const JigType *first = jig_buffer_type_in(init, types), *next;
    if (!first || jig_buffer_types_count(types, arg) >= 2)
        return first;
    next = jig_type_is_any_memref(jig_value_type(yielded)) ? jig_value_type(yielded)
                                                           : jig_buffer_type_in(yielded, types);
    if (!next || first == next)
        return next;
    if (jig_type_space(first) != jig_type_space(next)) {
        jig_op_error(op, "init_arg and yielded value bufferize to inconsistent memory spaces");
        return NULL;
    }
    return jig_buffer_type_with(jig_value_type(arg), JIG_LAYOUT_DYNAMIC, jig_type_space(next));
}

/* Buffers of operands, cast to the types of what gets them; in `a`, NULL after a diagnostic. */
static JigValue **buffers_as(JigRewriter *rw, const JigOp *op, JigOperandRange r,
                             JigValue *(*as)(const JigOp *op, size_t i), const JigOp *of,
                             JigBuffering *b, JigArena *a) {
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, r.count + 1);
    for (size_t i = 0; i < r.count; ++i) {
        values[i] = jig_op_operand(op, r.start + i);
        if (jig_type_is_tensor(jig_value_type(values[i])) &&
            !(values[i] = jig_buffer_get(rw, values[i], b)))
            return NULL;
    }
    for (size_t i = 0; i < r.count; ++i) {
        if (!jig_type_is_tensor(jig_op_operand_type(op, r.start + i)))
            continue;
        const JigType *t = jig_buffer_type(as(of, i), b);
        if (!t)
            return NULL;
        values[i] = jig_bufferize_cast(rw, values[i], t);
    }
    return values;
}

/* Ops of `from` go to `to`, whose arguments from `first` on are buffers where those of from are
 * tensors. */
static void move_body(JigRewriter *rw, JigBlock *from, JigBlock *to, JigArena *a) {
    size_t n = jig_block_num_args(from);
    JigValue **values = JIG_NEW_ARRAY(a, JigValue *, n + 1);
    jig_at_start(rw, to);
    for (size_t i = 0; i < n; ++i) {
        const JigType *t = jig_value_type(jig_block_arg(from, i));
        values[i] = jig_block_arg(to, i);
        if (jig_type_is_tensor(t))
            values[i] = jig_bufferize_to_tensor(rw, jig_value_loc(values[i]), values[i], t);
    }
    jig_rw_inline_block(rw, from, to, NULL, values, n);
}

/* Copies operand `i` of a terminator. */
static bool copy_operand(JigRewriter *rw, JigOp *end, size_t i, JigBuffering *b) {
    jig_at_before(rw, end);
    JigValue *copy = jig_buffer_alloc_tensor(rw, jig_op_loc(end), jig_op_operand(end, i), true, b);
    if (copy)
        jig_rw_set_operand(rw, end, i, copy);
    return copy;
}

/* ---- What is yielded for another iteration ---- */

/* May an earlier yielded value share the buffer? Then two arguments would. */
static bool is_yielded_before(JigOp *end, size_t i, JigBuffering *b) {
    for (size_t k = 0; k < i; ++k)
        if (jig_type_is_tensor(jig_op_operand_type(end, k)) &&
            jig_buffer_may_share(jig_op_operand(end, k), jig_op_operand(end, i), b))
            return true;
    return false;
}

typedef struct Fixed {
    JigBuffering *b;
    bool found;
} Fixed;

static void find_fixed(JigValue *v, void *user) {
    Fixed *fixed = user;
    fixed->found |= !jig_buffer_is_writable(v, fixed->b);
}

/* Is it something that must not be written to, and is so the next time round or behind the loop? */
static bool would_be_written(JigOp *end, size_t i, JigBuffering *b) {
    Fixed fixed = {b, false};
    if (jig_bufferize_is_written_later(end, i, b))
        jig_in_place_each_alias(b->analysis, jig_op_operand(end, i), find_fixed, &fixed);
    return fixed.found;
}

/* ---- scf.for ---- */

static JigOp *yield_of(const JigOp *op) {
    return jig_block_last(jig_op_body(op));
}
static JigValue *for_result(const JigOp *op, size_t i) {
    return jig_op_result(op, i);
}
static size_t carried(const JigOp *op, size_t operand) {
    return operand - jig_scf_for_init_args(op).start;
}

/* A loop that does not run hands the init on. */
static bool for_reads(JigOp *op, size_t operand, JigBuffering *b) {
    int64_t lower, upper;
    if (!jig_constant_int(jig_scf_for_lower_bound(op), &lower) ||
        !jig_constant_int(jig_scf_for_upper_bound(op), &upper) || upper <= lower ||
        !jig_scf_for_counts_as_signed(op))
        return true;
    return jig_buffer_is_read(jig_scf_for_iter_arg(op, carried(op, operand)), b);
}

static bool for_keeps(JigOp *op, size_t i, JigBuffering *b) {
    return jig_buffer_same(jig_scf_for_iter_arg(op, i), jig_op_operand(yield_of(op), i), b);
}

static void for_values(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out) {
    size_t i = carried(op, operand);
    bool same = for_keeps(op, i, b);
    jig_buffer_aliases_add(out, jig_op_use(op, operand), jig_op_result(op, i), same, same);
}

/* Refuses a loop, for what its terminator hands on. */
static bool trades(JigBuffering *b, JigOp *end, const char *what, size_t i) {
    b->trade = jig_op_loc(jig_op_parent(end));
    return jig_op_emit_error(end, "%s #%zu is not equivalent to the corresponding iter bbArg", what,
                             i);
}

static bool for_settled(JigOp *op, JigBuffering *b) {
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (!jig_buffering_options(b)->return_allocs &&
            jig_type_is_tensor(jig_op_result_type(op, i)) && !for_keeps(op, i, b))
            return trades(b, yield_of(op), "Yield operand", i);
    return true;
}

/* A result is the buffer of the init, or a new one: nothing else that the body knows. */
static bool for_resolve(JigRewriter *rw, JigOp *op, JigBuffering *b) {
    JIG_CHECK(jig_buffer_resolve_operands(rw, op, b));
    if (jig_buffering_options(b)->copy_first)
        return true;
    size_t n = jig_op_num_results(op);
    JigRegion *body = jig_scf_for_region(op);
    JigOp *end = yield_of(op);
    bool *copies = jig_calloc(n + 1, sizeof *copies), ok = true;
    for (size_t i = 0; i < n; ++i)
        copies[i] =
            jig_type_is_tensor(jig_op_result_type(op, i)) &&
            (!jig_buffer_is_local(jig_op_operand(end, i), body, jig_scf_for_iter_arg(op, i), b) ||
             (!for_keeps(op, i, b) &&
              (is_yielded_before(end, i, b) || would_be_written(end, i, b))));
    for (size_t i = 0; i < n && ok; ++i)
        ok = !copies[i] || copy_operand(rw, end, i, b);
    jig_free(copies);
    return ok;
}

static const JigType *for_type(JigOp *op, JigValue *value, JigBufferTypes *types) {
    if (jig_value_is_result(value))
        return jig_buffer_type_in(jig_scf_for_iter_arg(op, jig_value_index(value)), types);
    size_t i = jig_value_index(value) - 1;
    return carried_type(op, value, jig_scf_for_init_args_at(op, i), jig_op_operand(yield_of(op), i),
                        types);
}

static bool for_buffers(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigArena *a = jig_arena_create();
    JigOperandRange r = jig_scf_for_init_args(op);
    JigValue **inits = buffers_as(rw, op, r, for_result, op, b, a);
    if (inits) {
        JigOp *made = jig_loop_like(rw, op, NULL, inits, r.count, true);
        jig_op_copy_discardable_attrs(made, op);
        move_body(rw, jig_op_body(op), jig_op_body(made), a);
        jig_buffer_replace_by(rw, op, made);
    }
    jig_arena_destroy(a);
    return inits;
}
static const JigBufferIface of_for = {.reads = for_reads,
                                      .writes = jig_bufferize_always,
                                      .values_of = for_values,
                                      .writable = jig_bufferize_any_writable,
                                      .settled = for_settled,
                                      .resolve = for_resolve,
                                      .type = for_type,
                                      .bufferize = for_buffers};

/* ---- scf.while ---- */

static JigBlock *before_of(const JigOp *op) {
    return jig_region_first(jig_scf_while_before(op));
}
static JigBlock *after_of(const JigOp *op) {
    return jig_region_first(jig_scf_while_after(op));
}
static JigValue *before_arg(const JigOp *op, size_t i) {
    return jig_block_arg(before_of(op), i);
}
static JigValue *after_arg(const JigOp *op, size_t i) {
    return jig_block_arg(after_of(op), i);
}
/* Operand `i` behind the condition. */
static JigValue *condition_arg(const JigOp *op, size_t i) {
    return jig_scf_condition_args_at(jig_block_last(before_of(op)), i);
}

/* Is what the terminator passes on as number `i` the block's argument of that number? */
static bool passes_on(JigBlock *block, JigOp *end, size_t first, size_t i, JigBuffering *b) {
    return i < jig_block_num_args(block) && first + i < jig_op_num_operands(end) &&
           jig_buffer_same(jig_op_operand(end, first + i), jig_block_arg(block, i), b);
}
static bool passes_before(const JigOp *op, size_t i, JigBuffering *b) {
    return passes_on(before_of(op), jig_block_last(before_of(op)), 1, i, b);
}
static bool passes_after(const JigOp *op, size_t i, JigBuffering *b) {
    return passes_on(after_of(op), jig_block_last(after_of(op)), 0, i, b);
}

static void while_values(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out) {
    if (operand >= jig_op_num_results(op) ||
        jig_op_result_type(op, operand) != jig_op_operand_type(op, operand))
        return;
    bool same = operand < jig_block_num_args(before_of(op)) &&
                jig_value_type(before_arg(op, operand)) == jig_op_result_type(op, operand) &&
                passes_before(op, operand, b) && passes_after(op, operand, b);
    jig_buffer_aliases_add(out, jig_op_use(op, operand), jig_op_result(op, operand), same, same);
}

static bool while_settled(JigOp *op, JigBuffering *b) {
    JigOp *condition = jig_block_last(before_of(op)), *end = jig_block_last(after_of(op));
    if (jig_buffering_options(b)->return_allocs)
        return true;
    for (size_t i = 0; i + 1 < jig_op_num_operands(condition); ++i)
        if (jig_type_is_tensor(jig_op_operand_type(condition, i + 1)) && !passes_before(op, i, b))
            return trades(b, condition, "Condition arg", i);
    for (size_t i = 0; i < jig_op_num_operands(end); ++i)
        if (jig_type_is_tensor(jig_op_operand_type(end, i)) && !passes_after(op, i, b))
            return trades(b, end, "Yield operand", i);
    return true;
}

typedef struct Inside {
    JigOp *op;
    JigBuffering *b;
    bool ok;
} Inside;

static bool keeps(JigOp *op, size_t i, JigBuffering *b) {
    return passes_before(op, i, b) && passes_after(op, i, b);
}

/* Arguments stand for copies, unless what goes round is one buffer. */
static void check_inside(JigValue *v, void *user) {
    Inside *s = user;
    JigRegion *region = jig_value_region(v), *after = jig_scf_while_after(s->op);
    s->ok &= jig_region_is_ancestor(after, region) &&
             (jig_value_is_result(v) || region != after || !keeps(s->op, jig_value_index(v), s->b));
}

/* Would writing to what is yielded change what others read, or what nobody may change? */
static bool while_shares(JigOp *op, size_t i, JigBuffering *b) {
    JigOp *end = jig_block_last(after_of(op));
    Inside s = {op, b, true};
    if (!jig_type_is_tensor(jig_op_operand_type(end, i)) || passes_after(op, i, b) ||
        !jig_bufferize_is_written_later(end, i, b))
        return false;
    jig_in_place_each_alias(b->analysis, jig_op_operand(end, i), check_inside, &s);
    return !s.ok || is_yielded_before(end, i, b) || would_be_written(end, i, b);
}

/* The operands from `first` on for which it is set. */
static bool copy_operands(JigRewriter *rw, JigOp *end, size_t first, const bool *copies, size_t n,
                          JigBuffering *b) {
    bool ok = true;
    for (size_t i = 0; i < n && ok; ++i)
        ok = !copies[i] || copy_operand(rw, end, first + i, b);
    return ok;
}

static bool while_resolve(JigRewriter *rw, JigOp *op, JigBuffering *b) {
    JIG_CHECK(jig_buffer_resolve_operands(rw, op, b));
    if (jig_buffering_options(b)->copy_first)
        return true;
    JigOp *condition = jig_block_last(before_of(op)), *end = jig_block_last(after_of(op));
    size_t n = jig_op_num_operands(condition) - 1, m = jig_op_num_operands(end);
    bool *out = jig_calloc(n + 1, sizeof *out), *back = jig_calloc(m + 1, sizeof *back);
    for (size_t i = 0; i < n; ++i)
        out[i] = jig_type_is_tensor(jig_op_operand_type(condition, i + 1)) && !keeps(op, i, b);
    for (size_t i = 0; i < m; ++i)
        back[i] = while_shares(op, i, b);
    bool ok = copy_operands(rw, condition, 1, out, n, b) && copy_operands(rw, end, 0, back, m, b);
    jig_free(out);
    jig_free(back);
    return ok;
}

static const JigType *while_type(JigOp *op, JigValue *value, JigBufferTypes *types) {
    size_t i = jig_value_index(value);
    if (!jig_value_is_result(value) && jig_value_owner_block(value) == before_of(op))
        return carried_type(op, value, jig_op_operand(op, i),
                            jig_op_operand(jig_block_last(after_of(op)), i), types);
    JigValue *v = condition_arg(op, i);
    return jig_type_is_tensor(jig_value_type(v)) ? jig_buffer_type_in(v, types) : jig_value_type(v);
}

static JigBlock *new_block(JigRewriter *rw, JigRegion *region, JigValue *const *like, size_t n,
                           const JigType *const *types, JigLoc loc, JigArena *a) {
    const JigType **all = JIG_NEW_ARRAY(a, const JigType *, n + 1);
    for (size_t i = 0; i < n; ++i)
        all[i] = types ? types[i] : jig_value_type(like[i]);
    JigPoint point = jig_point(rw);
    JigBlock *block = jig_create_block(rw, region, NULL, all, n, loc);
    jig_set_point(rw, point);
    return block;
}

static bool while_buffers(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigArena *a = jig_arena_create();
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_operands(op), m = jig_op_num_results(op);
    JigValue **inits = buffers_as(rw, op, jig_all_operands(op), before_arg, op, b, a);
    const JigType **types = inits ? jig_bufferize_result_types(op, after_arg, b, a) : NULL;
    if (types) {
        JigOp *made = jig_scf_while_build(
            rw, loc, &(JigScfWhile){.inits = {inits, n}, .result_types = {types, m}});
        JigBlock *before = new_block(rw, jig_scf_while_before(made), inits, n, NULL, loc, a),
                 *after = new_block(rw, jig_scf_while_after(made), NULL, m, types, loc, a);
        move_body(rw, before_of(op), before, a);
        move_body(rw, after_of(op), after, a);
        jig_buffer_replace_by(rw, op, made);
    }
    jig_arena_destroy(a);
    return types;
}
static const JigBufferIface of_while = {.reads = jig_bufferize_always,
                                        .writes = jig_bufferize_always,
                                        .values_of = while_values,
                                        .writable = jig_bufferize_any_writable,
                                        .settled = while_settled,
                                        .resolve = while_resolve,
                                        .type = while_type,
                                        .bufferize = while_buffers};

/* ---- scf.condition ---- */

static bool condition(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigArena *a = jig_arena_create();
    JigOperandRange r = jig_scf_condition_args(op);
    JigValue **args = buffers_as(rw, op, r, after_arg, jig_op_parent(op), b, a);
    if (args) {
        JigScfCondition parts = {.condition = jig_scf_condition_condition(op),
                                 .args = {args, r.count}};
        jig_rw_takes_over(rw, op, jig_scf_condition_build(rw, jig_op_loc(op), &parts));
        jig_rw_erase(rw, op);
    }
    jig_arena_destroy(a);
    return args;
}
static const JigBufferIface of_condition = {.reads = jig_bufferize_always,
                                            .writes = jig_bufferize_never,
                                            .values_of = jig_bufferize_nothing_shared,
                                            .only_in_place = true,
                                            .bufferize = condition};

const JigOpIfaces jig_bufferize_loops_ops[] = {
    {"scf.condition", {{&jig_iface_buffer, &of_condition}, {0}}},
    {"scf.for", {{&jig_iface_buffer, &of_for}, {0}}},
    {"scf.while", {{&jig_iface_buffer, &of_while}, {0}}},
    {0},
};
