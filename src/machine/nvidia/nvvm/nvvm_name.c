/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Names of intrinsics in pieces, and parts of ops, which they are made of. */
#include "machine/nvidia/nvvm/nvvm_call.h"

#include "dialect/llvm/llvm_types.h"
#include "ir/spec/spec.h"
#include "machine/nvidia/nvvm/nvvm.h"

/* ---- Parts of an op by their names ---- */

JigOperandRange jig_nvvm_operands_of(const JigOp *op, const char *part) {
    JigEntity e;
    JigOperandRange r = {0};
    const JigSpec *spec = jig_spec(jig_op_name(jig_op_context(op), jig_op_name_of(op)));
    if (jig_spec_entity(spec, jig_str(part), &e) && e.kind == JIG_ENTITY_OPERAND)
        jig_op_operand_range(op, e.index, &r.start, &r.count);
    return r;
}

const JigAttr *jig_nvvm_property(const JigOp *op, const char *part) {
    const JigAttr *dict = jig_op_attrs(op);
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++)
        if (jig_str_is(jig_ident_str(jig_attr_dict_items(dict)[i].name), part))
            return jig_attr_dict_items(dict)[i].value;
    return NULL;
}

bool jig_nvvm_is_enum(const JigAttr *x) {
    const JigAttrRow *row = jig_attr_row(x);
    return row >= jig_nvvm_attrs && row < jig_nvvm_attrs + JIG_NVVM_NUM_ENUMS;
}

int64_t jig_nvvm_space_of(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR) ? (int64_t)jig_llvm_ptr_space(t) : -1;
}

/* ---- How they are written ---- */

static void put_shape(JigIr *ir, const JigAttr *x) {
    static const char letters[] = "mnk";
    size_t n = jig_attr_is(x, JIG_NVVM_ATTR(SHAPE)) ? 3 : 2;
    for (size_t i = 0; i < n; i++)
        jig_codegen_putf(ir, "%c%lld", letters[i],
                         (long long)jig_attr_int_value(jig_attr_param(x, i)));
}

/* Of less than 16 bits; others have no names. */
static const char *float_text(const JigType *t) {
    static const char *const names[] = {
        [JIG_F8E4M3FN] = "e4m3", [JIG_F8E5M2] = "e5m2",   [JIG_F8E8M0FNU] = "ue8m0",
        [JIG_F6E2M3FN] = "e2m3", [JIG_F6E3M2FN] = "e3m2", [JIG_F4E2M1FN] = "e2m1",
    };
    size_t kind = jig_type_is_float(t) ? (size_t)jig_type_float_kind(t) : JIG_LEN(names);
    return kind < JIG_LEN(names) && names[kind] ? names[kind] : "";
}

/* Of the first value of a group of operands or of the one result; NULL: there is none. */
static const JigType *type_of(const JigOp *op, const char *part) {
    JigOperandRange r = jig_nvvm_operands_of(op, part);
    if (r.count)
        return jig_op_operand_type(op, r.start);
    return !strcmp(part, "res") && jig_op_num_results(op) ? jig_op_result_type(op, 0) : NULL;
}

static void put_part(JigIr *ir, const JigOp *op, const char *part) {
    const JigAttr *x = jig_nvvm_property(op, part);
    const JigType *t = type_of(op, part);
    if (t)
        jig_codegen_put_mangled(ir, t);
    if (!x)
        return;
    if (jig_nvvm_is_enum(x))
        jig_codegen_put(ir, jig_nvvm_enum_text((JigNvvmAttrId)(jig_attr_row(x) - jig_nvvm_attrs),
                                               jig_attr_enum_value(x)));
    else if (jig_attr_is_int(x))
        jig_codegen_putf(ir, "%lld", (long long)jig_attr_int_value(x));
    else if (jig_attr_is_type(x))
        jig_codegen_put(ir, float_text(jig_attr_type_value(x)));
    else
        put_shape(ir, x);
}

static JigStr part_text(JigIr *ir, const JigOp *op, const char *part) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    put_part(ir, op, part);
    return jig_codegen_end(ir, before);
}

static bool is_false(const JigAttr *x) {
    return (jig_attr_is_bool(x) && !jig_attr_bool_value(x)) ||
           (jig_attr_is_int(x) && jig_type_is_integer(jig_attr_type(x), 1) &&
            !jig_attr_int_value(x));
}

static bool is_there(const JigOp *op, const char *part) {
    const JigAttr *x = jig_nvvm_property(op, part);
    return (x && !is_false(x)) || jig_nvvm_operands_of(op, part).count;
}

bool jig_nvvm_holds(JigIr *ir, const JigOp *op, const JigNvvmWhen *when) {
    if (!when->of)
        return true;
    if (when->space) {
        JigOperandRange r = jig_nvvm_operands_of(op, when->of);
        return r.count && jig_nvvm_space_of(jig_op_operand_type(op, r.start)) == when->space;
    }
    return when->is ? jig_str_is(part_text(ir, op, when->of), when->is) : is_there(op, when->of);
}

/* ---- Pieces ---- */

void jig_nvvm_put_mma_types(JigIr *ir, const JigOp *op, const char *none) {
    (void)none;
    JigStr a = part_text(ir, op, "multiplicandAPtxType"),
           b = part_text(ir, op, "multiplicandBPtxType");
    if (!jig_str_is(a, "f16")) {
        jig_codegen_put_str(ir, a);
        if (!jig_str_eq(a, b))
            jig_codegen_putf(ir, ".%.*s", JIG_FMT(b));
        return;
    }
    JigOperandRange c = jig_nvvm_operands_of(op, "operandC");
    const JigType *result = jig_op_result_type(op, 0);
    const JigType *sums[] = {jig_codegen_num_parts(result) ? jig_codegen_part_type(result, 0)
                                                           : NULL,
                             c.count ? jig_op_operand_type(op, c.start) : NULL};
    for (size_t i = 0; i < JIG_LEN(sums); i++)
        jig_codegen_putf(ir, "%sf%u", i ? "." : "",
                         sums[i] ? (unsigned)jig_type_width(jig_type_element_or_self(sums[i])) : 0);
}

void jig_nvvm_put_num_dims(JigIr *ir, const JigOp *op, const char *none) {
    (void)none;
    enum { OF_MATRIX = 2 };
    JigStr mode = part_text(ir, op, "mode");
    bool lines = jig_str_is(mode, "tile_gather4") || jig_str_is(mode, "tile_scatter4");
    jig_codegen_putf(ir, "%zu", lines ? OF_MATRIX : jig_nvvm_operands_of(op, "coordinates").count);
}

void jig_nvvm_put_num_tiles(JigIr *ir, const JigOp *op, const char *part) {
    JigStr shape = part_text(ir, op, "shape");
    const JigType *t = type_of(op, part);
    int64_t n = jig_type_is_vector(t) ? jig_type_num_elements(t) : 1;
    int64_t of_tile = jig_str_is(shape, "shape_16x256b")   ? 4
                      : jig_str_is(shape, "shape_16x128b") ? 2
                                                           : 1;
    jig_codegen_putf(ir, "%lld", (long long)(n / of_tile));
}

static void put_case(JigIr *ir, const JigNvvmCase *cases, JigStr text) {
    for (const JigNvvmCase *x = cases; x && x->from; x++)
        if (jig_str_is(text, x->from)) {
            jig_codegen_put(ir, x->to);
            return;
        }
    jig_codegen_put_str(ir, text);
}

static void put_piece(JigIr *ir, const JigOp *op, const JigNvvmPiece *x) {
    if (!jig_nvvm_holds(ir, op, &x->when)) {
        jig_codegen_put(ir, x->otherwise ? x->otherwise : "");
        return;
    }
    if (x->text && (!x->of || is_there(op, x->of)))
        jig_codegen_put(ir, x->text);
    if (x->put)
        x->put(ir, op, x->of);
    else if (x->counted)
        jig_codegen_putf(ir, "%zu", jig_nvvm_operands_of(op, x->of).count);
    else if (x->of)
        put_case(ir, x->cases, part_text(ir, op, x->of));
}

void jig_nvvm_put_name(JigIr *ir, const JigOp *op, const JigNvvmPiece *name) {
    bool whole = name->text && !strncmp(name->text, "llvm.", sizeof "llvm." - 1);
    jig_codegen_put(ir, whole ? "" : "llvm.nvvm.");
    for (; name->text || name->of || name->put; name++)
        put_piece(ir, op, name);
}
