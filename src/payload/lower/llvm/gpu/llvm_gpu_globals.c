/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Globals of a gpu.module. Each text is there once, those of the module's own
 * included; names are numbered, the first free number first.
 */
#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "support/map.h"

static const char *const names[JIG_GPU_NUM_TEXTS] = {
    [JIG_GPU_TEXT_FORMAT] = "printfFormat_",        [JIG_GPU_TEXT_MESSAGE] = "assert_message_",
    [JIG_GPU_TEXT_FILE] = "assert_file_",           [JIG_GPU_TEXT_FUNCTION] = "assert_func_",
    [JIG_GPU_DYNAMIC_MEMORY] = "__dynamic_shmem__",
};

/* Of the module that was asked for last. */
struct JigGpuGlobals {
    const JigOp *module;
    JigPtrMap by_value; /* name, an attribute, of what has that value; of memory: memory_key */
    unsigned next[JIG_GPU_NUM_TEXTS];
};

struct JigGpuGlobals *jig_to_llvm_gpu_globals_create(void) {
    return jig_calloc(1, sizeof(struct JigGpuGlobals));
}

void jig_to_llvm_gpu_globals_destroy(struct JigGpuGlobals *globals) {
    if (!globals)
        return;
    jig_ptrmap_free(&globals->by_value);
    jig_free(globals);
}

/* ---- What is there ---- */
static JigOp *module_around(JigOp *op) {
    while (op && !jig_op_is(op, JIG_GPU(MODULE)))
        op = jig_op_parent(op);
    return op;
}

/* Where texts of that kind stand, and who gets them. A module in the gpu.module keeps what is
 * printed in it to itself. */
static JigOp *scope_of(JigOp *op, JigGpuText kind) {
    JigOp *module = module_around(op);
    return module && kind == JIG_GPU_TEXT_FORMAT ? jig_nearest_symbol_table(op) : module;
}

static int64_t int_of(const JigAttr *x) {
    return x ? jig_attr_int_value(x) : 0;
}

static const JigAttr *memory_key(JigContext *ctx, int64_t space, int64_t alignment) {
    const JigAttr *parts[] = {jig_attr_i64(ctx, space), jig_attr_i64(ctx, alignment)};
    return jig_attr_array(ctx, parts, JIG_LEN(parts));
}

static const JigAttr *text_key(const JigAttr *text, int64_t space) {
    JigContext *ctx = jig_attr_context(text);
    const JigAttr *parts[] = {text, jig_attr_i64(ctx, space)};
    return space ? jig_attr_array(ctx, parts, JIG_LEN(parts)) : text;
}

/* What a global is found by: NULL, it is not one of these. */
static const void *key_of(const JigOp *global) {
    int64_t alignment = int_of(jig_llvm_mlir_global_alignment_attr(global));
    const JigAttr *value = jig_llvm_mlir_global_value_attr(global);
    const JigType *type = jig_llvm_mlir_global_global_type(global);
    int64_t space = int_of(jig_llvm_mlir_global_addr_space_attr(global));
    if (!jig_llvm_is_type(type, JIG_LLVM_TYPE_ARRAY) ||
        !jig_type_is_integer(jig_llvm_array_element(type), 8))
        return NULL;
    uint64_t len = jig_llvm_array_len(type);
    if (value)
        return jig_llvm_mlir_global_constant(global) && !alignment &&
                       jig_attr_kind(value) == JIG_ATTR_STRING &&
                       jig_attr_string_value(value).len == len
                   ? text_key(value, space)
                   : NULL;
    return !len && jig_region_is_empty(jig_llvm_mlir_global_initializer(global))
               ? memory_key(jig_op_context(global), space, alignment)
               : NULL;
}

static struct JigGpuGlobals *globals_of(JigRewriter *rw, JigOp *module) {
    struct JigGpuGlobals *g = jig_to_llvm_of(rw)->gpu;
    if (g->module == module)
        return g;
    jig_ptrmap_free(&g->by_value);
    *g = (struct JigGpuGlobals){.module = module};
    JigBlock *body = jig_op_body(module);
    for (JigOp *op = body ? jig_block_first(body) : NULL; op; op = jig_op_next(op)) {
        const void *key = jig_op_is(op, JIG_LLVM(MLIR_GLOBAL)) ? key_of(op) : NULL;
        void **slot = key ? jig_ptrmap_slot(&g->by_value, key) : NULL;
        if (slot && !*slot)
            *slot = (void *)(uintptr_t)jig_llvm_mlir_global_sym_name_attr(op);
    }
    return g;
}

/* What was made may have been taken back. */
static JigOp *find(JigRewriter *rw, JigOp *module, const void *key) {
    const JigAttr *name = jig_ptrmap_get(&globals_of(rw, module)->by_value, key);
    JigOp *known = name ? jig_symbol_lookup_in(module, jig_attr_string_value(name)) : NULL;
    return known && jig_op_is(known, JIG_LLVM(MLIR_GLOBAL)) && key_of(known) == key ? known : NULL;
}

/* ---- What is made ---- */
static const JigAttr *free_name(JigRewriter *rw, JigOp *module, JigGpuText kind) {
    struct JigGpuGlobals *g = globals_of(rw, module);
    JigStr name;
    do
        name = jig_arena_printf(rw->arena, "%s%u", names[kind], g->next[kind]++);
    while (jig_symbol_lookup_in(module, name));
    return jig_attr_string(rw->ctx, name);
}

static JigOp *define(JigRewriter *rw, JigLoc loc, JigOp *module, JigLlvmMlirGlobal *parts) {
    JigPoint point = jig_point(rw);
    parts->linkage = jig_llvm_enum_attr(rw->ctx, JIG_LLVM_ATTR_LINKAGE, JIG_LINKAGE_INTERNAL);
    jig_at_start(rw, jig_op_body(module));
    JigOp *made = jig_llvm_mlir_global_build(rw, loc, parts);
    jig_set_point(rw, point);
    *jig_ptrmap_slot(&globals_of(rw, module)->by_value, key_of(made)) =
        (void *)(uintptr_t)parts->sym_name;
    return made;
}

/* The text as a string attribute that ends with a zero byte, as C code reads it. */
static const JigAttr *ended(JigRewriter *rw, JigStr text) {
    char *bytes = JIG_NEW_ARRAY(rw->arena, char, text.len + 1);
    if (text.len)
        memcpy(bytes, text.ptr, text.len);
    bytes[text.len] = 0;
    return jig_attr_string(rw->ctx, (JigStr){bytes, text.len + 1});
}

JigValue *jig_to_llvm_gpu_text(JigRewriter *rw, JigLoc loc, JigOp *op, JigGpuText kind,
                               JigStr text) {
    return jig_to_llvm_gpu_text_in(rw, loc, op, kind, text, 0);
}

JigValue *jig_to_llvm_gpu_text_in(JigRewriter *rw, JigLoc loc, JigOp *op, JigGpuText kind,
                                  JigStr text, uint32_t space) {
    JigOp *module = scope_of(op, kind);
    if (!module)
        return NULL;
    const JigAttr *value = ended(rw, text);
    const JigType *type = jig_llvm_array(text.len + 1, jig_type_i(rw->ctx, 8));
    JigOp *global = find(rw, module, text_key(value, space));
    if (!global)
        global = define(rw, loc, module,
                        &(JigLlvmMlirGlobal){.sym_name = free_name(rw, module, kind),
                                             .global_type = jig_attr_of_type(type),
                                             .constant = jig_attr_unit(rw->ctx),
                                             .value = value,
                                             .addr_space = jig_attr_i32(rw->ctx, (int32_t)space)});
    JigLlvmMlirAddressof parts = {.res_type = jig_llvm_ptr(rw->ctx, space),
                                  .global_name =
                                      jig_attr_flat_symbol(rw->ctx, jig_symbol_name(global))};
    JigValue *base = jig_op_result(jig_llvm_mlir_addressof_build(rw, loc, &parts), 0);
    return jig_to_llvm_part_ptr(rw, loc, type, base, (const int32_t[]){0, 0}, 2);
}

JigOp *jig_to_llvm_gpu_dynamic_memory(JigRewriter *rw, JigOp *op, uint32_t space,
                                      int64_t alignment) {
    JigOp *module = module_around(op);
    if (!module)
        return NULL;
    JigOp *global = find(rw, module, memory_key(rw->ctx, space, alignment));
    if (global)
        return global;
    const JigType *type = jig_llvm_array(0, jig_type_i(rw->ctx, 8));
    return define(
        rw, jig_op_loc(op), module,
        &(JigLlvmMlirGlobal){.sym_name = free_name(rw, module, JIG_GPU_DYNAMIC_MEMORY),
                             .global_type = jig_attr_of_type(type),
                             .alignment = alignment ? jig_attr_i64(rw->ctx, alignment) : NULL,
                             .addr_space = jig_attr_i32(rw->ctx, (int32_t)space)});
}

JigOp *jig_to_llvm_gpu_declare(JigRewriter *rw, JigOp *op, JigGpuText user, const char *name,
                               const JigType *type, const JigAttr *passthrough) {
    JigOp *module = scope_of(op, user);
    JigOp *known = module ? jig_symbol_lookup_in(module, jig_str(name)) : NULL;
    if (!module || (known && jig_op_is(known, JIG_LLVM(FUNC))))
        return known;
    JigPoint point = jig_point(rw);
    jig_at_start(rw, jig_op_body(module));
    JigLlvmFunc parts = {.sym_name = jig_attr_string(rw->ctx, jig_str(name)),
                         .function_type = jig_attr_of_type(type),
                         .passthrough = passthrough};
    JigOp *made = jig_llvm_func_build(rw, jig_op_loc(op), &parts);
    jig_set_point(rw, point);
    return made;
}
