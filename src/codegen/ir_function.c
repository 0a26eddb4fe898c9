/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions: what is constant, the numbers of values and blocks, and the text of blocks.
 *
 * Blocks are translated in an order in which what dominates comes first, as it is that of their
 * metadata and of the intrinsics that they declare; they stand in their own order. A block that a
 * terminator names more than once with arguments is reached from all but the first place through a
 * block of its own, a *detour*, so that a phi has one value for each predecessor.
 */
#include "codegen/gpu_host.h"
#include "codegen/check_ir.h"
#include "codegen/ir_machines.h"

typedef struct Detour {
    const JigOp *op; /* from this terminator, */
    size_t successor;
    JigBlock *to;
    uint32_t number;     /* of the block; its phis follow */
    uint32_t next_of_to; /* an earlier one, one more */
} Detour;

typedef struct JigIrFunction {
    JigBlockVec order; /* of translation */
    JIG_VEC(Detour) detours;
    JigPtrMap of_op;    /* terminators: for each successor a detour, one more */
    JigPtrMap to_block; /* blocks: the last detour to them, one more */
    JigPtrMap texts;    /* blocks: JigStr */
    uint32_t next_number;
} JigIrFunction;

/* ---- The order of translation ---- */

typedef struct Visit {
    JigBlock *block;
    size_t next;
} Visit;

static void visit_from(JigBlock *root, JigPtrMap *seen, JigBlockVec *post) {
    JIG_VEC(Visit) stack = {0};
    jig_vec_push(&stack, ((Visit){root, 0}));
    while (stack.len) {
        Visit *top = &jig_vec_last(&stack);
        const JigOp *last = jig_block_last(top->block);
        if (last && top->next < jig_op_num_successors(last)) {
            JigBlock *next = jig_op_successor(last, top->next++);
            if (jig_ptrset_add(seen, next))
                jig_vec_push(&stack, ((Visit){next, 0}));
        } else {
            jig_vec_push(post, top->block);
            stack.len--;
        }
    }
    jig_vec_free(&stack);
}

static void find_order(JigIrFunction *f, JigRegion *region) {
    JigPtrMap seen = {0};
    JigBlockVec post = {0};
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b)) {
        if (!jig_ptrset_add(&seen, b))
            continue;
        post.len = 0;
        visit_from(b, &seen, &post);
        while (post.len)
            jig_vec_push(&f->order, jig_vec_pop(&post));
    }
    jig_vec_free(&post);
    jig_ptrmap_free(&seen);
}

/* ---- Detours ---- */

static void find_detours_of(JigIr *ir, JigIrFunction *f, const JigOp *op, JigPtrMap *met) {
    size_t n = jig_op_num_successors(op);
    uint32_t *detours = NULL;
    jig_ptrmap_clear(met);
    for (size_t i = 0; i < n; i++) {
        JigBlock *to = jig_op_successor(op, i);
        if (!jig_block_num_args(to) || jig_ptrset_add(met, to))
            continue;
        if (!detours) {
            detours = JIG_NEW_ARRAY(ir->arena, uint32_t, n);
            jig_ptrmap_set(&f->of_op, op, detours);
        }
        void **last = jig_ptrmap_slot(&f->to_block, to);
        Detour d = {.op = op, .successor = i, .to = to, .next_of_to = (uint32_t)(uintptr_t)*last};
        jig_vec_push(&f->detours, d);
        *last = (void *)(uintptr_t)f->detours.len;
        detours[i] = (uint32_t)f->detours.len;
    }
}
static void find_detours(JigIr *ir, JigIrFunction *f, JigRegion *region) {
    JigPtrMap met = {0};
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b)) {
        const JigOp *last = jig_block_last(b);
        if (last && jig_op_num_successors(last) > 1)
            find_detours_of(ir, f, last, &met);
    }
    jig_ptrmap_free(&met);
}
static uint32_t detour_of(const JigIrFunction *f, const JigOp *op, size_t successor) {
    const uint32_t *detours = jig_ptrmap_get(&f->of_op, op);
    return detours ? detours[successor] : 0;
}

/* ---- Constants ---- */

const JigIrConst *jig_codegen_constant_of(const JigIr *ir, const JigValue *v) {
    const JigIrValue *value = jig_ptrmap_get(&ir->values, v);
    return value ? value->constant : NULL;
}

/* Casts to the type that the value has already. */
static JigIrValue *same_value(JigIr *ir, const JigOp *op) {
    bool cast = jig_op_is(op, JIG_LLVM(BITCAST)) || jig_op_is(op, JIG_LLVM(ADDRSPACECAST)) ||
                jig_op_is(op, JIG_LLVM(TRUNC)) || jig_op_is(op, JIG_LLVM(FPEXT)) ||
                jig_op_is(op, JIG_LLVM(FPTRUNC));
    return cast && jig_op_operand_type(op, 0) == jig_op_result_type(op, 0)
               ? jig_ptrmap_get(&ir->values, jig_op_operand(op, 0))
               : NULL;
}

static const JigIrConst *try_fold(JigIr *ir, const JigOp *op) {
    enum { MOST = 8 };
    const JigIrConst *operands[MOST];
    size_t n = jig_op_num_operands(op);
    if (n == 0)
        return jig_codegen_leaf(ir, op);
    if (n > MOST)
        return NULL;
    for (size_t i = 0; i < n; i++) {
        operands[i] = jig_codegen_constant_of(ir, jig_op_operand(op, i));
        if (!operands[i])
            return NULL;
    }
    return jig_codegen_fold(ir, op, operands);
}

static void plan_op(JigIr *ir, const JigOp *op) {
    if (jig_op_num_results(op) != 1)
        return;
    JigIrValue *value = same_value(ir, op);
    if (!value) {
        value = JIG_NEW(ir->arena, JigIrValue);
        value->constant = try_fold(ir, op);
    }
    jig_ptrmap_set(&ir->values, jig_op_result(op, 0), value);
}
static void plan_args(JigIr *ir, const JigBlock *block) {
    for (size_t i = 0; i < jig_block_num_args(block); i++)
        jig_ptrmap_set(&ir->values, jig_block_arg(block, i), JIG_NEW(ir->arena, JigIrValue));
}
static void plan_block(JigIr *ir, JigBlock *block) {
    for (const JigOp *op = jig_block_first(block); op && !ir->failed; op = jig_op_next(op))
        plan_op(ir, op);
}

const JigIrConst *jig_codegen_initializer(JigIr *ir, JigOp *op, JigRegion *region) {
    JigBlock *block = jig_region_first(region);
    const JigIrConst *c = NULL;
    for (const JigOp *o = jig_block_first(block); o && !ir->failed; o = jig_op_next(o)) {
        if (jig_op_is(o, JIG_LLVM(RETURN)) && jig_op_num_operands(o)) {
            c = jig_codegen_constant_of(ir, jig_op_operand(o, 0));
        } else {
            plan_op(ir, o);
            if (!ir->failed &&
                (jig_op_num_results(o) != 1 || !jig_codegen_constant_of(ir, jig_op_result(o, 0))))
                jig_codegen_fail(ir, o, "is no constant, which the initializer of '%.*s' must be",
                                 JIG_FMT(jig_symbol_name(op)));
        }
    }
    if (!c)
        jig_codegen_fail(ir, op, "has no initial value");
    jig_ptrmap_free(&ir->values);
    return ir->failed ? NULL : c;
}

/* ---- Numbers ---- */

static void number_args(JigIr *ir, JigIrFunction *f, const JigBlock *block) {
    for (size_t i = 0; i < jig_block_num_args(block); i++) {
        JigIrValue *v = jig_ptrmap_get(&ir->values, jig_block_arg(block, i));
        v->number = f->next_number++;
    }
}
/* The key of a block's address. */
static JigStr address_key(JigIr *ir, JigStr function, const JigAttr *tag) {
    return jig_arena_printf(ir->arena, "%.*s:%lld", JIG_FMT(function),
                            (long long)jig_attr_int_value(jig_attr_param(tag, 0)));
}
static JigWalk note_address(JigOp *op, void *user) {
    JigIr *ir = user;
    if (jig_op_is(op, JIG_LLVM(MLIR_ADDRESSOF)) &&
        jig_str_starts_with(jig_llvm_mlir_addressof_global_name(op), "llvm.") &&
        jig_op_is(
            jig_symbol_lookup_ref_in(ir->module, jig_llvm_mlir_addressof_global_name_attr(op)),
            JIG_LLVM(FUNC)))
        jig_codegen_refuse(ir, op, "Cannot take the address of an intrinsic!");
    if (jig_op_is(op, JIG_LLVM(BLOCKADDRESS))) {
        const JigAttr *x = jig_llvm_blockaddress_block_addr_attr(op);
        JigStr function = jig_attr_symbol_leaf(jig_attr_param(x, 0));
        jig_strmap_set(&ir->addressed, address_key(ir, function, jig_attr_param(x, 1)), ir);
    }
    return JIG_WALK_ADVANCE;
}
void jig_codegen_note_addresses(JigIr *ir) {
    jig_walk_pre(ir->module, note_address, ir);
}
/* The tag of a block whose address is taken; NULL of others. */
static const JigOp *tag_of(JigIr *ir, const JigBlock *block) {
    for (const JigOp *op = ir->addressed.len ? jig_block_first(block) : NULL; op;
         op = jig_op_next(op)) {
        if (!jig_op_is(op, JIG_LLVM(BLOCKTAG)))
            continue;
        JigStr function = jig_symbol_name(jig_block_parent_op(block));
        JigStr key = address_key(ir, function, jig_llvm_blocktag_tag_attr(op));
        return jig_strmap_get(&ir->addressed, key) ? op : NULL;
    }
    return NULL;
}
static void number_block(JigIr *ir, JigIrFunction *f, JigBlock *block, bool entry) {
    const JigOp *tag = tag_of(ir, block);
    const JigAttr *name = tag ? jig_attr_param(jig_llvm_blocktag_tag_attr(tag), 0) : NULL;
    void *number = name ? NULL : (void *)(uintptr_t)(2 * f->next_number++ + 1); /* odd */
    jig_ptrmap_set(&ir->blocks, block, name ? (void *)(uintptr_t)name : number);
    if (!entry)
        number_args(ir, f, block);
    for (const JigOp *op = jig_block_first(block); op; op = jig_op_next(op)) {
        JigIrValue *v =
            jig_op_num_results(op) == 1 ? jig_ptrmap_get(&ir->values, jig_op_result(op, 0)) : NULL;
        if (v && !v->constant && !same_value(ir, op))
            v->number = f->next_number++;
    }
}
static void number_all(JigIr *ir, JigIrFunction *f, JigRegion *region) {
    JigBlock *entry = jig_region_first(region);
    number_args(ir, f, entry);
    for (JigBlock *b = entry; b; b = jig_block_next(b))
        number_block(ir, f, b, b == entry);
    for (size_t i = 0; i < f->detours.len; i++) {
        f->detours.data[i].number = f->next_number;
        f->next_number += 1 + (uint32_t)jig_block_num_args(f->detours.data[i].to);
    }
}

/* ---- Text ---- */

void jig_codegen_put_value(JigIr *ir, const JigValue *v) {
    const JigIrValue *value = jig_ptrmap_get(&ir->values, v);
    if (value && value->constant)
        jig_codegen_put_const(ir, value->constant);
    else if (value)
        jig_codegen_putf(ir, "%%%u", value->number);
    else
        jig_codegen_fail(ir, ir->module, "uses a value of another function");
}
void jig_codegen_put_typed(JigIr *ir, const JigValue *v) {
    jig_codegen_put_type(ir, jig_value_type(v));
    jig_codegen_put(ir, " ");
    jig_codegen_put_value(ir, v);
}
/* A block whose address is taken has a name, since its number means nothing in other functions. */
static void put_label(JigIr *ir, const JigBlock *block) {
    const void *x = jig_ptrmap_get(&ir->blocks, block);
    if ((uintptr_t)x % 2)
        jig_codegen_putf(ir, "%u", (uint32_t)((uintptr_t)x / 2));
    else
        jig_codegen_putf(ir, "blocktag%u", (uint32_t)jig_attr_int_value(x));
}
void jig_codegen_put_block(JigIr *ir, const JigBlock *block) {
    jig_codegen_put(ir, "%");
    put_label(ir, block);
}
void jig_codegen_put_successor(JigIr *ir, const JigOp *op, size_t i) {
    uint32_t detour = detour_of(ir->function, op, i);
    jig_codegen_put(ir, "label ");
    if (detour)
        jig_codegen_putf(ir, "%%%u", ir->function->detours.data[detour - 1].number);
    else
        jig_codegen_put_block(ir, jig_op_successor(op, i));
}
void jig_codegen_put_result(JigIr *ir, const JigOp *op) {
    jig_codegen_put(ir, "  ");
    if (jig_op_num_results(op) &&
        !jig_llvm_is_type(jig_op_result_type(op, 0), JIG_LLVM_TYPE_VOID)) {
        jig_codegen_put_value(ir, jig_op_result(op, 0));
        jig_codegen_put(ir, " = ");
    }
}

JigStr jig_codegen_put_temporary(JigIr *ir) {
    JigStr name = jig_arena_printf(ir->arena, "%%t%u", ir->num_temporaries++);
    jig_codegen_putf(ir, "  %.*s = ", JIG_FMT(name));
    return name;
}

JigStr jig_codegen_type_text(JigIr *ir, const JigType *t) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_put_type(ir, t);
    return jig_codegen_end(ir, before);
}

JigStr jig_codegen_value_text(JigIr *ir, const JigValue *v) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_put_value(ir, v);
    return jig_codegen_end(ir, before);
}

/* What the terminator passes to argument `arg`; NULL: what it itself computes. */
static const JigValue *passed(const JigOp *op, size_t successor, size_t arg) {
    JigSuccOperands to = jig_branch_operands(op, successor);
    return arg < to.produced ? NULL : jig_op_operand(op, to.forwarded.start + arg - to.produced);
}
static void put_incoming(JigIr *ir, bool *first) {
    jig_codegen_put(ir, *first ? " [ " : ", [ ");
    *first = false;
}

static void put_location(JigIr *ir, JigLoc loc) {
    uint32_t number;
    if (ir->subprogram && jig_codegen_location(ir, loc, ir->subprogram, &number))
        jig_codegen_putf(ir, ", !dbg !%u", number);
}
static void put_phi(JigIr *ir, JigBlock *block, size_t arg) {
    JigIrFunction *f = ir->function;
    bool first = true;
    jig_codegen_put(ir, "  ");
    jig_codegen_put_value(ir, jig_block_arg(block, arg));
    jig_codegen_put(ir, " = phi ");
    jig_codegen_put_type(ir, jig_value_type(jig_block_arg(block, arg)));
    uint32_t d = (uint32_t)(uintptr_t)jig_ptrmap_get(&f->to_block, block);
    for (; d; d = f->detours.data[d - 1].next_of_to) {
        const Detour *detour = &f->detours.data[d - 1];
        put_incoming(ir, &first);
        jig_codegen_putf(ir, "%%%u, %%%u ]", detour->number + 1 + (uint32_t)arg, detour->number);
    }
    for (JigSuccUse *u = jig_block_first_pred(block); u; u = jig_succ_use_next(u)) {
        const JigOp *op = jig_succ_use_owner(u);
        if (detour_of(f, op, jig_succ_use_index(u)))
            continue;
        const JigValue *v = passed(op, jig_succ_use_index(u), arg);
        put_incoming(ir, &first);
        if (v)
            jig_codegen_put_value(ir, v);
        jig_codegen_put(ir, ", ");
        jig_codegen_put_block(ir, jig_op_block(op));
        jig_codegen_put(ir, " ]");
    }
    put_location(ir, jig_value_loc(jig_block_arg(block, arg)));
    jig_codegen_put(ir, "\n");
}

static void put_detour(JigIr *ir, const Detour *d) {
    jig_codegen_mark(ir, d->op);
    jig_codegen_putf(ir, "\n%u:\n", d->number);
    for (size_t i = 0; i < jig_block_num_args(d->to); i++) {
        jig_codegen_putf(ir, "  %%%u = phi ", d->number + 1 + (uint32_t)i);
        jig_codegen_put_type(ir, jig_value_type(jig_block_arg(d->to, i)));
        jig_codegen_put(ir, " [ ");
        jig_codegen_put_value(ir, passed(d->op, d->successor, i));
        jig_codegen_put(ir, ", ");
        jig_codegen_put_block(ir, jig_op_block(d->op));
        jig_codegen_put(ir, " ]\n");
    }
    jig_codegen_put(ir, "  br label ");
    jig_codegen_put_block(ir, d->to);
    jig_codegen_end_line(ir, d->op);
}

static bool is_constant(JigIr *ir, const JigOp *op) {
    if (jig_op_num_results(op) != 1)
        return jig_op_is(op, JIG_LLVM(BLOCKTAG));
    return jig_codegen_constant_of(ir, jig_op_result(op, 0)) || same_value(ir, op);
}

static void put_op(JigIr *ir, const JigOp *op) {
    ir->at = op;
    jig_codegen_mark(ir, op);
    jig_codegen_check_machine_attrs(ir, op);
    if (is_constant(ir, op) || !jig_codegen_check_instruction(ir, op))
        return;
    bool done = jig_codegen_put_instruction(ir, op) || jig_codegen_put_memory(ir, op) ||
                jig_codegen_put_control(ir, op) || jig_codegen_put_call(ir, op) ||
                jig_codegen_put_special_intrinsic(ir, op) || jig_codegen_put_intrinsic(ir, op) ||
                jig_codegen_put_machine_op(ir, op) || jig_codegen_put_gpu(ir, op) ||
                jig_codegen_put_debug_record(ir, op);
    if (!done)
        jig_codegen_fail_unknown(ir, op);
}

static JigStr block_text(JigIr *ir, JigBlock *block, bool entry) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_mark(ir, jig_block_parent_op(block));
    if (entry && tag_of(ir, block)) {
        put_label(ir, block);
        jig_codegen_put(ir, ":\n");
    }
    if (!entry) {
        jig_codegen_put(ir, "\n");
        put_label(ir, block);
        jig_codegen_put(ir, ":\n");
        for (size_t i = 0; jig_block_has_preds(block) && i < jig_block_num_args(block); i++)
            put_phi(ir, block, i);
    }
    for (const JigOp *op = jig_block_first(block); op && !ir->failed; op = jig_op_next(op))
        put_op(ir, op);
    return jig_codegen_end(ir, before);
}

/* The first block; memory that others take is taken here, behind its name if it has one. */
static void put_entry(JigIr *ir, JigStr text, bool has_name) {
    const char *line = has_name ? memchr(text.ptr, '\n', text.len) : NULL;
    size_t name = line ? (size_t)(line - text.ptr) + 1 : 0;
    jig_codegen_put_str(ir, (JigStr){text.ptr, name});
    jig_codegen_put_str(ir, (JigStr){ir->allocas.data, ir->allocas.len});
    jig_codegen_put_str(ir, (JigStr){text.ptr + name, text.len - name});
    ir->allocas.len = 0;
}

static void put_body(JigIr *ir, JigRegion *region) {
    JigIrFunction *f = ir->function;
    JigBlock *entry = jig_region_first(region);
    JigStr *texts = JIG_NEW_ARRAY(ir->arena, JigStr, f->order.len);
    for (size_t i = 0; i < f->order.len && !ir->failed; i++) {
        texts[i] = block_text(ir, f->order.data[i], f->order.data[i] == entry);
        jig_ptrmap_set(&f->texts, f->order.data[i], &texts[i]);
    }
    for (JigBlock *b = entry; b && !ir->failed; b = jig_block_next(b)) {
        JigStr text = *(const JigStr *)jig_ptrmap_get(&f->texts, b);
        if (b == entry)
            put_entry(ir, text, tag_of(ir, b));
        else
            jig_codegen_put_str(ir, text);
    }
    for (size_t i = 0; i < f->detours.len; i++)
        put_detour(ir, &f->detours.data[i]);
}

/* ---- The whole ---- */

static void put_signature(JigIr *ir, const JigOp *func, bool define) {
    const JigType *t = jig_llvm_func_function_type(func);
    JigIrParams p = {ir, func, jig_llvm_func_arg_attrs_attr(func),
                     jig_llvm_func_res_attrs_attr(func)};
    jig_codegen_put(ir, define ? "define" : "declare");
    if (!define)
        jig_codegen_put_function_metadata(ir, func);
    jig_codegen_put(ir, " ");
    jig_codegen_put_linkage(ir, jig_llvm_func_linkage_attr(func));
    jig_codegen_put(ir, jig_llvm_func_dso_local(func) ? "dso_local " : "");
    jig_codegen_put_visibility(ir, func);
    if (!jig_codegen_put_kernel_cc(ir, func))
        jig_codegen_put_callconv(ir, jig_llvm_func_cconv_attr(func));
    jig_codegen_put_result_attrs(&p);
    jig_codegen_put_type(ir, jig_llvm_func_result(t));
    jig_codegen_put(ir, " ");
    jig_codegen_put_symbol(ir, '@', jig_symbol_name(func));
    jig_codegen_put(ir, "(");
    size_t n = jig_llvm_func_num_args(t);
    for (size_t i = 0; i < n; i++) {
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_type(ir, jig_llvm_func_arg(t, i));
        jig_codegen_put_arg_attrs(&p, i);
        if (define)
            jig_codegen_putf(ir, " %%%zu", i);
    }
    if (jig_llvm_func_is_variadic(t))
        jig_codegen_put(ir, n ? ", ..." : "...");
    jig_codegen_put(ir, ")");
    jig_codegen_put_function_attrs(ir, func, define);
    if (define)
        jig_codegen_put_function_metadata(ir, func);
}

static void free_function(JigIr *ir, JigIrFunction *f) {
    ir->at = NULL;
    jig_vec_free(&f->order);
    jig_vec_free(&f->detours);
    jig_ptrmap_free(&f->of_op);
    jig_ptrmap_free(&f->to_block);
    jig_ptrmap_free(&f->texts);
    jig_ptrmap_free(&ir->values);
    jig_ptrmap_free(&ir->blocks);
    ir->function = NULL;
}

void jig_codegen_put_function(JigIr *ir, JigOp *func) {
    JigRegion *region = jig_llvm_func_body(func);
    bool define = !jig_region_is_empty(region);
    JigIrFunction f = {.next_number = 0};
    ir->function = &f;
    ir->at = func;
    ir->subprogram = jig_codegen_subprogram(ir, jig_op_loc(func));
    (void)jig_codegen_check_function(ir, func); /* what was refused is not written */
    jig_codegen_put(ir, "\n");
    jig_codegen_mark(ir, func);
    put_signature(ir, func, define);
    if (define && !ir->failed) {
        find_order(&f, region);
        find_detours(ir, &f, region);
        plan_args(ir, jig_region_first(region));
        for (JigBlock *b = jig_block_next(jig_region_first(region)); b; b = jig_block_next(b))
            plan_args(ir, b);
        for (size_t i = 0; i < f.order.len; i++)
            plan_block(ir, f.order.data[i]);
        if (!ir->failed) {
            number_all(ir, &f, region);
            jig_codegen_put(ir, " {\n");
            put_body(ir, region);
            jig_codegen_put(ir, "}");
        }
    }
    jig_codegen_put(ir, "\n");
    free_function(ir, &f);
}
