/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Directives of formats: what is private and what is reduced, and the region
 * that has these as arguments.
 */
#include "dialect/omp/omp_int.h"
#include "support/arena.h"

/* private(@how %variable -> %argument, ... : types), and the same of a reduction. */
typedef struct Vars {
    bool are_reduced;
    JigUnresolved *operands;
    JigArgument *args;
    const JigType **types;
    const JigAttr **syms, *modifier;
    bool *byref, any_byref;
    size_t n, cap, num_args, cap_args, num_syms, cap_syms, num_byref, cap_byref, num_types;
} Vars;

static bool parse_var(JigParser *p, void *user) {
    Vars *v = user;
    JigArena *a = jig_parser_arena(p);
    JigUnresolved operand;
    JigArgument arg = {0};
    bool byref = v->are_reduced && jig_parse_try_keyword(p, "byref");
    const JigAttr *sym = jig_parse_symbol(p);
    JIG_CHECK(sym && jig_parse_operand(p, &operand) && jig_parse_token(p, "->") &&
              jig_parse_argument(p, &arg, false, false));
    JIG_ARENA_PUSH(a, v->operands, v->n, v->cap, operand);
    JIG_ARENA_PUSH(a, v->args, v->num_args, v->cap_args, arg);
    JIG_ARENA_PUSH(a, v->syms, v->num_syms, v->cap_syms, sym);
    JIG_ARENA_PUSH(a, v->byref, v->num_byref, v->cap_byref, byref);
    v->any_byref |= byref;
    return true;
}

static bool parse_modifier(JigParser *p, Vars *v) {
    JigStr word;
    int64_t value;
    if (!v->are_reduced || !jig_parse_try_keyword(p, "mod"))
        return true;
    JIG_CHECK(jig_parse_token(p, ":") && jig_parse_any_keyword(p, &word) &&
              jig_parse_token(p, ",") &&
              jig_enum_value(jig_omp_enum(JIG_OMP_REDUCTION_MOD), word, &value));
    v->modifier = jig_attr_enum(jig_parser_context(p), JIG_OMP_ATTR(REDUCTION_MOD), value);
    return true;
}

static bool parse_list(JigParser *p, Vars *v) {
    JIG_CHECK(jig_parse_token(p, "(") && parse_modifier(p, v) &&
              jig_parse_list(p, JIG_DELIM_NONE, parse_var, v, NULL) && jig_parse_token(p, ":") &&
              jig_parse_type_list(p, &v->types, &v->num_types) && v->num_types == v->n &&
              jig_parse_token(p, ")"));
    for (size_t i = 0; i < v->n; ++i)
        v->args[i].type = v->types[i];
    return true;
}

/* Whatever is wrong with it is said, and that the clause is. */
static bool parse_vars(JigParser *p, const char *keyword, Vars *v) {
    if (!jig_parse_try_keyword(p, keyword))
        return true;
    return parse_list(p, v) ||
           jig_parse_error(p, jig_parse_spot(p), "invalid `%s` format", keyword);
}

static const JigAttr *symbols(JigParser *p, const Vars *v) {
    return v->n ? jig_attr_array(jig_parser_context(p), v->syms, v->n) : NULL;
}

static void fill(JigSlot *operands, JigSlot *types, const Vars *v) {
    operands->operands = v->operands;
    types->types = v->types;
    operands->n = types->n = v->n;
}

static bool parse_body(JigParser *p, JigRegion *region, const Vars *first, const Vars *second) {
    size_t n = first->n + second->n;
    JigArgument *args = JIG_NEW_ARRAY(jig_parser_arena(p), JigArgument, n + 1);
    for (size_t i = 0; i < n; ++i)
        args[i] = i < first->n ? first->args[i] : second->args[i - first->n];
    return jig_parse_region(p, region, args, n);
}

/* ---- Slots: the region, then private: operands, types, symbols, barrier ---- */

static bool parse_private(JigParser *p, JigSlot *slots, Vars *v) {
    JIG_CHECK(parse_vars(p, "private", v));
    fill(&slots[1], &slots[2], v);
    slots[3].attr = symbols(p, v);
    if (v->n && jig_parse_try_keyword(p, "private_barrier"))
        slots[4].attr = jig_attr_unit(jig_parser_context(p));
    return true;
}

bool jig_omp_parse_private_region(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    Vars private_vars = {0};
    return parse_private(p, slots, &private_vars) &&
           parse_body(p, slots[0].regions[0], &private_vars, &(Vars){0});
}

/* ---- ... and then reduction: modifier, operands, types, by reference, symbols ---- */

bool jig_omp_parse_private_reduction_region(JigParser *p, JigSlot *slots, size_t n,
                                            JigOpState *state) {
    (void)n, (void)state;
    Vars private_vars = {0}, reduced = {.are_reduced = true};
    JIG_CHECK(parse_private(p, slots, &private_vars) && parse_vars(p, "reduction", &reduced));
    slots[5].attr = reduced.modifier;
    fill(&slots[6], &slots[7], &reduced);
    if (reduced.n)
        slots[8].attr = jig_attr_dense_bool(jig_parser_context(p), reduced.byref, reduced.n);
    slots[9].attr = symbols(p, &reduced);
    return parse_body(p, slots[0].regions[0], &private_vars, &reduced);
}

/* ---- Printing ---- */

/* One clause: where its variables, their types and their symbols are, and the first argument. */
typedef struct Clause {
    const char *keyword;
    const JigSlot *values, *types;
    const JigAttr *modifier, *byref, *syms;
    const JigBlock *body;
    size_t first_arg;
} Clause;

static void print_var(JigPrinter *p, const Clause *c, size_t i) {
    if (c->byref && i < jig_attr_dense_array_len(c->byref) && jig_attr_dense_array_int(c->byref, i))
        jig_print(p, "byref ");
    if (c->syms && i < jig_attr_array_len(c->syms)) {
        jig_print_attr(p, jig_attr_array_at(c->syms, i));
        jig_print(p, " ");
    }
    jig_print_value(p, c->values->values[i]);
    jig_print(p, " -> ");
    jig_print_value(p, jig_block_arg(c->body, c->first_arg + i));
}

static void print_clause(JigPrinter *p, const Clause *c) {
    size_t n = c->values->n;
    if (!n || !c->body || jig_block_num_args(c->body) < c->first_arg + n)
        return;
    jig_print(p, c->keyword);
    jig_print(p, "(");
    if (c->modifier) {
        jig_print(p, "mod: ");
        jig_print(p, jig_enum_text(jig_omp_enum(JIG_OMP_REDUCTION_MOD),
                                   jig_attr_enum_value(c->modifier)));
        jig_print(p, ", ");
    }
    for (size_t i = 0; i < n; ++i) {
        jig_print(p, i ? ", " : "");
        print_var(p, c, i);
    }
    jig_print(p, " : ");
    jig_print_types(p, c->types->types, n);
    jig_print(p, ") ");
}

static void print_private(JigPrinter *p, const JigSlot *slots) {
    const JigBlock *body = jig_region_first(slots[0].regions[0]);
    print_clause(p, &(Clause){.keyword = "private",
                              .values = &slots[1],
                              .types = &slots[2],
                              .syms = slots[3].attr,
                              .body = body});
    if (slots[1].n && slots[4].attr)
        jig_print(p, "private_barrier ");
}

static void print_body(JigPrinter *p, const JigSlot *slots) {
    jig_print_region(p, slots[0].regions[0], false, true, false);
}

void jig_omp_print_private_region(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    print_private(p, slots);
    print_body(p, slots);
}

void jig_omp_print_private_reduction_region(JigPrinter *p, const JigOp *op, const JigSlot *slots,
                                            size_t n) {
    (void)op, (void)n;
    print_private(p, slots);
    print_clause(p, &(Clause){.keyword = "reduction",
                              .values = &slots[6],
                              .types = &slots[7],
                              .modifier = slots[5].attr,
                              .byref = slots[8].attr,
                              .syms = slots[9].attr,
                              .body = jig_region_first(slots[0].regions[0]),
                              .first_arg = slots[1].n});
    print_body(p, slots);
}
