/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/c_header.h"

#include "dialect/func/func.h"
#include "jig/attr.h"
#include "jig/iface.h"
#include "jig/rewrite.h"
#include "support/check.h"
#include "support/map.h"
#include "support/vec.h"

#include <stdarg.h>

/* ---- Types ---- */

typedef struct Number {
    JigTypeKind kind; /* of floats; JIG_TYPE_INTEGER with a width; JIG_TYPE_INDEX */
    uint32_t width;
    const char *in_c, *name; /* `name` is part of those of structures */
    bool in_memory;          /* C has only what holds it there */
} Number;
static const Number numbers[] = {
    {JIG_TYPE_FLOAT, 32, "float", "f32", false},
    {JIG_TYPE_FLOAT, 64, "double", "f64", false},
    {JIG_TYPE_INTEGER, 8, "int8_t", "i8", false},
    {JIG_TYPE_INTEGER, 16, "int16_t", "i16", false},
    {JIG_TYPE_INTEGER, 32, "int32_t", "i32", false},
    {JIG_TYPE_INTEGER, 64, "int64_t", "i64", false},
    {JIG_TYPE_INDEX, 0, "int64_t", "index", false},
    {JIG_TYPE_INTEGER, 1, "uint8_t", "i1", true},
    {JIG_TYPE_FLOAT, 16, "uint16_t", "16", true},
};

/* NULL: C has none. */
static const Number *number_of(const JigType *t, bool in_memory) {
    JigTypeKind kind = jig_type_kind(t);
    for (size_t i = 0; i < JIG_LEN(numbers); ++i)
        if (numbers[i].kind == kind &&
            (kind == JIG_TYPE_INDEX || numbers[i].width == jig_type_width(t)) &&
            (in_memory || !numbers[i].in_memory))
            return &numbers[i];
    return NULL;
}

static bool is_structure(const JigType *t) {
    return jig_type_is_ranked_tensor(t) || jig_type_is_memref(t);
}

/* What C calls it, in `a`; empty: it has nothing for it. */
static JigStr name_of(const JigType *t, JigArena *a) {
    const Number *n = number_of(is_structure(t) ? jig_type_element(t) : t, is_structure(t));
    if (!n)
        return (JigStr){0};
    return is_structure(t) ? jig_arena_printf(a, "jig_%s_%zu", n->name, jig_type_rank(t))
                           : jig_str(n->in_c);
}

/* ---- Structures ---- */

typedef struct Header {
    JigArena *arena;
    JigCharVec text;
    JigStrMap structures; /* that are there */
    bool any;             /* function is declared */
} Header;

static void JIG_PRINTF(2, 3) put(Header *h, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    JigStr text = jig_arena_vprintf(h->arena, fmt, args);
    va_end(args);
    jig_chars_write(&h->text, text.ptr, text.len);
}

static void put_strides(Header *h, size_t rank) {
    for (size_t i = 0; i < rank; ++i) {
        put(h, "%s", i ? ", " : "");
        for (size_t k = i + 1; k < rank; ++k)
            put(h, "%ssize%zu", k > i + 1 ? " * " : "", k);
        if (i + 1 == rank)
            put(h, "1");
    }
}

static void put_sizes(Header *h, const char *before, size_t rank) {
    for (size_t i = 0; i < rank; ++i)
        put(h, "%s%ssize%zu", i || *before == ',' ? ", " : "", *before == ',' ? before + 1 : before,
            i);
}

static void put_structure(Header *h, const JigType *t) {
    JigStr name = name_of(t, h->arena);
    const char *of = number_of(jig_type_element(t), true)->in_c;
    size_t rank = jig_type_rank(t);
    if (jig_strmap_get(&h->structures, name))
        return;
    jig_strmap_set(&h->structures, name, h);
    put(h, "#ifndef %.*s_is_known\n#define %.*s_is_known\n", JIG_FMT(name), JIG_FMT(name));
    put(h, "typedef struct %.*s {\n    %s *allocated, *aligned;\n    int64_t offset", JIG_FMT(name),
        of);
    if (rank)
        put(h, ", sizes[%zu], strides[%zu]", rank, rank);
    put(h, ";\n} %.*s;\n/* Rows one behind the other. */\nstatic inline %.*s %.*s_at(%s *data",
        JIG_FMT(name), JIG_FMT(name), JIG_FMT(name), of);
    put_sizes(h, ",int64_t ", rank);
    put(h, ") {\n    %.*s made = {data, data, 0", JIG_FMT(name));
    if (rank) {
        put(h, ", {");
        put_sizes(h, "", rank);
        put(h, "}, {");
        put_strides(h, rank);
        put(h, "}");
    }
    put(h, "};\n    return made;\n}\n#endif\n");
}

/* ---- Functions ---- */

static bool is_identifier(JigStr name) {
    for (size_t i = 0; i < name.len; ++i) {
        char c = name.ptr[i];
        if (!(c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
              (i && c >= '0' && c <= '9')))
            return false;
    }
    return name.len;
}

typedef struct Function {
    JigStr name;
    const JigType *const *inputs, *const *results;
    size_t num_inputs, num_results;
} Function;

/* What of it C has nothing for; NULL: nothing. */
static const JigType *unknown_type(const Function *f, JigArena *a) {
    for (size_t i = 0; i < f->num_inputs + f->num_results; ++i) {
        const JigType *t = i < f->num_inputs ? f->inputs[i] : f->results[i - f->num_inputs];
        if (!name_of(t, a).len)
            return t;
    }
    return NULL;
}

static void put_results(Header *h, const Function *f) {
    put(h, "typedef struct %.*s_results {\n", JIG_FMT(f->name));
    for (size_t i = 0; i < f->num_results; ++i)
        put(h, "    %.*s result%zu;\n", JIG_FMT(name_of(f->results[i], h->arena)), i);
    put(h, "} %.*s_results;\n", JIG_FMT(f->name));
}

/* Results that are no number come through a pointer in front. */
static void put_declaration(Header *h, const Function *f) {
    bool several = f->num_results > 1, one = f->num_results == 1;
    bool returned = one && !is_structure(f->results[0]);
    const char *separator = "";
    JigStr result = one ? name_of(f->results[0], h->arena) : JIG_STR("void");
    put(h, "%.*s _mlir_ciface_%.*s(", JIG_FMT(returned ? result : JIG_STR("void")),
        JIG_FMT(f->name));
    if (several || (one && !returned)) {
        put(h, several ? "%.*s_results *result" : "%.*s *result",
            JIG_FMT(several ? f->name : result));
        separator = ", ";
    }
    for (size_t i = 0; i < f->num_inputs; ++i, separator = ", ")
        put(h, "%s%.*s %sarg%zu", separator, JIG_FMT(name_of(f->inputs[i], h->arena)),
            is_structure(f->inputs[i]) ? "*" : "", i);
    put(h, "%s);\n", *separator ? "" : "void");
}

static void put_signature(Header *h, JigContext *ctx, const Function *f) {
    put(h, "\n/* @%.*s(%s)", JIG_FMT(f->name), jig_msg_types(ctx, f->inputs, f->num_inputs));
    put(h, " -> (%s)", jig_msg_types(ctx, f->results, f->num_results));
}

static void put_function(Header *h, JigOp *op) {
    Function f = {.name = jig_symbol_name(op)};
    f.inputs = jig_function_inputs(op, &f.num_inputs);
    f.results = jig_function_results(op, &f.num_results);
    const JigType *unknown = unknown_type(&f, h->arena);
    put_signature(h, jig_op_context(op), &f);
    if (unknown || !is_identifier(f.name)) {
        put(h, " is left out: C has no name for %s. */\n",
            unknown ? jig_msg_type(unknown) : "the function");
        return;
    }
    put(h, " */\n");
    for (size_t i = 0; i < f.num_inputs + f.num_results; ++i) {
        const JigType *t = i < f.num_inputs ? f.inputs[i] : f.results[i - f.num_inputs];
        if (is_structure(t))
            put_structure(h, t);
    }
    if (f.num_results > 1)
        put_results(h, &f);
    put_declaration(h, &f);
    h->any = true;
}

/* ---- The whole ---- */

static const char beginning[] = "/* Element (i, j) of a structure m is m.aligned[m.offset + i * "
                                "m.strides[0] + j * m.strides[1]].\n"
                                " * What a result describes is the caller's, to be freed by "
                                "free(result.allocated), unless that is\n"
                                " * an argument's. */\n"
                                "#pragma once\n"
                                "#include <stdint.h>\n"
                                "#ifdef __cplusplus\n"
                                "extern \"C\" {\n"
                                "#endif\n";
static const char end[] = "\n#ifdef __cplusplus\n}\n#endif\n";

static bool is_public(JigOp *op) {
    return jig_op_is(op, JIG_FUNC(FUNC)) && !jig_symbol_is_private(op) &&
           !jig_region_is_empty(jig_func_func_body(op));
}

bool jig_codegen_c_header(JigOp *module, JigStr name, JigWriteFn write, void *user) {
    JIG_REQUIRE(module && write);
    JigContext *ctx = jig_op_context(module);
    Header h = {.arena = jig_arena_create()};
    JigRewriter *rw = jig_rewriter_create(ctx);
    put(&h, "/* What C calls of %.*s, as jig emit has compiled it. */\n%s", JIG_FMT(name),
        beginning);
    for (JigOp *op = jig_block_first(jig_op_body(module)); op; op = jig_op_next(op))
        if (is_public(op)) {
            put_function(&h, op);
            jig_rw_set_attr(rw, op, "llvm.emit_c_interface", jig_attr_unit(ctx));
        }
    put(&h, "%s", end);
    if (h.any)
        write(user, h.text.data, h.text.len);
    bool any = h.any;
    jig_rewriter_destroy(rw);
    jig_strmap_free(&h.structures);
    jig_vec_free(&h.text);
    jig_arena_destroy(h.arena);
    return any || jig_error(ctx, jig_op_loc(module),
                            "there is no public function that C could be told of: those that have "
                            "been lowered say nothing of their types");
}
