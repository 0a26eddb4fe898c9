/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/rule_terms.h"

#include "support/check.h"
#include "tune/space.h"

/* ---- Beginning and end ---- */

void jig_tune_terms_init(JigTuneTerms *t, const JigTuneSpace *space, JigArena *a) {
    JIG_REQUIRE(t && space && a);
    *t = (JigTuneTerms){.space = space, .arena = a};
    t->numbers = JIG_NEW_ARRAY(a, int64_t *, space->num_axes + 1);
}

void jig_tune_terms_free(JigTuneTerms *t) {
    JIG_REQUIRE(t);
    jig_vec_free(&t->list);
    jig_vec_free(&t->tables);
    jig_ptrmap_free(&t->known);
}

/* ---- Making them ---- */

static bool same(const JigTuneTerm *x, const JigTuneTerm *y) {
    return x->kind == y->kind && x->is_truth == y->is_truth && x->number == y->number &&
           x->x[0] == y->x[0] && x->x[1] == y->x[1] && x->x[2] == y->x[2];
}

/* Each once. Where two have one hash, the later one is made again each time. */
static JigTerm intern(JigTuneTerms *t, JigTuneTerm term) {
    uint64_t h = jig_hash_mix((uint64_t)term.kind + 1, (uint64_t)term.number);
    for (size_t i = 0; i < 3; ++i)
        h = jig_hash_mix(h, term.x[i]);
    void **slot = jig_ptrmap_slot(&t->known, jig_hash_key(h));
    uintptr_t found = (uintptr_t)*slot;
    if (found && same(&t->list.data[found - 1], &term))
        return (JigTerm)(found - 1);
    jig_vec_push(&t->list, term);
    if (!found)
        *slot = (void *)(uintptr_t)t->list.len;
    return (JigTerm)(t->list.len - 1);
}

JigTerm jig_tune_term_const(JigTuneTerms *t, int64_t n) {
    JIG_REQUIRE(t);
    return intern(t, (JigTuneTerm){JIG_TERM_CONST, .number = n});
}

JigTerm jig_tune_term_truth(JigTuneTerms *t, bool x) {
    JIG_REQUIRE(t);
    return intern(t, (JigTuneTerm){JIG_TERM_CONST, .is_truth = true, .number = x});
}

/* A list's values as numbers, once. */
static bool list_numbers(JigTuneTerms *t, size_t axis) {
    const JigKnobValues *v = &t->space->axes[axis].values;
    if (t->numbers[axis])
        return true;
    int64_t *numbers = JIG_NEW_ARRAY(t->arena, int64_t, v->count + 1);
    for (uint64_t i = 0; i < v->count; ++i) {
        const JigAttr *x = v->list[i];
        if (!jig_attr_is_int(x) || jig_attr_type(x) != jig_attr_type(v->list[0]) ||
            jig_type_width(jig_attr_type(x)) > 64)
            return false;
        numbers[i] = jig_attr_int_value(x);
    }
    t->numbers[axis] = numbers;
    return true;
}

bool jig_tune_term_axis(JigTuneTerms *t, size_t axis, JigTerm *out) {
    JIG_REQUIRE(t && axis < t->space->num_axes && out);
    if (t->space->axes[axis].values.list && !list_numbers(t, axis))
        return false;
    *out = intern(t, (JigTuneTerm){JIG_TERM_AXIS, .number = (int64_t)axis});
    return true;
}

JigTerm jig_tune_term_index(JigTuneTerms *t, size_t axis) {
    JIG_REQUIRE(t && axis < t->space->num_axes);
    return intern(t, (JigTuneTerm){JIG_TERM_INDEX, .number = (int64_t)axis});
}

JigTerm jig_tune_term_free(JigTuneTerms *t, bool is_truth) {
    JIG_REQUIRE(t);
    return intern(
        t, (JigTuneTerm){JIG_TERM_FREE, .is_truth = is_truth, .number = (int64_t)t->num_free++});
}

JigTerm jig_tune_term_table(JigTuneTerms *t, JigTuneTable table, JigTerm number) {
    JIG_REQUIRE(t && number < t->list.len);
    table.known = JIG_NEW_ARRAY(t->arena, uint8_t, table.count + 1);
    jig_vec_push(&t->tables, table);
    return intern(t, (JigTuneTerm){JIG_TERM_TABLE, .is_truth = true, .x = {number},
                                   .number = (int64_t)t->tables.len - 1});
}

size_t jig_tune_term_num_operands(JigTermKind kind) {
    switch (kind) {
    case JIG_TERM_CONST:
    case JIG_TERM_AXIS:
    case JIG_TERM_INDEX:
    case JIG_TERM_FREE:
        return 0;
    case JIG_TERM_TABLE:
    case JIG_TERM_NOT:
        return 1;
    case JIG_TERM_ITE:
        return 3;
    default:
        return 2;
    }
}

static bool is_truth(const JigTuneTerms *t, JigTermKind kind, JigTerm y) {
    return (kind >= JIG_TERM_EQ && kind <= JIG_TERM_OR) ||
           (kind == JIG_TERM_ITE && t->list.data[y].is_truth);
}

static bool is_const(const JigTuneTerms *t, JigTerm x, int64_t n) {
    return t->list.data[x].kind == JIG_TERM_CONST && t->list.data[x].number == n;
}

/* What stands there already; `out` is that. */
static bool is_plain(const JigTuneTerms *t, JigTermKind kind, const JigTerm *x, JigTerm *out) {
    bool is_and = kind == JIG_TERM_AND;
    if (kind == JIG_TERM_ITE && t->list.data[x[0]].kind == JIG_TERM_CONST)
        *out = t->list.data[x[0]].number ? x[1] : x[2];
    else if (kind == JIG_TERM_ITE && x[1] == x[2])
        *out = x[1];
    else if ((is_and || kind == JIG_TERM_OR) && is_const(t, x[0], is_and))
        *out = x[1];
    else if ((is_and || kind == JIG_TERM_OR) && is_const(t, x[1], is_and))
        *out = x[0];
    else if ((kind == JIG_TERM_ADD && is_const(t, x[1], 0)) ||
             ((kind == JIG_TERM_MUL || kind == JIG_TERM_DIV) && is_const(t, x[1], 1)))
        *out = x[0];
    else if ((kind == JIG_TERM_ADD && is_const(t, x[0], 0)) ||
             (kind == JIG_TERM_MUL && is_const(t, x[0], 1)))
        *out = x[1];
    else
        return false;
    return true;
}

JigTerm jig_tune_term_of(JigTuneTerms *t, JigTermKind kind, JigTerm x, JigTerm y, JigTerm z) {
    JIG_REQUIRE(t && x < t->list.len && y < t->list.len && z < t->list.len);
    JigTuneTerm term = {kind, .is_truth = is_truth(t, kind, y), .x = {x, y, z}};
    int64_t numbers[3];
    JigTerm plain;
    bool known = true;
    if (is_plain(t, kind, term.x, &plain))
        return plain;
    for (size_t i = 0; i < jig_tune_term_num_operands(kind); ++i)
        known &= t->list.data[term.x[i]].kind == JIG_TERM_CONST;
    if (!known)
        return intern(t, term);
    /* By their places, as a number of its own. */
    for (size_t i = 0; i < 3; ++i)
        numbers[i] = t->list.data[term.x[i]].number;
    JigTuneTerms few = {.list = {.data = (JigTuneTerm[]){{0}, {0}, {0}, term}, .len = 4}};
    for (JigTerm i = 0; i < 3; ++i)
        few.list.data[3].x[i] = i;
    int64_t n = jig_tune_term_number(&few, 3, numbers);
    if (n == JIG_UNKNOWN)
        return intern(t, term);
    return intern(t, (JigTuneTerm){JIG_TERM_CONST, .is_truth = term.is_truth, .number = n});
}

/* ---- At a point ---- */

int64_t jig_tune_term_axis_number(const JigTuneTerms *t, size_t axis, uint64_t i) {
    const JigKnobValues *v = &t->space->axes[axis].values;
    if (t->numbers[axis])
        return t->numbers[axis][i];
    return (int64_t)((uint64_t)v->first + i * (uint64_t)v->step);
}

static int64_t arithmetic(JigTermKind kind, int64_t a, int64_t b) {
    int64_t n = 0;
    bool over = false;
    switch (kind) {
    case JIG_TERM_ADD:
        over = __builtin_add_overflow(a, b, &n);
        break;
    case JIG_TERM_SUB:
        over = __builtin_sub_overflow(a, b, &n);
        break;
    case JIG_TERM_MUL:
        over = __builtin_mul_overflow(a, b, &n);
        break;
    default:
        if (!b)
            return JIG_UNKNOWN;
        n = a % b;
        if (kind == JIG_TERM_DIV)
            return a / b - (n < 0 ? (b < 0 ? -1 : 1) : 0);
        n += n < 0 ? (b < 0 ? -b : b) : 0;
        return n;
    }
    return over ? JIG_UNKNOWN : n;
}

static bool look_up(const JigTuneTable *table, uint64_t i) {
    if (!table->known[i])
        table->known[i] = table->ask(table->user, table, i) ? JIG_TABLE_YES : JIG_TABLE_NO;
    return table->known[i] == JIG_TABLE_YES;
}

/* One that is known may decide. */
static int64_t both(int64_t a, int64_t b, int64_t deciding) {
    if (a == deciding || b == deciding)
        return deciding;
    return a == JIG_UNKNOWN || b == JIG_UNKNOWN ? JIG_UNKNOWN : !deciding;
}

int64_t jig_tune_term_number(const JigTuneTerms *t, JigTerm x, const int64_t *numbers) {
    const JigTuneTerm *term = &t->list.data[x];
    size_t n = jig_tune_term_num_operands(term->kind);
    int64_t a = n ? numbers[term->x[0]] : 0, b = n > 1 ? numbers[term->x[1]] : 0;
    switch (term->kind) {
    case JIG_TERM_CONST:
        return term->number;
    case JIG_TERM_AND:
        return both(a, b, 0);
    case JIG_TERM_OR:
        return both(a, b, 1);
    case JIG_TERM_ITE:
        if (a == JIG_UNKNOWN)
            return b == numbers[term->x[2]] ? b : JIG_UNKNOWN;
        return a ? b : numbers[term->x[2]];
    case JIG_TERM_FREE:
        return JIG_UNKNOWN;
    default:
        break;
    }
    if (a == JIG_UNKNOWN || b == JIG_UNKNOWN)
        return JIG_UNKNOWN;
    switch (term->kind) {
    case JIG_TERM_TABLE:
        return look_up(&t->tables.data[term->number], (uint64_t)a);
    case JIG_TERM_NOT:
        return !a;
    case JIG_TERM_EQ:
        return a == b;
    case JIG_TERM_LT:
        return a < b;
    case JIG_TERM_LE:
        return a <= b;
    default:
        return arithmetic(term->kind, a, b);
    }
}

/* ---- Over a box ---- */

static const JigTuneRange any = {-INT64_MAX, INT64_MAX}, any_truth = {0, 1};

/* What is beyond 64 bits is an end. */
static int64_t clamped(bool over, bool negative, int64_t x) {
    if (over)
        return negative ? -INT64_MAX : INT64_MAX;
    return x == INT64_MIN ? -INT64_MAX : x;
}

static int64_t product(int64_t a, int64_t b) {
    int64_t n;
    bool over = __builtin_mul_overflow(a, b, &n);
    return clamped(over, (a < 0) != (b < 0), n);
}

static bool is_open(JigTuneRange r) {
    return r.low == -INT64_MAX || r.high == INT64_MAX;
}

/* Of two ends, of which one may be open. */
static int64_t sum(int64_t a, int64_t b, int64_t open) {
    int64_t n;
    bool over = __builtin_add_overflow(a, b, &n);
    return a == open || b == open ? open : clamped(over, a < 0, n);
}

/* From the least of four to the greatest. */
static JigTuneRange around(const int64_t *x) {
    JigTuneRange r = {x[0], x[0]};
    for (size_t i = 1; i < 4; ++i) {
        r.low = x[i] < r.low ? x[i] : r.low;
        r.high = x[i] > r.high ? x[i] : r.high;
    }
    return r;
}

static int64_t floor_of(int64_t a, int64_t b) {
    return a / b - (a % b < 0);
}

/* Divisors are above 0. */
static JigTuneRange divided(JigTuneRange a, JigTuneRange b) {
    JigTuneRange r = around((const int64_t[]){floor_of(a.low, b.low), floor_of(a.low, b.high),
                                              floor_of(a.high, b.low), floor_of(a.high, b.high)});
    r.low = a.low == -INT64_MAX ? -INT64_MAX : r.low;
    r.high = a.high == INT64_MAX ? INT64_MAX : r.high;
    /* By something beyond it may be as little as there is. */
    if (b.high == INT64_MAX) {
        r.low = r.low > 0 ? 0 : r.low;
        r.high = r.high < -1 ? -1 : r.high;
    }
    return r;
}

static JigTuneRange rest_of(JigTuneRange a, JigTuneRange b) {
    if (a.low >= 0 && a.high < b.low)
        return a;
    /* All in one stretch between two multiples. */
    if (b.low == b.high && !is_open(a) && floor_of(a.low, b.low) == floor_of(a.high, b.low))
        return (JigTuneRange){arithmetic(JIG_TERM_MOD, a.low, b.low),
                              arithmetic(JIG_TERM_MOD, a.high, b.low)};
    return (JigTuneRange){0, b.high == INT64_MAX ? INT64_MAX : b.high - 1};
}

static JigTuneRange order(JigTuneRange a, JigTuneRange b, bool strict) {
    bool always =
        a.high != INT64_MAX && b.low != -INT64_MAX && (strict ? a.high < b.low : a.high <= b.low);
    bool never =
        b.high != INT64_MAX && a.low != -INT64_MAX && (strict ? b.high <= a.low : b.high < a.low);
    return (JigTuneRange){always, !never};
}

static JigTuneRange equality(JigTuneRange a, JigTuneRange b) {
    bool always = a.low == a.high && b.low == b.high && a.low == b.low && !is_open(a);
    bool never = (a.high != INT64_MAX && b.low != -INT64_MAX && a.high < b.low) ||
                 (b.high != INT64_MAX && a.low != -INT64_MAX && b.high < a.low);
    return (JigTuneRange){always, !never};
}

static JigTuneRange chosen(JigTuneRange a, JigTuneRange b, JigTuneRange c) {
    if (a.low == a.high)
        return a.low ? b : c;
    return (JigTuneRange){b.low < c.low ? b.low : c.low, b.high > c.high ? b.high : c.high};
}

JigTuneRange jig_tune_term_range(const JigTuneTerms *t, JigTerm x, const JigTuneRange *ranges) {
    const JigTuneTerm *term = &t->list.data[x];
    size_t n = jig_tune_term_num_operands(term->kind);
    JigTuneRange a = n ? ranges[term->x[0]] : any, b = n > 1 ? ranges[term->x[1]] : any;
    switch (term->kind) {
    case JIG_TERM_CONST:
        return jig_tune_range_of(term->number, term->is_truth);
    case JIG_TERM_ADD:
        return (JigTuneRange){sum(a.low, b.low, -INT64_MAX), sum(a.high, b.high, INT64_MAX)};
    case JIG_TERM_SUB:
        return (JigTuneRange){sum(a.low, -b.high, -INT64_MAX), sum(a.high, -b.low, INT64_MAX)};
    case JIG_TERM_MUL:
        return around((const int64_t[]){product(a.low, b.low), product(a.low, b.high),
                                        product(a.high, b.low), product(a.high, b.high)});
    case JIG_TERM_DIV:
        return b.low > 0 ? divided(a, b) : any;
    case JIG_TERM_MOD:
        return b.low > 0 ? rest_of(a, b) : any;
    case JIG_TERM_EQ:
        return equality(a, b);
    case JIG_TERM_LT:
        return order(a, b, true);
    case JIG_TERM_LE:
        return order(a, b, false);
    case JIG_TERM_NOT:
        return (JigTuneRange){!a.high, !a.low};
    case JIG_TERM_AND:
        return (JigTuneRange){a.low && b.low, a.high && b.high};
    case JIG_TERM_OR:
        return (JigTuneRange){a.low || b.low, a.high || b.high};
    case JIG_TERM_ITE:
        return chosen(a, b, ranges[term->x[2]]);
    case JIG_TERM_TABLE:
        if (a.low != a.high || is_open(a))
            return any_truth;
        return jig_tune_range_of(look_up(&t->tables.data[term->number], (uint64_t)a.low), true);
    default:
        return term->is_truth ? any_truth : any;
    }
}

JigTuneRange jig_tune_term_axis_range(const JigTuneTerms *t, size_t axis, uint64_t low,
                                      uint64_t high) {
    JigTuneRange r = {jig_tune_term_axis_number(t, axis, low),
                      jig_tune_term_axis_number(t, axis, high)};
    /* Lists are in any order; long ones are not looked through. */
    enum { FEW = 64 };
    if (t->numbers[axis] && high - low > FEW) {
        low = 0;
        high = t->space->axes[axis].values.count - 1;
    }
    for (uint64_t i = low; t->numbers[axis] && i <= high; ++i) {
        int64_t x = t->numbers[axis][i];
        r.low = x < r.low ? x : r.low;
        r.high = x > r.high ? x : r.high;
    }
    /* The least of all integers is also that of one that is not known, which may be anything. */
    return r.low == JIG_UNKNOWN ? any : r;
}

/* ---- As text ---- */

/* How tightly an operator binds. */
static const struct {
    const char *text;
    int tight;
} operators[] = {
    [JIG_TERM_ADD] = {" + ", 5},   [JIG_TERM_SUB] = {" - ", 5},   [JIG_TERM_MUL] = {" * ", 6},
    [JIG_TERM_DIV] = {" div ", 6}, [JIG_TERM_MOD] = {" mod ", 6}, [JIG_TERM_EQ] = {" = ", 4},
    [JIG_TERM_LT] = {" < ", 4},    [JIG_TERM_LE] = {" <= ", 4},   [JIG_TERM_AND] = {" and ", 2},
    [JIG_TERM_OR] = {" or ", 1},   [JIG_TERM_NOT] = {"not ", 3},  [JIG_TERM_ITE] = {"", 0},
};

static JigStr text_within(const JigTuneTerms *t, JigTerm x, int around, unsigned depth,
                          JigArena *a);

static JigStr operation_text(const JigTuneTerms *t, const JigTuneTerm *term, unsigned depth,
                             JigArena *a) {
    int tight = operators[term->kind].tight;
    JigStr s[3] = {{0}};
    for (size_t i = 0; i < jig_tune_term_num_operands(term->kind); ++i)
        s[i] = text_within(t, term->x[i], i && tight >= 5 ? tight + 1 : tight, depth + 1, a);
    if (term->kind == JIG_TERM_ITE)
        return jig_arena_printf(a, "%.*s if %.*s, else %.*s", JIG_FMT(s[1]), JIG_FMT(s[0]),
                                JIG_FMT(s[2]));
    if (term->kind == JIG_TERM_NOT)
        return jig_arena_printf(a, "not %.*s", JIG_FMT(s[0]));
    return jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(s[0]), operators[term->kind].text,
                            JIG_FMT(s[1]));
}

/* "a = b if way = 1", where something else or that must hold. */
static JigStr condition_text(const JigTuneTerms *t, JigTerm when, JigTerm then, unsigned depth,
                             JigArena *a) {
    JigStr x = text_within(t, then, 1, depth + 1, a), y = text_within(t, when, 1, depth + 1, a);
    return jig_arena_printf(a, "%.*s if %.*s", JIG_FMT(x), JIG_FMT(y));
}

static JigStr text_within(const JigTuneTerms *t, JigTerm x, int around, unsigned depth,
                          JigArena *a) {
    const JigTuneTerm *term = &t->list.data[x], *first = &t->list.data[term->x[0]];
    enum { DEEP = 12 };
    if (depth > DEEP)
        return JIG_STR("...");
    int tight = operators[term->kind].tight;
    JigStr text;
    switch (term->kind) {
    case JIG_TERM_CONST:
        if (term->is_truth)
            return term->number ? JIG_STR("true") : JIG_STR("false");
        return jig_arena_printf(a, "%lld", (long long)term->number);
    case JIG_TERM_AXIS:
    case JIG_TERM_INDEX:
        return t->space->axes[term->number].name;
    case JIG_TERM_FREE:
    case JIG_TERM_TABLE:
        return JIG_STR("something");
    case JIG_TERM_OR:
        if (first->kind == JIG_TERM_NOT) {
            text = condition_text(t, first->x[0], term->x[1], depth, a);
            tight = 0;
            break;
        }
        /* fallthrough */
    default:
        text = operation_text(t, term, depth, a);
    }
    return tight < around ? jig_arena_printf(a, "(%.*s)", JIG_FMT(text)) : text;
}

JigStr jig_tune_term_text(const JigTuneTerms *t, JigTerm x, JigArena *a) {
    JIG_REQUIRE(t && x < t->list.len && a);
    return text_within(t, x, 0, 0, a);
}
