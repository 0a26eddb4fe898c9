/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* scf: conditions, regions, what they yield, and scf.forall. */
#include "dialect/common/slices.h"
#include "dialect/scf/scf.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"

/* ---- Regions of which one is run: scf.if, scf.index_switch ---- */

static JigOp *end_of(const JigRegion *region) {
    JigBlock *block = jig_region_first(region);
    return block ? jig_block_last(block) : NULL;
}

/* Each region passes one operand for the result. Their order is that in which types are joined and
 * conflicts found: the default region of an index_switch, which is the first one, comes last. */
static void yielded_operands(JigOp *op, JigValue *value, JigBuffering *b, JigBufferAliases *out) {
    (void)b;
    for (size_t r = 0; r < jig_op_num_regions(op) && jig_value_is_result(value); ++r) {
        size_t behind_default = (r + 1) % jig_op_num_regions(op);
        JigOp *end = end_of(jig_op_region(op, jig_op_is(op, JIG_SCF(IF)) ? r : behind_default));
        if (end)
            jig_buffer_aliases_add(out, jig_op_use(end, jig_value_index(value)), value, true,
                                   false);
    }
}

/* Joins what regions yield; `type` is NULL before the first. */
static bool join_types(JigOp *op, JigRegion *region, JigValue *value, const char *where,
                       JigBufferTypes *types, const JigType **type) {
    JigValue *v = jig_op_operand(end_of(region), jig_value_index(value));
    const JigType *next = jig_type_is_any_memref(jig_value_type(v)) ? jig_value_type(v)
                                                                    : jig_buffer_type_in(v, types);
    if (!next)
        return false;
    if (!*type || *type == next) {
        *type = next;
        return true;
    }
    if (jig_type_space(*type) != jig_type_space(next))
        return jig_op_emit_error(op, "inconsistent memory space on %s", where);
    *type = jig_buffer_type_with(jig_value_type(value), JIG_LAYOUT_DYNAMIC, jig_type_space(next));
    return true;
}

static const JigType *branch_type(JigOp *op, JigValue *value, JigBufferTypes *types) {
    const char *where = jig_op_is(op, JIG_SCF(IF)) ? "then/else branches" : "switch cases";
    const JigType *type = NULL;
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        if (!join_types(op, jig_op_region(op, r), value, where, types, &type))
            return NULL;
    return type;
}

static bool if_buffers(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigArena *a = jig_arena_create();
    const JigType **types = jig_bufferize_result_types(op, jig_op_result, b, a);
    if (types) {
        jig_at_before(rw, op);
        JigScfIf parts = {.condition = jig_scf_if_condition(op),
                          .result_types = {types, jig_op_num_results(op)},
                          .then_region = jig_scf_if_then_region(op),
                          .else_region = jig_scf_if_else_region(op)};
        jig_buffer_replace_by(rw, op, jig_scf_if_build(rw, jig_op_loc(op), &parts));
    }
    jig_arena_destroy(a);
    return types;
}
static const JigBufferIface of_if = {
    .operands_of = yielded_operands, .type = branch_type, .bufferize = if_buffers};

static bool switch_buffers(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigArena *a = jig_arena_create();
    const JigType **types = jig_bufferize_result_types(op, jig_op_result, b, a);
    size_t n = jig_scf_index_switch_num_case_regions(op);
    JigRegion **cases = JIG_NEW_ARRAY(a, JigRegion *, n + 1);
    for (size_t i = 0; i < n; ++i)
        cases[i] = jig_scf_index_switch_case_regions_at(op, i);
    if (types) {
        jig_at_before(rw, op);
        JigScfIndexSwitch parts = {.arg = jig_scf_index_switch_arg(op),
                                   .result_types = {types, jig_op_num_results(op)},
                                   .cases = jig_scf_index_switch_cases_attr(op),
                                   .default_region = jig_scf_index_switch_default_region(op),
                                   .case_regions = {cases, n}};
        jig_buffer_replace_by(rw, op, jig_scf_index_switch_build(rw, jig_op_loc(op), &parts));
    }
    jig_arena_destroy(a);
    return types;
}
static const JigBufferIface of_index_switch = {
    .operands_of = yielded_operands, .type = branch_type, .bufferize = switch_buffers};

/* ---- scf.execute_region ---- */

/* The only scf.yield; NULL: there are none or several. */
static JigOp *only_yield(const JigOp *op) {
    JigOp *found = NULL;
    for (JigBlock *x = jig_region_first(jig_scf_execute_region_region(op)); x;
         x = jig_block_next(x)) {
        if (!jig_op_is(jig_block_last(x), JIG_SCF(YIELD)))
            continue;
        if (found)
            return NULL;
        found = jig_block_last(x);
    }
    return found;
}

/* What branches pass for an argument. */
void jig_bufferize_branch_operands(JigOp *op, JigValue *arg, JigBuffering *b,
                                   JigBufferAliases *out) {
    (void)op, (void)b;
    JigBlock *block = jig_value_owner_block(arg);
    for (JigSuccUse *u = jig_block_first_pred(block); u; u = jig_succ_use_next(u)) {
        JigOp *branch = jig_succ_use_owner(u);
        if (!jig_branch(branch))
            continue;
        JigSuccOperands s = jig_branch_operands(branch, jig_succ_use_index(u));
        size_t i = jig_value_index(arg);
        if (i >= s.produced && i - s.produced < s.forwarded.count)
            jig_buffer_aliases_add(out, jig_op_use(branch, s.forwarded.start + i - s.produced), arg,
                                   true, false);
    }
}

/* The type that all that is passed has, or one with any layout. */
const JigType *jig_bufferize_argument_type(JigOp *op, JigValue *arg, JigBufferTypes *types) {
    JigBufferAliases operands = {0};
    jig_bufferize_branch_operands(op, arg, jig_buffer_types_for(types), &operands);
    const JigType *type = NULL;
    bool ok = true;
    for (size_t i = 0; i < operands.len && ok; ++i) {
        JigValue *v = jig_use_value(operands.items[i].use);
        if (jig_buffer_types_count(types, v))
            continue; /* round a loop */
        const JigType *next = jig_type_is_any_memref(jig_value_type(v))
                                  ? jig_value_type(v)
                                  : jig_buffer_type_in(v, types);
        ok = next;
        if (!ok || type == next)
            continue;
        if (type && jig_type_space(type) != jig_type_space(next))
            ok = jig_op_error(op, "incoming operands of block argument have inconsistent memory "
                                  "spaces");
        else
            type = type ? jig_buffer_type_with(jig_value_type(arg), JIG_LAYOUT_DYNAMIC,
                                               jig_type_space(type))
                        : next;
    }
    if (ok && !type)
        ok = jig_op_error(op, "could not infer buffer type of block argument");
    jig_buffer_aliases_free(&operands);
    return ok ? type : NULL;
}

static void region_operands(JigOp *op, JigValue *value, JigBuffering *b, JigBufferAliases *out) {
    JigOp *yield = only_yield(op);
    if (!jig_value_is_result(value))
        jig_bufferize_branch_operands(op, value, b, out);
    else if (yield)
        jig_buffer_aliases_add(out, jig_op_use(yield, jig_value_index(value)), value, true, true);
}

static const JigType *region_type(JigOp *op, JigValue *value, JigBufferTypes *types) {
    if (!jig_value_is_result(value))
        return jig_bufferize_argument_type(op, value, types);
    JigOp *yield = only_yield(op);
    return yield ? jig_buffer_type_in(jig_op_operand(yield, jig_value_index(value)), types) : NULL;
}

static bool has_one_yield(JigOp *op, JigBuffering *b) {
    (void)b;
    return only_yield(op) || jig_op_error(op, "op without unique scf.yield is not supported");
}

/* Where an argument of a block can't become a buffer, the region is in the new op already, which
 * stands before the old one: as with all ops here, who bufferizes gives up the payload then. */
static bool region_buffers(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    JigOp *yield = only_yield(op);
    if (!yield) /* not looked at before where nothing is analyzed */
        return jig_refuse(why, op, "op without unique scf.yield is not supported");
    size_t n = jig_op_num_results(op);
    const JigType **types = jig_calloc(n + 1, sizeof *types);
    for (size_t i = 0; i < n; ++i)
        types[i] = jig_op_operand_type(yield, i);
    JigScfExecuteRegion parts = {.result_types = {types, n},
                                 .no_inline = jig_scf_execute_region_no_inline_attr(op),
                                 .region = jig_scf_execute_region_region(op)};
    jig_at_before(rw, op);
    JigOp *made = jig_scf_execute_region_build(rw, jig_op_loc(op), &parts);
    jig_free(types);
    JigBlock *x = jig_region_first(jig_scf_execute_region_region(made));
    for (; x; x = jig_block_next(x))
        JIG_CHECK(jig_buffer_block_arguments(rw, x, b));
    JigValue **values = jig_calloc(n + 1, sizeof *values);
    jig_at_after(rw, made);
    for (size_t i = 0; i < n; ++i) {
        const JigType *t = jig_op_result_type(op, i);
        values[i] = jig_op_result(made, i);
        if (jig_type_is_tensor(t))
            values[i] = jig_bufferize_to_tensor(rw, jig_op_loc(op), values[i], t);
    }
    jig_rw_takes_over(rw, op, made);
    jig_rw_replace(rw, op, values, n);
    jig_free(values);
    return true;
}
static const JigBufferIface of_execute_region = {.operands_of = region_operands,
                                                 .writable = jig_bufferize_any_writable,
                                                 .settled = has_one_yield,
                                                 .type = region_type,
                                                 .bufferize = region_buffers,
                                                 .many_blocks = true};

/* ---- scf.yield ---- */

static void yield_values(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out) {
    (void)b;
    JigOp *parent = jig_op_parent(op);
    bool sure = jig_op_is(parent, JIG_SCF(EXECUTE_REGION));
    if (sure || jig_op_is(parent, JIG_SCF(IF)) || jig_op_is(parent, JIG_SCF(INDEX_SWITCH)))
        jig_buffer_aliases_add(out, jig_op_use(op, operand), jig_op_result(parent, operand), true,
                               sure);
}

/* What stands for operand `i` outside, and has its type; NULL: nothing asks for one. */
static JigValue *yielded_as(const JigOp *yield, size_t i) {
    JigOp *parent = jig_op_parent(yield);
    if (jig_op_is(parent, JIG_SCF(WHILE)))
        return jig_block_arg(jig_region_first(jig_scf_while_before(parent)), i);
    return jig_op_is(parent, JIG_SCF(EXECUTE_REGION)) ? NULL : jig_op_result(parent, i);
}

static bool yield(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    size_t n = jig_op_num_operands(op);
    JigValue **values = jig_calloc(n + 1, sizeof *values);
    bool ok = true;
    for (size_t i = 0; i < n && ok; ++i) {
        values[i] = jig_op_operand(op, i);
        if (!jig_type_is_tensor(jig_value_type(values[i])))
            continue;
        JigValue *as = yielded_as(op, i);
        values[i] = jig_buffer_get(rw, values[i], b);
        const JigType *t = values[i] && as ? jig_buffer_type(as, b) : NULL;
        ok = values[i] && (!as || t);
        if (t && ok)
            values[i] = jig_bufferize_cast(rw, values[i], t);
    }
    if (ok) {
        JigScfYield parts = {.results = {values, n}};
        jig_rw_takes_over(rw, op, jig_scf_yield_build(rw, jig_op_loc(op), &parts));
        jig_rw_erase(rw, op);
    }
    jig_free(values);
    return ok;
}
static const JigBufferIface of_yield = {.reads = jig_bufferize_always,
                                        .writes = jig_bufferize_never,
                                        .values_of = yield_values,
                                        .only_in_place = true,
                                        .bufferize = yield};

/* ---- scf.forall ---- */

/* The number of the shared value that operand or argument `i` is; those before are bounds and
 * induction variables. */
static size_t shared_of_operand(const JigOp *op, size_t operand) {
    return operand - (jig_op_num_operands(op) - jig_scf_forall_num_outs(op));
}

static void tied_result(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out) {
    (void)b;
    jig_buffer_aliases_add(out, jig_op_use(op, operand),
                           jig_op_result(op, shared_of_operand(op, operand)), true, true);
}

/* Is there more than one thread? */
static bool has_many_threads(JigOp *op, size_t region) {
    (void)region;
    for (size_t i = 0; i < jig_scf_forall_rank(op); ++i) {
        int64_t lower, upper, step;
        if (!jig_mixed_constant(jig_scf_forall_bound(op, JIG_FORALL_LOWER, i), &lower) ||
            !jig_mixed_constant(jig_scf_forall_bound(op, JIG_FORALL_UPPER, i), &upper) ||
            !jig_mixed_constant(jig_scf_forall_bound(op, JIG_FORALL_STEP, i), &step))
            return true;
        if ((int64_t)((uint64_t)lower + (uint64_t)step) < upper)
            return true;
    }
    return false;
}

static const JigType *forall_type(JigOp *op, JigValue *value, JigBufferTypes *types) {
    size_t i = jig_value_index(value) - (jig_value_is_result(value) ? 0 : jig_scf_forall_rank(op));
    return jig_buffer_type_in(jig_scf_forall_out(op, i), types);
}

/* The loop without results, after its arguments were replaced by what stands in their place. */
static JigOp *rebuild_forall(JigRewriter *rw, JigOp *op, JigValue *const *buffers) {
    size_t rank = jig_scf_forall_rank(op), n = jig_scf_forall_num_outs(op);
    JigArena *a = jig_arena_create();
    JigMixed *lists[3];
    for (int k = 0; k < 3; ++k) {
        lists[k] = JIG_NEW_ARRAY(a, JigMixed, rank + 1);
        for (size_t i = 0; i < rank; ++i)
            lists[k][i] = jig_scf_forall_bound(op, k, i);
    }
    JigLoopBounds bounds = {.lower = lists[0], .upper = lists[1], .step = lists[2], .n = rank};
    jig_at_before(rw, op);
    JigOp *made = jig_scf_forall_begin(rw, jig_op_loc(op), &bounds, NULL, 0,
                                       jig_scf_forall_mapping_attr(op), true);
    jig_op_copy_discardable_attrs(made, op);
    JigValue **args = JIG_NEW_ARRAY(a, JigValue *, rank + n + 1);
    for (size_t i = 0; i < rank + n; ++i) /* those of shared values are not used */
        args[i] = i < rank ? jig_block_arg(jig_op_body(made), i) : buffers[i - rank];
    jig_rw_inline_block(rw, jig_op_body(op), jig_op_body(made), NULL, args, rank + n);
    jig_arena_destroy(a);
    return made;
}

static bool forall(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    size_t n = jig_scf_forall_num_outs(op);
    JigValue **buffers = jig_calloc(n + 1, sizeof *buffers);
    bool ok = true;
    for (size_t i = 0; i < n && ok; ++i)
        ok = (buffers[i] = jig_buffer_get(rw, jig_scf_forall_out(op, i), b)) != NULL;
    if (ok) {
        jig_at_start(rw, jig_op_body(op));
        for (size_t i = 0; i < n; ++i) {
            JigValue *arg = jig_scf_forall_out_arg(op, i);
            jig_rw_replace_uses(
                rw, arg,
                jig_bufferize_to_tensor(rw, jig_op_loc(op), buffers[i], jig_value_type(arg)));
        }
        jig_buffer_done_by(rw, op, rebuild_forall(rw, op, buffers), buffers);
    }
    jig_free(buffers);
    return ok;
}
static const JigBufferIface of_forall = {.reads = jig_bufferize_always,
                                         .writes = jig_bufferize_always,
                                         .values_of = tied_result,
                                         .writable = jig_bufferize_any_writable,
                                         .repeats = has_many_threads,
                                         .type = forall_type,
                                         .bufferize = forall,
                                         .parallel = true};

static const JigBufferIface of_in_parallel = {0};

const JigOpIfaces jig_bufferize_scf_ops[] = {
    {"scf.execute_region", {{&jig_iface_buffer, &of_execute_region}, {0}}},
    {"scf.forall", {{&jig_iface_buffer, &of_forall}, {0}}},
    {"scf.forall.in_parallel", {{&jig_iface_buffer, &of_in_parallel}, {0}}},
    {"scf.if", {{&jig_iface_buffer, &of_if}, {0}}},
    {"scf.index_switch", {{&jig_iface_buffer, &of_index_switch}, {0}}},
    {"scf.yield", {{&jig_iface_buffer, &of_yield}, {0}}},
    {0},
};
