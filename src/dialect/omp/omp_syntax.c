/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of omp.loop_nest:
 * (%i, %j) : index = (%a, %b) to (%c, %d) inclusive step (%e, %f) collapse(2) tiles(4, 4) {...} */
#include "dialect/omp/omp_int.h"
#include "support/arena.h"

/* ---- Reading ---- */

typedef struct Numbers {
    int64_t *items;
    size_t n, cap;
} Numbers;

static bool parse_number(JigParser *p, void *user) {
    Numbers *list = user;
    int64_t value;
    JIG_CHECK(jig_parse_integer(p, &value));
    JIG_ARENA_PUSH(jig_parser_arena(p), list->items, list->n, list->cap, value);
    return true;
}

/* Loops that are one count as not said. */
static bool parse_collapse(JigParser *p, JigOpState *s) {
    int64_t loops;
    if (!jig_parse_try_keyword(p, "collapse"))
        return true;
    JIG_CHECK(jig_parse_token(p, "(") && jig_parse_integer(p, &loops) && jig_parse_token(p, ")"));
    if (loops > 1)
        jig_state_add_attr(s, p, "collapse_num_loops",
                           jig_attr_int(jig_type_i(jig_parser_context(p), 64), loops));
    return true;
}

static bool parse_tiles(JigParser *p, JigOpState *s) {
    Numbers sizes = {0};
    if (!jig_parse_try_keyword(p, "tiles"))
        return true;
    JIG_CHECK(jig_parse_token(p, "(") &&
              jig_parse_list(p, JIG_DELIM_NONE, parse_number, &sizes, NULL) &&
              jig_parse_token(p, ")"));
    jig_state_add_attr(s, p, "tile_sizes",
                       jig_attr_dense_i64(jig_parser_context(p), sizes.items, sizes.n));
    return true;
}

typedef struct Head {
    JigArgument *ivs;
    JigUnresolved *lower, *upper, *step;
    size_t n;
    const JigType *type;
} Head;

static bool parse_head(JigParser *p, JigOpState *s, Head *h) {
    JIG_CHECK(jig_parse_arguments(p, JIG_DELIM_PAREN, &h->ivs, &h->n, false, false));
    h->type = jig_parse_colon_type(p);
    JIG_CHECK(h->type && jig_parse_token(p, "=") &&
              jig_parse_exact_operands(p, JIG_DELIM_PAREN, h->n, &h->lower) &&
              jig_parse_keyword(p, "to") &&
              jig_parse_exact_operands(p, JIG_DELIM_PAREN, h->n, &h->upper));
    if (jig_parse_try_keyword(p, "inclusive"))
        jig_state_add_attr(s, p, "loop_inclusive", jig_attr_unit(jig_parser_context(p)));
    return jig_parse_keyword(p, "step") &&
           jig_parse_exact_operands(p, JIG_DELIM_PAREN, h->n, &h->step);
}

bool jig_omp_parse_loop_nest(JigParser *p, JigOpState *s) {
    Head h = {0};
    JIG_CHECK(parse_head(p, s, &h) && parse_collapse(p, s) && parse_tiles(p, s));
    for (size_t i = 0; i < h.n; ++i)
        h.ivs[i].type = h.type;
    JigRegion *region = jig_state_add_region(s, p);
    return jig_parse_region(p, region, h.ivs, h.n) &&
           jig_resolve_operands(p, s, h.lower, h.n, h.type) &&
           jig_resolve_operands(p, s, h.upper, h.n, h.type) &&
           jig_resolve_operands(p, s, h.step, h.n, h.type) && jig_parse_attr_dict(p, s);
}

/* ---- Writing ---- */

static void print_bounds(JigPrinter *p, const JigOp *op, const char *before, size_t start,
                         size_t n) {
    jig_print(p, before);
    jig_print_operands(p, op, start, n);
    jig_print(p, ")");
}

static void print_tiles(JigPrinter *p, const JigAttr *sizes) {
    jig_print(p, "tiles(");
    for (size_t i = 0; i < jig_attr_dense_array_len(sizes); ++i) {
        jig_print(p, i ? ", " : "");
        jig_print_int(p, jig_attr_dense_array_int(sizes, i));
    }
    jig_print(p, ") ");
}

/* Other attributes are not printed. */
void jig_omp_print_loop_nest(JigPrinter *p, const JigOp *op) {
    const JigBlock *body = jig_region_first(jig_omp_loop_nest_region(op));
    size_t n = jig_block_num_args(body);
    jig_print(p, " (");
    for (size_t i = 0; i < n; ++i) {
        jig_print(p, i ? ", " : "");
        jig_print_value(p, jig_block_arg(body, i));
    }
    jig_print(p, ") : ");
    jig_print_type(p, jig_value_type(jig_block_arg(body, 0)));
    print_bounds(p, op, " = (", 0, n);
    print_bounds(p, op, " to (", n, n);
    jig_print(p, jig_omp_loop_nest_loop_inclusive(op) ? " inclusive" : "");
    print_bounds(p, op, " step (", 2 * n, n);
    jig_print(p, " ");
    int64_t loops = jig_omp_loop_nest_collapse_num_loops(op);
    if (loops > 1) {
        jig_print(p, "collapse(");
        jig_print_int(p, loops);
        jig_print(p, ") ");
    }
    const JigAttr *sizes = jig_omp_loop_nest_tile_sizes_attr(op);
    if (sizes)
        print_tiles(p, sizes);
    jig_print_region(p, jig_omp_loop_nest_region(op), false, true, false);
}
