/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What programs find at run time: functions of the C library, texts. They are
 * declared at the start of the module, before what is there.
 */
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm_int.h"
#include "support/map.h"

/* Texts of one name are numbered. A number that was given is not tried again. */
struct JigLlvmState {
    JigPtrMap next; /* module -> the number to try first */
};

struct JigLlvmState *jig_llvm_state_create(void) {
    return jig_calloc(1, sizeof(struct JigLlvmState));
}

void jig_llvm_state_destroy(struct JigLlvmState *state) {
    jig_ptrmap_free(&state->next);
    jig_free(state);
}

/* ---- The module ---- */
static JigOp *module_around(const JigRewriter *rw) {
    JigOp *op = jig_block_parent_op(rw->block);
    while (op && !jig_op_is(op, JIG_BUILTIN(MODULE)))
        op = jig_op_parent(op);
    return op;
}

/* ---- Functions ---- */
static JigOp *declare(JigRewriter *rw, JigLoc loc, JigOp *module, const char *name,
                      const JigType *type) {
    JigPoint point = jig_point(rw);
    jig_at_start(rw, jig_region_first(jig_op_region(module, 0)));
    JigLlvmFunc parts = {
        .sym_name = jig_attr_string(rw->ctx, jig_str(name)),
        .function_type = jig_attr_of_type(type),
        .linkage = jig_llvm_enum_attr(rw->ctx, JIG_LLVM_ATTR_LINKAGE, JIG_LINKAGE_EXTERNAL)};
    JigOp *made = jig_llvm_func_build(rw, loc, &parts);
    jig_set_point(rw, point);
    return made;
}

static bool refuse_type(JigOp *function, const char *name, const JigType *type) {
    JigArena scratch;
    jig_arena_init(&scratch);
    JigStr text = jig_type_to_str(type, &scratch);
    jig_op_emit_error(function,
                      "redefinition of reserved function '%s' of different type '%.*s' is "
                      "prohibited",
                      name, JIG_FMT(text));
    jig_arena_free(&scratch);
    return false;
}

static const JigType *function_type(JigContext *ctx, const JigType *result,
                                    const JigType *const *args, size_t n) {
    return jig_llvm_func(result ? result : jig_llvm_simple_type(ctx, JIG_LLVM_TYPE_VOID), args, n,
                         false);
}

/* What else has the name is no concern of ours; the verifier will tell. */
static JigOp *known_function(JigOp *module, const char *name) {
    JigOp *known = jig_symbol_lookup_in(module, jig_str(name));
    return known && jig_op_is(known, JIG_LLVM(FUNC)) ? known : NULL;
}

JigOp *jig_llvm_runtime_function(JigRewriter *rw, const char *name, const JigType *result,
                                 const JigType *const *args, size_t n) {
    JigOp *module = module_around(rw);
    if (!module)
        return NULL;
    const JigType *type = function_type(rw->ctx, result, args, n);
    JigOp *known = known_function(module, name);
    if (!known)
        return declare(rw, jig_op_loc(module), module, name, type);
    const JigType *has = jig_llvm_func_function_type(known);
    return has == type || refuse_type(known, name, has) ? known : NULL;
}

JigOp *jig_llvm_malloc(JigRewriter *rw) {
    const JigLlvm *x = jig_llvm_of(rw);
    return jig_llvm_runtime_function(rw, "malloc", x->ptr, &x->index, 1);
}

JigOp *jig_llvm_free(JigRewriter *rw) {
    return jig_llvm_runtime_function(rw, "free", NULL, &jig_llvm_of(rw)->ptr, 1);
}

JigOp *jig_llvm_abort(JigRewriter *rw) {
    JigOp *module = module_around(rw);
    JigOp *known = module ? known_function(module, "abort") : NULL;
    return known || !module ? known
                            : declare(rw, jig_loc_unknown(rw->ctx), module, "abort",
                                      function_type(rw->ctx, NULL, NULL, 0));
}

JigValue *jig_llvm_call_function(JigRewriter *rw, JigLoc loc, const JigOp *function,
                                 JigValueList args) {
    const JigType *result = jig_llvm_func_result(jig_llvm_func_function_type(function));
    bool is_void = jig_llvm_is_type(result, JIG_LLVM_TYPE_VOID);
    JigLlvmCall parts = {.callee_operands = args,
                         .result_type = is_void ? NULL : result,
                         .callee = jig_attr_flat_symbol(rw->ctx, jig_symbol_name(function))};
    JigOp *call = jig_llvm_call_build(rw, loc, &parts);
    return is_void ? NULL : jig_op_result(call, 0);
}

/* ---- Texts ---- */
static JigStr free_name(JigRewriter *rw, JigOp *module, const char *name) {
    struct JigLlvmState *state = jig_llvm_of(rw)->state;
    JigStr found = jig_str(name);
    uintptr_t n = (uintptr_t)jig_ptrmap_get(&state->next, module);
    if (!n && !jig_symbol_lookup_in(module, found))
        return found;
    do
        found = jig_arena_printf(rw->arena, "%s_%u", name, (unsigned)n++);
    while (jig_symbol_lookup_in(module, found));
    jig_ptrmap_set(&state->next, module, (void *)n);
    return found;
}

/* The text with a zero behind it. */
static JigOp *define_text(JigRewriter *rw, JigLoc loc, JigOp *module, const char *name,
                          JigStr text) {
    JigPoint point = jig_point(rw);
    const JigType *byte = jig_type_i(rw->ctx, 8);
    int64_t len = (int64_t)text.len + 1;
    char *bytes = jig_calloc(text.len + 1, 1);
    if (text.len)
        memcpy(bytes, text.ptr, text.len);
    const JigType *shape = jig_type_tensor(&len, 1, byte, NULL);
    JigLlvmMlirGlobal parts = {
        .sym_name = jig_attr_string(rw->ctx, free_name(rw, module, name)),
        .global_type = jig_attr_of_type(jig_llvm_array((uint64_t)len, byte)),
        .constant = jig_attr_unit(rw->ctx),
        .linkage = jig_llvm_enum_attr(rw->ctx, JIG_LLVM_ATTR_LINKAGE, JIG_LINKAGE_PRIVATE),
        .value = jig_attr_dense(shape, bytes, false)};
    jig_free(bytes);
    jig_at_start(rw, jig_region_first(jig_op_region(module, 0)));
    JigOp *made = jig_llvm_mlir_global_build(rw, loc, &parts);
    jig_set_point(rw, point);
    return made;
}

static JigValue *address_of_text(JigRewriter *rw, JigLoc loc, const JigOp *global) {
    const JigType *ptr = jig_llvm_of(rw)->ptr;
    JigLlvmMlirAddressof address = {
        .res_type = ptr, .global_name = jig_attr_flat_symbol(rw->ctx, jig_symbol_name(global))};
    JigLlvmGetelementptr first = {
        .base = jig_op_result(jig_llvm_mlir_addressof_build(rw, loc, &address), 0),
        .res_type = ptr,
        .raw_constant_indices = jig_attr_dense_i32(rw->ctx, &(int32_t){0}, 1),
        .elem_type = jig_llvm_mlir_global_global_type_attr(global)};
    return jig_op_result(jig_llvm_getelementptr_build(rw, loc, &first), 0);
}

bool jig_llvm_print_text(JigRewriter *rw, JigLoc loc, const char *name, JigStr text) {
    JigOp *module = module_around(rw);
    if (!module)
        return false;
    const JigOp *global = define_text(rw, loc, module, name, text);
    const JigOp *puts =
        jig_llvm_runtime_function(rw, "puts", NULL, &jig_llvm_of(rw)->ptr, 1);
    if (!puts)
        return false;
    JigValue *first = address_of_text(rw, loc, global);
    jig_llvm_call_function(rw, loc, puts, JIG_VALUES(first));
    return true;
}

/* ---- Pointers ---- */
/* "p[flags][space][(name)]:bits:...", the specification that begins here. */
static bool read_pointer(const char *at, const char *end, uint32_t *space, uint32_t *bits) {
    *space = *bits = 0;
    while (at < end && (*at == 'p' || *at == 'e' || *at == 'u'))
        at++;
    for (; at < end && *at >= '0' && *at <= '9'; at++)
        *space = *space * 10 + (uint32_t)(*at - '0');
    const char *colon = memchr(at, ':', (size_t)(end - at)); /* a name may stand before it */
    if (!colon)
        return false;
    for (at = colon + 1; at < end && *at >= '0' && *at <= '9'; at++)
        *bits = *bits * 10 + (uint32_t)(*at - '0');
    return *bits > 0;
}

/* What is not said of a space is as in the first. */
uint32_t jig_llvm_pointer_bits(const JigLlvm *x, uint32_t space) {
    JigStr layout = x->options.data_layout;
    const char *at = layout.ptr, *end = layout.ptr + layout.len;
    uint32_t first = 64, in, bits;
    while (at && at < end) {
        const char *dash = memchr(at, '-', (size_t)(end - at));
        const char *stop = dash ? dash : end;
        if (*at == 'p' && read_pointer(at, stop, &in, &bits)) {
            if (in == space)
                return bits;
            first = in ? first : bits;
        }
        at = dash ? dash + 1 : end;
    }
    return first;
}
