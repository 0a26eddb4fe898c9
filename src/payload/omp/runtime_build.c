/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Single instructions, and what the runtime wants to be told. */
#include "dialect/builtin/builtin.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/omp/omp_runtime_int.h"

/* ---- Numbers ---- */

JigValue *jig_openmp_number(JigOmpCalls *c, const JigType *type, int64_t value) {
    JigLlvmMlirConstant parts = {.res_type = type, .value = jig_attr_int(type, value)};
    return jig_op_result(jig_llvm_mlir_constant_build(c->rw, c->loc, &parts), 0);
}

JigValue *jig_openmp_binary(JigOmpCalls *c, const JigOpRow *row, JigValue *a, JigValue *b) {
    return jig_to_llvm_binary(c->rw, c->loc, row, a, b);
}

JigValue *jig_openmp_compare(JigOmpCalls *c, JigIntCompare how, JigValue *a, JigValue *b) {
    return jig_to_llvm_compare(c->rw, c->loc, how, a, b);
}

JigValue *jig_openmp_select(JigOmpCalls *c, JigValue *condition, JigValue *yes, JigValue *no) {
    JigLlvmSelect parts = {.condition = condition,
                           .true_value = yes,
                           .false_value = no,
                           .res_type = jig_value_type(yes)};
    return jig_op_result(jig_llvm_select_build(c->rw, c->loc, &parts), 0);
}

JigValue *jig_openmp_resize(JigOmpCalls *c, JigValue *value, const JigType *type, bool is_signed) {
    uint32_t from = jig_type_width(jig_value_type(value)), to = jig_type_width(type);
    JigOp *op;
    if (from == to)
        return value;
    if (from > to)
        op = jig_llvm_trunc_build(c->rw, c->loc, &(JigLlvmTrunc){.arg = value, .res_type = type});
    else if (is_signed)
        op = jig_llvm_sext_build(c->rw, c->loc, &(JigLlvmSext){.arg = value, .res_type = type});
    else
        op = jig_llvm_zext_build(c->rw, c->loc, &(JigLlvmZext){.arg = value, .res_type = type});
    return jig_op_result(op, 0);
}

/* ---- Memory ---- */

JigValue *jig_openmp_load(JigOmpCalls *c, const JigType *type, JigValue *ptr) {
    return jig_to_llvm_load(c->rw, c->loc, type, ptr);
}

void jig_openmp_store(JigOmpCalls *c, JigValue *value, JigValue *ptr) {
    jig_to_llvm_store(c->rw, c->loc, value, ptr);
}

JigValue *jig_openmp_part(JigOmpCalls *c, const JigType *aggregate, JigValue *ptr, size_t at) {
    return jig_to_llvm_part_ptr(c->rw, c->loc, aggregate, ptr, (const int32_t[]){0, (int32_t)at},
                                2);
}

JigValue *jig_openmp_room(JigOmpCalls *c, const JigType *type) {
    JigPoint here = jig_point(c->rw);
    jig_at_start(c->rw, jig_region_first(jig_llvm_func_body(c->function)));
    JigValue *one = jig_openmp_number(c, c->i64, 1);
    JigLlvmAlloca parts = {
        .array_size = one, .res_type = c->ptr, .elem_type = jig_attr_of_type(type)};
    JigValue *room = jig_op_result(jig_llvm_alloca_build(c->rw, c->loc, &parts), 0);
    jig_set_point(c->rw, here);
    return room;
}

/* ---- Control ---- */

void jig_openmp_jump(JigOmpCalls *c, JigBlock *to, JigValueList values) {
    jig_llvm_br_build(c->rw, c->loc, &(JigLlvmBr){.dest_operands = values, .dest = to});
}

void jig_openmp_branch(JigOmpCalls *c, JigValue *condition, JigBlock *yes, JigBlock *no) {
    JigLlvmCondBr parts = {.condition = condition, .true_dest = yes, .false_dest = no};
    jig_llvm_cond_br_build(c->rw, c->loc, &parts);
}

JigBlock *jig_openmp_block(JigOmpCalls *c, JigBlock *before, const JigType *type, size_t n) {
    const JigType *types[2] = {type, type};
    JigPoint here = jig_point(c->rw);
    JigBlock *block = jig_create_block(c->rw, jig_block_region(before), before, types, n, c->loc);
    jig_set_point(c->rw, here);
    return block;
}

void jig_openmp_wire(JigOmpCalls *c, JigRegion *region, JigBlock *to) {
    JigPoint here = jig_point(c->rw);
    for (JigBlock *b = jig_region_first(region); b; b = jig_block_next(b)) {
        JigOp *end = jig_block_last(b);
        if (end && !jig_op_is(end, JIG_OMP(TERMINATOR)) && !jig_op_is(end, JIG_OMP(YIELD)))
            continue;
        jig_at_end(c->rw, b);
        jig_openmp_jump(c, to, (JigValueList){0});
        if (end)
            jig_rw_erase(c->rw, end);
    }
    jig_set_point(c->rw, here);
}

JigValue *jig_openmp_splice(JigOmpCalls *c, JigRegion *region, JigValueList args) {
    JigBlock *body = jig_region_first(region);
    JigIRMap *map = jig_irmap_create();
    JigValue *out = NULL;
    for (size_t i = 0; i < args.n && i < jig_block_num_args(body); ++i)
        jig_irmap_value(map, jig_block_arg(body, i), args.items[i]);
    for (JigOp *op = jig_block_first(body); op; op = jig_op_next(op)) {
        if (!jig_op_is(op, JIG_OMP(YIELD)))
            jig_rw_clone(c->rw, op, map);
        else if (jig_omp_yield_num_results(op))
            out = jig_irmap_get(map, jig_omp_yield_results_at(op, 0));
    }
    jig_irmap_destroy(map);
    return out;
}

JigBlock *jig_openmp_take_out(JigOmpCalls *c, JigOp *op) {
    JigBlock *block = jig_op_block(op), *rest = jig_rw_split_block(c->rw, block, op);
    jig_at_end(c->rw, block);
    return rest;
}

bool jig_openmp_refuse_clause(JigOp *op, bool is_there, const char *clause) {
    return !is_there || jig_op_error(op, "with '%s' cannot become calls of the runtime", clause);
}

/* ---- Globals ---- */

JigValue *jig_openmp_address(JigOmpCalls *c, const JigOp *symbol) {
    JigLlvmMlirAddressof parts = {.res_type = c->ptr,
                                  .global_name =
                                      jig_attr_flat_symbol(c->rw->ctx, jig_symbol_name(symbol))};
    return jig_op_result(jig_llvm_mlir_addressof_build(c->rw, c->loc, &parts), 0);
}

static JigBlock *top(const JigOmpCalls *c) {
    return jig_region_first(jig_builtin_module_body_region(c->module));
}

static const JigAttr *linkage(const JigOmpCalls *c, int64_t kind) {
    return jig_llvm_enum_attr(c->rw->ctx, JIG_LLVM_ATTR_LINKAGE, kind);
}

/* Nothing is known of where in a file it is. */
static const char nowhere[] = ";unknown;unknown;0;0;;"; /* with the zero behind it */

static JigOp *unknown_file(JigOmpCalls *c) {
    JigOp *known = jig_symbol_lookup_in(c->module, JIG_STR(".omp_file"));
    if (known)
        return known;
    int64_t len = sizeof nowhere;
    const JigType *byte = jig_type_i(c->rw->ctx, 8);
    JigLlvmMlirGlobal parts = {
        .sym_name = jig_attr_string(c->rw->ctx, JIG_STR(".omp_file")),
        .global_type = jig_attr_of_type(jig_llvm_array((uint64_t)len, byte)),
        .constant = jig_attr_unit(c->rw->ctx),
        .linkage = linkage(c, JIG_LINKAGE_PRIVATE),
        .value = jig_attr_dense(jig_type_tensor(&len, 1, byte, NULL), nowhere, false)};
    jig_at_start(c->rw, top(c));
    return jig_llvm_mlir_global_build(c->rw, c->loc, &parts);
}

static JigValue *insert(JigOmpCalls *c, JigValue *into, JigValue *value, int64_t at) {
    JigLlvmInsertvalue parts = {.container = into,
                                .value = value,
                                .res_type = jig_value_type(into),
                                .position = jig_attr_dense_i64(c->rw->ctx, &at, 1)};
    return jig_op_result(jig_llvm_insertvalue_build(c->rw, c->loc, &parts), 0);
}

/* { 0, flags, 0, length, file } */
static void fill_place(JigOmpCalls *c, JigOp *global, const JigType *type, int64_t flags,
                       const JigOp *file) {
    const int64_t numbers[] = {0, flags, 0, sizeof nowhere - 1};
    JigBlock *body =
        jig_create_block(c->rw, jig_llvm_mlir_global_initializer(global), NULL, NULL, 0, c->loc);
    jig_at_start(c->rw, body);
    JigLlvmMlirPoison nothing = {.res_type = type};
    JigValue *place = jig_op_result(jig_llvm_mlir_poison_build(c->rw, c->loc, &nothing), 0);
    for (size_t i = 0; i < JIG_LEN(numbers); ++i)
        place = insert(c, place, jig_openmp_number(c, c->i32, numbers[i]), (int64_t)i);
    place = insert(c, place, jig_openmp_address(c, file), JIG_LEN(numbers));
    jig_llvm_return_build(c->rw, c->loc, &(JigLlvmReturn){.arg = place});
}

JigValue *jig_openmp_place(JigOmpCalls *c, int64_t flags) {
    JigStr name = jig_arena_printf(c->rw->arena, ".omp_place_%d", (int)flags);
    JigOp *global = jig_symbol_lookup_in(c->module, name);
    if (!global) {
        JigPoint here = jig_point(c->rw);
        const JigOp *file = unknown_file(c);
        const JigType *types[] = {c->i32, c->i32, c->i32, c->i32, c->ptr},
                      *type = jig_llvm_struct(c->rw->ctx, types, JIG_LEN(types), false);
        JigLlvmMlirGlobal parts = {.sym_name = jig_attr_string(c->rw->ctx, name),
                                   .global_type = jig_attr_of_type(type),
                                   .constant = jig_attr_unit(c->rw->ctx),
                                   .linkage = linkage(c, JIG_LINKAGE_PRIVATE)};
        jig_at_start(c->rw, top(c));
        global = jig_llvm_mlir_global_build(c->rw, c->loc, &parts);
        fill_place(c, global, type, flags, file);
        jig_set_point(c->rw, here);
    }
    return jig_openmp_address(c, global);
}

JigValue *jig_openmp_lock(JigOmpCalls *c, JigStr name) {
    enum { WORDS = 8 };
    JigStr symbol = jig_arena_printf(c->rw->arena, ".gomp_critical_user_%.*s.var", JIG_FMT(name));
    JigOp *global = jig_symbol_lookup_in(c->module, symbol);
    if (!global) {
        JigPoint here = jig_point(c->rw);
        int64_t words = WORDS;
        int32_t zero = 0;
        JigLlvmMlirGlobal parts = {
            .sym_name = jig_attr_string(c->rw->ctx, symbol),
            .global_type = jig_attr_of_type(jig_llvm_array(WORDS, c->i32)),
            .linkage = linkage(c, JIG_LINKAGE_COMMON),
            .value = jig_attr_dense(jig_type_tensor(&words, 1, c->i32, NULL), &zero, true)};
        jig_at_start(c->rw, top(c));
        global = jig_llvm_mlir_global_build(c->rw, c->loc, &parts);
        jig_set_point(c->rw, here);
    }
    return jig_openmp_address(c, global);
}

/* ---- Calls ---- */

JigValue *jig_openmp_call(JigOmpCalls *c, const char *name, const JigType *result,
                          JigValueList args) {
    const JigType **types = JIG_NEW_ARRAY(c->rw->arena, const JigType *, args.n + 1);
    for (size_t i = 0; i < args.n; ++i)
        types[i] = jig_value_type(args.items[i]);
    const JigOp *function = jig_to_llvm_runtime(c->rw, c->function, name, types, args.n, result);
    return function ? jig_to_llvm_call_runtime(c->rw, c->loc, function, args.items, args.n) : NULL;
}

JigValue *jig_openmp_thread(JigOmpCalls *c) {
    JigValue *place = jig_openmp_place(c, JIG_OMP_PLACE);
    return jig_openmp_call(c, "__kmpc_global_thread_num", c->i32, JIG_VALUES(place));
}

void jig_openmp_barrier_of(JigOmpCalls *c, bool implied) {
    JigValue *place = jig_openmp_place(
        c, JIG_OMP_PLACE | (implied ? JIG_OMP_PLACE_IMPLIED : JIG_OMP_PLACE_BARRIER));
    JigValue *thread = jig_openmp_thread(c);
    jig_openmp_call(c, "__kmpc_barrier", NULL, JIG_VALUES(place, thread));
}
