/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Directives of formats: what stands in the parentheses of a clause. */
#include "dialect/omp/omp_int.h"
#include "support/vec.h"

/* ---- One of an enum's words ---- */

static bool parse_case(JigParser *p, JigOmpAttr attr, const JigAttr **out) {
    JigSpot spot = jig_parse_spot(p);
    JigStr word;
    int64_t value;
    JIG_CHECK(jig_parse_any_keyword(p, &word));
    if (!jig_enum_value(jig_omp_enum(attr), word, &value))
        return jig_parse_error(p, spot, "invalid clause value: '%.*s'", JIG_FMT(word));
    *out = jig_attr_enum(jig_parser_context(p), &jig_omp_attrs[attr], value);
    return true;
}

static void print_case(JigPrinter *p, JigOmpAttr attr, const JigAttr *x) {
    if (x)
        jig_print(p, jig_enum_text(jig_omp_enum(attr), jig_attr_enum_value(x)));
}

bool jig_omp_parse_clause(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    return parse_case(p, JIG_OMP_PROC_BIND, &slots[0].attr);
}

void jig_omp_print_clause(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    print_case(p, JIG_OMP_PROC_BIND, slots[0].attr);
}

/* ---- reproducible:concurrent ---- */

bool jig_omp_parse_order(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    JigSpot spot = jig_parse_spot(p);
    JigStr word;
    int64_t value;
    JIG_CHECK(jig_parse_any_keyword(p, &word));
    if (jig_enum_value(jig_omp_enum(JIG_OMP_ORDER_MOD), word, &value)) {
        slots[1].attr = jig_attr_enum(jig_parser_context(p), JIG_OMP_ATTR(ORDER_MOD), value);
        return jig_parse_token(p, ":") && parse_case(p, JIG_OMP_ORDER_KIND, &slots[0].attr);
    }
    if (!jig_enum_value(jig_omp_enum(JIG_OMP_ORDER_KIND), word, &value))
        return jig_parse_error(p, spot, "invalid clause value: '%.*s'", JIG_FMT(word));
    slots[0].attr = jig_attr_enum(jig_parser_context(p), JIG_OMP_ATTR(ORDER_KIND), value);
    return true;
}

void jig_omp_print_order(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    print_case(p, JIG_OMP_ORDER_MOD, slots[1].attr);
    jig_print(p, slots[1].attr ? ":" : "");
    print_case(p, JIG_OMP_ORDER_KIND, slots[0].attr);
}

/* ---- dynamic = %chunk : i32, monotonic, simd ---- */

enum { MOST_MODIFIERS = 2 };

static bool parse_modifiers(JigParser *p, JigStr *words, size_t *n) {
    for (*n = 0; jig_parse_try_token(p, ","); ++*n) {
        JigStr word;
        JIG_CHECK(jig_parse_any_keyword(p, &word));
        if (*n < MOST_MODIFIERS)
            words[*n] = word;
    }
    return true;
}

/* One, then `simd`; that alone is said of none. */
static bool check_modifiers(JigParser *p, const JigStr *words, size_t n, int64_t *values) {
    JigSpot spot = jig_parse_name_spot(p);
    if (n > MOST_MODIFIERS)
        return jig_parse_error(p, spot, " unexpected modifier(s)");
    for (size_t i = 0; i < n; ++i)
        if (!jig_enum_value(jig_omp_enum(JIG_OMP_SCHEDULE_MOD), words[i], &values[i]))
            return jig_parse_error(p, spot, " unknown modifier type: %.*s", JIG_FMT(words[i]));
    if (n == MOST_MODIFIERS && (values[0] == JIG_OMP_MOD_SIMD || values[1] != JIG_OMP_MOD_SIMD))
        return jig_parse_error(p, spot, " incorrect modifier order");
    return true;
}

static bool has_chunk(int64_t kind) {
    return kind == JIG_OMP_STATIC || kind == JIG_OMP_DYNAMIC || kind == JIG_OMP_GUIDED;
}

static bool parse_chunk(JigParser *p, JigSlot *slots) {
    JigUnresolved chunk;
    JIG_CHECK(jig_parse_operand(p, &chunk));
    const JigType *type = jig_parse_colon_type(p);
    JIG_CHECK(type);
    slots[3].operands = jig_arena_copy(jig_parser_arena(p), &chunk, sizeof chunk);
    slots[4].types = jig_arena_copy(jig_parser_arena(p), &type, sizeof(const JigType *));
    slots[3].n = slots[4].n = 1;
    return true;
}

bool jig_omp_parse_schedule(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    JigContext *ctx = jig_parser_context(p);
    JigStr word, words[MOST_MODIFIERS];
    int64_t kind, values[MOST_MODIFIERS];
    size_t num;
    JIG_CHECK(jig_parse_any_keyword(p, &word));
    if (!jig_enum_value(jig_omp_enum(JIG_OMP_SCHEDULE_KIND), word, &kind))
        return jig_parse_error(p, jig_parse_name_spot(p), " expected schedule kind");
    slots[0].attr = jig_attr_enum(ctx, JIG_OMP_ATTR(SCHEDULE_KIND), kind);
    if (has_chunk(kind) && jig_parse_try_token(p, "="))
        JIG_CHECK(parse_chunk(p, slots));
    JIG_CHECK(parse_modifiers(p, words, &num) && check_modifiers(p, words, num, values));
    if (!num)
        return true;
    bool only_simd = num == 1 && values[0] == JIG_OMP_MOD_SIMD;
    slots[1].attr =
        jig_attr_enum(ctx, JIG_OMP_ATTR(SCHEDULE_MOD), only_simd ? JIG_OMP_MOD_NONE : values[0]);
    if (only_simd || num == MOST_MODIFIERS)
        slots[2].attr = jig_attr_unit(ctx);
    return true;
}

void jig_omp_print_schedule(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    print_case(p, JIG_OMP_SCHEDULE_KIND, slots[0].attr);
    if (slots[3].n) {
        jig_print(p, " = ");
        jig_print_value(p, slots[3].values[0]);
        jig_print(p, " : ");
        jig_print_type(p, slots[4].types[0]);
    }
    jig_print(p, slots[1].attr ? ", " : "");
    print_case(p, JIG_OMP_SCHEDULE_MOD, slots[1].attr);
    jig_print(p, slots[2].attr ? ", simd" : "");
}

/* ---- Hints: contended, speculative ---- */

static const JigEnumCase hints[] = {{0, "none"},
                                    {JIG_OMP_UNCONTENDED, "uncontended"},
                                    {JIG_OMP_CONTENDED, "contended"},
                                    {JIG_OMP_NONSPECULATIVE, "nonspeculative"},
                                    {JIG_OMP_SPECULATIVE, "speculative"},
                                    {0}};
static const JigEnumRow hint_words = {.name = "omp.hint", .cases = hints};

/* What follows `none` is not read. */
bool jig_omp_parse_hint(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    int64_t all = 0, value;
    do {
        JigStr word;
        JIG_CHECK(jig_parse_any_keyword(p, &word));
        if (!jig_enum_value(&hint_words, word, &value))
            return jig_parse_error(p, jig_parse_spot(p), "%.*s is not a valid hint", JIG_FMT(word));
        all |= value;
    } while (value && jig_parse_try_token(p, ","));
    JigContext *ctx = jig_parser_context(p);
    slots[0].attr = jig_attr_int(jig_type_i(ctx, 64), all);
    return true;
}

void jig_omp_print_hint(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    int64_t all = jig_attr_int_value(slots[0].attr);
    const char *between = "";
    jig_print(p, all ? "" : hints[0].text);
    for (const JigEnumCase *c = hints + 1; c->text; ++c) {
        if (!(all & c->value))
            continue;
        jig_print(p, between);
        jig_print(p, c->text);
        between = ", ";
    }
}

/* ---- Lists of pairs ---- */

/* What is read of them: operands of one or two groups with their types, or attributes. */
typedef struct Pairs {
    JigUnresolved *first, *second;
    const JigType **types, **second_types;
    const JigAttr **attrs;
    size_t n, cap, num_second, cap_second, num_types, cap_types, num_second_types, cap_second_types;
    size_t num_attrs, cap_attrs;
} Pairs;

static bool read_operand(JigParser *p, Pairs *all, bool second) {
    JigUnresolved operand;
    JIG_CHECK(jig_parse_operand(p, &operand));
    JigArena *a = jig_parser_arena(p);
    if (second)
        JIG_ARENA_PUSH(a, all->second, all->num_second, all->cap_second, operand);
    else
        JIG_ARENA_PUSH(a, all->first, all->n, all->cap, operand);
    return true;
}

static bool read_type(JigParser *p, Pairs *all, bool second) {
    const JigType *type = jig_parse_colon_type(p);
    JIG_CHECK(type);
    JigArena *a = jig_parser_arena(p);
    if (second)
        JIG_ARENA_PUSH(a, all->second_types, all->num_second_types, all->cap_second_types, type);
    else
        JIG_ARENA_PUSH(a, all->types, all->num_types, all->cap_types, type);
    return true;
}

static void add_attr(JigParser *p, Pairs *all, const JigAttr *x) {
    JIG_ARENA_PUSH(jig_parser_arena(p), all->attrs, all->num_attrs, all->cap_attrs, x);
}

static void fill(JigSlot *operands, JigSlot *types, JigUnresolved *first, const JigType **list,
                 size_t n) {
    operands->operands = first;
    types->types = list;
    operands->n = types->n = n;
}

/* ---- %allocator : !llvm.ptr -> %variable : !llvm.ptr ---- */

static bool parse_allocate_pair(JigParser *p, void *user) {
    return read_operand(p, user, true) && read_type(p, user, true) && jig_parse_token(p, "->") &&
           read_operand(p, user, false) && read_type(p, user, false);
}

bool jig_omp_parse_allocate(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    Pairs all = {0};
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_NONE, parse_allocate_pair, &all, NULL));
    fill(&slots[0], &slots[1], all.first, all.types, all.n);
    fill(&slots[2], &slots[3], all.second, all.second_types, all.num_second);
    return true;
}

static void print_typed(JigPrinter *p, const JigValue *v) {
    jig_print_value(p, v);
    jig_print(p, " : ");
    jig_print_type(p, jig_value_type(v));
}

void jig_omp_print_allocate(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    for (size_t i = 0; i < slots[0].n && i < slots[2].n; ++i) {
        jig_print(p, i ? ", " : "");
        print_typed(p, slots[2].values[i]);
        jig_print(p, " -> ");
        print_typed(p, slots[0].values[i]);
    }
}

/* ---- %variable : !llvm.ptr -> 8 : i64 ---- */

static bool parse_aligned_pair(JigParser *p, void *user) {
    JIG_CHECK(read_operand(p, user, false) && read_type(p, user, false) &&
              jig_parse_token(p, "->"));
    const JigAttr *alignment = jig_parse_attr(p, NULL);
    JIG_CHECK(alignment);
    add_attr(p, user, alignment);
    return true;
}

bool jig_omp_parse_aligned(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    Pairs all = {0};
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_NONE, parse_aligned_pair, &all, NULL));
    fill(&slots[0], &slots[1], all.first, all.types, all.n);
    slots[2].attr = jig_attr_array(jig_parser_context(p), all.attrs, all.num_attrs);
    return true;
}

void jig_omp_print_aligned(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    for (size_t i = 0; i < slots[0].n; ++i) {
        jig_print(p, i ? ", " : "");
        print_typed(p, slots[0].values[i]);
        jig_print(p, " -> ");
        if (slots[2].attr && i < jig_attr_array_len(slots[2].attr))
            jig_print_attr(p, jig_attr_array_at(slots[2].attr, i));
    }
}

/* ---- %variable = %step : !llvm.ptr ---- */

static bool parse_linear_pair(JigParser *p, void *user) {
    return read_operand(p, user, false) && jig_parse_token(p, "=") && read_operand(p, user, true) &&
           read_type(p, user, false);
}

bool jig_omp_parse_linear(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    Pairs all = {0};
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_NONE, parse_linear_pair, &all, NULL));
    fill(&slots[0], &slots[1], all.first, all.types, all.n);
    slots[2].operands = all.second;
    slots[2].n = all.num_second;
    return true;
}

void jig_omp_print_linear(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    for (size_t i = 0; i < slots[0].n; ++i) {
        jig_print(p, i ? ", " : "");
        jig_print_value(p, slots[0].values[i]);
        if (i < slots[2].n) {
            jig_print(p, " = ");
            jig_print_value(p, slots[2].values[i]);
        }
        jig_print(p, " : ");
        jig_print_type(p, slots[1].types[i]);
    }
}

/* ---- %variable -> @copy : !llvm.ptr ---- */

static bool parse_copy_pair(JigParser *p, void *user) {
    JIG_CHECK(read_operand(p, user, false) && jig_parse_token(p, "->"));
    const JigAttr *symbol = jig_parse_symbol(p);
    JIG_CHECK(symbol);
    add_attr(p, user, symbol);
    return read_type(p, user, false);
}

bool jig_omp_parse_copyprivate(JigParser *p, JigSlot *slots, size_t n, JigOpState *state) {
    (void)n, (void)state;
    Pairs all = {0};
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_NONE, parse_copy_pair, &all, NULL));
    fill(&slots[0], &slots[1], all.first, all.types, all.n);
    slots[2].attr = jig_attr_array(jig_parser_context(p), all.attrs, all.num_attrs);
    return true;
}

void jig_omp_print_copyprivate(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n) {
    (void)op, (void)n;
    size_t num = slots[2].attr ? jig_attr_array_len(slots[2].attr) : 0;
    for (size_t i = 0; i < num && i < slots[0].n; ++i) {
        jig_print(p, i ? ", " : "");
        jig_print_value(p, slots[0].values[i]);
        jig_print(p, " -> ");
        jig_print_attr(p, jig_attr_array_at(slots[2].attr, i));
        jig_print(p, " : ");
        jig_print_type(p, slots[1].types[i]);
    }
}
