/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/fills.h"

#include "check/untied.h"
#include "ir/op.h"
#include "jig/iface.h"
#include "support/check.h"

/* ---- Fills ----
 * Random numbers are positive and negative and all different. What depends on the order of numbers
 * is tried with others, too: a maximum that begins with 0 is right unless all are negative. */

enum {
    FILL_RANDOM,
    FILL_NEGATIVE,
    FILL_POSITIVE,
    FILL_TIES,
    FILL_FEW,
    FILL_BELOW,
    FILL_SAME,
    FILL_WIDE,
    FILL_WIDE_ONCE_MORE,
    FILL_WIDE_AGAIN,
    FILL_WIDE_FLOATS,
    FILL_WIDE_FLOATS_ONCE_MORE,
    FILL_WIDE_FLOATS_AGAIN,
    FILL_TRUE,
    FILL_FALSE,
    FILL_UPWARDS,
    FILL_DOWNWARDS,
    FILL_SMALL,
    FILL_ZERO,
    FILL_APART,
    FILL_TURNED,
    FILL_EDGES,
    FILL_EDGES_AGAIN,
    FILL_ALL_MOST,
    FILL_ALL_LEAST,
    FILL_LARGEST_LAST,
    FILL_SMALLEST_FIRST = FILL_LARGEST_LAST + 5,
    FILL_CASES
};
#define FILL(name_, floats_, ints_, bits_, index_, seed_)                                          \
    {                                                                                              \
        .name = (name_), .floats = (floats_), .ints = (ints_), .bits = (bits_), .index = (index_), \
        .seed = (seed_)                                                                            \
    }
static const JigCheckerFill fills[] = {
    [FILL_RANDOM] = FILL("random", "random", "random", "random", JIG_CHECKER_SIZE, 0),
    [FILL_NEGATIVE] = FILL("negative", "negative", "negative", "random", JIG_CHECKER_SIZE, 0),
    [FILL_BELOW] = FILL("below", "negative", "negative", "random", -7, 0),
    [FILL_POSITIVE] = FILL("positive", "positive", "positive", "random", JIG_CHECKER_SIZE, 0),
    [FILL_TIES] = FILL("ties", "any(-1,0,1,2)", "any(-1,0,1,2)", "random", JIG_CHECKER_SIZE, 0),
    [FILL_FEW] = FILL("few", "any(1,2,3)", "any(1,2,3)", "random", JIG_CHECKER_SIZE, 0),
    [FILL_SAME] = FILL("same", "any(1)", "any(1)", "random", JIG_CHECKER_SIZE, 0),
    [FILL_WIDE] = FILL("wide", "random", "wide", "random", JIG_CHECKER_SIZE, 0),
    [FILL_WIDE_ONCE_MORE] =
        FILL("wide, once more", "random", "wide", "random", JIG_CHECKER_SIZE, 100),
    [FILL_WIDE_AGAIN] = FILL("wide, again", "random", "wide", "random", JIG_CHECKER_SIZE, 200),
    [FILL_WIDE_FLOATS] = FILL("wide floats", "wide", "random", "random", JIG_CHECKER_SIZE, 0),
    [FILL_WIDE_FLOATS_ONCE_MORE] =
        FILL("wide floats, once more", "wide", "random", "random", JIG_CHECKER_SIZE, 100),
    [FILL_WIDE_FLOATS_AGAIN] =
        FILL("wide floats, again", "wide", "random", "random", JIG_CHECKER_SIZE, 200),
    [FILL_TRUE] = FILL("true", "random", "random", "any(1)", JIG_CHECKER_SIZE, 0),
    [FILL_FALSE] = FILL("false", "random", "random", "any(0)", JIG_CHECKER_SIZE, 0),
    [FILL_UPWARDS] = FILL("upwards", "random", "any(1,2,3,4,5)", "random", JIG_CHECKER_UPWARDS, 0),
    [FILL_DOWNWARDS] = FILL("downwards", "random", "random", "random", JIG_CHECKER_DOWNWARDS, 0),
    [FILL_SMALL] = FILL("small", "random", "any(0,1)", "random", 1, 0),
    [FILL_ZERO] = FILL("zero", "random", "any(0)", "random", 0, 0),
    [FILL_APART] = {"strides apart", "random", "random", "random", JIG_CHECKER_SIZE,
                    .layout = JIG_LAYOUT_APART},
    [FILL_TURNED] = {"strides turned", "random", "random", "random", JIG_CHECKER_SIZE,
                     .layout = JIG_LAYOUT_TURNED},
#define OF_EDGES(name_, which, seed_)                                                              \
    {                                                                                              \
        .name = (name_), .floats = "random", .ints = (which), .bits = "random",                    \
        .index = JIG_CHECKER_SIZE, .seed = (seed_), .of_edges = true                               \
    }
    [FILL_EDGES] = OF_EDGES("edges", "edges", 0),
    [FILL_EDGES_AGAIN] = OF_EDGES("edges, again", "edges", 100),
    [FILL_ALL_MOST] = OF_EDGES("most", "most", 0),
    [FILL_ALL_LEAST] = OF_EDGES("least", "least", 0),
#undef OF_EDGES
/* One element of each row stands out. */
#define STANDS_OUT(n, name, how)                                                                   \
    [FILL_LARGEST_LAST + (n)] = FILL(name, how, how, how, JIG_CHECKER_SIZE, 0)
    STANDS_OUT(0, "largest last", "rising(100)"),
    STANDS_OUT(1, "smallest last", "falling(100)"),
    STANDS_OUT(2, "largest in the middle", "rising(50)"),
    STANDS_OUT(3, "smallest in the middle", "falling(50)"),
    STANDS_OUT(4, "largest first", "rising(0)"),
    STANDS_OUT(5, "smallest first", "falling(0)"),
#undef STANDS_OUT
/* Booleans by themselves are the bits of the seed. */
#define CASE(n) [FILL_CASES + (n)] = FILL("case " #n, "random", "random", NULL, JIG_CHECKER_SIZE, n)
    CASE(0),
    CASE(1),
    CASE(2),
    CASE(3),
    CASE(4),
    CASE(5),
    CASE(6),
    CASE(7),
#undef CASE
#undef FILL
};

static bool names_one(JigStr text, const char *const *words) {
    for (; *words; ++words)
        if (jig_str_find(text, jig_str(*words)) < text.len)
            return true;
    return false;
}

/* Kinds of reductions are small attributes of dialects. */
static bool orders_by_kind(const JigOp *op) {
    static const char *const kinds[] = {"max", "min", NULL}, *const named[] = {"kind", "op", NULL};
    const JigAttr *attrs = jig_op_attrs(op);
    bool orders = false;
    for (size_t i = 0; !orders && i < jig_attr_dict_len(attrs); ++i) {
        const JigNamedAttr *x = &jig_attr_dict_items(attrs)[i];
        if (!names_one(jig_ident_str(x->name), named))
            continue;
        JigArena *a = jig_arena_create();
        orders = names_one(jig_attr_to_str(x->value, a), kinds);
        jig_arena_destroy(a);
    }
    return orders;
}

static JigWalk note_doing(JigOp *op, void *user) {
    static const char *const order[] =
        {"max",  "min",     "cmp",    "select",          "abs", "relu", "clamp",
         "sign", "softmax", "atomic", "affine.parallel", NULL},
                             *const divide[] = {"div", "rem",     "sqrt",       "log", "pow",
                                                "rcp", "softmax", "reciprocal", NULL},
                             *const bits[] = {".or", ".and", NULL};
    JigTrialDoing *d = user;
    JigStr name = jig_op_name_of(op);
    d->orders = d->orders || names_one(name, order) || orders_by_kind(op);
    d->divides = d->divides || names_one(name, divide);
    d->selects = d->selects || d->orders || names_one(name, bits);
    return JIG_WALK_ADVANCE;
}

JigTrialDoing jig_trial_doing_of(const JigChecker *c) {
    JIG_REQUIRE(c);
    JigTrialDoing d = {0};
    jig_walk_pre(c->payload, note_doing, &d);
    if (c->options.script)
        jig_walk_pre(c->options.script, note_doing, &d);
    return d;
}

/* ---- What arguments there are ---- */

bool jig_trial_has_integers(const JigTrial *t) {
    JIG_REQUIRE(t);
    for (size_t i = 0; i < t->num_inputs; ++i) {
        const JigType *in = t->inputs[i];
        const JigType *element = jig_type_is_shaped(in) ? jig_type_element(in) : in;
        if (jig_type_is_any_integer(element) ||
            (jig_type_is_shaped(in) && jig_type_is_index(element)))
            return true;
    }
    return false;
}

static bool has_bits(const JigTrial *t) {
    for (size_t i = 0; i < t->num_inputs; ++i) {
        const JigType *in = t->inputs[i];
        if (jig_type_is_integer(jig_type_is_shaped(in) ? jig_type_element(in) : in, 1))
            return true;
    }
    return false;
}

static bool has_indices(const JigTrial *t) {
    for (size_t i = 0; i < t->num_inputs; ++i)
        if (jig_type_is_index(t->inputs[i]))
            return true;
    return false;
}

/* Booleans that are arguments by themselves, before argument `end`. */
static size_t num_bits(const JigTrial *t, size_t end) {
    size_t n = 0;
    for (size_t i = 0; i < end; ++i)
        n += jig_type_is_integer(t->inputs[i], 1);
    return n;
}

/* Then indices may be positions, which are from 0. */
static bool has_elements(const JigTrial *t) {
    for (size_t i = 0; i < t->num_inputs; ++i)
        if (jig_type_is_shaped(t->inputs[i]))
            return true;
    return false;
}

const JigCheckerFill *jig_trial_random(void) {
    return &fills[FILL_RANDOM];
}

static void add_trial(JigChecker *c, JigTrial *t, size_t fill) {
    t->fill = &fills[fill];
    t->is_special = fill != FILL_RANDOM;
    jig_vec_push(&c->trials, *t);
}

/* Scalars of floats, or of integers and indices: two of them may be held against each other. */
static bool has_scalars(const JigTrial *t) {
    size_t floats = 0, others = 0;
    for (size_t i = 0; i < t->num_inputs; ++i) {
        floats += jig_type_is_float(t->inputs[i]);
        others += jig_type_is_index(t->inputs[i]) || jig_type_is_any_integer(t->inputs[i]);
    }
    return floats > 1 || others > 1;
}

/* How many trials it takes until each scalar has been each of the payload's numbers; elements are
 * some of them each time. */
static size_t num_numbers(const JigChecker *c, const JigTrial *t) {
    enum { OF_ELEMENTS = 2 };
    size_t most = 0;
    for (size_t i = 0; i < t->num_inputs; ++i) {
        bool elements = jig_type_is_shaped(t->inputs[i]);
        size_t n = jig_compared_count(&c->numbers, jig_type_element_or_self(t->inputs[i]));
        n = elements && n > OF_ELEMENTS ? OF_ELEMENTS : n;
        most = n > most ? n : most;
    }
    return most;
}

/* Scalars i and k of one type, by the number of the pair. False: there are no more. */
static bool twins_of(const JigTrial *t, size_t pair, size_t *i, size_t *k) {
    for (*i = 0; *i < t->num_inputs; ++*i)
        for (*k = *i + 1; *k < t->num_inputs; ++*k)
            if (!jig_type_is_shaped(t->inputs[*i]) && t->inputs[*i] == t->inputs[*k] && !pair--)
                return true;
    return false;
}

/* One of its own, which the caller goes on with. */
static JigCheckerFill *add_fill(JigChecker *c, JigTrial *t, size_t like, JigStr name) {
    JigCheckerFill *fill = JIG_NEW(&c->arena, JigCheckerFill);
    *fill = fills[like];
    fill->name = name.ptr;
    t->fill = fill;
    t->is_special = true;
    jig_vec_push(&c->trials, *t);
    return fill;
}

static void add_twins(JigChecker *c, JigTrial *t) {
    enum { MOST = 6 };
    size_t i, k;
    for (size_t pair = 0; pair < MOST && twins_of(t, pair, &i, &k); ++pair) {
        JigStr name = jig_arena_printf(&c->arena, "%zu as %zu", k, i);
        JigCheckerFill *fill = add_fill(c, t, FILL_UPWARDS, name);
        fill->twins = true;
        fill->seed = pair;
    }
}

static bool is_number(const JigType *t) {
    return jig_type_is_float(t) || jig_type_is_index(t) || jig_type_is_any_integer(t);
}

/* How many elements the shortest rows of arguments have; 0: they are not short. */
static int64_t short_row(const JigTrial *t) {
    enum { SHORT = 16 };
    int64_t least = SHORT + 1;
    for (size_t i = 0; i < t->num_inputs; ++i) {
        size_t rank = jig_type_is_shaped(t->inputs[i]) ? jig_type_rank(t->inputs[i]) : 0;
        int64_t n = rank ? jig_type_dim(t->inputs[i], rank - 1) : SHORT + 1;
        least = n > 2 && n < least ? n : least;
    }
    return least > SHORT ? 0 : least;
}

static void add_standing_in_row(JigChecker *c, JigTrial *t, int64_t row, int64_t place) {
    static const char *const names[] = {"largest", "smallest"}, *const how[] = {"rising",
                                                                                "falling"};
    int64_t percent = (100 * place + row - 2) / (row - 1);
    for (size_t i = 0; i < 2; ++i) {
        JigStr name = jig_arena_printf(&c->arena, "%s at %lld", names[i], (long long)place);
        JigCheckerFill *fill = add_fill(c, t, FILL_RANDOM, name);
        fill->floats = fill->ints = fill->bits =
            jig_arena_printf(&c->arena, "%s(%lld)", how[i], (long long)percent).ptr;
    }
}

static void add_standing_scalar(JigChecker *c, JigTrial *t, size_t i) {
    static const char *const names[] = {"largest", "smallest"};
    for (size_t k = 0; k < 2; ++k) {
        JigStr name = jig_arena_printf(&c->arena, "%s %zu", names[k], i);
        JigCheckerFill *fill = add_fill(c, t, FILL_UPWARDS, name);
        fill->seed = i;
        fill->stands_out = k ? -1 : 1;
    }
}

/* Of many numbers, such as those of a row, one decides what comes out: where it stands, it has to
 * be seen. */
static void add_standing_out(JigChecker *c, JigTrial *t) {
    enum { MOST_SCALARS = 16 };
    for (size_t fill = FILL_LARGEST_LAST; has_elements(t) && fill <= FILL_SMALLEST_FIRST; ++fill)
        add_trial(c, t, fill);
    for (int64_t row = short_row(t), place = 1; place + 1 < row; ++place)
        add_standing_in_row(c, t, row, place);
    for (size_t i = 0; has_scalars(t) && i < t->num_inputs && i < MOST_SCALARS; ++i)
        if (is_number(t->inputs[i]))
            add_standing_scalar(c, t, i);
}

/* ---- Edges of integers ---- */

enum { MOST, LEAST, MINUS_ONE, NONE, ONE, NUM_EDGES };

static bool has_edges(const JigType *t) {
    enum { WIDEST = 64 };
    return jig_type_is_any_integer(t) && jig_type_width(t) > 1 && jig_type_width(t) <= WIDEST;
}

/* As numbers are written; those without a sign by their bits. */
static JigStr edge_text(const JigType *t, size_t edge, JigArena *a) {
    uint64_t top = (uint64_t)1 << (jig_type_width(t) - 1);
    switch (edge) {
    case MOST:
        return jig_arena_printf(a, "%llu", (unsigned long long)(top - 1));
    case LEAST:
        return jig_arena_printf(a, "-%llu", (unsigned long long)top);
    default:
        return jig_arena_printf(a, "%d", (int)edge - NONE);
    }
}

/* "edges", "most" or "least" for elements of this type. */
static const char *edges_fill(const char *which, const JigType *element, JigArena *a) {
    JigStr all = {0};
    for (size_t i = 0; i < NUM_EDGES; ++i) {
        JigStr one = edge_text(element, i, a);
        bool wanted = which[0] == 'e' || i == (which[0] == 'm' ? MOST : LEAST);
        if (wanted)
            all = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(all), all.len ? "," : "", JIG_FMT(one));
    }
    return jig_arena_printf(a, "any(%.*s)", JIG_FMT(all)).ptr;
}

static void add_edges(JigChecker *c, JigTrial *t) {
    enum { MOST_SCALARS = 6 };
    for (size_t fill = FILL_EDGES; fill <= FILL_ALL_LEAST; ++fill)
        add_trial(c, t, fill);
    for (size_t i = 0; i < t->num_inputs && i < MOST_SCALARS; ++i)
        for (size_t edge = 0; has_edges(t->inputs[i]) && edge < NUM_EDGES; ++edge) {
            JigStr value = edge_text(t->inputs[i], edge, &c->arena);
            JigStr name = jig_arena_printf(&c->arena, "%zu: %.*s", i, JIG_FMT(value));
            JigCheckerFill *fill = add_fill(c, t, FILL_RANDOM, name);
            fill->seed = i;
            fill->edge = edge + 1;
        }
}

/* ---- Positions ---- */

/* All from 0 to below n, or some, the first and the last ones among them. */
static const char *positions_fill(int64_t n, JigArena *a) {
    enum { ALL = 24 };
    JigStr list = JIG_STR("0");
    for (int64_t i = 1; i < n && i < ALL; ++i) {
        int64_t position = n <= ALL ? i : i < ALL / 2 ? i * (n / ALL) : n - (ALL - i);
        list = jig_arena_printf(a, "%.*s,%lld", JIG_FMT(list), (long long)position);
    }
    return jig_arena_printf(a, "any(%.*s)", JIG_FMT(list)).ptr;
}

static bool has_positions(const JigTrial *t) {
    enum { NARROWEST = 8 };
    for (size_t i = 0; i < t->num_inputs; ++i) {
        const JigType *element = jig_type_element_or_self(t->inputs[i]);
        if (jig_type_is_shaped(t->inputs[i]) &&
            (jig_type_is_index(element) ||
             (jig_type_is_any_integer(element) && jig_type_width(element) >= NARROWEST)))
            return true;
    }
    return false;
}

static void add_positions_below(JigChecker *c, JigTrial *t, int64_t n) {
    add_fill(c, t, FILL_RANDOM, jig_arena_printf(&c->arena, "positions below %lld", (long long)n))
        ->positions = n;
}

/* Integers may say where something stands in another argument, whose size nobody says: that of any
 * dimension. */
static void add_positions(JigChecker *c, JigTrial *t) {
    enum { MOST_SIZES = 4 };
    int64_t sizes[MOST_SIZES] = {t->is_sized ? t->size : 0};
    size_t n = t->is_sized;
    for (size_t i = 0; i < t->num_inputs; ++i)
        for (size_t d = 0; jig_type_is_shaped(t->inputs[i]) && d < jig_type_rank(t->inputs[i]);
             ++d) {
            int64_t size = jig_type_dim(t->inputs[i], d);
            bool is_new = size != JIG_DYNAMIC && size > 2;
            for (size_t k = 0; k < n; ++k)
                is_new = is_new && sizes[k] != size;
            if (is_new && n < MOST_SIZES)
                sizes[n++] = size;
        }
    for (size_t k = 0; has_positions(t) && k < n; ++k)
        if (sizes[k] > 0)
            add_positions_below(c, t, sizes[k]);
}

static void add_numbers(JigChecker *c, JigTrial *t) {
    for (size_t k = 0, n = num_numbers(c, t); k < n; ++k) {
        JigStr name = jig_arena_printf(&c->arena, "numbers %zu", k);
        JigCheckerFill *fill = add_fill(c, t, FILL_RANDOM, name);
        fill->numbers = true;
        fill->seed = k;
    }
}

static bool has_open_layouts(const JigTrial *t) {
    for (size_t i = 0; i < t->num_inputs; ++i)
        if (jig_trial_leaves_layout(t->inputs[i]))
            return true;
    return false;
}

/* Of one size: the cases differ by what ops do with numbers, not with how many. What is 0 is none
 * for who divides, and bit by bit there are two of it. */
void jig_trial_add_special(JigChecker *c, JigTrial *t, JigTrialDoing d) {
    JIG_REQUIRE(c && t);
    bool takes_zero = !d.divides && c->options.domain == JIG_EVAL_FIELD;
    if (d.orders)
        add_trial(c, t, FILL_NEGATIVE);
    if (has_indices(t) && !has_elements(t))
        add_trial(c, t, FILL_BELOW);
    if (d.orders) {
        add_trial(c, t, FILL_POSITIVE);
        add_trial(c, t, takes_zero ? FILL_TIES : FILL_FEW);
        add_trial(c, t, FILL_SAME);
    }
    if (t->sees_integers || has_indices(t) || (d.orders && has_scalars(t)))
        add_trial(c, t, FILL_UPWARDS);
    if (d.orders && has_scalars(t)) {
        add_trial(c, t, FILL_DOWNWARDS);
        add_twins(c, t);
    }
    add_numbers(c, t);
    if (d.selects)
        add_standing_out(c, t);
    if (has_open_layouts(t)) {
        add_trial(c, t, FILL_APART);
        add_trial(c, t, FILL_TURNED);
    }
    if (t->sees_integers)
        for (size_t fill = FILL_WIDE; fill <= FILL_WIDE_AGAIN; ++fill)
            add_trial(c, t, fill);
    if (t->sees_integers) {
        add_positions(c, t);
        add_edges(c, t);
    }
    if (c->options.domain == JIG_EVAL_IEEE)
        for (size_t fill = FILL_WIDE_FLOATS; fill <= FILL_WIDE_FLOATS_AGAIN; ++fill)
            add_trial(c, t, fill);
    if (!has_bits(t))
        return;
    add_trial(c, t, FILL_TRUE);
    add_trial(c, t, FILL_FALSE);
    enum { FEW = 3 };
    size_t n = num_bits(t, t->num_inputs);
    for (size_t k = 0; n && n <= FEW && k < (size_t)1 << n; ++k)
        add_trial(c, t, FILL_CASES + k);
}

/* ---- Others for what is undefined, or rounds ---- */

bool jig_trial_takes_small(const JigChecker *c, JigTrial *t) {
    JIG_REQUIRE(c && t);
    bool can = !c->options.num_args && (t->sees_integers || has_indices(t));
    if (!can || (t->fill != &fills[FILL_RANDOM] && t->fill != &fills[FILL_SMALL]))
        return false;
    t->fill = t->fill == &fills[FILL_RANDOM] ? &fills[FILL_SMALL] : &fills[FILL_ZERO];
    return true;
}

JigTrial jig_trial_with_wide_floats(const JigTrial *t, size_t seed, JigCheckerFill *fill) {
    JIG_REQUIRE(t && fill);
    JigTrial wide = *t;
    *fill = fills[FILL_WIDE_FLOATS];
    fill->seed = 1000 * seed;
    wide.fill = fill;
    return wide;
}

/* ---- Texts ---- */

static const char *fill_of(const JigChecker *c, const JigCheckerFill *fill, const JigType *element,
                           JigArena *a) {
    JigStr any = fill->numbers ? jig_compared_any(&c->numbers, element, a) : (JigStr){0};
    if (any.len)
        return any.ptr;
    if (jig_type_is_float(element))
        return fill->floats;
    bool is_number = jig_type_is_index(element) ||
                     (jig_type_is_any_integer(element) && jig_type_width(element) > 1);
    if (fill->positions && is_number)
        return positions_fill(fill->positions, a);
    if (fill->of_edges && is_number)
        return has_edges(element) ? edges_fill(fill->ints, element, a) : "random";
    return is_number                                       ? fill->ints
           : jig_type_is_integer(element, 1) && fill->bits ? fill->bits
                                                           : "random";
}

/* Of argument i, an index. */
static int64_t index_of(const JigTrial *t, size_t i) {
    if (t->fill->stands_out && i == t->fill->seed)
        return t->fill->stands_out > 0 ? 2 * (int64_t)t->num_inputs + 3 : 0;
    if (t->fill->index == JIG_CHECKER_UPWARDS)
        return 2 * (int64_t)i + 1;
    if (t->fill->index == JIG_CHECKER_DOWNWARDS)
        return 2 * (int64_t)(t->num_inputs - i) - 1;
    return t->fill->index == JIG_CHECKER_SIZE ? jig_trial_size(t, i, 0) : t->fill->index;
}

static int64_t extent_of(const JigTrial *t, size_t i, const JigType *type, size_t d) {
    return jig_type_is_dynamic_dim(type, d) ? jig_trial_size(t, i, d) : jig_type_dim(type, d);
}

/* Is it one of those scalars? Floats begin with 3, as products with 1 show nothing. */
static bool goes_up_or_down(const JigCheckerFill *fill, const JigType *type) {
    enum { WIDE_ENOUGH = 16 };
    bool goes = fill->index == JIG_CHECKER_UPWARDS || fill->index == JIG_CHECKER_DOWNWARDS;
    return goes && (jig_type_is_float(type) || jig_type_is_any_integer(type)) &&
           jig_type_width(type) >= WIDE_ENOUGH;
}

/* The argument whose numbers argument i has. */
static size_t twin_of(const JigTrial *t, size_t i) {
    size_t x, y;
    return t->fill->twins && twins_of(t, t->fill->seed, &x, &y) && y == i ? x : i;
}

/* With strides and an offset, where the type leaves them open and the fill has others than rows. */
static const JigType *laid_out(const JigTrial *t, size_t i, const JigType *type, JigArena *a) {
    if (t->fill->layout == JIG_LAYOUT_ROWS || !jig_type_is_memref(type))
        return NULL;
    int64_t *extents = JIG_NEW_ARRAY(a, int64_t, jig_type_rank(type) + 1);
    for (size_t d = 0; d < jig_type_rank(type); ++d)
        extents[d] = extent_of(t, i, type, d);
    return jig_trial_lay_out(type, extents, t->fill->layout);
}

JigStr jig_trial_argument(const JigChecker *c, const JigTrial *t, size_t argument,
                          const JigType *type, JigArena *a) {
    JIG_REQUIRE(c && t && argument < t->num_inputs && type && a);
    size_t i = twin_of(t, argument);
    const JigType *laid = laid_out(t, i, type, a);
    type = laid ? laid : type;
    JigStr name = jig_type_to_str(type, a), sizes = {0};
    const JigType *element = jig_type_is_shaped(type) ? jig_type_element(type) : type;
    const char *fill = fill_of(c, t->fill, element, a);
    size_t seed = i + 1 + t->fill->seed;
    JigStr number = t->fill->numbers && !jig_type_is_shaped(type)
                        ? jig_compared_text(&c->numbers, type, i + t->fill->seed, a)
                        : (JigStr){0};
    if (t->fill->edge && i == t->fill->seed)
        number = edge_text(type, t->fill->edge - 1, a);
    if (number.len)
        return jig_arena_printf(a, "%.*s=%.*s", JIG_FMT(name), JIG_FMT(number));
    if (jig_type_is_index(type) || goes_up_or_down(t->fill, type))
        return jig_arena_printf(a, "%.*s=%lld", JIG_FMT(name),
                                (long long)index_of(t, i) + 2 * jig_type_is_float(type));
    if (jig_type_is_integer(type, 1) && !t->fill->bits)
        return jig_arena_printf(a, "i1=%zu", t->fill->seed >> num_bits(t, i) & 1);
    if (!jig_type_is_shaped(type) || !jig_type_num_dynamic_dims(type))
        return jig_arena_printf(a, "%.*s=%s:%zu", JIG_FMT(name), fill, seed);
    for (size_t d = 0; d < jig_type_rank(type); ++d)
        sizes = jig_arena_printf(a, "%.*s%s%lld", JIG_FMT(sizes), d ? "x" : "",
                                 (long long)extent_of(t, i, type, d));
    return jig_arena_printf(a, "%.*s:%.*s=%s:%zu", JIG_FMT(name), JIG_FMT(sizes), fill, seed);
}
