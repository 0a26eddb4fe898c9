/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* vector.print of scalars and strings to llvm: calls of functions that the runtime library has. */
#include "dialect/arith/arith.h"
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "dialect/vector/vector_build.h"
#include "payload/lower/numbers/numbers.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/vector/llvm_vector.h"

/* ---- Functions ---- */
static JigOp *module_of(JigOp *op) {
    while (op && !jig_op_is(op, JIG_BUILTIN(MODULE)))
        op = jig_op_parent(op);
    return op;
}

enum { MOST_ARGS = 2 };

/* A void function of that name; at most MOST_ARGS arguments. False: something else has the name. */
static bool call(JigRewriter *rw, JigOp *op, const char *name, JigValue *const *args, size_t n) {
    const JigType *types[MOST_ARGS];
    for (size_t i = 0; i < n; i++)
        types[i] = jig_value_type(args[i]);
    JigOp *function = jig_to_llvm_runtime(rw, op, name, types, n, NULL);
    if (!function)
        return jig_no_match(rw, op, "its function is something else");
    jig_to_llvm_call_runtime(rw, jig_op_loc(op), function, args, n);
    return true;
}

/* ---- Scalars ---- */
typedef struct Printer {
    const char *name;
    uint32_t bits;              /* of what it takes: an integer, or */
    bool takes_float;           /* the value itself */
    const JigOpRow *conversion; /* before it; NULL: none */
    uint32_t format;            /* what its bits mean, which goes first; 0: that is not said */
} Printer;

static Printer of_int(const JigType *t) {
    uint32_t width = jig_type_width(t);
    bool is_unsigned = jig_type_sign(t) == JIG_UNSIGNED;
    Printer p = {.name = is_unsigned ? "printU64" : "printI64", .bits = 64};
    if (width > 64)
        p.name = NULL;
    else if (width < 64)
        p.conversion = is_unsigned || width == 1 ? JIG_ARITH(EXTUI) : JIG_ARITH(EXTSI);
    return p;
}

static Printer of_float(const JigType *t) {
    switch (jig_type_float_kind(t)) {
    case JIG_F32:
        return (Printer){.name = "printF32", .takes_float = true};
    case JIG_F64:
        return (Printer){.name = "printF64", .takes_float = true};
    case JIG_F16:
        return (Printer){.name = "printF16", .bits = 16, .conversion = JIG_LLVM(BITCAST)};
    case JIG_BF16:
        return (Printer){.name = "printBF16", .bits = 16, .conversion = JIG_LLVM(BITCAST)};
    case JIG_TF32: /* has no type in LLVM */
        return (Printer){0};
    default:
        break;
    }
    int format = jig_numbers_runtime_format(jig_type_float_kind(t));
    return format > 0 ? (Printer){.name = "printApFloat",
                                  .bits = 64,
                                  .conversion = JIG_LLVM(ZEXT),
                                  .format = (uint32_t)format}
                      : (Printer){0};
}

static Printer printer_of(const JigType *t) {
    if (jig_type_is_index(t))
        return (Printer){.name = "printU64", .bits = 64};
    if (jig_type_is_any_integer(t))
        return of_int(t);
    return jig_type_is_float(t) ? of_float(t) : (Printer){0};
}

static bool print_scalar(JigRewriter *rw, JigOp *op) {
    Printer p = printer_of(jig_value_type(jig_vector_print_source(op)));
    JigValue *value = jig_converted(rw, jig_vector_print_source(op));
    const JigType *word =
        p.takes_float ? jig_value_type(value) : jig_type_i(rw->ctx, p.bits ? p.bits : 1);
    if (!p.name || (!p.conversion && jig_value_type(value) != word))
        return jig_no_match(rw, op, "values of that type are not printed");
    JigValue *args[MOST_ARGS];
    size_t n = 0;
    if (p.format)
        args[n++] = jig_to_llvm_number(rw, jig_op_loc(op), 32, p.format);
    if (p.conversion)
        value = jig_op_result(
            jig_build(rw, jig_op_loc(op), p.conversion, &value, 1, &word, 1, NULL), 0);
    args[n++] = value;
    return call(rw, op, p.name, args, n);
}

/* ---- Strings ---- */
/* The string, ended by a zero, in a global of its own. */
static JigOp *global_of(JigRewriter *rw, JigOp *op, JigOp *module, JigStr text) {
    const JigType *byte = jig_type_i(rw->ctx, 8);
    int64_t n = (int64_t)text.len + 1;
    char *bytes = JIG_NEW_ARRAY(rw->arena, char, (size_t)n);
    for (size_t i = 0; i < text.len; i++)
        bytes[i] = text.ptr[i];
    bool same = true;
    for (int64_t i = 1; i < n; i++)
        same = same && bytes[i] == bytes[0];
    const JigAttr *value = jig_attr_dense(jig_type_tensor(&n, 1, byte, NULL), bytes, same);
    JigStr name = jig_symbol_unique_name(module, JIG_STR("vector_print_str"), rw->arena);
    JigPoint back = jig_point(rw);
    jig_at_start(rw, jig_region_first(jig_builtin_module_body_region(module)));
    JigLlvmMlirGlobal parts = {
        .global_type = jig_attr_of_type(jig_llvm_array((uint64_t)n, byte)),
        .constant = jig_attr_unit(rw->ctx),
        .sym_name = jig_attr_string(rw->ctx, name),
        .linkage = jig_llvm_enum_attr(rw->ctx, JIG_LLVM_ATTR_LINKAGE, JIG_LINKAGE_PRIVATE),
        .value = value};
    JigOp *made = jig_llvm_mlir_global_build(rw, jig_op_loc(op), &parts);
    jig_set_point(rw, back);
    return made;
}

static bool print_string(JigRewriter *rw, JigOp *op, JigOp *module) {
    JigLoc loc = jig_op_loc(op);
    JigOp *global =
        global_of(rw, op, module, jig_attr_string_value(jig_vector_print_string_literal_attr(op)));
    JigLlvmMlirAddressof address = {.global_name =
                                        jig_attr_flat_symbol(rw->ctx, jig_symbol_name(global)),
                                    .res_type = jig_llvm_ptr(rw->ctx, 0)};
    JigValue *base = jig_op_result(jig_llvm_mlir_addressof_build(rw, loc, &address), 0);
    const JigType *type = jig_attr_type_value(jig_llvm_mlir_global_global_type_attr(global));
    JigValue *text = jig_to_llvm_part_ptr(rw, loc, type, base, (const int32_t[]){0}, 1);
    return call(rw, op, "printString", &text, 1);
}

/* ---- vector.print ---- */
static const char *const marks[] = {
    [JIG_PUNCTUATION_NEWLINE] = "printNewline",
    [JIG_PUNCTUATION_COMMA] = "printComma",
    [JIG_PUNCTUATION_OPEN] = "printOpen",
    [JIG_PUNCTUATION_CLOSE] = "printClose",
};

static bool print(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *module = module_of(op);
    JigValue *source = jig_vector_print_source(op);
    if (!module || (source && jig_type_is_vector(jig_value_type(source))))
        return jig_no_match(rw, op, "vectors are printed element by element before");
    if (source && !print_scalar(rw, op))
        return false;
    const char *mark = marks[jig_attr_enum_value(jig_vector_print_punctuation_attr(op))];
    if (jig_vector_print_string_literal_attr(op)) {
        if (!print_string(rw, op, module))
            return false;
    } else if (mark) {
        if (!call(rw, op, mark, NULL, 0))
            return false;
    }
    jig_rw_erase(rw, op);
    return true;
}

const JigPattern jig_to_llvm_vector_print_patterns[] = {
    {.name = "(anonymous namespace)::VectorPrintOpConversion",
     .root = "vector.print",
     .converts = true,
     .fn = print},
    {0},
};
