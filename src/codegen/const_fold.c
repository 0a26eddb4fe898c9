/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What is constant. LLVM's builder makes constants of instructions whose operands are constants,
 * and so does this file, for what computes on numbers, aggregates and addresses. What LLVM keeps as
 * an expression (sums and casts of addresses) becomes text, which a reader of LLVM IR folds
 * further.
 */
#include "codegen/ir_machines.h"
#include "dialect/llvm/llvm_attrs.h"

/* Longer expressions are instructions: each use of one writes it again. */
enum { LONGEST_TEXT = 1024 };

const JigIrConst *jig_codegen_const_bits(JigIr *ir, const JigType *t, uint64_t bits) {
    return jig_codegen_const_int(ir, t, jig_int(jig_type_width(t), bits, ir->arena));
}
static const JigIrConst *same_kind(JigIr *ir, const JigIrConst *c, const JigType *t) {
    return jig_codegen_const_simple(ir, c->kind, t);
}

/* ---- Leaves ---- */

static const JigIrConst *zero_of(JigIr *ir, const JigType *t) {
    t = jig_codegen_type(t);
    if (jig_type_kind(t) == JIG_TYPE_INTEGER)
        return jig_codegen_const_bits(ir, t, 0);
    if (jig_type_kind(t) == JIG_TYPE_FLOAT)
        return jig_codegen_const_float(ir, t, jig_float_zero(jig_type_float_kind(t), false));
    return jig_codegen_const_simple(ir, JIG_IR_NULL, t);
}
static const JigIrConst *text_leaf(JigIr *ir, const JigType *t, const char *word, JigStr name) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_put(ir, word);
    jig_codegen_put_symbol(ir, '@', name);
    return jig_codegen_const_text(ir, t, jig_codegen_end(ir, before));
}
static const JigIrConst *block_leaf(JigIr *ir, const JigOp *op, const JigType *t) {
    const JigAttr *x = jig_llvm_blockaddress_block_addr_attr(op);
    const JigAttr *tag = jig_attr_param(jig_attr_param(x, 1), 0);
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_put(ir, "blockaddress(");
    jig_codegen_put_symbol(ir, '@', jig_attr_symbol_leaf(jig_attr_param(x, 0)));
    jig_codegen_putf(ir, ", %%blocktag%lld)", (long long)jig_attr_int_value(tag));
    return jig_codegen_const_text(ir, t, jig_codegen_end(ir, before));
}

const JigIrConst *jig_codegen_leaf(JigIr *ir, const JigOp *op) {
    const JigType *t = jig_op_result_type(op, 0);
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_VOID)) {
        jig_codegen_fail(ir, op, "has a result of type void");
        return NULL;
    }
    switch (jig_codegen_id(op)) {
    case JIG_LLVM_MLIR_CONSTANT: {
        const JigIrConst *c = jig_codegen_const_of(ir, t, jig_llvm_mlir_constant_value_attr(op));
        if (!c)
            jig_codegen_fail(ir, op, "has a value that is no constant of its type");
        return c;
    }
    case JIG_LLVM_MLIR_UNDEF:
        return jig_codegen_const_simple(ir, JIG_IR_UNDEF, t);
    case JIG_LLVM_MLIR_POISON:
        return jig_codegen_const_simple(ir, JIG_IR_POISON, t);
    case JIG_LLVM_MLIR_ZERO:
    case JIG_LLVM_MLIR_NONE:
        return zero_of(ir, t);
    case JIG_LLVM_MLIR_ADDRESSOF:
        return jig_codegen_const_symbol(ir, t, jig_llvm_mlir_addressof_global_name(op));
    case JIG_LLVM_DSO_LOCAL_EQUIVALENT:
        return text_leaf(ir, t, "dso_local_equivalent ",
                         jig_llvm_dso_local_equivalent_function_name(op));
    case JIG_LLVM_BLOCKADDRESS:
        return block_leaf(ir, op, t);
    default:
        return NULL;
    }
}

/* ---- Expressions as text ---- */

/* "opcode flags (T a, T b to T)". */
static const JigIrConst *expression(JigIr *ir, const JigOp *op, const char *opcode,
                                    const JigIrConst *const *operands, size_t n, bool cast) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    const JigType *t = jig_op_result_type(op, 0);
    jig_codegen_put(ir, opcode);
    if (!cast)
        jig_codegen_put_flags(ir, op);
    jig_codegen_put(ir, " (");
    for (size_t i = 0; i < n; i++) {
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_typed_const(ir, operands[i]);
    }
    if (cast) {
        jig_codegen_put(ir, " to ");
        jig_codegen_put_type(ir, t);
    }
    jig_codegen_put(ir, ")");
    JigStr all = jig_codegen_end(ir, before);
    return all.len > LONGEST_TEXT ? NULL : jig_codegen_const_text(ir, t, all);
}

/* ---- Addresses ---- */

static bool index_of(const JigIrConst *c, int64_t *n) {
    if (c->kind != JIG_IR_INT || !(jig_int_fits_s64(c->number) || c->number.width <= 64))
        return false;
    *n = jig_int_s64(c->number);
    return true;
}

/* How far behind the base; false: not known. */
static bool gep_offset(JigIr *ir, const JigOp *op, const JigIrConst *const *operands,
                       int64_t *offset) {
    const JigAttr *indices = jig_llvm_getelementptr_raw_constant_indices_attr(op);
    const JigType *t = jig_codegen_type(jig_llvm_getelementptr_elem_type(op));
    *offset = 0;
    for (size_t i = 0, next = 1; i < jig_attr_dense_array_len(indices); i++) {
        int64_t index = jig_attr_dense_array_int(indices, i), step;
        uint64_t size, align;
        if (index == JIG_LLVM_GEP_DYNAMIC && !index_of(operands[next++], &index))
            return false;
        if (i && jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT)) {
            if (index < 0 || !jig_codegen_struct_offset(&ir->layout, t, (size_t)index, &size) ||
                __builtin_add_overflow(*offset, (int64_t)size, offset))
                return false;
            t = jig_codegen_part_type(t, (size_t)index);
            continue;
        }
        t = i ? jig_codegen_part_type(t, 0) : t;
        if (!jig_codegen_size(&ir->layout, t, &size, &align) || size > INT64_MAX ||
            __builtin_mul_overflow(index, (int64_t)size, &step) ||
            __builtin_add_overflow(*offset, step, offset))
            return false;
    }
    return true;
}

/* An expression as something with an offset. */
static const JigIrConst *as_base(JigIr *ir, const JigIrConst *c) {
    if (c->kind != JIG_IR_TEXT)
        return c;
    JigIrConst base = {.kind = JIG_IR_ADDRESS, .address = {.base = c->text}};
    return jig_codegen_const_address(ir, c->type, &base, 0, 0);
}

/* One index of an expression, as LLVM writes it: with the width of the pointer's, but in a
 * structure. */
static bool put_index(JigIr *ir, const JigIrConst *c, int64_t number, bool field, uint32_t width) {
    jig_codegen_put(ir, ", ");
    if (field) {
        jig_codegen_putf(ir, "i32 %lld", (long long)number);
        return true;
    }
    if (!c || index_of(c, &number)) {
        jig_codegen_putf(ir, "i%u %lld", width, (long long)number);
        return true;
    }
    jig_codegen_put_typed_const(ir, c);
    return c->kind == JIG_IR_TEXT && jig_type_is_integer(c->type, width);
}

/* With an index that is an expression: "getelementptr (T, ptr a, i64 b)". */
static const JigIrConst *gep_text(JigIr *ir, const JigOp *op, const JigIrConst *const *operands) {
    const JigAttr *indices = jig_llvm_getelementptr_raw_constant_indices_attr(op);
    const JigType *t = jig_codegen_type(jig_llvm_getelementptr_elem_type(op)),
                  *to = jig_op_result_type(op, 0);
    uint32_t width = jig_codegen_index_width(&ir->layout, jig_llvm_ptr_space(to));
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    bool ok = true;
    jig_codegen_put(ir, "getelementptr");
    jig_codegen_put_flags(ir, op);
    jig_codegen_put(ir, " (");
    jig_codegen_put_type(ir, t);
    jig_codegen_put(ir, ", ");
    jig_codegen_put_typed_const(ir, operands[0]);
    for (size_t i = 0, next = 1; i < jig_attr_dense_array_len(indices) && ok; i++) {
        int64_t index = jig_attr_dense_array_int(indices, i);
        uint64_t size, align;
        bool field = i && jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT);
        const JigIrConst *c = index == JIG_LLVM_GEP_DYNAMIC ? operands[next++] : NULL;
        ok = !field || (index >= 0 && (size_t)index < jig_llvm_struct_len(t));
        t = !i || !ok ? t : jig_codegen_part_type(t, field ? (size_t)index : 0);
        ok = ok && jig_codegen_size(&ir->layout, t, &size, &align) &&
             put_index(ir, c, index, field, width);
    }
    jig_codegen_put(ir, ")");
    JigStr all = jig_codegen_end(ir, before);
    return ok && all.len <= LONGEST_TEXT ? jig_codegen_const_text(ir, to, all) : NULL;
}

static const JigIrConst *fold_gep(JigIr *ir, const JigOp *op, const JigIrConst *const *operands) {
    const JigIrConst *base = as_base(ir, operands[0]);
    const JigType *t = jig_op_result_type(op, 0);
    int64_t offset;
    uint32_t flags = (uint32_t)jig_codegen_int(jig_llvm_getelementptr_no_wrap_flags_attr(op), 0);
    if (base->kind == JIG_IR_POISON ||
        (base->kind == JIG_IR_UNDEF && jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR)))
        return same_kind(ir, base, t);
    bool known = base->kind == JIG_IR_NULL || base->kind == JIG_IR_ADDRESS;
    if (!jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR) || !known)
        return NULL;
    if (!gep_offset(ir, op, operands, &offset))
        return gep_text(ir, op, operands);
    int64_t from = base->kind == JIG_IR_ADDRESS ? base->address.offset : 0;
    bool is_number = base->kind == JIG_IR_NULL || !base->address.base.len;
    if (from && !is_number)
        flags &= base->address.flags;
    if (__builtin_add_overflow(offset, from, &offset))
        return NULL;
    if (is_number && !offset)
        return jig_codegen_const_simple(ir, JIG_IR_NULL, t);
    if (is_number)
        return jig_codegen_const_number_address(ir, t, offset, 64);
    /* Within a global, it is known to be. */
    if (offset >= 0 && (uint64_t)offset <= base->address.size && base->address.size)
        flags |= JIG_GEP_INBOUNDS;
    if (flags & (JIG_GEP_INBOUNDS | JIG_GEP_NUSW) && offset >= 0)
        flags |= JIG_GEP_NUW;
    return jig_codegen_const_address(ir, t, base, offset, flags);
}

static const JigIrConst *fold_inttoptr(JigIr *ir, const JigIrConst *c, const JigType *to) {
    if (c->kind == JIG_IR_TEXT && c->pointer && c->pointer->type == to)
        return c->pointer;
    if (c->kind != JIG_IR_INT || !jig_llvm_is_type(to, JIG_LLVM_TYPE_PTR) ||
        jig_codegen_pointer_width(&ir->layout, jig_llvm_ptr_space(to)) != 64)
        return NULL;
    int64_t n = (int64_t)jig_int_u64(c->number);
    const JigIrConst *null = jig_codegen_const_simple(ir, JIG_IR_NULL, to);
    return n ? jig_codegen_const_number_address(ir, to, n, c->number.width) : null;
}
static const JigIrConst *fold_ptrtoint(JigIr *ir, const JigIrConst *c, const JigType *to) {
    if (c->kind == JIG_IR_NULL && jig_type_kind(to) == JIG_TYPE_INTEGER)
        return zero_of(ir, to);
    if (c->kind != JIG_IR_ADDRESS || c->address.base.len || jig_type_kind(to) != JIG_TYPE_INTEGER)
        return NULL;
    return jig_codegen_const_int(
        ir, to,
        jig_int_zext(jig_int_s(64, c->address.offset, ir->arena), jig_type_width(to), ir->arena));
}

static const JigIrConst *fold_cast(JigIr *ir, const JigOp *op, const JigIrConst *c) {
    const JigType *to = jig_codegen_type(jig_op_result_type(op, 0));
    const JigIrConst *folded = NULL;
    bool text = jig_op_is(op, JIG_LLVM(TRUNC)) || jig_op_is(op, JIG_LLVM(BITCAST)) ||
                jig_op_is(op, JIG_LLVM(PTRTOINT)) || jig_op_is(op, JIG_LLVM(INTTOPTR)) ||
                jig_op_is(op, JIG_LLVM(ADDRSPACECAST));
    if (c->kind == JIG_IR_POISON || (c->kind == JIG_IR_UNDEF && text))
        return same_kind(ir, c, to);
    if (jig_op_is(op, JIG_LLVM(INTTOPTR)))
        folded = fold_inttoptr(ir, c, to);
    else if (jig_op_is(op, JIG_LLVM(PTRTOINT)))
        folded = fold_ptrtoint(ir, c, to);
    else if (!jig_op_is(op, JIG_LLVM(ADDRSPACECAST)))
        folded = jig_codegen_fold_cast(ir, op, c, to);
    if (folded || !text)
        return folded;
    folded = expression(ir, op, jig_codegen_opcode(op), &c, 1, true);
    bool whole =
        folded && jig_op_is(op, JIG_LLVM(PTRTOINT)) && jig_type_kind(to) == JIG_TYPE_INTEGER &&
        jig_type_width(to) == jig_codegen_pointer_width(&ir->layout, jig_llvm_ptr_space(c->type));
    return whole ? jig_codegen_const_pointer_number(ir, to, folded->text, c) : folded;
}

/* ---- Parts ---- */

static const JigIrConst *fold_extractvalue(JigIr *ir, const JigOp *op, const JigIrConst *c) {
    const JigAttr *position = jig_llvm_extractvalue_position_attr(op);
    for (size_t i = 0; c && i < jig_attr_dense_array_len(position); i++)
        c = jig_codegen_const_part(ir, c, (size_t)jig_attr_dense_array_int(position, i));
    return c;
}

/* `c` with part `at` replaced. */
static const JigIrConst *with_part(JigIr *ir, const JigIrConst *c, size_t at,
                                   const JigIrConst *part) {
    size_t n = jig_codegen_num_parts(c->type);
    if (at >= n)
        return NULL;
    const JigIrConst **items = jig_codegen_new_parts(ir, n);
    if (!items)
        return NULL;
    for (size_t i = 0; i < n; i++) {
        items[i] = i == at ? part : jig_codegen_const_part(ir, c, i);
        if (!items[i])
            return NULL;
    }
    return jig_codegen_const_parts(ir, c->type, items, n);
}
static const JigIrConst *insert(JigIr *ir, const JigIrConst *c, const JigAttr *position, size_t i,
                                const JigIrConst *part) {
    if (i == jig_attr_dense_array_len(position))
        return part;
    size_t at = (size_t)jig_attr_dense_array_int(position, i);
    const JigIrConst *inner = jig_codegen_const_part(ir, c, at);
    inner = inner ? insert(ir, inner, position, i + 1, part) : NULL;
    return inner ? with_part(ir, c, at, inner) : NULL;
}

/* An aggregate that is built part by part is one list of parts, not as many as there are steps:
 * what was made for this step alone is changed. */
static const JigIrConst *fold_insertvalue(JigIr *ir, const JigOp *op,
                                          const JigIrConst *const *operands) {
    const JigAttr *position = jig_llvm_insertvalue_position_attr(op);
    const JigValue *container = jig_llvm_insertvalue_container(op);
    const JigIrConst *c = operands[0];
    if (c->kind != JIG_IR_PARTS || !jig_attr_dense_array_len(position) ||
        !jig_value_has_one_use(container) || !jig_value_def_is(container, JIG_LLVM(INSERTVALUE)))
        return insert(ir, c, position, 0, operands[1]);
    size_t at = (size_t)jig_attr_dense_array_int(position, 0);
    const JigIrConst *part =
        at < c->parts.n ? insert(ir, c->parts.items[at], position, 1, operands[1]) : NULL;
    if (!part)
        return NULL;
    c->parts.items[at] = part;
    return jig_codegen_const_parts(ir, c->type, c->parts.items, c->parts.n);
}

static bool is_fixed(const JigType *t) {
    return jig_type_is_vector(t) && !jig_type_is_scalable(t);
}

static const JigIrConst *fold_extractelement(JigIr *ir, const JigOp *op,
                                             const JigIrConst *const *operands) {
    const JigIrConst *v = operands[0], *i = operands[1];
    const JigType *t = jig_op_result_type(op, 0);
    if (v->kind == JIG_IR_POISON || i->kind == JIG_IR_POISON || i->kind == JIG_IR_UNDEF)
        return jig_codegen_const_simple(ir, JIG_IR_POISON, t);
    if (v->kind == JIG_IR_UNDEF)
        return same_kind(ir, v, t);
    if (i->kind == JIG_IR_INT && is_fixed(v->type)) {
        uint64_t at = jig_int_fits_u64(i->number) ? jig_int_u64(i->number) : UINT64_MAX;
        if (at >= jig_codegen_num_parts(v->type))
            return jig_codegen_const_simple(ir, JIG_IR_POISON, t);
        const JigIrConst *part = jig_codegen_const_part(ir, v, (size_t)at);
        if (part)
            return part;
    }
    return expression(ir, op, "extractelement", operands, 2, false);
}

static const JigIrConst *fold_insertelement(JigIr *ir, const JigOp *op,
                                            const JigIrConst *const *operands) {
    const JigIrConst *v = operands[0], *i = operands[2];
    if (i->kind == JIG_IR_POISON || i->kind == JIG_IR_UNDEF)
        return jig_codegen_const_simple(ir, JIG_IR_POISON, v->type);
    if (i->kind == JIG_IR_INT && is_fixed(v->type)) {
        uint64_t at = jig_int_fits_u64(i->number) ? jig_int_u64(i->number) : UINT64_MAX;
        if (at >= jig_codegen_num_parts(v->type))
            return jig_codegen_const_simple(ir, JIG_IR_POISON, v->type);
        const JigIrConst *c = with_part(ir, v, (size_t)at, operands[1]);
        if (c)
            return c;
    }
    return expression(ir, op, "insertelement", operands, 3, false);
}

/* Which element of the two vectors a mask's number is; a number below 0 is any value. */
static const JigIrConst *shuffled(JigIr *ir, const JigIrConst *const *operands, const JigType *t,
                                  int64_t k) {
    size_t n = jig_codegen_num_parts(operands[0]->type);
    if (k < 0 || (uint64_t)k >= 2 * n)
        return jig_codegen_const_simple(ir, JIG_IR_UNDEF, t);
    size_t i = (size_t)k;
    return i < n ? jig_codegen_const_part(ir, operands[0], i)
                 : jig_codegen_const_part(ir, operands[1], i - n);
}
static const JigIrConst *fold_shufflevector(JigIr *ir, const JigOp *op,
                                            const JigIrConst *const *operands) {
    const JigAttr *mask = jig_llvm_shufflevector_mask_attr(op);
    const JigType *t = jig_op_result_type(op, 0);
    size_t n = jig_attr_dense_array_len(mask), unknown = 0;
    for (size_t i = 0; i < n; i++)
        unknown += jig_attr_dense_array_int(mask, i) < 0;
    if (unknown == n)
        return jig_codegen_const_simple(ir, JIG_IR_POISON, t);
    if (!is_fixed(t))
        return NULL;
    const JigIrConst **items = jig_codegen_new_parts(ir, n);
    if (!items)
        return NULL;
    for (size_t i = 0; i < n; i++) {
        items[i] =
            shuffled(ir, operands, jig_codegen_part_type(t, 0), jig_attr_dense_array_int(mask, i));
        if (!items[i])
            return NULL;
    }
    return jig_codegen_const_parts(ir, t, items, n);
}

/* ---- Choices ---- */

static bool is_undefined(const JigIrConst *c) {
    return c->kind == JIG_IR_UNDEF || c->kind == JIG_IR_POISON;
}
static const JigIrConst *choose(JigIr *ir, const JigIrConst *cond, const JigIrConst *a,
                                const JigIrConst *b) {
    if (cond->kind == JIG_IR_POISON)
        return same_kind(ir, cond, a->type);
    if (cond->kind == JIG_IR_INT)
        return jig_int_is_zero(cond->number) ? b : a;
    if (cond->kind == JIG_IR_NULL)
        return b;
    if (cond->kind == JIG_IR_SPLAT && cond->splat->kind == JIG_IR_INT)
        return jig_int_is_zero(cond->splat->number) ? b : a;
    if (is_fixed(cond->type) && cond->kind != JIG_IR_UNDEF) {
        size_t n = jig_codegen_num_parts(cond->type);
        const JigIrConst **items = jig_codegen_new_parts(ir, n);
        if (!items)
            return NULL;
        for (size_t i = 0; i < n; i++) {
            const JigIrConst *c = jig_codegen_const_part(ir, cond, i),
                             *x = jig_codegen_const_part(ir, a, i),
                             *y = jig_codegen_const_part(ir, b, i);
            items[i] = c && x && y ? choose(ir, c, x, y) : NULL;
            if (!items[i])
                return NULL;
        }
        return jig_codegen_const_parts(ir, a->type, items, n);
    }
    if (cond->kind == JIG_IR_UNDEF)
        return is_undefined(a) ? a : b;
    return NULL;
}

/* ---- The whole ---- */

/* How far two addresses behind one base are apart, as numbers. */
static const JigIrConst *distance(JigIr *ir, const JigIrConst *a, const JigIrConst *b) {
    const JigIrConst *x = a->kind == JIG_IR_TEXT ? a->pointer : NULL,
                     *y = b->kind == JIG_IR_TEXT ? b->pointer : NULL;
    if (!x || !y || x->kind != JIG_IR_ADDRESS || y->kind != JIG_IR_ADDRESS ||
        !x->address.base.len || !jig_str_eq(x->address.base, y->address.base))
        return NULL;
    return jig_codegen_const_bits(ir, a->type,
                                  (uint64_t)x->address.offset - (uint64_t)y->address.offset);
}

static const JigIrConst *fold_binary(JigIr *ir, const JigOp *op,
                                     const JigIrConst *const *operands) {
    const JigIrConst *apart =
        jig_op_is(op, JIG_LLVM(SUB)) ? distance(ir, operands[0], operands[1]) : NULL;
    if (apart)
        return apart;
    const JigIrConst *c = jig_codegen_fold_binary(ir, op, operands[0], operands[1]);
    bool text = jig_op_is(op, JIG_LLVM(ADD)) || jig_op_is(op, JIG_LLVM(SUB)) ||
                jig_op_is(op, JIG_LLVM(XOR));
    return c || !text ? c : expression(ir, op, jig_codegen_opcode(op), operands, 2, false);
}

const JigIrConst *jig_codegen_fold(JigIr *ir, const JigOp *op, const JigIrConst *const *operands) {
    switch (jig_codegen_id(op)) {
    case JIG_LLVM_GETELEMENTPTR:
        return fold_gep(ir, op, operands);
    case JIG_LLVM_EXTRACTVALUE:
        return fold_extractvalue(ir, op, operands[0]);
    case JIG_LLVM_INSERTVALUE:
        return fold_insertvalue(ir, op, operands);
    case JIG_LLVM_EXTRACTELEMENT:
        return fold_extractelement(ir, op, operands);
    case JIG_LLVM_INSERTELEMENT:
        return fold_insertelement(ir, op, operands);
    case JIG_LLVM_SHUFFLEVECTOR:
        return fold_shufflevector(ir, op, operands);
    case JIG_LLVM_SELECT:
        return choose(ir, operands[0], operands[1], operands[2]);
    case JIG_LLVM_ICMP:
    case JIG_LLVM_FCMP:
        return jig_codegen_fold_compare(ir, op, operands[0], operands[1]);
    case JIG_LLVM_FNEG:
        return jig_codegen_fold_binary(ir, op, operands[0], operands[0]);
    default:
        break;
    }
    const JigIrMachine *machine = jig_codegen_machine_of(ir, op);
    if (machine)
        return machine->fold ? machine->fold(ir, op, operands) : NULL;
    if (!jig_codegen_opcode(op))
        return NULL;
    return jig_op_num_operands(op) == 2 ? fold_binary(ir, op, operands)
                                        : fold_cast(ir, op, operands[0]);
}
