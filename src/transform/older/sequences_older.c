/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sequences of former releases, and of the proposal that gave handles types: without types, without
 * arguments of the block, with canonicalization after each step.
 */
#include "asm/older.h"
#include "ir/context.h"
#include "transform/nested.h"
#include "transform/older/modernise_int.h"
#include "transform/ops/known_types.h"
#include "transform/traits.h"
#include "transform/handle_type.h"

static bool parse_sequence(JigParser *p, JigOpState *state);
static bool parse_without_arguments(JigParser *p, JigOpState *state);
static bool parse_canonicalized(JigParser *p, JigOpState *state);
static const JigType *parse_concrete_op(JigParser *p);
static void print_concrete_op(JigPrinter *p, const JigType *t);

static const JigOlderText texts[] = {
    {"transform.sequence", .parse = parse_without_arguments, .named = JIG_OLDER_FIRST,
     .until = "15", .what = "its block has arguments for what it is applied to"},
    {"transform.sequence", .parse = parse_sequence, .until = "16",
     .what = "what becomes of failures is always said, and operands say their types"},
    {"transform.structured.canonicalized_sequence", .op = "transform.sequence",
     .parse = parse_canonicalized, .until = "15",
     .what = "it is transform.sequence, in which each canonicalization is a step"},
    {0}};

static const JigTypeRow types[] = {
    {.name = "transform.concrete_op",
     .written = "<\"op.name\">",
     .params = "names: attr",
     .parse = parse_concrete_op,
     .print = print_concrete_op,
     .summary = "of the proposal: `!transform.op<\"a.b\">`, whose name may lack its dialect"},
};

const JigDialect jig_transform_older_sequences = {
    .name = "transform", JIG_TABLE(types, types), .older_texts = texts};

/* ---- What stands before the body ---- */

typedef struct Operands {
    JigUnresolved *items;
    size_t n;
    const JigType **types; /* NULL: those of their definitions */
    size_t num_types;
    JigSpot spot;
} Operands;

/* %a, %b : !t, !u; types may stand in parentheses, and may be missing. */
static bool parse_operands(JigParser *p, Operands *out) {
    *out = (Operands){.spot = jig_parse_spot(p)};
    JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &out->items, &out->n));
    if (!out->n || !jig_parse_try_token(p, ":"))
        return true;
    bool in_parens = jig_parse_try_token(p, "(");
    JIG_CHECK(jig_parse_type_list(p, &out->types, &out->num_types));
    JIG_CHECK(!in_parens || jig_parse_token(p, ")"));
    return out->num_types == out->n ||
           jig_parse_error(p, out->spot, "expected as many types as operands");
}

static bool resolve(JigParser *p, JigOpState *state, const Operands *o) {
    return o->types ? jig_resolve_operands_typed(p, state, o->items, o->n, o->types, o->num_types,
                                                 o->spot)
                    : jig_known_types_resolve(p, state, o->items, o->n);
}

/* -> types failures(mode) attributes {...}, each of which may be missing. */
static bool parse_head(JigParser *p, JigOpState *state, Operands *operands) {
    JigContext *ctx = jig_parser_context(p);
    const JigType **results = NULL;
    size_t num_results = 0;
    int mode = JIG_FAILURES_PROPAGATE;
    JIG_CHECK(parse_operands(p, operands));
    JIG_CHECK(jig_parse_optional_arrow_type_list(p, &results, &num_results));
    if (jig_parse_try_keyword(p, "failures")) {
        JIG_CHECK(jig_parse_token(p, "("));
        if (jig_parse_try_keyword(p, "suppress"))
            mode = JIG_FAILURES_SUPPRESS;
        else
            JIG_CHECK(jig_parse_keyword(p, "propagate"));
        JIG_CHECK(jig_parse_token(p, ")"));
    }
    JIG_CHECK(jig_parse_attr_dict_with_keyword(p, state));
    int32_t sizes[] = {operands->n != 0, operands->n ? (int32_t)operands->n - 1 : 0};
    jig_state_add_attr(state, p, "failure_propagation_mode", jig_attr_i32(ctx, mode));
    jig_state_add_attr_id(state, p, ctx->id.operand_segments, jig_attr_dense_i32(ctx, sizes, 2));
    jig_state_add_types(state, p, results, num_results);
    return true;
}

static bool parse_body(JigParser *p, JigOpState *state, JigRegion **out) {
    *out = jig_state_add_region(state, p);
    JIG_CHECK(jig_parse_region(p, *out, NULL, 0));
    jig_ensure_terminator(jig_parser_context(p), *out, JIG_TRANSFORM(YIELD), state->loc);
    return true;
}

static bool parse_sequence(JigParser *p, JigOpState *state) {
    Operands operands;
    JigRegion *body;
    return parse_head(p, state, &operands) && parse_body(p, state, &body) &&
           resolve(p, state, &operands);
}

/* ---- Without arguments: what the block works on is what its ops name from outside ---- */

static bool parse_without_arguments(JigParser *p, JigOpState *state) {
    Operands operands;
    JigRegion *body;
    JIG_CHECK(parse_head(p, state, &operands));
    if (!operands.n || !jig_parse_peek_token(p, "{") || jig_older_block_has_label(p))
        return jig_parse_error(p, jig_parse_spot(p), "has arguments"); /* today's text */
    JIG_CHECK(parse_body(p, state, &body) && resolve(p, state, &operands));
    for (size_t i = 0; i < operands.n; ++i)
        jig_block_add_arg(jig_region_first(body), jig_value_type(state->operands[i]), state->loc);
    return true;
}

/* ---- With canonicalization after each step ---- */

/* The first op of the block that consumes `v`, or in which one does; NULL: none does. */
static const JigOp *first_consumer(const JigBlock *block, JigValue *v) {
    const JigOp *first = NULL;
    for (const JigUse *u = jig_value_first_use(v); u; u = jig_use_next(u)) {
        const JigOp *user = jig_use_owner(u);
        if (!jig_nested_use_consumes(u))
            continue;
        while (jig_op_block(user) != block)
            user = jig_op_parent(user);
        if (!first || jig_op_is_before(user, first))
            first = user;
    }
    return first;
}

/* Functions, since the root may be what the script stands in. */
static void canonicalize_after(JigRewriter *rw, JigOp *op, JigValue *root) {
    JigLoc loc = jig_op_loc(op);
    const JigAttr *name = jig_attr_string(rw->ctx, JIG_STR("func.func"));
    jig_at_after(rw, op);
    JigOp *functions = jig_transform_structured_match_build(
        rw, loc,
        &(JigTransformStructuredMatch){.target = root,
                                       .result_type = jig_value_type(root),
                                       .ops = jig_attr_array(rw->ctx, &name, 1)});
    JigOp *apply = jig_transform_apply_patterns_build(
        rw, loc,
        &(JigTransformApplyPatterns){.target = jig_transform_structured_match_results(functions),
                                     .apply_cse = jig_attr_unit(rw->ctx)});
    jig_at_end(
        rw, jig_create_block(rw, jig_transform_apply_patterns_patterns(apply), NULL, NULL, 0, loc));
    jig_modernise_build(rw, op, &(JigToday){.name = "transform.apply_patterns.canonicalization"});
}

/* As long as the root's handle is valid. */
static void canonicalize_steps(JigContext *ctx, JigRegion *body) {
    JigBlock *block = jig_region_first(body);
    JigRewriter *rw = jig_rewriter_create(ctx);
    JigValue *root = jig_block_num_args(block) ? jig_block_arg(block, 0) : NULL;
    const JigOp *end = root ? first_consumer(block, root) : NULL;
    for (JigOp *op = jig_block_first(block), *next; root && op && op != end; op = next) {
        next = jig_op_next(op);
        if (jig_transform_modifies_payload(op))
            canonicalize_after(rw, op, root);
    }
    jig_rewriter_destroy(rw);
}

static bool parse_canonicalized(JigParser *p, JigOpState *state) {
    Operands operands;
    JigRegion *body;
    JIG_CHECK(parse_head(p, state, &operands) && parse_body(p, state, &body) &&
              resolve(p, state, &operands));
    canonicalize_steps(jig_parser_context(p), body);
    return true;
}

/* ---- !transform.concrete_op ---- */

/* The op of today that the text means: under today's name, and with a prefix. The proposal of typed
 * handles writes ops of scf without theirs ("foreach_thread"), and those only. */
static JigStr today_of(JigParser *p, JigStr name) {
    JigContext *ctx = jig_parser_context(p);
    if (!memchr(name.ptr, '.', name.len))
        name = jig_arena_printf(jig_parser_arena(p), "scf.%.*s", JIG_FMT(name));
    return jig_older_today(ctx, name);
}

static const JigType *parse_concrete_op(JigParser *p) {
    static const JigOlderText change = {
        .name = "transform.concrete_op", .until = "15", .what = "`concrete_op` is `op`"};
    JigStr text;
    if (!jig_parse_token(p, "<") || !jig_parse_string(p, &text) || !jig_parse_token(p, ">"))
        return NULL;
    jig_older_note(p, &change, false);
    JigStr name = today_of(p, text);
    return jig_modernise_handle_to(jig_parser_context(p),
                                   jig_arena_str(jig_parser_arena(p), name).ptr);
}

/* There are none once they are read. */
static void print_concrete_op(JigPrinter *p, const JigType *t) {
    jig_print(p, "<");
    jig_print_attr(p, jig_type_param(t, 0));
    jig_print(p, ">");
}
