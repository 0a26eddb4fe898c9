/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What of rocdl is no intrinsic, and what its attributes say of functions and instructions. */
#include "machine/amd/rocdl/rocdl_ir.h"
#include "codegen/run/device.h"
#include "machine/amd/rocdl/rocdl.h"

/* ---- Sizes, which functions of the device's library know ---- */

typedef struct Size {
    int id;
    const char *function;
    int dim;
} Size;
static const Size sizes[] = {
    {JIG_ROCDL_WORKGROUP_DIM_X, "__ockl_get_local_size", 0},
    {JIG_ROCDL_WORKGROUP_DIM_Y, "__ockl_get_local_size", 1},
    {JIG_ROCDL_WORKGROUP_DIM_Z, "__ockl_get_local_size", 2},
    {JIG_ROCDL_GRID_DIM_X, "__ockl_get_num_groups", 0},
    {JIG_ROCDL_GRID_DIM_Y, "__ockl_get_num_groups", 1},
    {JIG_ROCDL_GRID_DIM_Z, "__ockl_get_num_groups", 2},
};

enum { SIZE_BITS = 64 };

/* Bounds may have another width, and are not negative. */
static void put_bounds(JigIr *ir, const JigOp *op, const JigAttr *range) {
    JigInt lower = jig_attr_big_int_value(jig_attr_param(range, 0)),
           upper = jig_attr_big_int_value(jig_attr_param(range, 1));
    if (!jig_int_fits_u64(lower) || !jig_int_fits_u64(upper))
        jig_codegen_fail(ir, op, "has bounds that 64 bits do not hold");
    else
        jig_codegen_putf(ir, "range(i64 %lld, %lld) ", (long long)jig_int_u64(lower),
                         (long long)jig_int_u64(upper));
}

static void put_size_call(JigIr *ir, const JigOp *op, const Size *size) {
    const JigAttr *range = jig_rocdl_workgroup_dim_x_range_attr(op);
    const JigOp *func;
    JigStr signature = jig_arena_printf(ir->arena, "i64 @%s(i32)", size->function);
    if (!jig_codegen_need_function(ir, op, signature, &func))
        return;
    jig_codegen_put(ir, "call ");
    if (func)
        jig_codegen_put_callconv(ir, jig_llvm_func_cconv_attr(func));
    if (range)
        put_bounds(ir, op, range);
    jig_codegen_putf(ir, "i64 @%s(i32 %d)", size->function, size->dim);
    jig_codegen_end_line(ir, op);
}

/* The functions give 64 bits; lowering asks for as many as fit a size. */
static void put_size(JigIr *ir, const JigOp *op, const Size *size) {
    const JigType *t = jig_op_result_type(op, 0);
    uint32_t width = jig_type_kind(t) == JIG_TYPE_INTEGER ? jig_type_width(t) : 0;
    if (width == SIZE_BITS) {
        jig_codegen_put_result(ir, op);
        put_size_call(ir, op, size);
    } else if (width && width < SIZE_BITS) {
        JigStr whole = jig_codegen_put_temporary(ir);
        put_size_call(ir, op, size);
        jig_codegen_put_result(ir, op);
        jig_codegen_putf(ir, "trunc i64 %.*s to i%u", JIG_FMT(whole), width);
        jig_codegen_end_line(ir, op);
    } else {
        jig_codegen_fail(ir, op, "has a result where '%s' gives 'i64'", size->function);
    }
}

/* ---- Threads and their memory wait ---- */

static void put_barrier(JigIr *ir, const JigOp *op) {
    static const char *const lines[] = {"fence syncscope(\"workgroup\") release",
                                        "call void @llvm.amdgcn.s.barrier()",
                                        "fence syncscope(\"workgroup\") acquire"};
    for (size_t i = 0; i < JIG_LEN(lines); i++) {
        jig_codegen_putf(ir, "  %s", lines[i]);
        jig_codegen_end_line(ir, op);
    }
    jig_codegen_declare(ir, JIG_STR("llvm.amdgcn.s.barrier"),
                        JIG_STR("void @llvm.amdgcn.s.barrier()"));
}

static bool put_op(JigIr *ir, const JigOp *op) {
    for (size_t i = 0; i < JIG_LEN(sizes); i++)
        if (jig_op_is(op, &jig_rocdl_ops[sizes[i].id])) {
            put_size(ir, op, &sizes[i]);
            return true;
        }
    if (jig_op_is(op, JIG_ROCDL(BARRIER)))
        put_barrier(ir, op);
    else if (jig_op_is(op, JIG_ROCDL(EXP)))
        jig_codegen_fail(ir, op, "has no intrinsic: LLVM's 'llvm.amdgcn.exp' is no power");
    else
        return false;
    return true;
}

/* ---- Attributes of functions ---- */

static const char kernel[] = "rocdl.kernel";
static const char dims_name[] = "rocdl.reqd_work_group_size";
static const char flat_size[] = "amdgpu-flat-work-group-size";
static const char uniform_size[] = "uniform-work-group-size";

/* Of two that say the same the later counts. */
static const struct {
    const char *attr, *text;
    enum { TEXT, AT_MOST, BOOL, NUMBER, METADATA } form;
} of_functions[] = {
    {"rocdl.flat_work_group_size", flat_size, TEXT},
    {"rocdl.max_flat_work_group_size", flat_size, AT_MOST},
    {"rocdl.uniform_work_group_size", uniform_size, BOOL},
    {"rocdl.unsafe_fp_atomics", "amdgpu-unsafe-fp-atomics", BOOL},
    {"rocdl.waves_per_eu", "amdgpu-waves-per-eu", NUMBER},
    {dims_name, NULL, METADATA},
};

static void fail_value(JigIr *ir, const JigOp *op, const char *name) {
    jig_codegen_fail(ir, op, "has an attribute '%s' of the wrong kind or value", name);
}

static void put_number(JigIr *ir, JigStr name, const char *before, const JigAttr *x) {
    const JigType *t = jig_attr_type(x);
    bool is_unsigned = jig_type_kind(t) == JIG_TYPE_INTEGER && jig_type_sign(t) == JIG_UNSIGNED;
    JigStr number = jig_int_to_str(jig_attr_big_int_value(x), 10, !is_unsigned, ir->arena);
    jig_codegen_put_pair(ir, name, jig_arena_printf(ir->arena, "%s%.*s", before, JIG_FMT(number)));
}

/* False: it is of another kind than its name wants. */
static bool put_value(JigIr *ir, size_t i, const JigAttr *x) {
    JigStr name = jig_str(of_functions[i].text);
    switch (of_functions[i].form) {
    case TEXT:
        if (!jig_attr_is_string(x))
            return false;
        jig_codegen_put_pair(ir, name, jig_attr_string_value(x));
        return true;
    case BOOL:
        if (!jig_attr_is_bool(x))
            return false;
        jig_codegen_put_pair(ir, name, jig_str(jig_attr_bool_value(x) ? "true" : "false"));
        return true;
    case AT_MOST:
    case NUMBER:
        if (!jig_attr_is_int(x))
            return false;
        put_number(ir, name, of_functions[i].form == AT_MOST ? "1," : "", x);
        return true;
    case METADATA:
        return true;
    }
    return false;
}

static void put_attrs(JigIr *ir, const JigOp *func) {
    const JigAttr *x;
    for (size_t i = 0; i < JIG_LEN(of_functions); i++)
        if ((x = jig_op_attr(func, of_functions[i].attr)) && !put_value(ir, i, x))
            fail_value(ir, func, of_functions[i].attr);
}

static bool says(const JigOp *func, const char *text) {
    for (size_t i = 0; i < JIG_LEN(of_functions); i++)
        if (of_functions[i].text == text && jig_op_attr(func, of_functions[i].attr))
            return true;
    return false;
}
static void put_defaults(JigIr *ir, const JigOp *func) {
    if (!jig_op_attr(func, kernel))
        return;
    if (!says(func, flat_size))
        jig_codegen_put_pair(ir, jig_str(flat_size), JIG_STR("1,256"));
    if (!says(func, uniform_size))
        jig_codegen_put_pair(ir, jig_str(uniform_size), JIG_STR("true"));
}

static const JigAttr *group_size(JigIr *ir, const JigOp *func) {
    const JigAttr *x = jig_op_attr(func, dims_name);
    bool ok = !x || (jig_attr_kind(x) == JIG_ATTR_DENSE_ARRAY &&
                     jig_type_is_integer(jig_attr_dense_array_element(x), 32));
    if (!ok)
        fail_value(ir, func, dims_name);
    return ok ? x : NULL;
}

/* ---- Attributes of instructions ---- */

static const struct {
    const char *attr, *metadata;
} marks[] = {
    {"rocdl.ignore_denormal_mode", "amdgpu.ignore.denormal.mode"},
    {"rocdl.last_use", "amdgpu.last.use"},
    {"rocdl.no_fine_grained_memory", "amdgpu.no.fine.grained.memory"},
    {"rocdl.no_remote_memory", "amdgpu.no.remote.memory"},
};

/* The next attribute of the dialect; most ops have none. */
static const JigNamedAttr *next_attr(const JigOp *op, size_t *i) {
    const JigAttr *dict = jig_op_attrs(op);
    while (*i < jig_attr_dict_len(dict)) {
        const JigNamedAttr *x = &jig_attr_dict_items(dict)[(*i)++];
        if (jig_str_starts_with(jig_ident_str(x->name), "rocdl."))
            return x;
    }
    return NULL;
}

static void put_marks(JigIr *ir, const JigOp *op) {
    const JigNamedAttr *x;
    for (size_t at = 0; (x = next_attr(op, &at));)
        for (size_t i = 0; i < JIG_LEN(marks); i++)
            if (jig_str_is(jig_ident_str(x->name), marks[i].attr))
                jig_codegen_putf(ir, ", !%s !%u", marks[i].metadata,
                                 jig_codegen_node(ir, JIG_STR("!{}")));
}

static void check_attrs(JigIr *ir, const JigOp *op) {
    const JigNamedAttr *x;
    for (size_t at = 0; (x = next_attr(op, &at));)
        for (size_t i = 0; i < JIG_LEN(of_functions); i++)
            if (jig_str_is(jig_ident_str(x->name), of_functions[i].attr))
                jig_codegen_fail(ir, op, "has an attribute '%s', which is one of functions",
                                 of_functions[i].attr);
}

/* Those of functions are written behind all others. */
static bool is_known(JigIr *ir, JigStr name, const JigAttr *x) {
    (void)ir, (void)x;
    bool known = false;
    for (size_t i = 0; i < JIG_LEN(of_functions); i++)
        known |= jig_str_is(name, of_functions[i].attr);
    for (size_t i = 0; i < JIG_LEN(marks); i++)
        known |= jig_str_is(name, marks[i].attr);
    return known;
}

/* ---- The target ---- */

enum { LEVEL, TRIPLE, CHIP, FEATURES, ABI, FLAGS, LINK }; /* parameters of #rocdl.target */
static const JigDeviceRow device = {
    .level = LEVEL,
    .triple = TRIPLE,
    .chip = CHIP,
    .features = FEATURES,
    .link = LINK,
    .check = jig_rocdl_check_target,
    .layout = jig_rocdl_data_layout,
    .flag = "amdhsa_code_object_version",
    .flag_param = ABI,
};

const JigIrMachine jig_rocdl_ir = {
    .dialect = "rocdl",
    .is_final = true,
    .ops = jig_rocdl_ops,
    .num_ops = JIG_ROCDL_NUM_OPS,
    .put = put_op,
    .intrinsics = jig_rocdl_ir_intrinsics,
    .prefix = "llvm.amdgcn.",
    .kernel = kernel,
    .kernel_cc = "amdgpu_kernel ",
    .put_attr = is_known,
    .put_defaults = put_defaults,
    .put_last = put_attrs,
    .group_size = group_size,
    .put_marks = put_marks,
    .check = check_attrs,
    .device = &device,
};
