/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* transform.payload, and the normal forms that come with the dialect: what the proposal for its
 * type system would have handles say of blocks, loops and iteration spaces. */
#include "dialect/linalg/linalg.h"
#include "transform/normal_form.h"
#include "transform/ops/ops_int.h"

static bool verify_payload(JigOp *op);
static const JigIface payload_ifaces[2];
extern const JigAttrRow jig_transform_normal_forms_attrs[];

static const JigOpRow rows[] = {
    {.name = "transform.payload",
     .props = "normal_forms: NormalForms",
     .regions = "body: sized<1>",
     .traits = "NoTerminator, NoRegionArguments, NormalFormCheckedOpInterface, SingleBlock",
     .format = "attr-dict-with-keyword $body",
     .ifaces = payload_ifaces,
     .verify = verify_payload,
     .summary = "payload that is in normal forms"},
};

static const JigAttrConstraint attr_constraints[] = {
    {"NormalForm", "normal form", .test = jig_normal_form_is},
    {"NormalForms", "array of normal forms", .expr = "ArrayOf<NormalForm>"},
};

/* ---- transform.payload ---- */

static const JigAttr *payload_forms(const JigOp *op) {
    return jig_transform_payload_normal_forms_attr(op);
}

static const JigNormalFormsIface promised = {.forms = payload_forms};
static const JigIface payload_ifaces[2] = {{&jig_iface_normal_forms, &promised}, {0}};

static bool verify_payload(JigOp *op) {
    JigFormPair pair = jig_normal_form_find_repeated(payload_forms(op));
    if (!pair.first)
        return true;
    jig_op_emit_error(op, "duplicate normal form %s", jig_msg_attr(pair.second));
    jig_op_note(op, "previous instance %s", jig_msg_attr(pair.first));
    return false;
}

/* ---- #transform.single_block<nested true> ---- */

enum { BLOCKS, ITERATORS, DIVISIBLE, TRIPS };

static bool has_single_blocks(const JigOp *op, JigReason *why) {
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        if (!jig_region_has_one_block(jig_op_region(op, i)))
            return jig_refuse(why, op,
                              "normal form single_block requires each region to have one block");
    return true;
}

typedef struct Search {
    JigReason *why;
} Search;

static JigWalk visit(JigOp *op, void *user) {
    Search *s = user;
    return has_single_blocks(op, s->why) ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

static bool blocks_hold(const JigAttr *form, JigOp *op, JigReason *why) {
    if (!jig_attr_int_value(jig_attr_param(form, 0)))
        return has_single_blocks(op, why);
    return jig_walk_pre(op, visit, &(Search){why}) != JIG_WALK_INTERRUPT;
}

static const JigAttr *parse_blocks(JigParser *p, const JigType *type) {
    (void)type;
    JigContext *ctx = jig_parser_context(p);
    JIG_CHECK(jig_parse_token(p, "<") && jig_parse_keyword(p, "nested"));
    JigSpot spot = jig_parse_spot(p);
    bool yes = jig_parse_try_keyword(p, "true");
    if (!yes && !jig_parse_try_keyword(p, "false")) {
        jig_parse_error(p, spot, "expected 'true' or 'false'");
        return NULL;
    }
    const JigAttr *nested = jig_attr_bool(ctx, yes);
    JIG_CHECK(jig_parse_token(p, ">"));
    return jig_attr_get(ctx, &jig_transform_normal_forms_attrs[BLOCKS], &nested, 1);
}

static void print_blocks(JigPrinter *p, const JigAttr *x) {
    jig_print(p, jig_attr_int_value(jig_attr_param(x, 0)) ? "<nested true>" : "<nested false>");
}

/* ---- #transform.iterators<parallel, reduction> ---- */

static const char *const kinds[] = {"parallel", "reduction", "window", NULL};

static bool is_structured_name(const JigAttr *form, JigStr op_name) {
    return jig_transform_name_has_interface(jig_attr_context(form), op_name, "LinalgOp");
}

static bool need_structured(const JigOp *op, const char *form, JigReason *why) {
    return jig_structured(op) ||
           jig_refuse(why, op, "normal form {} requires a structured op", jig_fact_text(form));
}

static bool iterators_hold(const JigAttr *form, JigOp *op, JigReason *why) {
    const JigAttr *want = jig_attr_param(form, 0);
    JIG_CHECK(need_structured(op, "iterators", why));
    const JigStructuredIface *s = jig_structured(op);
    size_t n = jig_attr_dense_array_len(want);
    if (s->num_loops(op) != n)
        return jig_refuse(why, op, "normal form iterators requires {} loops, got {}",
                          jig_fact_int(n), jig_fact_int(s->num_loops(op)));
    for (size_t i = 0; i < n; ++i)
        if ((int64_t)s->iterator(op, i) != jig_attr_dense_array_int(want, i))
            return jig_refuse(why, op, "normal form iterators requires loop #{} to be {}",
                              jig_fact_int(i),
                              jig_fact_text(kinds[jig_attr_dense_array_int(want, i)]));
    return true;
}

typedef struct Numbers {
    int64_t *items;
    size_t n, cap;
} Numbers;

static bool parse_kind(JigParser *p, void *user) {
    Numbers *list = user;
    JigSpot spot = jig_parse_spot(p);
    size_t kind;
    if (!jig_parse_try_keyword_of(p, kinds, &kind))
        return jig_parse_error(p, spot, "expected 'parallel', 'reduction' or 'window'");
    JIG_ARENA_PUSH(jig_parser_arena(p), list->items, list->n, list->cap, (int64_t)kind);
    return true;
}

static const JigAttr *parse_iterators(JigParser *p, const JigType *type) {
    (void)type;
    Numbers list = {0};
    JigContext *ctx = jig_parser_context(p);
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_LESS_GREATER, parse_kind, &list, " in kinds of loops"));
    const JigAttr *param = jig_attr_dense_i64(ctx, list.items, list.n);
    return jig_attr_get(ctx, &jig_transform_normal_forms_attrs[ITERATORS], &param, 1);
}

static void print_iterators(JigPrinter *p, const JigAttr *x) {
    const JigAttr *list = jig_attr_param(x, 0);
    jig_print(p, "<");
    for (size_t i = 0; i < jig_attr_dense_array_len(list); ++i) {
        jig_print(p, i ? ", " : "");
        jig_print(p, kinds[jig_attr_dense_array_int(list, i)]);
    }
    jig_print(p, ">");
}

/* ---- #transform.divisible<8, 0, 4>: 0 asks nothing ---- */

static bool divisible_holds(const JigAttr *form, JigOp *op, JigReason *why) {
    const JigAttr *by = jig_attr_param(form, 0);
    JIG_CHECK(need_structured(op, "divisible", why));
    size_t n = jig_attr_dense_array_len(by), loops = jig_structured(op)->num_loops(op);
    if (n > loops)
        return jig_refuse(why, op, "normal form divisible requires {} loops, got {}",
                          jig_fact_int(n), jig_fact_int(loops));
    for (size_t i = 0; i < n; ++i) {
        int64_t size = jig_linalg_static_loop_size(op, i), d = jig_attr_dense_array_int(by, i);
        if (d && (size == JIG_DYNAMIC || size % d))
            return jig_refuse(
                why, op,
                "normal form divisible requires the size of loop #{} to be a multiple of {}",
                jig_fact_int(i), jig_fact_int(d));
    }
    return true;
}

static bool parse_divisor(JigParser *p, void *user) {
    Numbers *list = user;
    JigSpot spot = jig_parse_spot(p);
    int64_t d;
    JIG_CHECK(jig_parse_integer(p, &d));
    if (d < 0)
        return jig_parse_error(p, spot, "expected a divisor of at least 0");
    JIG_ARENA_PUSH(jig_parser_arena(p), list->items, list->n, list->cap, d);
    return true;
}

static const JigAttr *parse_divisible(JigParser *p, const JigType *type) {
    (void)type;
    Numbers list = {0};
    JigContext *ctx = jig_parser_context(p);
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_LESS_GREATER, parse_divisor, &list, " in divisors"));
    const JigAttr *param = jig_attr_dense_i64(ctx, list.items, list.n);
    return jig_attr_get(ctx, &jig_transform_normal_forms_attrs[DIVISIBLE], &param, 1);
}

static void print_divisible(JigPrinter *p, const JigAttr *x) {
    const JigAttr *list = jig_attr_param(x, 0);
    jig_print(p, "<");
    for (size_t i = 0; i < jig_attr_dense_array_len(list); ++i) {
        jig_print(p, i ? ", " : "");
        jig_print_int(p, jig_attr_dense_array_int(list, i));
    }
    jig_print(p, ">");
}

/* ---- #transform.trip_count<at_most 16> ---- */

static bool is_loop_name(const JigAttr *form, JigStr op_name) {
    return jig_transform_name_has_interface(jig_attr_context(form), op_name, "LoopLikeOpInterface");
}

/* The iterations of all variables. */
static bool trips_hold(const JigAttr *form, JigOp *op, JigReason *why) {
    uint64_t most = (uint64_t)jig_attr_int_value(jig_attr_param(form, 0)), all = 1;
    size_t n = jig_loop(op) ? jig_loop_num_vars(op) : 0;
    for (size_t i = 0; i < n; ++i) {
        uint64_t trips;
        if (!jig_loop_trip_count(op, i, &trips) || __builtin_mul_overflow(all, trips, &all))
            n = 0;
    }
    if (!n)
        return jig_refuse(why, op,
                          "normal form trip_count requires a loop of a known number of iterations");
    return all <= most ||
           jig_refuse(why, op, "normal form trip_count requires at most {} iterations, got {}",
                      jig_fact_int((int64_t)most), jig_fact_int((int64_t)all));
}

static const JigAttr *parse_trips(JigParser *p, const JigType *type) {
    (void)type;
    JigContext *ctx = jig_parser_context(p);
    int64_t most;
    JIG_CHECK(jig_parse_token(p, "<") && jig_parse_keyword(p, "at_most"));
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_integer(p, &most));
    if (most < 0) {
        jig_parse_error(p, spot, "expected a number of iterations");
        return NULL;
    }
    const JigAttr *param = jig_attr_i64(ctx, most);
    JIG_CHECK(jig_parse_token(p, ">"));
    return jig_attr_get(ctx, &jig_transform_normal_forms_attrs[TRIPS], &param, 1);
}

static void print_trips(JigPrinter *p, const JigAttr *x) {
    jig_print(p, "<at_most ");
    jig_print_int(p, jig_attr_int_value(jig_attr_param(x, 0)));
    jig_print(p, ">");
}

/* ---- Rows ---- */

#define FORM(...)                                                                                  \
    .ifaces = (const JigIface[]) {                                                                 \
        {&jig_iface_normal_form, &(const JigNormalForm){__VA_ARGS__}}, {                           \
            0                                                                                      \
        }                                                                                          \
    }

const JigAttrRow jig_transform_normal_forms_attrs[] = {
    [BLOCKS] = {.name = "transform.single_block",
                .written = "<nested true|false>",
                .params = "nested: attr",
                .parse = parse_blocks,
                .print = print_blocks,
                FORM(.holds = blocks_hold),
                .summary =
                    "each region has one block; with `<nested true>` those of all ops inside"},
    [ITERATORS] = {.name = "transform.iterators",
                   .written = "<parallel|reduction|window, ...>",
                   .params = "kinds: attr",
                   .parse = parse_iterators,
                   .print = print_iterators,
                   FORM(.holds = iterators_hold, .admits = is_structured_name),
                   .summary = "a structured op with these loops: `<parallel, reduction>`"},
    [DIVISIBLE] = {.name = "transform.divisible",
                   .written = "<integer, ...>",
                   .params = "by: attr",
                   .parse = parse_divisible,
                   .print = print_divisible,
                   FORM(.holds = divisible_holds, .admits = is_structured_name, .several = true),
                   .summary = "a structured op whose loops have sizes that are multiples of these, "
                              "`<8, 0, 4>`; 0 asks nothing"},
    [TRIPS] = {.name = "transform.trip_count",
               .written = "<at_most integer>",
               .params = "most: attr",
               .parse = parse_trips,
               .print = print_trips,
               FORM(.holds = trips_hold, .admits = is_loop_name),
               .summary = "a loop of a known number of iterations: `<at_most 16>`"},
};

const JigDialect jig_transform_payload = {
    .name = "transform",
    JIG_TABLE(ops, rows),
    JIG_TABLE(attrs, jig_transform_normal_forms_attrs),
    JIG_TABLE(attr_constraints, attr_constraints),
};
