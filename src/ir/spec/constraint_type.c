/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The names of type constraints, and their compilation to trees. */
#include "ir/spec/constraint_int.h"
#include "ir/diag/kinds.h"

/* In a summary: %C the summaries of the element constraints joined by " or ",
 * %N the integers joined by "/", %D the same as "1D/2D", %S joined by "x",
 * %0 the first integer, %1 the second, %T the integers after the first. */
typedef struct TypeName {
    const char *name, *summary;
    uint8_t takes;
    JigTypeTest test;
    JigTypeKindSet kind;
    uint32_t a;
} TypeName;

enum { INTS = 1, ELEMENTS = 2, WIDTHS = 4, NEEDS_ELEMENTS = 8 };

#define PLAIN(NAME, SUMMARY, TEST, KIND)                                                           \
    { .name = NAME, .summary = SUMMARY, .test = JIG_TEST_##TEST, .kind = JIG_KIND_##KIND }
#define TAKING(ARGS, NAME, SUMMARY, TEST, KIND)                                                    \
    {                                                                                              \
        .name = NAME, .summary = SUMMARY, .takes = ARGS, .test = JIG_TEST_##TEST,                  \
        .kind = JIG_KIND_##KIND                                                                    \
    }
#define FLOAT_TYPE(NAME, SUMMARY, FORMAT)                                                          \
    {                                                                                              \
        .name = NAME, .summary = SUMMARY, .test = JIG_TEST_FLOAT_KIND, .kind = JIG_KIND_ANY,       \
        .a = FORMAT                                                                                \
    }
#define CONTAINER(NAME, SUMMARY, KIND, FLAGS)                                                      \
    {                                                                                              \
        .name = NAME, .summary = SUMMARY, .takes = ELEMENTS, .test = JIG_TEST_CONTAINER,           \
        .kind = KIND, .a = FLAGS                                                                   \
    }
#define WITH_INTS(NAME, SUMMARY, KIND, FLAGS)                                                      \
    {                                                                                              \
        .name = NAME, .summary = SUMMARY, .takes = INTS | ELEMENTS, .test = JIG_TEST_CONTAINER,    \
        .kind = KIND, .a = FLAGS                                                                   \
    }

static const TypeName names[] = {
    PLAIN("AnyType", "any type", ANY, ANY),
    PLAIN("None", "none type", NONE, NONE),
    PLAIN("Index", "index", INDEX, INDEX),
    PLAIN("Function", "function type", FUNCTION, FUNCTION),
    PLAIN("Integer", "integer", INTEGER, INTEGER),
    PLAIN("SignlessInteger", "signless integer", SIGNLESS, INTEGER),
    PLAIN("SignedInteger", "signed integer", SIGNED, ANY),
    PLAIN("UnsignedInteger", "unsigned integer", UNSIGNED, ANY),
    PLAIN("SignlessIntegerOrIndex", "signless integer or index", SIGNLESS_OR_INDEX, ANY),
    TAKING(WIDTHS, "AnyI", "%N-bit integer", INTEGER, ANY),
    TAKING(WIDTHS, "I", "%N-bit signless integer", SIGNLESS, INTEGER),
    TAKING(WIDTHS, "SI", "%N-bit signed integer", SIGNED, INTEGER),
    TAKING(WIDTHS, "UI", "%N-bit unsigned integer", UNSIGNED, INTEGER),
    PLAIN("AnyFloat", "floating-point", FLOAT, FLOAT),
    TAKING(WIDTHS, "F", "%N-bit float", FLOAT_KIND, FLOAT),
    FLOAT_TYPE("BF16", "bfloat16 type", JIG_BF16),
    FLOAT_TYPE("TF32", "tf32 type", JIG_TF32),
    FLOAT_TYPE("F8E4M3FN", "f8E4M3FN type", JIG_F8E4M3FN),
    FLOAT_TYPE("F8E5M2", "f8E5M2 type", JIG_F8E5M2),
    FLOAT_TYPE("F8E4M3", "f8E4M3 type", JIG_F8E4M3),
    FLOAT_TYPE("F8E4M3FNUZ", "f8E4M3FNUZ type", JIG_F8E4M3FNUZ),
    FLOAT_TYPE("F8E4M3B11FNUZ", "f8E4M3B11FNUZ type", JIG_F8E4M3B11FNUZ),
    FLOAT_TYPE("F8E5M2FNUZ", "f8E5M2FNUZ type", JIG_F8E5M2FNUZ),
    FLOAT_TYPE("F8E3M4", "f8E3M4 type", JIG_F8E3M4),
    FLOAT_TYPE("F4E2M1FN", "f4E2M1FN type", JIG_F4E2M1FN),
    FLOAT_TYPE("F6E2M3FN", "f6E2M3FN type", JIG_F6E2M3FN),
    FLOAT_TYPE("F6E3M2FN", "f6E3M2FN type", JIG_F6E3M2FN),
    FLOAT_TYPE("F8E8M0FNU", "f8E8M0FNU type", JIG_F8E8M0FNU),
    PLAIN("AnyComplex", "complex-type", COMPLEX, COMPLEX),
    TAKING(NEEDS_ELEMENTS, "Complex", "complex type with %C elements", COMPLEX, COMPLEX),
    PLAIN("AnyTuple", "tuple", TUPLE, TUPLE),
    TAKING(ELEMENTS, "Tuple", "tuple with any combination of %C values", TUPLE, ANY),
    TAKING(ELEMENTS, "NestedTuple", "nested tuple with any combination of %C values", NESTED_TUPLE,
           ANY),
    TAKING(NEEDS_ELEMENTS, "AnyOf", "%C", ANY_OF, ANY),
    TAKING(NEEDS_ELEMENTS, "AllOf", "%A", ALL_OF, ANY),
    TAKING(NEEDS_ELEMENTS, "Like", "%C-like", LIKE, ANY),

    CONTAINER("Shaped", "shaped of %C values", JIG_KIND_SHAPED, JIG_IN_SHAPED),
    CONTAINER("ShapedOf", "shaped of %C values", JIG_KIND_SHAPED, JIG_IN_SHAPED),
    CONTAINER("AnyShaped", "shaped of %C values", JIG_KIND_SHAPED, JIG_IN_SHAPED),
    CONTAINER("StaticShape", "statically shaped of %C values", JIG_KIND_SHAPED,
              JIG_IN_SHAPED | JIG_HAS_STATIC_SHAPE),
    CONTAINER("ValueSemantics", "container with value semantics of %C values", JIG_KIND_ANY,
              JIG_IN_VALUES),
    CONTAINER("TensorOrMemRef", "Tensor or MemRef of %C values", JIG_KIND_SHAPED,
              JIG_IN_TENSOR | JIG_IN_MEMREF),

    CONTAINER("Vector", "vector of %C values", JIG_KIND_VECTOR, JIG_IN_VECTOR),
    CONTAINER("AnyVectorOfAnyRank", "vector of %C values", JIG_KIND_VECTOR, JIG_IN_VECTOR),
    CONTAINER("VectorOfNonZeroRank", "vector of %C values", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_HAS_RANK_ABOVE_0),
    CONTAINER("AnyVectorOfNonZeroRank", "vector of %C values", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_HAS_RANK_ABOVE_0),
    CONTAINER("FixedVector", "fixed-length vector of %C values", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_IS_FIXED),
    CONTAINER("FixedVectorOfNonZeroRank", "fixed-length vector of %C values", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_IS_FIXED | JIG_HAS_RANK_ABOVE_0),
    CONTAINER("ScalableVector", "scalable vector of %C values", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_IS_SCALABLE),
    CONTAINER("TrailingScalableVector", "trailing scalable vector of %C values", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_IS_TRAILING_SCALABLE),
    WITH_INTS("VectorRank", "vector of %C values of ranks %N", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_HAS_RANK_ABOVE_0 | JIG_HAS_RANK_OF),
    WITH_INTS("FixedVectorRank", "fixed-length vector of %C values of ranks %N", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_IS_FIXED | JIG_HAS_RANK_ABOVE_0 | JIG_HAS_RANK_OF),
    WITH_INTS("ScalableVectorRank", "scalable vector of %C values of ranks %N", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_IS_SCALABLE | JIG_HAS_RANK_OF),
    WITH_INTS("VectorLength", "vector of %C values of length %N", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_HAS_RANK_ABOVE_0 | JIG_HAS_LENGTH_OF),
    WITH_INTS("FixedVectorLength", "fixed-length vector of %C values of length %N", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_IS_FIXED | JIG_HAS_LENGTH_OF),
    WITH_INTS("ScalableVectorLength", "scalable vector of %C values of length %N", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_IS_SCALABLE | JIG_HAS_LENGTH_OF),
    WITH_INTS("VectorLengthBetween",
              "vector of %C values of at least length %0 of at most length %1", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_HAS_RANK_ABOVE_0 | JIG_HAS_LENGTH_IN),
    WITH_INTS("FixedVectorShape", "vector<%Sx%C>", JIG_KIND_VECTOR,
              JIG_IN_VECTOR | JIG_IS_FIXED | JIG_HAS_SHAPE),
    WITH_INTS("ScalableTrailingDim",
              "trailing scalable vector of %C values with dim %0 having a size of {%T}",
              JIG_KIND_VECTOR, JIG_IN_VECTOR | JIG_IS_TRAILING_SCALABLE | JIG_HAS_DIM_OF),

    CONTAINER("Tensor", "tensor of %C values", JIG_KIND_TENSOR, JIG_IN_TENSOR),
    CONTAINER("AnyTensor", "tensor of %C values", JIG_KIND_TENSOR, JIG_IN_TENSOR),
    CONTAINER("RankedTensor", "ranked tensor of %C values", JIG_KIND_RANKED_TENSOR,
              JIG_IN_RANKED_TENSOR),
    CONTAINER("AnyRankedTensor", "ranked tensor of %C values", JIG_KIND_RANKED_TENSOR,
              JIG_IN_RANKED_TENSOR),
    CONTAINER("UnrankedTensor", "unranked tensor of %C values", JIG_KIND_UNRANKED_TENSOR,
              JIG_IN_UNRANKED_TENSOR),
    CONTAINER("Non0RankedTensor", "non-0-ranked.tensor of %C values", JIG_KIND_TENSOR,
              JIG_IN_RANKED_TENSOR | JIG_HAS_RANK_ABOVE_0),
    CONTAINER("Non0RankedOrUnrankedTensor", "non-0-ranked or unranked tensor", JIG_KIND_TENSOR,
              JIG_IN_TENSOR | JIG_HAS_RANK_ABOVE_0),
    CONTAINER("StaticTensor", "statically shaped tensor of %C values", JIG_KIND_RANKED_TENSOR,
              JIG_IN_RANKED_TENSOR | JIG_HAS_STATIC_SHAPE),
    WITH_INTS("TensorRank", "%D tensor of %C values", JIG_KIND_RANKED_TENSOR,
              JIG_IN_RANKED_TENSOR | JIG_HAS_RANK_OF),

    CONTAINER("MemRef", "memref of %C values", JIG_KIND_MEMREF, JIG_IN_MEMREF),
    CONTAINER("AnyMemRef", "memref of %C values", JIG_KIND_MEMREF, JIG_IN_MEMREF),
    CONTAINER("UnrankedMemRef", "unranked.memref of %C values", JIG_KIND_UNRANKED_MEMREF,
              JIG_IN_UNRANKED_MEMREF),
    CONTAINER("Non0RankedMemRef", "non-0-ranked.memref of %C values", JIG_KIND_MEMREF,
              JIG_IN_MEMREF | JIG_HAS_RANK_ABOVE_0),
    CONTAINER("RankedOrUnrankedMemRef", "ranked or unranked memref of %C values",
              JIG_KIND_ANY_MEMREF, JIG_IN_ANY_MEMREF),
    CONTAINER("StaticMemRef", "statically shaped memref of %C values", JIG_KIND_MEMREF,
              JIG_IN_MEMREF | JIG_HAS_STATIC_SHAPE),
    CONTAINER("StridedMemRef", "strided memref of %C values", JIG_KIND_MEMREF,
              JIG_IN_MEMREF | JIG_HAS_STRIDES),
    WITH_INTS("MemRefRank", "%D memref of %C values", JIG_KIND_MEMREF,
              JIG_IN_MEMREF | JIG_HAS_RANK_OF),
    WITH_INTS("StridedMemRefRank", "strided memref of %C values of rank %N", JIG_KIND_ANY,
              JIG_IN_MEMREF | JIG_HAS_STRIDES | JIG_HAS_RANK_OF),
};

/* Names that stand for an expression of others. */
static const struct {
    const char *name, *summary, *expr;
} aliases[] = {
    {"BoolLike", "bool-like", "Like<I<1>>"},
    {"SignlessIntegerLike", "signless-integer", "Like<SignlessInteger>"},
    {"SignlessIntegerOrIndexLike", "signless-integer-like", "Like<SignlessIntegerOrIndex>"},
    {"FloatLike", "floating-point-like", "Like<AnyFloat>"},
    {"SignlessIntegerOrFloatLike", "signless-integer-like or floating-point-like",
     "AnyOf<SignlessIntegerLike, FloatLike>"},
    {"SignlessIntegerOrIndexOrFloatLike", "signless-integer-or-index-like or floating-point-like",
     "AnyOf<SignlessIntegerOrIndexLike, FloatLike>"},
    {"Non0RankedOrUnrankedMemRef", NULL, "AnyOf<UnrankedMemRef, Non0RankedMemRef>"},
};

/* ---- Building nodes ---- */

JigTypeCheck *jig_constraint_new_type_check(JigContext *ctx, JigTypeTest test, JigTypeKindSet kind,
                                            JigStr summary) {
    JigTypeCheck *c = JIG_NEW(&ctx->perm, JigTypeCheck);
    c->test = test;
    c->kind = kind;
    c->summary = summary;
    return c;
}

static const JigTypeCheck *any_type(JigContext *ctx) {
    return jig_constraint_new_type_check(ctx, JIG_TEST_ANY, JIG_KIND_ANY, JIG_STR("any type"));
}

static void join_parts(JigCharVec *out, const JigTypeCheck *const *parts, size_t n,
                       const char *by) {
    for (size_t i = 0; i < n; i++) {
        if (i)
            jig_vec_append(out, by, strlen(by));
        jig_vec_append(out, parts[i]->summary.ptr, parts[i]->summary.len);
    }
}

static void join_ints(JigCharVec *out, const int64_t *ints, size_t n, const char *after,
                      const char *by) {
    for (size_t i = 0; i < n; i++) {
        char buffer[32];
        int len =
            snprintf(buffer, sizeof buffer, "%s%lld%s", i ? by : "", (long long)ints[i], after);
        jig_vec_append(out, buffer, (size_t)len);
    }
}

/* How a letter of a summary writes the numbers from `first` on, at most `max` of them. */
static const struct {
    char letter;
    size_t first, max;
    const char *after, *by;
} number_lists[] = {
    {'N', 0, SIZE_MAX, "", "/"},  {'D', 0, SIZE_MAX, "D", "/"}, {'S', 0, SIZE_MAX, "", "x"},
    {'L', 0, SIZE_MAX, "", ", "}, {'T', 1, SIZE_MAX, "", ", "}, {'0', 0, 1, "", ""},
    {'1', 1, 1, "", ""},          {'2', 2, 1, "", ""},
};

static void put_numbers(JigCharVec *out, char letter, const int64_t *ints, size_t n) {
    for (size_t i = 0; i < JIG_LEN(number_lists); i++)
        if (number_lists[i].letter == letter && n > number_lists[i].first) {
            size_t left = n - number_lists[i].first, max = number_lists[i].max;
            join_ints(out, ints + number_lists[i].first, left < max ? left : max,
                      number_lists[i].after, number_lists[i].by);
        }
}

size_t jig_constraint_summary_fault(const char *pattern) {
    char letters[JIG_LEN(number_lists) + 3] = "CA";
    for (size_t i = 0; i < JIG_LEN(number_lists); i++)
        letters[2 + i] = number_lists[i].letter;
    for (const char *p = strchr(pattern, '%'); p; p = strchr(p + 1, '%'))
        if (!p[1] || !strchr(letters, p[1]))
            return (size_t)(p - pattern) + 2;
    return 0;
}

bool jig_constraint_check_summary(JigContext *ctx, const char *constraint, const char *pattern) {
    size_t column = pattern ? jig_constraint_summary_fault(pattern) : 0;
    return !column || jig_error(ctx, jig_loc_unknown(ctx),
                                "summary of '%s', column %zu: no such letter", constraint, column);
}

static bool check_type_summaries(JigContext *ctx) {
    bool ok = true;
    for (size_t i = 0; i < JIG_LEN(names); i++)
        ok &= jig_constraint_check_summary(ctx, names[i].name, names[i].summary);
    return ok;
}

bool jig_constraint_check_summaries(JigContext *ctx) {
    bool types = check_type_summaries(ctx); /* both are told */
    return jig_constraint_check_attr_summaries(ctx) && types;
}

JigStr jig_constraint_compose_summary(JigContext *ctx, const char *pattern,
                                      const JigTypeCheck *const *parts, size_t num_parts,
                                      const int64_t *ints, size_t num_ints) {
    JigCharVec out = {0};
    for (const char *p = pattern; *p; p++) {
        if (*p != '%')
            jig_vec_push(&out, *p);
        else if (*++p == 'C' || *p == 'A')
            join_parts(&out, parts, num_parts, *p == 'C' ? " or " : " and ");
        else
            put_numbers(&out, *p, ints, num_ints);
    }
    JigStr s = jig_arena_str(&ctx->perm, (JigStr){out.data, out.len});
    jig_vec_free(&out);
    return s;
}

static bool float_kind_of_width(int64_t width, uint32_t *kind) {
    switch (width) {
    case 16:
        *kind = JIG_F16;
        return true;
    case 32:
        *kind = JIG_F32;
        return true;
    case 64:
        *kind = JIG_F64;
        return true;
    case 80:
        *kind = JIG_F80;
        return true;
    case 128:
        *kind = JIG_F128;
        return true;
    default:
        return false;
    }
}

/* The only type that satisfies `c`, when the test fixes it. */
static const JigType *only_type(JigContext *ctx, const JigTypeCheck *c) {
    switch (c->test) {
    case JIG_TEST_INDEX:
        return jig_type_index(ctx);
    case JIG_TEST_NONE:
        return jig_type_none(ctx);
    case JIG_TEST_SIGNLESS:
        return c->a ? jig_type_integer(ctx, c->a, JIG_SIGNLESS) : NULL;
    case JIG_TEST_SIGNED:
        return c->a ? jig_type_integer(ctx, c->a, JIG_SIGNED) : NULL;
    case JIG_TEST_UNSIGNED:
        return c->a ? jig_type_integer(ctx, c->a, JIG_UNSIGNED) : NULL;
    case JIG_TEST_FLOAT_KIND:
        return jig_type_float(ctx, (JigFloatKind)c->a);
    case JIG_TEST_COMPLEX:
        return c->num_parts && c->parts[0]->only ? jig_type_complex(c->parts[0]->only) : NULL;
    case JIG_TEST_CONTAINER:
        return c->a & JIG_HAS_SHAPE && c->parts[0]->only
                   ? jig_type_vector(c->ints, NULL, c->num_ints, c->parts[0]->only)
                   : NULL;
    default:
        return NULL;
    }
}

bool jig_constraint_compile_ints(JigContext *ctx, JigRowText *t, const int64_t **ints,
                                 size_t *num_ints) {
    JigI64Vec v = {0};
    bool bracket = jig_rowtext_try(t, "[");
    int64_t x;
    while (jig_rowtext_try_int(t, &x)) {
        jig_vec_push(&v, x);
        if (!jig_rowtext_try(t, ","))
            break;
    }
    *ints = jig_arena_copy(&ctx->perm, v.data, v.len * sizeof *v.data);
    *num_ints = v.len;
    jig_vec_free(&v);
    return !bracket || jig_rowtext_expect(t, "]");
}

static bool compile_parts(JigContext *ctx, const JigDialect *d, JigRowText *t, JigTypeCheck *c) {
    JIG_VEC(const JigTypeCheck *) v = {0};
    bool ok = true;
    do {
        const JigTypeCheck *part =
            jig_rowtext_try(t, "*") ? any_type(ctx) : jig_constraint_compile_type(ctx, d, t);
        ok = part != NULL;
        if (ok)
            jig_vec_push(&v, part);
    } while (ok && jig_rowtext_try(t, ","));
    c->parts = jig_arena_copy(&ctx->perm, v.data, v.len * sizeof *v.data);
    c->num_parts = v.len;
    jig_vec_free(&v);
    return ok;
}

/* Several element constraints of a container are alternatives. */
static void merge_parts(JigContext *ctx, JigTypeCheck *c) {
    if (c->num_parts == 0) {
        c->parts = JIG_NEW_ARRAY(&ctx->perm, const JigTypeCheck *, 1);
        c->parts[0] = any_type(ctx);
    } else if (c->num_parts > 1) {
        JigTypeCheck *either =
            jig_constraint_new_type_check(ctx, JIG_TEST_ANY_OF, JIG_KIND_ANY, (JigStr){0});
        either->parts = c->parts;
        either->num_parts = c->num_parts;
        either->summary =
            jig_constraint_compose_summary(ctx, "%C", c->parts, c->num_parts, NULL, 0);
        c->parts = JIG_NEW_ARRAY(&ctx->perm, const JigTypeCheck *, 1);
        c->parts[0] = either;
    }
    c->num_parts = 1;
}

/* I<8, 16>: one test per width. */
static const JigTypeCheck *compile_widths(JigContext *ctx, const TypeName *n, JigTypeCheck *c,
                                          JigRowText *t) {
    if (c->num_ints == 0) {
        jig_rowtext_fail(t, "'%s' needs a width", n->name);
        return NULL;
    }
    c->summary = jig_constraint_compose_summary(ctx, n->summary, NULL, 0, c->ints, c->num_ints);
    JigTypeCheck *parts = JIG_NEW_ARRAY(&ctx->perm, JigTypeCheck, c->num_ints);
    const JigTypeCheck **refs = JIG_NEW_ARRAY(&ctx->perm, const JigTypeCheck *, c->num_ints);
    for (size_t i = 0; i < c->num_ints; i++) {
        parts[i] = *c;
        parts[i].a = (uint32_t)c->ints[i];
        if (n->test == JIG_TEST_FLOAT_KIND && !float_kind_of_width(c->ints[i], &parts[i].a)) {
            jig_rowtext_fail(t, "no float of width %lld", (long long)c->ints[i]);
            return NULL;
        }
        if (n->test != JIG_TEST_INTEGER)
            parts[i].only = only_type(ctx, &parts[i]);
        refs[i] = &parts[i];
    }
    if (c->num_ints == 1)
        return &parts[0];
    c->test = JIG_TEST_ANY_OF;
    c->kind = n->test == JIG_TEST_INTEGER ? JIG_KIND_INTEGER : JIG_KIND_ANY;
    c->parts = refs;
    c->num_parts = c->num_ints;
    return c;
}

static const JigTypeCheck *compile_name(JigContext *ctx, const JigDialect *d, const TypeName *n,
                                        JigRowText *t) {
    JigTypeCheck *c = jig_constraint_new_type_check(ctx, n->test, n->kind, (JigStr){0});
    c->a = n->a;
    if (n->takes && jig_rowtext_try(t, "<")) {
        if (n->takes & (INTS | WIDTHS)) {
            if (!jig_constraint_compile_ints(ctx, t, &c->ints, &c->num_ints))
                return NULL;
            jig_rowtext_try(t, ",");
        }
        if (jig_rowtext_peek(t) != '>' && !compile_parts(ctx, d, t, c))
            return NULL;
        if (!jig_rowtext_expect(t, ">"))
            return NULL;
    }
    if (n->takes & WIDTHS)
        return compile_widths(ctx, n, c, t);
    if (n->takes & NEEDS_ELEMENTS && c->num_parts == 0) {
        jig_rowtext_fail(t, "'%s' needs arguments", n->name);
        return NULL;
    }
    if (n->takes & ELEMENTS)
        merge_parts(ctx, c);
    c->summary = n->takes ? jig_constraint_compose_summary(ctx, n->summary, c->parts, c->num_parts,
                                                           c->ints, c->num_ints)
                          : jig_str(n->summary);
    if (n->test == JIG_TEST_COMPLEX || n->test == JIG_TEST_LIKE)
        merge_parts(ctx, c);
    c->only = only_type(ctx, c);
    return c;
}

static const JigTypeCheck *compile_alias(JigContext *ctx, const JigDialect *d, const char *expr,
                                         const char *summary, JigRowText *t) {
    JigRowText inner;
    jig_rowtext_init(&inner, &ctx->perm, expr);
    const JigTypeCheck *c = jig_constraint_compile_type(ctx, d, &inner);
    if (!c || !jig_rowtext_at_end(&inner)) {
        jig_rowtext_fail(t, "in '%s': %s", expr, inner.error ? inner.error : "extra text");
        return NULL;
    }
    if (!summary)
        return c;
    JigTypeCheck *copy = JIG_NEW(&ctx->perm, JigTypeCheck);
    *copy = *c;
    copy->summary = jig_str(summary);
    return copy;
}

/* A dialect's own constraint. */
static const JigTypeCheck *compile_row(JigContext *ctx, const JigDialect *d,
                                       const JigTypeConstraint *row, JigRowText *t) {
    JigTypeCheck *c;
    if (row->expr) {
        const JigTypeCheck *inner = compile_alias(ctx, d, row->expr, row->summary, t);
        if (!inner)
            return NULL;
        c = JIG_NEW(&ctx->perm, JigTypeCheck);
        *c = *inner;
        if (row->test) {
            c->test = JIG_TEST_FN;
            c->parts = JIG_NEW_ARRAY(&ctx->perm, const JigTypeCheck *, 1);
            c->parts[0] = inner;
            c->num_parts = 1;
            c->only = NULL;
        }
    } else {
        c = jig_constraint_new_type_check(ctx, row->test ? JIG_TEST_FN : JIG_TEST_ANY, JIG_KIND_ANY,
                                          jig_str(row->summary ? row->summary : ""));
    }
    c->fn = row->test;
    if (row->build)
        c->only = row->build(ctx);
    if (row->insist) {
        c->kind = JIG_KIND_TEST;
        c->insist =
            strcmp(row->insist, row->name) == 0 ? c : compile_alias(ctx, d, row->insist, NULL, t);
        if (!c->insist)
            return NULL;
    }
    return c;
}

/* ---- Names ---- */

const JigDialect *jig_constraint_split_name(JigContext *ctx, const JigDialect *otherwise,
                                            JigStr name, JigStr *rest) {
    const char *dot = memchr(name.ptr, '.', name.len);
    *rest = name;
    if (!dot)
        return otherwise;
    *rest = (JigStr){dot + 1, (size_t)(name.ptr + name.len - dot - 1)};
    return jig_context_dialect(ctx, (JigStr){name.ptr, (size_t)(dot - name.ptr)});
}

static const JigTypeConstraint *find_row(JigContext *ctx, const JigDialect *d, JigStr name) {
    for (; d; d = jig_dialect_next_part(ctx, d))
        for (size_t i = 0; i < d->num_type_constraints; i++)
            if (jig_str_is(name, d->type_constraints[i].name))
                return &d->type_constraints[i];
    return NULL;
}

/* i32, si8, ui1, f32, bf16, index, none: the type itself. */
static const JigTypeCheck *compile_type_word(JigContext *ctx, JigStr w) {
    JigTypeTest test = JIG_TEST_SIGNLESS;
    const char *p = w.ptr, *end = w.ptr + w.len;
    if (p < end && (*p == 's' || *p == 'u'))
        test = *p++ == 's' ? JIG_TEST_SIGNED : JIG_TEST_UNSIGNED;
    if (end - p >= 2 && *p == 'i' && p[1] >= '1' && p[1] <= '9') {
        uint32_t width = 0;
        for (p++; p < end && *p >= '0' && *p <= '9' && width < (1u << 20); p++)
            width = width * 10 + (uint32_t)(*p - '0');
        if (p != end)
            return NULL;
        const char *sign = test == JIG_TEST_SIGNLESS ? "signless"
                           : test == JIG_TEST_SIGNED ? "signed"
                                                     : "unsigned";
        JigTypeCheck *c = jig_constraint_new_type_check(
            ctx, test, JIG_KIND_INTEGER,
            jig_arena_printf(&ctx->perm, "%u-bit %s integer", width, sign));
        c->a = width;
        c->only = only_type(ctx, c);
        return c;
    }
    for (int k = 0; k < JIG_FLOAT_KINDS; k++) {
        const JigFloatFormat *f = jig_float_format((JigFloatKind)k);
        if (!jig_str_is(w, f->name))
            continue;
        bool numbered =
            k == JIG_F16 || k == JIG_F32 || k == JIG_F64 || k == JIG_F80 || k == JIG_F128;
        JigStr summary = numbered        ? jig_arena_printf(&ctx->perm, "%d-bit float", f->width)
                         : k == JIG_BF16 ? JIG_STR("bfloat16 type")
                                         : jig_arena_printf(&ctx->perm, "%s type", f->name);
        JigTypeCheck *c =
            jig_constraint_new_type_check(ctx, JIG_TEST_FLOAT_KIND, JIG_KIND_FLOAT, summary);
        c->a = (uint32_t)k;
        c->only = only_type(ctx, c);
        return c;
    }
    return NULL;
}

/* !dialect.mnemonic: any type of that row. */
static const JigTypeCheck *compile_type_row(JigContext *ctx, JigStr name, JigRowText *t) {
    const JigTypeRow *row = jig_context_find_type_row(ctx, name);
    if (!row) {
        jig_rowtext_fail(t, "no type '!%.*s'", JIG_FMT(name));
        return NULL;
    }
    JigTypeCheck *c = jig_constraint_new_type_check(ctx, JIG_TEST_ROW, JIG_KIND_ROW,
                                                    jig_str(row->summary ? row->summary : ""));
    c->row = row;
    if (!row->params)
        c->only = jig_type_get(ctx, row, NULL, 0);
    return c;
}

static const JigTypeCheck *compile_word(JigContext *ctx, const JigDialect *d, JigStr word,
                                        JigRowText *t) {
    JigStr rest;
    const JigDialect *owner = jig_constraint_split_name(ctx, d, word, &rest);
    const JigTypeConstraint *row = find_row(ctx, owner, rest);
    if (row)
        return compile_row(ctx, owner, row, t);
    for (size_t i = 0; i < JIG_LEN(names); i++)
        if (jig_str_is(word, names[i].name))
            return compile_name(ctx, d, &names[i], t);
    for (size_t i = 0; i < JIG_LEN(aliases); i++)
        if (jig_str_is(word, aliases[i].name))
            return compile_alias(ctx, d, aliases[i].expr, aliases[i].summary, t);
    const JigTypeCheck *c = jig_str_is(word, "index")  ? compile_name(ctx, d, &names[2], t)
                            : jig_str_is(word, "none") ? compile_name(ctx, d, &names[1], t)
                                                       : compile_type_word(ctx, word);
    if (!c)
        jig_rowtext_fail(t, "no type constraint '%.*s'", JIG_FMT(word));
    return c;
}

const JigTypeCheck *jig_constraint_compile_type(JigContext *ctx, const JigDialect *d,
                                                JigRowText *t) {
    JigStr word;
    if (!jig_stack_ok(ctx)) {
        jig_rowtext_fail(t, "nesting is too deep");
        return NULL;
    }
    bool is_type = jig_rowtext_try(t, "!");
    if (!jig_rowtext_word(t, "a type constraint", &word))
        return NULL;
    const JigTypeCheck *c =
        is_type ? compile_type_row(ctx, word, t) : compile_word(ctx, d, word, t);
    JigRowText before = *t;
    if (!c || !jig_rowtext_try_word(t, &word) || !jig_str_is(word, "where")) {
        if (c)
            *t = before;
        return c;
    }
    JigStr name, rest;
    if (!jig_rowtext_word(t, "a predicate", &name))
        return NULL;
    const JigTypeConstraint *row =
        find_row(ctx, jig_constraint_split_name(ctx, d, name, &rest), rest);
    if (!row || !row->test) {
        jig_rowtext_fail(t, "no type predicate '%.*s'", JIG_FMT(name));
        return NULL;
    }
    JigTypeCheck *where = jig_constraint_new_type_check(
        ctx, JIG_TEST_FN, c->kind, row->summary ? jig_str(row->summary) : c->summary);
    where->row = c->row;
    where->insist = c->insist;
    where->fn = row->test;
    where->parts = JIG_NEW_ARRAY(&ctx->perm, const JigTypeCheck *, 1);
    where->parts[0] = c;
    where->num_parts = 1;
    return where;
}

void jig_constraint_list_types(JigContext *ctx, void (*write)(void *, const char *, size_t),
                               void *user) {
    for (size_t i = 0; i < JIG_LEN(names); i++) {
        const char *args = names[i].takes & WIDTHS                        ? "<N>"
                           : names[i].takes & INTS                        ? "<[N], C>"
                           : names[i].takes & (ELEMENTS | NEEDS_ELEMENTS) ? "<C>"
                                                                          : "";
        JigStr line =
            jig_arena_printf(&ctx->perm, "%s%s\t%s\n", names[i].name, args, names[i].summary);
        write(user, line.ptr, line.len);
    }
    for (size_t i = 0; i < JIG_LEN(aliases); i++) {
        JigStr line = jig_arena_printf(&ctx->perm, "%s\t%s\n", aliases[i].name,
                                       aliases[i].summary ? aliases[i].summary : aliases[i].expr);
        write(user, line.ptr, line.len);
    }
}
