/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* arith: constants are globals that nobody writes to. */
#include "analysis/buffering.h"
#include "dialect/arith/arith.h"
#include "dialect/builtin/builtin.h"
#include "dialect/memref/memref.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"

/* ---- arith.constant ---- */

static bool never_writable(JigOp *op, JigValue *v, JigBuffering *b) {
    (void)op, (void)v, (void)b;
    return false;
}

/* Globals that nobody writes to and that have the alignment of new ones, by their values. */
static void know_globals(JigOp *module, JigBuffering *b) {
    jig_ptrmap_clear(&b->globals);
    b->globals_in = module;
    for (JigOp *op = jig_block_first(jig_op_body(module)); op; op = jig_op_next(op)) {
        if (!jig_op_is(op, JIG_MEMREF(GLOBAL)) || !jig_memref_global_constant(op))
            continue;
        const JigAttr *value = jig_memref_global_initial_value_attr(op),
                      *alignment = jig_memref_global_alignment_attr(op);
        if (value && (alignment ? jig_attr_int_value(alignment) : 0) == b->options->alignment &&
            !jig_ptrmap_has(&b->globals, value))
            jig_ptrmap_set(&b->globals, value, op);
    }
}

/* One that the module has, of the same value and alignment. The type may differ in its memory
 * space, as the reference has it. */
static JigOp *find_global(JigOp *module, const JigAttr *value, JigBuffering *b) {
    if (b->globals_in != module)
        know_globals(module, b);
    return jig_ptrmap_get(&b->globals, value);
}

/* "__constant_2x3xf32" */
static JigStr global_name(const JigType *t, JigArena *a) {
    JigStr name = JIG_STR("__constant_");
    for (size_t i = 0; i < jig_type_rank(t); ++i)
        name = jig_arena_printf(a, i ? "%.*sx%lld" : "%.*s%lld", JIG_FMT(name),
                                (long long)jig_type_dim(t, i));
    return jig_arena_printf(a, "%.*sx%.*s", JIG_FMT(name),
                            JIG_FMT(jig_type_to_str(jig_type_element(t), a)));
}

/* Numbers go on from one name to the next. */
static JigStr free_name(JigOp *module, JigStr name, JigBuffering *b, JigArena *a) {
    JigStr next = name;
    while (jig_symbol_lookup_in(module, next))
        next = jig_arena_printf(a, "%.*s_%u", JIG_FMT(name), b->next_name++);
    return next;
}

static JigOp *make_global(JigRewriter *rw, JigOp *module, JigOp *op, const JigType *type,
                          JigBuffering *b) {
    JigArena *a = jig_arena_create();
    JigStr name = free_name(module, global_name(jig_op_result_type(op, 0), a), b, a);
    int64_t alignment = b->options->alignment;
    JigContext *ctx = rw->ctx;
    JigMemrefGlobal parts = {
        .sym_name = jig_attr_string(ctx, name),
        .sym_visibility = jig_attr_string(ctx, JIG_STR("private")),
        .type = jig_attr_of_type(type),
        .initial_value = jig_arith_constant_value_attr(op),
        .constant = jig_attr_unit(ctx),
        .alignment = alignment > 0 ? jig_attr_i64(ctx, alignment) : NULL,
    };
    JigPoint point = jig_point(rw);
    jig_at_start(rw, jig_op_body(module));
    JigOp *global = jig_memref_global_build(rw, jig_op_loc(op), &parts);
    jig_set_point(rw, point);
    jig_arena_destroy(a);
    jig_ptrmap_set(&b->globals, parts.initial_value, global);
    return global;
}

static bool constant(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    const JigType *t = jig_op_result_type(op, 0);
    const JigAttr *space;
    JigOp *module = jig_op_parent_of(op, JIG_BUILTIN(MODULE));
    if (!jig_type_has_rank(t) || !module)
        return false;
    if (!jig_buffer_space_of(t, b->options, &space))
        return jig_refuse(why, op, "could not infer memory space");
    JigOp *global = find_global(module, jig_arith_constant_value_attr(op), b);
    if (!global)
        global =
            make_global(rw, module, op, jig_buffer_type_with(t, JIG_LAYOUT_IDENTITY, space), b);
    JigMemrefGetGlobal parts = {.name = jig_attr_flat_symbol(rw->ctx, jig_symbol_name(global)),
                                .result_type =
                                    jig_attr_type_value(jig_memref_global_type_attr(global))};
    jig_buffer_replace_by(rw, op, jig_memref_get_global_build(rw, jig_op_loc(op), &parts));
    return true;
}
static const JigBufferIface of_constant = {.writable = never_writable, .bufferize = constant};

/* ---- arith.index_cast ---- */

static bool index_cast(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigValue *in = jig_buffer_get(rw, jig_arith_index_cast_in(op), b);
    if (!in)
        return false;
    const JigType *from = jig_value_type(in),
                  *element = jig_type_element(jig_op_result_type(op, 0)),
                  *to = jig_type_is_memref(from)
                            ? jig_type_memref(jig_type_shape(from), jig_type_rank(from), element,
                                              jig_type_layout(from), jig_type_space(from))
                            : jig_type_unranked_memref(element, jig_type_space(from));
    JigArithIndexCast parts = {.in = in, .out_type = to};
    jig_buffer_replace_by(rw, op, jig_arith_index_cast_build(rw, jig_op_loc(op), &parts));
    return true;
}
static const JigBufferIface of_index_cast = {.reads = jig_bufferize_never,
                                             .writes = jig_bufferize_never,
                                             .values_of = jig_bufferize_result_same,
                                             .bufferize = index_cast};

/* ---- arith.select ---- */

static void select_values(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out) {
    (void)b;
    jig_buffer_aliases_add(out, jig_op_use(op, operand), jig_op_result(op, 0), true, false);
}

static const JigType *select_type(JigOp *op, JigValue *value, JigBufferTypes *types) {
    (void)value;
    const JigType *x = jig_buffer_type_in(jig_arith_select_true_value(op), types),
                  *y = x ? jig_buffer_type_in(jig_arith_select_false_value(op), types) : NULL;
    if (x == y || !y)
        return y;
    if (jig_type_space(x) != jig_type_space(y)) {
        jig_op_emit_error(op, "inconsistent memory space on true/false operands");
        return NULL;
    }
    return jig_buffer_type_with(jig_op_result_type(op, 0), JIG_LAYOUT_DYNAMIC, jig_type_space(x));
}

static bool select_buffer(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    JigLoc loc = jig_op_loc(op);
    JigValue *condition = jig_arith_select_condition(op);
    if (!jig_type_is_integer(jig_value_type(condition), 1))
        return jig_refuse(why, op, "'{}' op only i1 condition values are supported",
                          jig_fact_str(jig_op_name_of(op)));
    JigValue *values[2] = {jig_buffer_get(rw, jig_arith_select_true_value(op), b), NULL};
    if (values[0])
        values[1] = jig_buffer_get(rw, jig_arith_select_false_value(op), b);
    if (!values[1])
        return false;
    const JigType *to = jig_value_type(values[0]);
    if (to != jig_value_type(values[1]) && !(to = jig_buffer_type(jig_op_result(op, 0), b)))
        return false;
    for (size_t i = 0; i < 2; ++i)
        if (jig_value_type(values[i]) != to)
            values[i] =
                jig_op_result(jig_memref_cast_build(
                                  rw, loc, &(JigMemrefCast){.source = values[i], .dest_type = to}),
                              0);
    JigArithSelect parts = {
        .condition = condition, .true_value = values[0], .false_value = values[1]};
    jig_buffer_replace_by(rw, op, jig_arith_select_build(rw, loc, &parts));
    return true;
}
static const JigBufferIface of_select = {.reads = jig_bufferize_never,
                                         .writes = jig_bufferize_never,
                                         .values_of = select_values,
                                         .type = select_type,
                                         .bufferize = select_buffer};

const JigOpIfaces jig_bufferize_arith_ops[] = {
    {"arith.constant", {{&jig_iface_buffer, &of_constant}, {0}}},
    {"arith.index_cast", {{&jig_iface_buffer, &of_index_cast}, {0}}},
    {"arith.select", {{&jig_iface_buffer, &of_select}, {0}}},
    {0},
};
