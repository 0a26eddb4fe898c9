/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/trial.h"
#include "check/leaves.h"
#include "check/trial_sizes.h"
#include "check/unchanged.h"
#include "check/untied.h"
#include "ir/op.h"
#include "ir/context.h"
#include "jig/iface.h"
#include "support/check.h"

#include <stdlib.h>

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
    [FILL_EDGES] = FILL("edges", "random", "edges", "random", JIG_CHECKER_SIZE, 0),
    [FILL_EDGES_AGAIN] = FILL("edges, again", "random", "edges", "random", JIG_CHECKER_SIZE, 100),
    [FILL_ALL_MOST] = FILL("most", "random", "most", "random", JIG_CHECKER_SIZE, 0),
    [FILL_ALL_LEAST] = FILL("least", "random", "least", "random", JIG_CHECKER_SIZE, 0),
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

/* What the ops of a payload, or of a script, do. */
typedef struct Doing {
    bool orders, divides;
    bool selects; /* what it makes of many numbers may be one of them */
} Doing;

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
    Doing *d = user;
    JigStr name = jig_op_name_of(op);
    d->orders = d->orders || names_one(name, order) || orders_by_kind(op);
    d->divides = d->divides || names_one(name, divide);
    d->selects = d->selects || d->orders || names_one(name, bits);
    return JIG_WALK_ADVANCE;
}

static Doing doing_of(const JigChecker *c) {
    Doing d = {0};
    jig_walk_pre(c->payload, note_doing, &d);
    if (c->options.script)
        jig_walk_pre(c->options.script, note_doing, &d);
    return d;
}

/* ---- Functions ---- */

bool jig_trial_has_body(const JigOp *op) {
    JIG_REQUIRE(op);
    JigRegion *body = jig_function(op) && jig_callable(op) && !jig_op_is_of_scripts(op)
                          ? jig_callable(op)->region(op)
                          : NULL;
    return body && !jig_region_is_empty(body);
}

static bool depends_on_size(const JigTrial *t) {
    for (size_t i = 0; i < t->num_inputs; ++i)
        if (jig_type_is_index(t->inputs[i]) ||
            (jig_type_is_shaped(t->inputs[i]) && jig_type_has_rank(t->inputs[i]) &&
             jig_type_num_dynamic_dims(t->inputs[i])))
            return true;
    return false;
}

static bool has_integers(const JigTrial *t) {
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
static void add_special(JigChecker *c, JigTrial *t, Doing d) {
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
    if (t->sees_integers)
        add_edges(c, t);
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

JigStr jig_trial_path(const JigChecker *c, const JigOp *op, JigArena *a) {
    JIG_REQUIRE(c && op && a);
    JigStr path = jig_symbol_name(op);
    for (op = jig_op_parent(op); op && op != c->payload; op = jig_op_parent(op)) {
        JigStr name = jig_symbol_name(op);
        if (name.len)
            path = jig_arena_printf(a, "%.*s::%.*s", JIG_FMT(name), JIG_FMT(path));
    }
    return jig_arena_str(a, path);
}

typedef struct Finding {
    JigChecker *c;
    Doing doing;
    JigTrialSizing sizing;
} Finding;

static void add_sizes_of_payload(Finding *f, JigTrial *t) {
    JigTrialSizes sizes = {0};
    jig_trial_sizes_of_payload(&f->sizing, t, &sizes);
    for (size_t i = 0; i < sizes.len; ++i) {
        t->size = sizes.data[i].size;
        t->offsets = NULL;
        t->fill = &fills[FILL_RANDOM];
        t->is_special = true;
        jig_vec_push(&f->c->trials, *t);
    }
    jig_vec_free(&sizes);
}

static JigWalk add_function(JigOp *op, void *user) {
    Finding *f = user;
    JigChecker *c = f->c;
    if (!jig_trial_has_body(op))
        return jig_op_is_of_scripts(op) ? JIG_WALK_SKIP : JIG_WALK_ADVANCE;
    JigStr path = jig_trial_path(c, op, &c->arena);
    bool wanted =
        c->options.entry.len ? jig_str_eq(path, c->options.entry) : !jig_symbol_is_private(op);
    if (!wanted)
        return JIG_WALK_SKIP;
    JigTrial t = {.name = path};
    const JigType *const *inputs = jig_function_inputs(op, &t.num_inputs);
    const JigType *const *results = jig_function_results(op, &t.num_results);
    t.inputs = jig_arena_copy(&c->arena, inputs, t.num_inputs * sizeof *inputs);
    t.results = jig_arena_copy(&c->arena, results, t.num_results * sizeof *results);
    t.sees_integers = has_integers(&t);
    t.is_sized = depends_on_size(&t) && !c->options.num_args;
    t.fill = &fills[FILL_RANDOM];
    JigTrialSizes sizes = {0};
    jig_trial_choose_sizes(&f->sizing, op, &t, &sizes);
    for (size_t i = 0; i < sizes.len; ++i) {
        t.size = sizes.data[i].size;
        t.offsets = sizes.data[i].offsets;
        t.may_untie = t.is_sized && i == 0 && !c->options.num_sizes;
        add_trial(c, &t, FILL_RANDOM);
        if (!t.is_sized)
            break;
    }
    t.size = sizes.data[0].size;
    t.offsets = sizes.data[0].offsets;
    t.may_untie = false;
    if (t.num_inputs && !c->options.num_args)
        add_special(c, &t, f->doing);
    if (t.is_sized && !c->options.num_sizes)
        add_sizes_of_payload(f, &t);
    jig_vec_free(&sizes);
    return JIG_WALK_SKIP;
}

void jig_trials_find(JigChecker *c) {
    JIG_REQUIRE(c);
    Finding f = {.c = c, .doing = doing_of(c), .sizing = {.c = c, .dims = {.a = &c->arena}}};
    if (c->options.script)
        jig_checker_tiles(c->options.script, &f.sizing.tiles);
    jig_checker_own_tiles(c->payload, &f.sizing.own);
    jig_compared_see(&c->numbers, c->payload);
    if (c->options.script)
        jig_compared_see(&c->numbers, c->options.script);
    jig_walk_pre(c->payload, add_function, &f);
    jig_dims_free(&f.sizing.dims);
    jig_vec_free(&f.sizing.tiles);
    jig_vec_free(&f.sizing.own);
}

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

/* ---- Where functions are ---- */

typedef struct Located {
    JigOp *op;
    uint64_t mark; /* 0: nobody has asked for it */
} Located;

static JigWalk note_function(JigOp *op, void *user) {
    JigChecker *c = user;
    if (!jig_trial_has_body(op))
        return op == c->payload || jig_op_is_symbol_table(op) ? JIG_WALK_ADVANCE : JIG_WALK_SKIP;
    bool is_new;
    void **slot = jig_strmap_slot(&c->functions, jig_trial_path(c, op, &c->place), &is_new);
    Located *f = is_new ? JIG_NEW(&c->place, Located) : NULL;
    if (f)
        *slot = f, f->op = op, f->mark = 0;
    return JIG_WALK_SKIP;
}

void jig_trial_locate(JigChecker *c) {
    JIG_REQUIRE(c);
    jig_strmap_free(&c->functions);
    c->functions = (JigStrMap){0};
    jig_arena_free(&c->place);
    jig_arena_init(&c->place);
    c->payload_mark = 0;
    jig_walk_pre(c->payload, note_function, c);
}

uint64_t jig_trial_mark(JigChecker *c, const JigTrial *t) {
    JIG_REQUIRE(c && t);
    Located *f = jig_strmap_get(&c->functions, t->name);
    if (f && !f->mark)
        f->mark = jig_checker_mark(c->payload, f->op, &c->payload_mark);
    return f ? f->mark : 0;
}

/* ---- Arguments ---- */

/* What a tensor is once functions take buffers. */
static const JigType *buffer_of(const JigType *t) {
    return jig_type_is_ranked_tensor(t) ? jig_type_memref(jig_type_shape(t), jig_type_rank(t),
                                                          jig_type_element(t), NULL, NULL)
                                        : t;
}

static const char *fill_of(const JigChecker *c, const JigCheckerFill *fill, const JigType *element,
                           JigArena *a) {
    JigStr any = fill->numbers ? jig_compared_any(&c->numbers, element, a) : (JigStr){0};
    if (any.len)
        return any.ptr;
    if (jig_type_is_float(element))
        return fill->floats;
    bool is_number = jig_type_is_index(element) ||
                     (jig_type_is_any_integer(element) && jig_type_width(element) > 1);
    bool of_edges = fill >= &fills[FILL_EDGES] && fill <= &fills[FILL_ALL_LEAST];
    if (of_edges && is_number)
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

static JigStr argument_text(const JigChecker *c, const JigTrial *t, size_t argument,
                            const JigType *type, JigArena *a) {
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

/* The text of the command line with the type that the argument has now. */
static JigStr given_text(JigStr given, const JigType *before, const JigType *now, JigArena *a) {
    if (before == now || !jig_str_starts_with(given, "tensor"))
        return given;
    return jig_arena_printf(a, "memref%.*s", JIG_FMT(jig_str_from(given, strlen("tensor"))));
}

static bool parse_args(const JigChecker *c, const JigTrial *t, JigTrialCall *x, JigArena *a) {
    if (c->options.num_args && c->options.num_args != t->num_inputs)
        return jig_error(jig_op_context(c->payload), jig_op_loc(c->payload),
                         "@%.*s takes %zu arguments, but %zu are given", JIG_FMT(t->name),
                         t->num_inputs, c->options.num_args);
    for (size_t i = 0; i < t->num_inputs; ++i) {
        JigStr text = c->options.num_args
                          ? given_text(c->options.args[i], t->inputs[i], x->inputs[i], a)
                          : argument_text(c, t, i, x->inputs[i], a);
        JIG_CHECK(jig_eval_parse_value(x->e, x->inputs[i], text, &x->args[i]));
    }
    return true;
}

/* ---- Evaluating ---- */

static void keep_printed(void *out, const char *text, size_t len) {
    jig_vec_append((JigCharVec *)out, text, len);
}

static bool has_tensors(const JigOp *function) {
    size_t n;
    const JigType *const *inputs = jig_function_inputs(function, &n);
    for (size_t i = 0; i < n; ++i)
        if (jig_type_is_tensor(inputs[i]))
            return true;
    const JigType *const *results = jig_function_results(function, &n);
    for (size_t i = 0; i < n; ++i)
        if (jig_type_is_tensor(results[i]))
            return true;
    return false;
}

static bool is_as_before(const JigTrial *t, const JigOp *function) {
    size_t n;
    const JigType *const *inputs = jig_function_inputs(function, &n);
    bool same = n == t->num_inputs;
    for (size_t i = 0; same && i < n; ++i)
        same = inputs[i] == t->inputs[i];
    const JigType *const *results = jig_function_results(function, &n);
    same = same && n == t->num_results;
    for (size_t i = 0; same && i < n; ++i)
        same = results[i] == t->results[i];
    return same;
}

static void see_types(const JigTrial *t, const JigOp *function, JigTrialCall *x, JigArena *a) {
    bool buffers = !has_tensors(function);
    x->inputs = JIG_NEW_ARRAY(a, const JigType *, t->num_inputs + 1);
    x->results = JIG_NEW_ARRAY(a, const JigType *, t->num_results + 1);
    for (size_t i = 0; i < t->num_inputs; ++i)
        x->inputs[i] = buffers ? buffer_of(t->inputs[i]) : t->inputs[i];
    for (size_t i = 0; i < t->num_results; ++i)
        x->results[i] = buffers ? buffer_of(t->results[i]) : t->results[i];
}

static bool evaluate(JigChecker *c, const JigTrial *t, JigOp *function, JigTrialCall *x,
                     JigArena *a) {
    const JigEvalSignature before = {x->inputs, x->results, t->num_inputs, t->num_results};
    x->has_args = parse_args(c, t, x, a);
    JIG_CHECK(x->has_args);
    return (is_as_before(t, function)
                ? jig_eval_run_function(x->e, function, x->args, x->values)
                : jig_eval_run_lowered(x->e, function, &before, x->args, x->values)) &&
           (jig_trial_keep(c, t, x, a) ||
            jig_error(jig_op_context(function), jig_op_loc(function),
                      "has a result or argument that cannot be compared"));
}

static void free_values(const JigTrial *t, JigTrialCall *x) {
    for (size_t i = 0; i < t->num_inputs; ++i)
        jig_eval_release(&x->args[i]);
    for (size_t i = 0; i < t->num_results; ++i)
        jig_eval_release(&x->values[i]);
}

/* The first error in a line. */
static JigStr first_error(const JigDiagCapture *said, JigArena *a) {
    for (const JigDiag *d = said->first; d; d = d->next)
        if (d->severity == JIG_ERROR)
            return jig_arena_str(a, d->message);
    return JIG_STR("it cannot be evaluated");
}

static JigVerdict verdict_of(JigEvalFault fault) {
    return fault == JIG_EVAL_UNDEFINED ? JIG_VERDICT_UNDEFINED
           : fault == JIG_EVAL_RACE    ? JIG_VERDICT_RACE
                                       : JIG_VERDICT_UNDECIDED;
}

/* *depends: something in it may tell in which order iterations have run that have none. */
static JigTrialOutcome *run_in_order(JigChecker *c, const JigTrial *t, bool backwards,
                                     bool *depends, JigArena *a, JigStr *why, JigVerdict *verdict) {
    JigContext *ctx = jig_op_context(c->payload);
    const Located *located = jig_strmap_get(&c->functions, t->name);
    JigOp *function = located ? located->op : NULL;
    *verdict = JIG_VERDICT_UNDECIDED;
    if (!function) {
        *why = jig_arena_printf(a, "there is no function @%.*s any more", JIG_FMT(t->name));
        return NULL;
    }
    JigEvalOptions options = {.domain = c->options.domain,
                              .max_steps = c->options.max_steps,
                              .max_memory = c->options.max_memory,
                              .exact_constants = c->options.exact_constants,
                              .races = true,
                              .print = keep_printed};
    JigTrialCall x = {.out = jig_outcome_create()};
    options.user = &x.out->printed;
    x.e = jig_eval_create(c->payload, &options);
    x.e->is_backwards = backwards;
    x.args = JIG_NEW_ARRAY(a, JigEvalValue, t->num_inputs + 1);
    x.values = JIG_NEW_ARRAY(a, JigEvalValue, t->num_results + 1);
    see_types(t, function, &x, a);
    JigDiagCapture said;
    jig_diag_capture_begin(ctx, &said);
    bool ok = evaluate(c, t, function, &x, a);
    jig_diag_capture_end(ctx, &said);
    if (!ok) {
        *why = first_error(&said, a);
        *verdict = verdict_of(jig_eval_fault(x.e));
        jig_outcome_destroy(x.out);
        x.out = NULL;
    }
    jig_diag_capture_free(&said);
    free_values(t, &x);
    c->took_fractions |= jig_eval_took_fractions(x.e);
    c->num_steps = jig_eval_num_steps(x.e);
    c->fault = ok ? JIG_EVAL_NO_FAULT : jig_eval_fault(x.e);
    c->lacked_arguments = !x.has_args;
    *depends = x.e->depends_on_order;
    jig_eval_destroy(x.e);
    return x.out;
}

/* Iterations that have no order are run in two. Floats that round tell any two orders apart. */
JigTrialOutcome *jig_trial_run(JigChecker *c, const JigTrial *t, JigArena *a, JigStr *why,
                               JigVerdict *verdict) {
    JIG_REQUIRE(c && t && a && why && verdict);
    bool depends = false;
    JigTrialOutcome *out = run_in_order(c, t, false, &depends, a, why, verdict);
    if (!out || !depends || c->options.domain != JIG_EVAL_FIELD)
        return out;
    uint64_t steps = c->num_steps;
    JigTrialOutcome *other = run_in_order(c, t, true, &depends, a, why, verdict);
    c->num_steps += steps;
    if (other) {
        jig_outcome_leave_open(out, other);
        jig_outcome_destroy(other);
        return out;
    }
    *why =
        jig_arena_printf(a, "in another order of iterations that have none: %.*s", JIG_FMT(*why));
    jig_outcome_destroy(out);
    return NULL;
}
