/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Rows: constraints with their summaries, groups and segments, defaults,
 * inference, formats that no real op has, and malformed rows.
 */
#include "ir/context.h"
#include "ir/spec/constraint.h"
#include "asm/format.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

/* ---- A dialect to try things on ---- */

static bool is_even(const JigAttr *x) {
    return jig_attr_is_int(x) && jig_attr_int_value(x) % 2 == 0;
}
static bool is_i7(const JigType *t) {
    return jig_type_is_integer(t, 7);
}
static const JigType *build_i7(JigContext *ctx) {
    return jig_type_i(ctx, 7);
}
static bool wide_first(const JigOp *op) {
    return jig_type_width(jig_op_operand_type(op, 0)) >= jig_type_width(jig_op_operand_type(op, 1));
}
static const JigType *twice(const JigType *t) {
    return jig_type_i(jig_type_context(t), jig_type_width(t) * 2);
}

static const JigOpRow ops[] = {
    {"t.plain", .ins = "a: AnyType, b: AnyType", .outs = "r: AnyType",
     .traits = "AllTypesMatch<a, b, r>", .format = "$a `,` $b attr-dict `:` type($r)"},
    {"t.segments", .ins = "a: I<32>, b: optional<I<32>>, c: variadic<I<32>>",
     .traits = "AttrSizedOperandSegments", .format = "$a (`or` $b^)? (`(` $c^ `)`)? attr-dict"},
    {"t.same_sizes", .ins = "a: variadic<Index>, b: Index, c: variadic<Index>",
     .traits = "SameVariadicOperandSize", .format = "$a `:` $b `:` $c attr-dict"},
    {"t.lists", .ins = "a: variadic2<AnyType, sizes>", .props = "sizes: DenseI32Array",
     .format = "$a `:` type($a) attr-dict"},
    {"t.default",
     .props = "n: I64 = 4, flag: Unit, mode: t.mode = fast, s: Str ?= \"x\", list: DenseI64Array = "
              "[1, 2]",
     .format = "$mode (`flag` $flag^)? (`n` `=` $n^)? attr-dict"},
    {"t.double", .ins = "a: Integer", .outs = "r: Integer",
     .traits = "TypesMatch<\"r is twice a\", a, r, twice>", .format = "$a `:` type($a) attr-dict"},
    {"t.pred", .ins = "a: Integer, b: Integer",
     .traits = "Pred<\"a is at least as wide as b\", wide_first>",
     .format = "$a `,` $b `:` type($a) `,` type($b) attr-dict"},
    {"t.clauses", .ins = "a: optional<Index>, b: variadic<Index>",
     .props = "u: Unit, k: optional<I32>", .traits = "AttrSizedOperandSegments",
     .format = "oilist(`a` `(` $a `)` | `b` $b | `u` $u | `k` `=` $k) attr-dict"},
    {"t.regions", .regions = "first: any, rest: variadic<any>",
     .format = "`do` $first ($rest^)? attr-dict-with-keyword"},
    {"t.otherwise", .ins = "a: optional<Index>", .props = "even: optional<Even>",
     .format = "(`(` $a^ `)`) : (`none`)? ($even^)? attr-dict"},
    {"t.props", .props = "x: optional<I64>, y: optional<Str>", .format = "prop-dict attr-dict"},
    {"t.sole", .ins = "a: I7", .outs = "r: I7", .format = "$a attr-dict"},
};
static const JigOpRow bad_ops[] = {
    {"bad.type", .ins = "a: NoSuchType"},
    {"bad.loose", .ins = "a: variadic<Index>, b: variadic<Index>"},
    {"bad.default", .props = "n: t.mode = slowest"},
    {"bad.trait", .traits = "Pure, Purest"},
    {"bad.entity", .ins = "a: Index", .traits = "AllTypesMatch<a, z>"},
    {"bad.format", .ins = "a: AnyType", .format = "$a attr-dict"},
    {"bad.group", .ins = "a: optional<Index>", .format = "(`(` $a `)`)? attr-dict"},
};
static const JigEnumCase modes[] = {{0, "slow"}, {1, "fast"}, {0}};
static const JigEnumRow enums[] = {
    {.name = "t.mode", .cases = modes, .storage = "i32", .summary = "a mode"},
    {.name = "t.speed", .cases = modes, .storage = "i64"},
    {.name = "t.pace", .cases = modes}};
static const JigAttrRow attrs[] = {{.name = "t.pace", .label = "PaceAttr", .enum_of = "t.pace"}};
static const JigTypeConstraint type_constraints[] = {
    {"I7", "seven bits", .test = is_i7, .build = build_i7}};
static const JigAttrConstraint attr_constraints[] = {
    {"Even", "an even number", "I64", .test = is_even}};
static const JigOpPredicate predicates[] = {{"wide_first", wide_first}};
static const JigTypeFn type_fns[] = {{.name = "twice", .fn = twice}};

static const JigDialect t_dialect = {
    .name = "t",
    JIG_TABLE(ops, ops),
    JIG_TABLE(enums, enums),
    JIG_TABLE(attrs, attrs),
    JIG_TABLE(type_constraints, type_constraints),
    JIG_TABLE(attr_constraints, attr_constraints),
    JIG_TABLE(predicates, predicates),
    JIG_TABLE(type_fns, type_fns),
};
static const JigDialect bad_dialect = {.name = "bad", JIG_TABLE(ops, bad_ops)};

/* ---- Fixture ---- */

typedef struct World {
    JigContext *ctx;
    JigArena *arena;
    char messages[4096];
} World;

static bool collect(void *user, JigContext *ctx, const JigDiag *d) {
    (void)ctx;
    World *w = user;
    size_t n = strlen(w->messages);
    snprintf(w->messages + n, sizeof w->messages - n, "%.*s\n", JIG_FMT(d->message));
    return true;
}

static int open_world(void **state) {
    World *w = calloc(1, sizeof *w);
    w->ctx = jig_context_create();
    w->arena = jig_arena_create();
    jig_register_all(w->ctx);
    jig_context_register(w->ctx, &t_dialect);
    jig_context_allow_unregistered(w->ctx, true);
    jig_context_push_handler(w->ctx, collect, w);
    *state = w;
    return 0;
}

static int close_world(void **state) {
    World *w = *state;
    jig_context_destroy(w->ctx);
    jig_arena_destroy(w->arena);
    free(w);
    return 0;
}

static JigOp *parse(World *w, const char *text) {
    w->messages[0] = 0;
    JigOp *module = jig_parse_module(w->ctx, jig_str(text), JIG_STR("test"), true);
    jig_diag_flush(w->ctx);
    return module;
}

static bool has_text(JigStr text, const char *part) {
    size_t n = strlen(part);
    for (size_t i = 0; i + n <= text.len; i++)
        if (memcmp(text.ptr + i, part, n) == 0)
            return true;
    return false;
}

/* The module parses, and its text contains `line`; so does that text's text. */
static void round_trip(World *w, const char *text, const char *line) {
    JigOp *module = parse(w, text);
    if (!module)
        fail_msg("%s\n%s", text, w->messages);
    JigPrintFlags flags = jig_print_flags();
    JigStr out = jig_op_to_str(module, &flags, w->arena);
    if (!has_text(out, line))
        fail_msg("'%s' is not in:\n%.*s", line, JIG_FMT(out));
    jig_op_destroy(module);
    module = parse(w, out.ptr);
    assert_non_null(module);
    JigStr again = jig_op_to_str(module, &flags, w->arena);
    assert_true(jig_str_eq(out, again));
    jig_op_destroy(module);
}

static void rejected(World *w, const char *text, const char *message) {
    JigOp *module = parse(w, text);
    assert_null(module);
    if (!has_text(jig_str(w->messages), message))
        fail_msg("'%s' is not in:\n%s", message, w->messages);
}

/* ---- Constraints ---- */

static const JigTypeCheck *type_check(World *w, const char *text) {
    JigRowText t;
    jig_rowtext_init(&t, w->arena, text);
    const JigTypeCheck *c = jig_constraint_compile_type(w->ctx, &t_dialect, &t);
    if (!c || !jig_rowtext_at_end(&t))
        fail_msg("%s: %s", text, t.error ? t.error : "extra text");
    return c;
}

/* A constraint, what messages call it (NULL: no matter), what fits it and what does not. */
typedef struct Case {
    const char *constraint, *summary, *yes, *no;
} Case;

static const Case type_cases[] = {
    {"AnyType", "any type", "none", NULL},
    {"Integer", "integer", "si3", "index"},
    {"SignlessInteger", "signless integer", "i3", "si3"},
    {"I<1>", "1-bit signless integer", "i1", "i2"},
    {"I<8, 16>", "8/16-bit signless integer", "i16", "i32"},
    {"AnyI<8>", "8-bit integer", "ui8", "i16"},
    {"SI<8>", "8-bit signed integer", "si8", "i8"},
    {"UI<8>", "8-bit unsigned integer", "ui8", "i8"},
    {"F<32>", "32-bit float", "f32", "f64"},
    {"F<16, 32>", "16/32-bit float", "f16", "bf16"},
    {"BF16", "bfloat16 type", "bf16", "f16"},
    {"f32", "32-bit float", "f32", "f64"},
    {"si8", "8-bit signed integer", "si8", "i8"},
    {"index", "index", "index", "i64"},
    {"SignlessIntegerOrIndex", "signless integer or index", "index", "si8"},
    {"AnyOf<Index, AnyFloat>", "index or floating-point", "f64", "i1"},
    {"Complex<AnyFloat>", "complex type with floating-point elements", "complex<f32>",
     "complex<i32>"},
    {"Tuple<Index, F<32>>", "tuple with any combination of index or 32-bit float values",
     "tuple<index, f32>", "tuple<i1>"},
    {"NestedTuple<Index>", "nested tuple with any combination of index values",
     "tuple<index, tuple<index>>", "tuple<tuple<i1>>"},
    {"Tensor<Index>", "tensor of index values", "tensor<*xindex>", "vector<1xindex>"},
    {"RankedTensor<I<1>, Index>", "ranked tensor of 1-bit signless integer or index values",
     "tensor<?xi1>", "tensor<*xi1>"},
    {"StaticTensor", "statically shaped tensor of any type values", "tensor<2xf32>",
     "tensor<?xf32>"},
    {"TensorRank<[1, 2], AnyFloat>", "1D/2D tensor of floating-point values", "tensor<?x?xf32>",
     "tensor<f32>"},
    {"Non0RankedTensor", "non-0-ranked.tensor of any type values", "tensor<?xf32>",
     "tensor<*xf32>"},
    {"Vector<AnyType>", "vector of any type values", "vector<f32>", "tensor<f32>"},
    {"AnyVectorOfNonZeroRank", "vector of any type values", "vector<1xf32>", "vector<f32>"},
    {"FixedVector<AnyType>", "fixed-length vector of any type values", "vector<4xf32>",
     "vector<[4]xf32>"},
    {"ScalableVector<AnyType>", "scalable vector of any type values", "vector<2x[4]xf32>",
     "vector<4xf32>"},
    {"TrailingScalableVector", "trailing scalable vector of any type values", "vector<2x[4]xf32>",
     "vector<[2]x4xf32>"},
    {"VectorRank<[1], F<32>>", "vector of 32-bit float values of ranks 1", "vector<4xf32>",
     "vector<4x4xf32>"},
    {"VectorLength<[4, 8], F<32>>", "vector of 32-bit float values of length 4/8",
     "vector<2x4xf32>", "vector<2xf32>"},
    {"MemRef<F<32>>", "memref of 32-bit float values", "memref<4xf32>", "memref<*xf32>"},
    {"UnrankedMemRef", "unranked.memref of any type values", "memref<*xf32>", "memref<f32>"},
    {"RankedOrUnrankedMemRef", "ranked or unranked memref of any type values", "memref<*xf32>",
     "tensor<f32>"},
    {"StridedMemRef", "strided memref of any type values", "memref<4xf32, strided<[?], offset: 3>>",
     "tensor<f32>"},
    {"MemRefRank<[1], AnyType>", "1D memref of any type values", "memref<?xf32>", "memref<f32>"},
    {"StridedMemRefRank<[0], AnyType>", "strided memref of any type values of rank 0",
     "memref<f32>", "memref<1xf32>"},
    {"Shaped", "shaped of any type values", "memref<*xf32>", "f32"},
    {"BoolLike", "bool-like", "tensor<*xi1>", "memref<i1>"},
    {"SignlessIntegerLike", "signless-integer", "vector<4xi8>", "vector<4xindex>"},
    {"FloatLike", "floating-point-like", "vector<[4]xf32>", "memref<f32>"},
    {"Like<Complex<F<32>>>", "complex type with 32-bit float elements-like", "tensor<complex<f32>>",
     "f32"},
    {"Function", "function type", "(i32) -> ()", "i32"},
    {"I7", "seven bits", "i7", "i8"},
    {"Integer where I7", "seven bits", "i7", "i8"},
    {"!transform.any_op", NULL, "!transform.any_op", "!transform.any_value"},
};

static void type_constraints_hold(void **state) {
    World *w = *state;
    for (size_t i = 0; i < JIG_LEN(type_cases); i++) {
        const JigTypeCheck *c = type_check(w, type_cases[i].constraint);
        if (type_cases[i].summary && !jig_str_is(c->summary, type_cases[i].summary))
            fail_msg("%s: '%.*s'", type_cases[i].constraint, JIG_FMT(c->summary));
        const JigType *yes =
            jig_parse_type_str(w->ctx, jig_str(type_cases[i].yes), JIG_STR("type"));
        assert_non_null(yes);
        if (!jig_constraint_admits_type(c, yes))
            fail_msg("%s: not %s", type_cases[i].constraint, type_cases[i].yes);
        const JigType *no = type_cases[i].no ? jig_parse_type_str(w->ctx, jig_str(type_cases[i].no),
                                                                  JIG_STR("type"))
                                             : NULL;
        if (no && jig_constraint_admits_type(c, no))
            fail_msg("%s: %s", type_cases[i].constraint, type_cases[i].no);
    }
}

static void only_types(void **state) {
    World *w = *state;
    assert_ptr_equal(type_check(w, "I<1>")->only, jig_type_i(w->ctx, 1));
    assert_ptr_equal(type_check(w, "Index")->only, jig_type_index(w->ctx));
    assert_ptr_equal(type_check(w, "I7")->only, jig_type_i(w->ctx, 7));
    assert_null(type_check(w, "I<1, 2>")->only);
    assert_null(type_check(w, "Integer")->only);
}

static const Case attr_cases[] = {
    {"I64", "64-bit signless integer attribute", "1 : i64", "1 : i32"},
    {"SI32", "32-bit signed integer attribute", "1 : si32", "1 : i32"},
    {"AnyI8", "8-bit integer attribute", "1 : ui8", "1 : i16"},
    {"Index", "index attribute", "1 : index", "1 : i64"},
    {"Bool", "bool attribute", "true", "1 : i8"},
    {"Unit", "unit attribute", "unit", "true"},
    {"Str", "string attribute", "\"x\"", "@x"},
    {"TypedStr<Index>", "string attribute of index", "\"x\" : index", "\"x\""},
    {"TypeOf<Function>", "type attribute of function type", "() -> ()", "i32"},
    {"ArrayOf<Str>", "array of string attribute", "[\"a\"]", "[\"a\", 1]"},
    {"I64ArrayArray", "Array of 64-bit integer array attributes", "[[1], [2]]", "[1]"},
    {"DenseI64Array", "i64 dense array attribute", "array<i64: 1>", "array<i32: 1>"},
    {"I64Elements", "64-bit signless integer elements attribute", "dense<1> : tensor<2xi64>",
     "dense<1> : tensor<2xi32>"},
    {"I64Window<2>", "64-bit signless int elements attribute of shape [2]",
     "dense<1> : tensor<2xi64>", "dense<1> : tensor<3xi64>"},
    {"Elements", "constant vector/tensor attribute", "dense<1> : vector<2xi8>", "1 : i64"},
    {"FlatSymbolRef", "flat symbol reference attribute", "@a", "@a::@b"},
    {"AffineMap", "AffineMap attribute", "affine_map<(d0) -> (d0)>", "1"},
    {"Typed", "TypedAttr instance", "1.0 : f32", "unit"},
    {"AnyOf<Str, SymbolRef>", "string attribute or symbol reference attribute", "@a::@b", "unit"},
    {"Confined<I64, min<2>, max<4>>",
     "64-bit signless integer attribute whose minimum value is 2 whose maximum value is 4", "3",
     "5"},
    {"Confined<I64, positive, power_of_two>",
     "64-bit signless integer attribute whose value is positive and whose "
     "value is a power of two > 0",
     "8", "6"},
    {"Confined<I32Array, min_count<1>>", "32-bit integer array attribute with at least 1 elements",
     "[1 : i32]", "[]"},
    {"Confined<DenseI64Array, increasing>",
     "i64 dense array attribute should be in increasing order", "array<i64: 1, 2>",
     "array<i64: 2, 2>"},
    {"t.mode", "a mode", "1 : i32", "2 : i32"},
    {"t.speed", "allowed 64-bit signless integer cases: 0, 1", "1 : i64", "2 : i64"},
    {"#t.pace", "allowed 32-bit signless integer cases: 0, 1", "#t.pace<fast>", "1 : i32"},
    {"Even", "an even number", "4", "3"},
};

static void attr_constraints_hold(void **state) {
    World *w = *state;
    for (size_t i = 0; i < JIG_LEN(attr_cases); i++) {
        JigRowText t;
        jig_rowtext_init(&t, w->arena, attr_cases[i].constraint);
        const JigAttrCheck *c = jig_constraint_compile_attr(w->ctx, &t_dialect, &t);
        if (!c)
            fail_msg("%s: %s", attr_cases[i].constraint, t.error);
        if (!jig_str_is(c->summary, attr_cases[i].summary))
            fail_msg("%s: '%.*s'", attr_cases[i].constraint, JIG_FMT(c->summary));
        const JigAttr *yes =
            jig_parse_attr_str(w->ctx, jig_str(attr_cases[i].yes), JIG_STR("attr"));
        const JigAttr *no = jig_parse_attr_str(w->ctx, jig_str(attr_cases[i].no), JIG_STR("attr"));
        assert_non_null(yes);
        assert_non_null(no);
        if (!jig_constraint_admits_attr(c, yes) || jig_constraint_admits_attr(c, no))
            fail_msg("%s: %s, %s", attr_cases[i].constraint, attr_cases[i].yes, attr_cases[i].no);
    }
}

/* ---- Ops ---- */

static void formats_round_trip(void **state) {
    World *w = *state;
    round_trip(w, "%0:2 = \"x.v\"() : () -> (i8, i8)\n%1 = t.plain %0#0, %0#1 {z} : i8",
               "t.plain %0#0, %0#1 {z} : i8");
    round_trip(w, "%0 = \"x.v\"() : () -> i32\nt.segments %0 or %0 (%0, %0)",
               "t.segments %0 or %0(%0, %0)");
    round_trip(w, "%0 = \"x.v\"() : () -> i32\nt.segments %0 (%0) {k = 1}",
               "t.segments %0(%0) {k = 1 : i64}");
    round_trip(w, "%0 = \"x.v\"() : () -> index\nt.same_sizes %0, %0: %0: %0, %0",
               "t.same_sizes %0, %0 : %0 : %0, %0");
    round_trip(w, "%0 = \"x.v\"() : () -> i32\nt.lists (%0), (), (%0, %0) : (i32), (), (i32, i32)",
               "t.lists (%0), (), (%0, %0) : (i32), (), (i32, i32)");
    round_trip(w, "t.default slow n = 5", "t.default slow n = 5\n");
    round_trip(w, "t.default fast flag {s = \"y\", n = 4}", "t.default fast flag {s = \"y\"}\n");
    round_trip(w, "%0 = \"x.v\"() : () -> i16\n%1 = t.double %0 : i16\n\"x.u\"(%1) : (i32) -> ()",
               "t.double %0 : i16");
    round_trip(w, "%0 = \"x.v\"() : () -> index\nt.clauses k = 3 u b %0, %0 a(%0)",
               "t.clauses a(%0) b %0, %0 u k = 3");
    round_trip(w, "t.regions do {} {}, {} attributes {a}", "attributes {a}");
    round_trip(w, "t.otherwise none", "t.otherwise none");
    round_trip(w, "%0 = \"x.v\"() : () -> index\nt.otherwise (%0) 4", "t.otherwise(%0) 4");
    round_trip(w, "t.props <{y = \"a\", x = 1 : i64}> {q}",
               "t.props <{x = 1 : i64, y = \"a\"}> {q}");
    round_trip(w, "%0 = \"x.v\"() : () -> i7\n%1 = t.sole %0", "t.sole %0");
}

static void wrong_text_is_reported(void **state) {
    World *w = *state;
    rejected(w, "t.default quick",
             "expected string or keyword containing one of the following enum values for attribute "
             "'mode' [slow, fast]");
    rejected(w, "t.default \"quick\"", "invalid mode attribute specification: \"quick\"");
    rejected(w, "%0 = \"x.v\"() : () -> i32\nt.lists (%0) : (i32, i32)",
             "number of operands and types do not match: got 1 operands and 2 types");
    rejected(w, "%0 = \"x.v\"() : () -> f32\n%1 = t.double %0 : f32",
             "invalid kind of type specified: expected "
             "builtin.integer, but found 'f32'");
    rejected(w, "t.clauses u u",
             "`u` clause can appear at most once in the expansion of the oilist directive");
    rejected(w, "t.default fast {n = \"x\"}",
             "attribute 'n' failed to satisfy constraint: 64-bit signless integer attribute");
    rejected(w, "t.otherwise none 3",
             "attribute 'even' failed to satisfy constraint: an even number");
    rejected(w, "%0:2 = \"x.v\"() : () -> (i8, i16)\nt.pred %0#0, %0#1 : i8, i16",
             "failed to verify that a is at least as wide as b");
    rejected(w, "%0 = \"x.v\"() : () -> i8\n%1 = \"t.double\"(%0) : (i8) -> i8",
             "failed to verify that r is twice a");
    rejected(w, "%0 = \"x.v\"() : () -> i8\n\"t.lists\"(%0) <{sizes = array<i32: 2>}> : (i8) -> ()",
             "a count (1) does not match with the total size (2) specified in attribute 'sizes'");
    rejected(w,
             "%0:3 = \"x.v\"() : () -> (i32, i32, i32)\n"
             "\"t.segments\"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : "
             "(i32, i32, i32) -> ()",
             "operand group starting at #1 requires 0 or 1 element, but found 2");
}

static void defaults_and_groups(void **state) {
    World *w = *state;
    JigOp *module = parse(w, "t.default fast\n%0 = \"x.v\"() : () -> i32\nt.segments %0 (%0, %0)");
    assert_non_null(module);
    JigOp *op = jig_block_first(jig_op_body(module));
    assert_int_equal(jig_op_int_attr(op, "n", 0), 4);
    assert_int_equal(jig_op_int_attr(op, "mode", 0), 1);
    assert_int_equal(jig_attr_dense_array_len(jig_op_attr(op, "list")), 2);
    assert_null(jig_op_attr(op, "s"));
    assert_true(jig_op_is_inherent(op, jig_ident(w->ctx, JIG_STR("s"))));
    assert_false(jig_op_is_inherent(op, jig_ident(w->ctx, JIG_STR("z"))));
    JigOp *segments = jig_op_next(jig_op_next(op));
    size_t start, count;
    jig_op_operand_range(segments, 2, &start, &count);
    assert_int_equal(start, 1);
    assert_int_equal(count, 2);
    assert_null(jig_op_operand_group(segments, 1));
    JigValue *v = jig_op_operand(segments, 0);
    jig_op_set_operand_group(segments, 1, &v, 1);
    assert_ptr_equal(jig_op_operand_group(segments, 1), v);
    jig_op_set_operand_group(segments, 2, NULL, 0);
    assert_int_equal(jig_op_num_operands(segments), 2);
    assert_true(jig_op_verify(segments));
    jig_op_destroy(module);
}

static void inference(void **state) {
    World *w = *state;
    JigOp *module = parse(w, "%0 = \"x.v\"() : () -> i16");
    JigValue *v = jig_op_result(jig_block_first(jig_op_body(module)), 0);
    JigInferCall call = {.ctx = w->ctx,
                         .loc = jig_loc_unknown(w->ctx),
                         .name = jig_op_name(w->ctx, JIG_STR("t.double")),
                         .operands = &v,
                         .num_operands = 1,
                         .arena = w->arena};
    assert_true(jig_infer_types(&call));
    assert_int_equal(call.num_types, 1);
    assert_ptr_equal(call.types[0], jig_type_i(w->ctx, 32));
    call.name = jig_op_name(w->ctx, JIG_STR("t.pred"));
    assert_false(jig_infer_types(&call));
    jig_op_destroy(module);
}

static void malformed_rows_are_reported(void **state) {
    World *w = *state;
    jig_context_register(w->ctx, &bad_dialect);
    w->messages[0] = 0;
    assert_false(jig_format_check_dialects(w->ctx));
    static const char *const messages[] = {
        "row 'bad.type', .ins, column 14: no type constraint 'NoSuchType'",
        "row 'bad.loose', .ins: 2 optional or variadic groups need a trait that splits them",
        "row 'bad.default', .props, column 20: no case 'slowest'",
        "row 'bad.trait', .traits, column 13: no trait 'Purest'",
        "row 'bad.entity', .traits, column 19: no operand, result or property 'z'",
        "row 'bad.format', .format, column 13: the type of operand 'a' is neither written",
        "row 'bad.group', .format, column 14: optional group has no anchor",
    };
    for (size_t i = 0; i < JIG_LEN(messages); i++)
        if (!has_text(jig_str(w->messages), messages[i]))
            fail_msg("'%s' is not in:\n%s", messages[i], w->messages);
}

/* ---- What is loaded with a dialect ---- */

/* Each part of a dialect brings others, also one that comes when the dialect is loaded. */
static void parts_bring_dialects(void **state) {
    JigContext *ctx = ((World *)*state)->ctx;
    static const JigDialect first = {.name = "first"}, early = {.name = "early"},
                            late = {.name = "late"};
    static const char *const of_part[] = {"early", NULL}, *const of_late_part[] = {"late", NULL};
    static const JigDialect part = {.name = "first", .depends = of_part},
                            late_part = {.name = "first", .depends = of_late_part};
    const JigDialect *const all[] = {&first, &early, &late, &part};
    for (size_t i = 0; i < JIG_LEN(all); i++)
        assert_true(jig_context_register(ctx, all[i]));
    assert_false(jig_context_is_loaded(ctx, &early));
    jig_context_load(ctx, jig_context_dialect(ctx, JIG_STR("first")));
    assert_true(jig_context_is_loaded(ctx, &early));
    assert_false(jig_context_is_loaded(ctx, &late));
    assert_true(jig_context_register(ctx, &late_part));
    assert_true(jig_context_is_loaded(ctx, &late));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(type_constraints_hold, open_world, close_world),
        cmocka_unit_test_setup_teardown(only_types, open_world, close_world),
        cmocka_unit_test_setup_teardown(attr_constraints_hold, open_world, close_world),
        cmocka_unit_test_setup_teardown(formats_round_trip, open_world, close_world),
        cmocka_unit_test_setup_teardown(wrong_text_is_reported, open_world, close_world),
        cmocka_unit_test_setup_teardown(defaults_and_groups, open_world, close_world),
        cmocka_unit_test_setup_teardown(inference, open_world, close_world),
        cmocka_unit_test_setup_teardown(malformed_rows_are_reported, open_world, close_world),
        cmocka_unit_test_setup_teardown(parts_bring_dialects, open_world, close_world),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
