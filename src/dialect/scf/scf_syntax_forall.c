/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Syntax of scf.forall and of its terminator. Bounds are one list of upper
 * bounds where they are normalized (from 0 in steps of 1), else three lists.
 */
#include "dialect/scf/scf_int.h"

/* Parts of the loop's bounds, in operand order. */
enum { LOWER, UPPER, STEP, NUM_BOUNDS };

static const char *const static_names[NUM_BOUNDS] = {"staticLowerBound", "staticUpperBound",
                                                     "staticStep"};

static bool parse_bound(JigParser *p, JigOpState *s, JigIndexList *list) {
    JIG_CHECK(jig_parse_index_list(p, JIG_DELIM_PAREN, false, list));
    return jig_resolve_operands(p, s, list->operands, list->num_operands,
                                jig_type_index(jig_parser_context(p)));
}

/* `n` times the same integer. */
static JigIndexList repeated(JigParser *p, size_t n, int64_t value) {
    JigIndexList list = {.n = n,
                         .integers = jig_arena_alloc(jig_parser_arena(p), n * sizeof(int64_t))};
    for (size_t i = 0; i < n; i++)
        list.integers[i] = value;
    return list;
}

static bool parse_bounds(JigParser *p, JigOpState *s, size_t num_ivs,
                         JigIndexList bounds[NUM_BOUNDS]) {
    if (jig_parse_try_keyword(p, "in")) {
        bounds[LOWER] = repeated(p, num_ivs, 0);
        bounds[STEP] = repeated(p, num_ivs, 1);
        return parse_bound(p, s, &bounds[UPPER]);
    }
    JIG_CHECK(jig_parse_token(p, "="));
    JIG_CHECK(parse_bound(p, s, &bounds[LOWER]));
    JIG_CHECK(jig_parse_keyword(p, "to"));
    JIG_CHECK(parse_bound(p, s, &bounds[UPPER]));
    JIG_CHECK(jig_parse_keyword(p, "step"));
    return parse_bound(p, s, &bounds[STEP]);
}

typedef struct Outs {
    JigArgument *args;
    JigUnresolved *operands;
    size_t n;
    const JigType **types;
    size_t num_types;
} Outs;

static bool parse_outs(JigParser *p, JigOpState *s, Outs *o) {
    JigSpot spot = jig_parse_spot(p);
    if (!jig_parse_try_keyword(p, "shared_outs"))
        return true;
    JIG_CHECK(jig_parse_assignments(p, &o->args, &o->operands, &o->n, false, false));
    JIG_CHECK(jig_parse_optional_arrow_type_list(p, &o->types, &o->num_types));
    jig_state_add_types(s, p, o->types, o->num_types);
    return jig_resolve_operands_typed(p, s, o->operands, o->n, o->types, o->num_types, spot);
}

static bool parse_body(JigParser *p, JigOpState *s, const JigArgument *ivs, size_t num_ivs,
                       const Outs *o) {
    JigContext *ctx = jig_parser_context(p);
    JigArgument *args = jig_arena_alloc(jig_parser_arena(p), (num_ivs + o->n) * sizeof *args);
    for (size_t i = 0; i < num_ivs; i++) {
        args[i] = ivs[i];
        args[i].type = jig_type_index(ctx);
    }
    for (size_t i = 0; i < o->n; i++) {
        args[num_ivs + i] = o->args[i];
        args[num_ivs + i].type = o->types[i];
    }
    JigRegion *body = jig_state_add_region(s, p);
    JIG_CHECK(jig_parse_region(p, body, args, num_ivs + o->n));
    jig_ensure_terminator(ctx, body, JIG_SCF(FORALL_IN_PARALLEL), s->loc);
    return true;
}

bool jig_scf_parse_forall(JigParser *p, JigOpState *s) {
    JigContext *ctx = jig_parser_context(p);
    JigArgument *ivs;
    size_t num_ivs;
    JigIndexList bounds[NUM_BOUNDS] = {0};
    Outs outs = {0};
    JIG_CHECK(jig_parse_arguments(p, JIG_DELIM_PAREN, &ivs, &num_ivs, false, false));
    JIG_CHECK(parse_bounds(p, s, num_ivs, bounds));
    JIG_CHECK(parse_outs(p, s, &outs));
    JIG_CHECK(parse_body(p, s, ivs, num_ivs, &outs));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    int32_t sizes[NUM_BOUNDS + 1];
    for (int i = 0; i < NUM_BOUNDS; i++) {
        jig_state_add_attr(s, p, static_names[i],
                           jig_attr_dense_i64(ctx, bounds[i].integers, bounds[i].n));
        sizes[i] = (int32_t)bounds[i].num_operands;
    }
    sizes[NUM_BOUNDS] = (int32_t)outs.n;
    jig_state_add_attr(s, p, "operandSegmentSizes", jig_attr_dense_i32(ctx, sizes, NUM_BOUNDS + 1));
    return true;
}

static void print_bound(JigPrinter *p, const JigOp *op, int bound) {
    size_t start, count;
    jig_op_operand_range(op, (size_t)bound, &start, &count);
    JigValue *few[16];
    JigValue **values = count <= JIG_LEN(few) ? few : jig_malloc(count * sizeof *values);
    for (size_t i = 0; values && i < count; i++)
        values[i] = jig_op_operand(op, start + i);
    jig_print_index_list(p, JIG_DELIM_PAREN, values, values ? count : 0, NULL,
                         jig_op_attr(op, static_names[bound]), NULL);
    if (values != few)
        jig_free(values);
}

void jig_scf_print_forall(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"operandSegmentSizes", "staticLowerBound",
                                         "staticUpperBound", "staticStep", NULL};
    const JigBlock *body = jig_op_body(op);
    size_t num_ivs = jig_scf_forall_rank(op);
    JigOperandRange range = jig_scf_forall_outputs(op);
    jig_print(p, " (");
    for (size_t i = 0; i < num_ivs; i++) {
        if (i)
            jig_print(p, ", ");
        jig_print_value(p, jig_block_arg(body, i));
    }
    if (jig_scf_forall_is_normalized(op)) {
        jig_print(p, ") in ");
    } else {
        jig_print(p, ") = ");
        print_bound(p, op, LOWER);
        jig_print(p, " to ");
    }
    print_bound(p, op, UPPER);
    if (!jig_scf_forall_is_normalized(op)) {
        jig_print(p, " step ");
        print_bound(p, op, STEP);
    }
    jig_scf_print_inits(p, " shared_outs", body, num_ivs, op, range.start, range.count);
    jig_print(p, " ");
    if (range.count) {
        jig_print(p, "-> (");
        jig_print_result_types(p, op);
        jig_print(p, ") ");
    }
    jig_print_region(p, jig_scf_forall_region(op), false, jig_op_num_results(op) > 0, false);
    jig_print_attr_dict(p, op, elided);
}

/* ---- scf.forall.in_parallel ---- */

/* An empty block, when there is none. */
static void ensure_block(JigContext *ctx, JigRegion *region) {
    if (jig_region_is_empty(region))
        jig_region_insert(region, NULL, jig_block_create(ctx));
}

bool jig_scf_parse_in_parallel(JigParser *p, JigOpState *s) {
    JigRegion *region = jig_state_add_region(s, p);
    JIG_CHECK(jig_parse_region(p, region, NULL, 0));
    ensure_block(jig_parser_context(p), region);
    return jig_parse_attr_dict(p, s);
}

void jig_scf_print_in_parallel(JigPrinter *p, const JigOp *op) {
    jig_print(p, " ");
    jig_print_region(p, jig_scf_forall_in_parallel_region(op), false, false, false);
    jig_print_attr_dict(p, op, NULL);
}
