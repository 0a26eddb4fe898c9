/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The named ops: the strings of their rows, compiled once per context. */
#include "dialect/linalg/linalg_shape.h"

#include "dialect/linalg/linalg_int.h"
#include "ir/context.h"
#include "support/arena.h"
#include "support/check.h"

/* In the order of the op rows, where they are the last; then what other ops compute. */
static const JigLinalgNamed named[] = {
#define NAMED(id, opname, text, family, ...) {.name = opname, __VA_ARGS__},
#include "dialect/linalg/named.def"
    {.name = "linalg.elementwise", .loops = "*", .access = "in[*], out[*]", .body = "kind(in)"},
    {.name = "linalg.elementwise",
     .loops = "*",
     .access = "lhs[*], rhs[*], out[*]",
     .body = "kind(lhs, rhs)"},
    {.name = "linalg.elementwise",
     .loops = "*",
     .access = "cond[*], lhs[*], rhs[*], out[*]",
     .body = "kind(cond, lhs, rhs)"},
    {.name = "linalg.contract",
     .loops = "*",
     .access = "lhs[*], rhs[*], out[*]",
     .body = "out + cast(lhs) * cast(rhs)"},
    {.name = "linalg.transpose", .loops = "*", .access = "in[*], out[*]", .body = "in"},
};
enum { NUM_ALL = JIG_LEN(named), NUM_NAMED = NUM_ALL - 5 };

const JigLinalgNamed *jig_linalg_named_of_row(const JigOpRow *row) {
    const JigOpRow *first = jig_linalg_ops + (JIG_LINALG_NUM_OPS - NUM_NAMED);
    const JigOpRow *end = jig_linalg_ops + JIG_LINALG_NUM_OPS;
    bool is_named = (uintptr_t)row >= (uintptr_t)first && (uintptr_t)row < (uintptr_t)end;
    return is_named ? &named[row - first] : NULL;
}

const JigLinalgNamed *jig_linalg_named(const JigOp *op) {
    return jig_linalg_named_of_row(jig_op_row(op));
}

bool jig_linalg_only_moves(const JigOpRow *row) {
    JIG_REQUIRE(row);
    return row == JIG_LINALG(TRANSPOSE) || row == JIG_LINALG(BROADCAST);
}

const JigLinalgNamed *jig_linalg_body_of(const JigOpRow *row, const JigAttr *attrs) {
    const JigLinalgNamed *others = &named[NUM_NAMED];
    if (row == JIG_LINALG(ELEMENTWISE)) {
        const JigAttr *kind = attrs ? jig_attr_dict_get(attrs, JIG_STR("kind")) : NULL;
        bool is_enum =
            kind && jig_attr_kind(kind) == JIG_ATTR_DIALECT && jig_attr_row(kind)->enum_of;
        const JigLinalgFn *fn = is_enum ? jig_linalg_fn_of_kind(jig_attr_enum_value(kind)) : NULL;
        return fn ? &others[fn->arity - 1] : NULL;
    }
    if (row == JIG_LINALG(CONTRACT))
        return &others[3];
    if (jig_linalg_only_moves(row))
        return &others[4];
    return jig_linalg_named_of_row(row);
}

/* ---- Reading loops and operands ---- */
/* A string of the row, and what is made of it. */
typedef struct Reader {
    JigContext *ctx;
    JigArena *arena;
    JigLinalgShape *shape;
    JigRowText text;
    const char *field;
} Reader;

static bool start(Reader *r, const char *field, const char *text) {
    r->field = field;
    jig_rowtext_init(&r->text, r->arena, text);
    return text || jig_rowtext_fail(&r->text, "missing");
}

static size_t count(const char *text, char c) {
    size_t n = 0;
    for (; text && *text; ++text)
        n += *text == c;
    return n;
}

/* loops ::= "*" | (name "*"?)* */
static bool read_loops(Reader *r) {
    JigLinalgShape *s = r->shape;
    JIG_CHECK(start(r, "loops", s->named->loops));
    s->fixed = !jig_rowtext_try(&r->text, "*");
    JigLinalgLoop *loops = JIG_NEW_ARRAY(r->arena, JigLinalgLoop, strlen(s->named->loops) + 1);
    while (s->fixed && !jig_rowtext_at_end(&r->text)) {
        JigLinalgLoop *loop = &loops[s->num_loops++];
        JIG_CHECK(jig_rowtext_word(&r->text, "the name of a loop", &loop->name));
        loop->iterator = jig_rowtext_try(&r->text, "*") ? JIG_REDUCTION : JIG_PARALLEL;
    }
    s->loops = loops;
    return jig_rowtext_at_end(&r->text) || jig_rowtext_fail(&r->text, "expected the end");
}

static bool find_loop(const JigLinalgShape *s, JigStr name, unsigned *out) {
    for (size_t i = 0; i < s->num_loops; ++i)
        if (jig_str_eq(s->loops[i].name, name))
            return *out = (unsigned)i, true;
    return false;
}

/* A loop, or the stride or dilation along a window dimension. */
static const JigExpr *read_factor(Reader *r) {
    const JigLinalgShape *s = r->shape;
    JigStr name;
    unsigned loop;
    if (!jig_rowtext_word(&r->text, "a loop", &name))
        return NULL;
    if (find_loop(s, name, &loop))
        return jig_expr_dim(r->ctx, loop);
    const char *windows = s->named->window ? s->named->window : "";
    const char *letter = name.len == 2 ? strchr(windows, name.ptr[1]) : NULL;
    if (!letter || (name.ptr[0] != 's' && name.ptr[0] != 'd')) {
        jig_rowtext_fail(&r->text, "no loop, stride or dilation '%.*s'", JIG_FMT(name));
        return NULL;
    }
    size_t first = name.ptr[0] == 's' ? 0 : s->num_windows;
    return jig_expr_symbol(r->ctx, (unsigned)(first + (size_t)(letter - windows)));
}

static const JigExpr *read_product(Reader *r) {
    const JigExpr *e = read_factor(r);
    while (e && jig_rowtext_try(&r->text, "*")) {
        const JigExpr *factor = read_factor(r);
        e = factor ? jig_expr_mul(e, factor) : NULL;
    }
    return e;
}

static const JigExpr *read_sum(Reader *r) {
    const JigExpr *e = read_product(r);
    while (e && jig_rowtext_try(&r->text, "+")) {
        const JigExpr *term = read_product(r);
        e = term ? jig_expr_add(e, term) : NULL;
    }
    return e;
}

/* subscripts ::= "*" | (sum ("," sum)*)?, between brackets */
static const JigMap *read_subscripts(Reader *r, const JigExpr **results) {
    const JigLinalgShape *s = r->shape;
    size_t n = 0;
    if (!jig_rowtext_expect(&r->text, "["))
        return NULL;
    bool all = !s->fixed && jig_rowtext_try(&r->text, "*");
    if (!all && jig_rowtext_peek(&r->text) != ']')
        do {
            if (!(results[n++] = read_sum(r)))
                return NULL;
        } while (jig_rowtext_try(&r->text, ","));
    return jig_rowtext_expect(&r->text, "]")
               ? jig_map(r->ctx, (unsigned)s->num_loops, (unsigned)(2 * s->num_windows), results, n)
               : NULL;
}

/* access ::= name "[" subscripts "]" ("," ...)* */
static bool read_accesses(Reader *r) {
    JigLinalgShape *s = r->shape;
    JIG_CHECK(start(r, "access", s->named->access));
    size_t room = count(s->named->access, '[') + 1, subscripts = strlen(s->named->access) + 1;
    JigStr *names = JIG_NEW_ARRAY(r->arena, JigStr, room);
    const JigExpr **results = JIG_NEW_ARRAY(r->arena, const JigExpr *, subscripts);
    s->accesses = JIG_NEW_ARRAY(r->arena, const JigMap *, room);
    s->operands = names;
    do {
        JIG_CHECK(jig_rowtext_word(&r->text, "the name of an operand", &names[s->num_operands]));
        JIG_CHECK((s->accesses[s->num_operands] = read_subscripts(r, results)));
        ++s->num_operands;
    } while (jig_rowtext_try(&r->text, ","));
    return jig_rowtext_at_end(&r->text) || jig_rowtext_fail(&r->text, "expected ',' or the end");
}

static bool read_body(Reader *r) {
    JIG_CHECK(start(r, "body", r->shape->named->body));
    r->shape->body = jig_linalg_read_body(r->ctx, r->shape, &r->text);
    return r->shape->body;
}

static bool read_all(Reader *r) {
    const char *windows = r->shape->named->window;
    r->shape->num_windows = windows ? strlen(windows) : 0;
    JIG_CHECK(start(r, "window", windows ? windows : ""));
    if (r->shape->num_windows > JIG_LINALG_MAX_WINDOWS)
        return jig_rowtext_fail(&r->text, "at most %d dimensions", JIG_LINALG_MAX_WINDOWS);
    return read_loops(r) && read_accesses(r) && read_body(r);
}

const char *jig_linalg_check_named(JigContext *ctx, const JigLinalgNamed *what, JigArena *a) {
    JigLinalgShape shape = {.named = what};
    Reader r = {ctx, a, &shape, .field = "loops"};
    return read_all(&r) ? NULL
                        : jig_arena_printf(a, ".%s, column %zu: %s", r.field, r.text.error_column,
                                           r.text.error)
                              .ptr;
}

/* ---- Maps ---- */
const JigMap *jig_linalg_access(JigContext *ctx, const JigLinalgShape *s, size_t operand,
                                const int64_t *strides, const int64_t *dilations) {
    const JigExpr *factors[2 * JIG_LINALG_MAX_WINDOWS];
    const JigMap *map = s->accesses[operand];
    size_t n = s->num_windows;
    if (!n)
        return jig_map_simplify(map);
    for (size_t i = 0; i < n; ++i) {
        factors[i] = jig_expr_constant(ctx, strides[i]);
        factors[n + i] = jig_expr_constant(ctx, dilations[i]);
    }
    return jig_map_simplify(
        jig_map_replace(map, NULL, 0, factors, 2 * n, (unsigned)s->num_loops, 0));
}

static void window_numbers(const JigAttr *x, int64_t *out) {
    for (int i = 0; i < JIG_LINALG_MAX_WINDOWS; i++) {
        bool given = x && jig_attr_is_dense(x) && i < jig_type_num_elements(jig_attr_type(x));
        out[i] = given ? jig_attr_dense_int(x, i) : 1;
    }
}

static const JigAttr *build_maps(JigContext *ctx, const JigLinalgShape *s, const JigAttr *strides,
                                 const JigAttr *dilations) {
    int64_t steps[JIG_LINALG_MAX_WINDOWS], gaps[JIG_LINALG_MAX_WINDOWS];
    window_numbers(strides, steps);
    window_numbers(dilations, gaps);
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    const JigAttr **items = JIG_NEW_ARRAY(a, const JigAttr *, s->num_operands + 1);
    for (size_t i = 0; i < s->num_operands; i++)
        items[i] = jig_attr_of_map(jig_linalg_access(ctx, s, i, steps, gaps));
    const JigAttr *array = jig_attr_array(ctx, items, s->num_operands);
    jig_arena_free(a);
    return array;
}

/* ---- Compiled shapes of a context ---- */
/* The last maps that a shape was asked for with strides and dilations. */
typedef struct WindowMaps {
    const JigAttr *strides, *dilations, *maps;
} WindowMaps;
typedef struct Shapes {
    JigLinalgShape *of[NUM_ALL]; /* NULL: not asked for yet */
    WindowMaps last[NUM_ALL];
} Shapes;
static const JigContextKey shapes_key = {sizeof(Shapes), NULL};

static JigLinalgShape *compile(JigContext *ctx, const JigLinalgNamed *what) {
    JigLinalgShape *s = JIG_NEW_ARRAY(&ctx->perm, JigLinalgShape, 1);
    s->named = what;
    Reader r = {ctx, &ctx->perm, s, .field = "loops"};
    if (!read_all(&r))
        JIG_BUG("%s, .%s, column %zu: %s", what->name, r.field, r.text.error_column, r.text.error);
    s->maps = s->fixed ? build_maps(ctx, s, NULL, NULL) : NULL;
    return s;
}

const JigLinalgShape *jig_linalg_shape(JigContext *ctx, const JigLinalgNamed *what) {
    Shapes *all = jig_context_slot(ctx, &shapes_key);
    JigLinalgShape **s = &all->of[what - named];
    if (!*s)
        *s = compile(ctx, what);
    return *s;
}

const JigLinalgShape *jig_linalg_shape_of(const JigOp *op) {
    const JigLinalgNamed *what = jig_linalg_named(op);
    return what ? jig_linalg_shape(jig_op_context(op), what) : NULL;
}

const JigAttr *jig_linalg_window_maps(JigContext *ctx, const JigLinalgShape *s,
                                      const JigAttr *strides, const JigAttr *dilations) {
    if (!s->num_windows || (!strides && !dilations))
        return s->maps;
    Shapes *all = jig_context_slot(ctx, &shapes_key);
    WindowMaps *last = &all->last[s->named - named];
    if (!last->maps || last->strides != strides || last->dilations != dilations)
        *last = (WindowMaps){strides, dilations, build_maps(ctx, s, strides, dilations)};
    return last->maps;
}

const JigAttr *jig_linalg_default_maps(JigContext *ctx, const JigLinalgNamed *what) {
    return jig_linalg_shape(ctx, what)->maps;
}
