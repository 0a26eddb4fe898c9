/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * gpu.func as a function of the llvm dialect. Memory of the block that it has as
 * arguments becomes globals, memory of the thread is on the stack.
 */
#include "dialect/gpu/gpu.h"
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "dialect/memref/memref.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/gpu/llvm_gpu.h"
#include "support/check.h"
#include "support/vec.h"

/* ---- Attributes of arguments ---- */
/* What is kept of all arguments, and what is kept of pointers. */
static const char *const kept_of_all[] = {"llvm.inreg", "llvm.returned", "llvm.noundef"};
static const char *const kept_of_pointers[] = {
    "llvm.align",     "llvm.dereferenceable", "llvm.dereferenceable_or_null",
    "llvm.noalias",   "llvm.nocapture",       "llvm.nofree",
    "llvm.nonnull",   "llvm.readonly",        "llvm.readnone",
    "llvm.writeonly",
};

static bool is_one_of(JigStr name, const char *const *names, size_t n) {
    while (n-- > 0)
        if (jig_str_is(name, names[n]))
            return true;
    return false;
}

/* `apart`: the argument is one of the fields of a buffer, which lead to the same memory. */
static const JigAttr *kept_attrs(JigRewriter *rw, const JigAttr *from, const JigType *type,
                                 bool apart) {
    size_t n = jig_attr_dict_len(from), num = 0;
    JigNamedAttr *items = JIG_NEW_ARRAY(rw->arena, JigNamedAttr, n + 1);
    bool is_pointer = jig_llvm_is_type(type, JIG_LLVM_TYPE_PTR);
    for (size_t i = 0; i < n; i++) {
        JigNamedAttr a = jig_attr_dict_items(from)[i];
        JigStr name = jig_ident_str(a.name);
        bool keeps = is_one_of(name, kept_of_all, JIG_LEN(kept_of_all)) ||
                     (is_pointer && is_one_of(name, kept_of_pointers, JIG_LEN(kept_of_pointers)) &&
                      !(apart && jig_str_is(name, "llvm.noalias")));
        if (keeps)
            items[num++] = a;
    }
    return jig_attr_dict(rw->ctx, items, num);
}

/* ---- Signatures ---- */
typedef struct Signature {
    JigArgConversion *args;
    const JigType *type;
    JIG_VEC(const JigAttr *) attrs; /* of the new arguments */
    bool any_attrs, drops_noalias;
} Signature;

static const JigAttr *attrs_at(const JigAttr *all, size_t i) {
    return all && i < jig_attr_array_len(all) ? jig_attr_array_at(all, i) : NULL;
}

static bool add_argument(JigRewriter *rw, const JigOp *op, Signature *sig, size_t i) {
    const JigLlvm *x = jig_to_llvm_of(rw);
    const JigType *type = jig_type_inputs(jig_gpu_func_function_type(op))[i];
    const JigAttr *dict = attrs_at(jig_gpu_func_arg_attrs_attr(op), i);
    JigTypeSink *to = jig_type_sink_create();
    bool ok = jig_to_llvm_argument_types(x, type, x->options.bare_pointers, to);
    JigTypeList list = jig_type_sink_types(to);
    bool apart = !x->options.bare_pointers && jig_type_is_any_memref(type);
    if (ok)
        jig_args_become(sig->args, i, list.items, list.n);
    for (size_t k = 0; ok && k < list.n; k++) {
        const JigAttr *kept =
            dict ? kept_attrs(rw, dict, list.items[k], apart) : jig_attr_dict(rw->ctx, NULL, 0);
        sig->any_attrs |= jig_attr_dict_len(kept) > 0;
        jig_vec_push(&sig->attrs, kept);
    }
    bool noalias = dict && jig_attr_dict_get(dict, JIG_STR("llvm.noalias"));
    sig->drops_noalias |= apart && noalias;
    if (ok && apart && noalias) /* the reference's ends its line */
        jig_warning(rw->ctx, jig_op_loc(op), "Cannot copy noalias with non-bare pointers.\n");
    jig_type_sink_destroy(to);
    return ok;
}

static bool read_signature(JigRewriter *rw, const JigOp *op, Signature *sig) {
    const JigLlvm *x = jig_to_llvm_of(rw);
    const JigType *type = jig_gpu_func_function_type(op), *result;
    for (size_t i = 0; i < jig_type_num_inputs(type); i++)
        if (!add_argument(rw, op, sig, i))
            return false;
    if (!jig_to_llvm_pack_results(x, jig_type_results(type), jig_type_num_results(type),
                                  x->options.bare_pointers, &result))
        return false;
    JigTypeList types = jig_args_types(sig->args);
    sig->type = jig_llvm_func(result ? result : jig_llvm_simple_type(rw->ctx, JIG_LLVM_TYPE_VOID),
                              types.items, types.n, false);
    return true;
}

/* ---- Attributes of functions ---- */
/* What has another name there. */
enum { BLOCK, GRID, CLUSTER, NUM_SIZES };
static const struct {
    const char *name, *becomes;
} sizes[NUM_SIZES] = {
    [BLOCK] = {"known_block_size", "gpu.known_block_size"},
    [GRID] = {"known_grid_size", "gpu.known_grid_size"},
    [CLUSTER] = {"known_cluster_size", "gpu.known_cluster_size"},
};
static const char *const left_out[] = {
    "arg_attrs", "function_type",          "private_attrib_attrs",  "res_attrs",
    "sym_name",  "workgroup_attrib_attrs", "workgroup_attributions"};

static const JigAttr *with(JigContext *ctx, const JigAttr *dict, const char *name,
                           const JigAttr *value) {
    return jig_attr_dict_with(dict, jig_ident(ctx, jig_str(name)), value);
}

static const JigAttr *attrs_of(const JigOp *op, const JigGpuFunctions *v) {
    JigContext *ctx = jig_op_context(op);
    const JigAttr *attrs = jig_op_attrs(op);
    bool is_kernel = jig_gpu_is_kernel(op);
    const char *const of_kernel[NUM_SIZES] = {[BLOCK] = v->block, [CLUSTER] = v->cluster};
    for (size_t i = 0; i < JIG_LEN(left_out); i++)
        attrs = with(ctx, attrs, left_out[i], NULL);
    for (size_t i = 0; i < JIG_LEN(sizes); i++) {
        const JigAttr *known = jig_attr_dict_get(attrs, jig_str(sizes[i].name));
        if (!known)
            continue;
        attrs = with(ctx, attrs, sizes[i].name, NULL);
        attrs = with(ctx, attrs, sizes[i].becomes, known);
        if (is_kernel && of_kernel[i])
            attrs = with(ctx, attrs, of_kernel[i], known);
    }
    return is_kernel ? with(ctx, attrs, v->kernel, jig_attr_unit(ctx)) : attrs;
}

/* ---- Memory ---- */
static size_t num_arguments(const JigOp *op) {
    return jig_type_num_inputs(jig_gpu_func_function_type(op));
}

/* A type whose elements lie together, so that they can be counted. */
static bool can_be_placed(JigRewriter *rw, const JigType *memref) {
    return jig_type_has_static_shape(memref) && jig_type_num_elements(memref) < INT64_MAX &&
           jig_memref_identity_layout(memref) && jig_to_llvm_type(jig_to_llvm_of(rw), memref);
}

static bool can_place_all(JigRewriter *rw, const JigOp *op) {
    const JigBlock *entry = jig_region_first(jig_gpu_func_body(op));
    for (size_t i = num_arguments(op); i < jig_block_num_args(entry); i++)
        if (!can_be_placed(rw, jig_value_type(jig_block_arg(entry, i))))
            return false;
    return true;
}

static const JigType *element_type(JigRewriter *rw, const JigType *memref) {
    return jig_to_llvm_type(jig_to_llvm_of(rw), jig_type_element(memref));
}

static const JigAttr *alignment_of(const JigAttr *all, size_t i) {
    const JigAttr *dict = attrs_at(all, i);
    const JigAttr *said = dict ? jig_attr_dict_get(dict, JIG_STR("llvm.align")) : NULL;
    return said && jig_attr_is_int(said)
               ? jig_attr_i64(jig_attr_context(said), jig_attr_int_value(said))
               : NULL;
}

/* Memory of the block: a global before the function, which is the insertion point. */
static JigOp *define_global(JigRewriter *rw, const JigOp *op, size_t i, const JigType *memref,
                            const JigGpuFunctions *v) {
    JigStr name = jig_arena_printf(rw->arena, "__wg_%.*s_%zu", JIG_FMT(jig_symbol_name(op)), i);
    JigLlvmMlirGlobal parts = {
        .sym_name = jig_attr_string(rw->ctx, name),
        .global_type = jig_attr_of_type(
            jig_llvm_array((uint64_t)jig_type_num_elements(memref), element_type(rw, memref))),
        .linkage = jig_llvm_enum_attr(rw->ctx, JIG_LLVM_ATTR_LINKAGE, JIG_LINKAGE_INTERNAL),
        .alignment = alignment_of(jig_gpu_func_workgroup_attrib_attrs_attr(op), i),
        .addr_space = jig_attr_i32(rw->ctx, (int32_t)v->shared_space)};
    return jig_llvm_mlir_global_build(rw, jig_op_loc(op), &parts);
}

static JigValue *address_of(JigRewriter *rw, JigLoc loc, const JigOp *global,
                            const JigGpuFunctions *v) {
    JigLlvmMlirAddressof parts = {.res_type = jig_llvm_ptr(rw->ctx, v->shared_space),
                                  .global_name =
                                      jig_attr_flat_symbol(rw->ctx, jig_symbol_name(global))};
    JigValue *base = jig_op_result(jig_llvm_mlir_addressof_build(rw, loc, &parts), 0);
    return jig_to_llvm_part_ptr(rw, loc, jig_llvm_mlir_global_global_type(global), base,
                                (const int32_t[]){0, 0}, 2);
}

/* Memory of the thread. */
static JigValue *on_stack(JigRewriter *rw, const JigOp *op, size_t i, const JigType *memref,
                          const JigGpuFunctions *v) {
    JigLoc loc = jig_op_loc(op);
    const JigType *i64 = jig_type_i(rw->ctx, 64);
    JigValue *n =
        jig_to_llvm_constant(rw, loc, i64, jig_attr_int(i64, jig_type_num_elements(memref)));
    const JigAttr *alignment = alignment_of(jig_gpu_func_private_attrib_attrs_attr(op), i);
    return jig_to_llvm_stack(rw, loc, element_type(rw, memref), n, v->stack_space,
                             alignment ? jig_attr_int_value(alignment) : 0);
}

/* Descriptors at the beginning of the body. */
static void place_memory(JigRewriter *rw, const JigOp *op, JigOp *const *globals, Signature *sig,
                         const JigGpuFunctions *v) {
    JigBlock *entry = jig_region_first(jig_gpu_func_body(op));
    size_t first = num_arguments(op), shared = jig_gpu_num_workgroup(op);
    JigPoint point = jig_point(rw);
    jig_at_start(rw, entry);
    for (size_t i = 0; first + i < jig_block_num_args(entry); i++) {
        const JigType *memref = jig_value_type(jig_block_arg(entry, first + i));
        JigValue *ptr = i < shared ? address_of(rw, jig_op_loc(op), globals[i], v)
                                   : on_stack(rw, op, i - shared, memref, v);
        JigValue *desc = jig_descriptor_of_pointer(rw, jig_op_loc(op), memref, ptr);
        jig_args_replace(sig->args, first + i, &desc, 1);
    }
    jig_set_point(rw, point);
}

/* ---- The function ---- */
static bool convert_function(JigRewriter *rw, JigOp *op, Signature *sig, const JigGpuFunctions *v) {
    JigRegion *body = jig_gpu_func_body(op);
    const JigBlock *entry = jig_region_first(body);
    size_t memory = jig_block_num_args(entry) - num_arguments(op);
    size_t shared = jig_gpu_num_workgroup(op) < memory ? jig_gpu_num_workgroup(op) : memory;
    JigOp **globals = JIG_NEW_ARRAY(rw->arena, JigOp *, shared + 1);
    for (size_t i = 0; i < shared; i++) {
        const JigValue *arg = jig_block_arg(entry, num_arguments(op) + i);
        globals[i] = define_global(rw, op, i, jig_value_type(arg), v);
    }
    JigLlvmFunc parts = {
        .sym_name = jig_attr_string(rw->ctx, jig_symbol_name(op)),
        .function_type = jig_attr_of_type(sig->type),
        .linkage = jig_llvm_enum_attr(rw->ctx, JIG_LLVM_ATTR_LINKAGE, JIG_LINKAGE_EXTERNAL),
        .arg_attrs =
            sig->any_attrs ? jig_attr_array(rw->ctx, sig->attrs.data, sig->attrs.len) : NULL,
        .res_attrs = jig_gpu_func_res_attrs_attr(op),
        .attrs = attrs_of(op, v)};
    JigOp *made = jig_llvm_func_build(rw, jig_op_loc(op), &parts);
    place_memory(rw, op, globals, sig, v);
    jig_rw_inline_region(rw, body, jig_llvm_func_body(made), NULL);
    if (!jig_rw_convert_region(rw, jig_llvm_func_body(made), jig_types_of(rw), sig->args))
        return jig_no_match(rw, op, "an argument of a block has no type there");
    jig_rw_erase(rw, op);
    return true;
}

bool jig_to_llvm_gpu_lower_func(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    JIG_REQUIRE(rw && op && self);
    const JigRegion *body = jig_gpu_func_body(op);
    if (jig_region_is_empty(body))
        return jig_no_match(rw, op, "has no body");
    if (!can_place_all(rw, op))
        return jig_no_match(rw, op, "has memory of a size that is not known");
    Signature sig = {.args = jig_args_create(jig_block_num_args(jig_region_first(body)))};
    bool ok = read_signature(rw, op, &sig);
    if (!ok)
        jig_no_match(rw, op, "signature conversion failed");
    ok = ok && convert_function(rw, op, &sig, self->data);
    jig_args_destroy(sig.args);
    jig_vec_free(&sig.attrs);
    return ok;
}

bool jig_to_llvm_gpu_lower_return(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return jig_to_llvm_lower_return(rw, op, jig_to_llvm_of(rw)->options.bare_pointers);
}
