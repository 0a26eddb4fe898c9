/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The host's side of gpu, in terms of MLIR's runtime for devices (mgpu*): a gpu.binary is a global
 * that is loaded when the program starts and unloaded when it ends, a gpu.launch_func looks its
 * kernel up there and launches it. A gpu.module is for a device and no part of the host's module.
 */
#include "codegen/gpu_host.h"
#include "codegen/ir_int.h"
#include "dialect/gpu/gpu.h"
#include "support/check.h"

enum { OBJECT_TARGET, OBJECT_FORMAT, OBJECT_TEXT, OBJECT_PROPERTIES };
enum { PRIORITY = 123 }; /* the reference's: before constructors that say none, whose is 65535 */

/* ---- Binaries ---- */

static bool is_chosen(const JigAttr *objects, size_t i, const JigAttr *choice) {
    if (!choice)
        return i == 0;
    if (jig_attr_is_int(choice))
        return jig_attr_int_value(choice) == (int64_t)i;
    return jig_attr_param(jig_attr_array_at(objects, i), OBJECT_TARGET) == choice;
}

/* The object that is embedded; NULL after a report. */
static const JigAttr *object_of(JigIr *ir, const JigOp *binary) {
    const JigAttr *handler = jig_gpu_binary_offloading_handler_attr(binary),
                  *objects = jig_gpu_binary_objects_attr(binary);
    if (handler && !jig_attr_is(handler, JIG_GPU_ATTR(SELECT_OBJECT))) {
        jig_codegen_fail(ir, binary, "has an offloading handler that has no translation");
        return NULL;
    }
    for (size_t i = 0; i < jig_attr_array_len(objects); i++)
        if (is_chosen(objects, i, handler ? jig_attr_param(handler, 0) : NULL))
            return jig_attr_array_at(objects, i);
    jig_codegen_fail(ir, binary, "has no object for the requested target");
    return NULL;
}

static bool is_assembly(const JigAttr *object) {
    return jig_codegen_int(jig_attr_param(object, OBJECT_FORMAT), JIG_GPU_FORMAT_FATBIN) ==
           JIG_GPU_FORMAT_ASSEMBLY;
}

/* "NAME_suffix" */
static JigStr related(JigIr *ir, JigStr name, JigStr suffix) {
    return jig_arena_printf(ir->arena, "%.*s_%.*s", JIG_FMT(name), JIG_FMT(suffix));
}
static void put_related(JigIr *ir, JigStr name, const char *suffix) {
    jig_codegen_put_symbol(ir, '@', related(ir, name, jig_str(suffix)));
}

static void put_bytes(JigIr *ir, JigStr text, bool ends_with_nul) {
    JigStr all = {NULL, text.len + ends_with_nul};
    char *bytes = JIG_NEW_ARRAY(ir->arena, char, all.len + 1); /* zeros */
    if (text.len)
        memcpy(bytes, text.ptr, text.len);
    all.ptr = bytes;
    jig_codegen_putf(ir, "[%zu x i8] c", all.len);
    jig_codegen_put_quoted(ir, all);
}

/* What the object says in its properties; NULL: nothing. */
static const JigAttr *property(const JigAttr *object, const char *name) {
    const JigAttr *properties = jig_attr_param(object, OBJECT_PROPERTIES);
    return properties ? jig_attr_dict_get(properties, jig_str(name)) : NULL;
}

static void put_binary(JigIr *ir, const JigOp *binary, const JigAttr *object) {
    JigStr name = jig_symbol_name(binary);
    put_related(ir, name, "binary");
    jig_codegen_put(ir, " = internal constant ");
    put_bytes(ir, jig_attr_string_value(jig_attr_param(object, OBJECT_TEXT)), is_assembly(object));
    const JigAttr *section = property(object, "section");
    if (section && jig_attr_is_string(section)) {
        jig_codegen_put(ir, ", section ");
        jig_codegen_put_quoted(ir, jig_attr_string_value(section));
    }
    jig_codegen_put(ir, ", align 8\n");
    put_related(ir, name, "module");
    jig_codegen_put(ir, " = internal global ptr null\n");
}

/* ---- What runs first and last ---- */

static void begin_structor(JigIr *ir, JigStr name, const char *suffix) {
    jig_codegen_put(ir, "\ndefine internal void ");
    put_related(ir, name, suffix);
    jig_codegen_put(ir, "() section \".text.startup\" {\nentry:\n");
}
static void end_structor(JigIr *ir) {
    jig_codegen_put(ir, "  ret void\n}\n");
}

static const JigAttr *optimization(const JigAttr *object) {
    const JigAttr *x = property(object, "O");
    return x && jig_attr_is_int(x) ? x : NULL;
}

/* The runtime takes 32 bits. */
static bool fits_runtime(const JigAttr *level) {
    JigInt x = level ? jig_attr_big_int_value(level) : (JigInt){0};
    return !level || (jig_int_fits_s64(x) && jig_int_s64(x) == (int32_t)jig_int_s64(x));
}

static void put_load(JigIr *ir, JigStr name, const JigAttr *object) {
    JigStr bytes = jig_attr_string_value(jig_attr_param(object, OBJECT_TEXT));
    begin_structor(ir, name, "load");
    jig_codegen_putf(ir, "  %%0 = call ptr @%s(ptr ",
                     is_assembly(object) ? "mgpuModuleLoadJIT" : "mgpuModuleLoad");
    put_related(ir, name, "binary");
    if (is_assembly(object))
        jig_codegen_putf(ir, ", i32 %d)\n", (int32_t)jig_codegen_int(optimization(object), 0));
    else
        jig_codegen_putf(ir, ", i64 %zu)\n", bytes.len);
    jig_codegen_put(ir, "  store ptr %0, ptr ");
    put_related(ir, name, "module");
    jig_codegen_put(ir, "\n");
    end_structor(ir);
}
static void put_unload(JigIr *ir, JigStr name) {
    begin_structor(ir, name, "unload");
    jig_codegen_put(ir, "  %0 = load ptr, ptr ");
    put_related(ir, name, "module");
    jig_codegen_put(ir, "\n  call void @mgpuModuleUnload(ptr %0)\n");
    end_structor(ir);
}

static void declare(JigIr *ir, const JigOp *op, const char *signature) {
    (void)jig_codegen_need_function(ir, op, jig_str(signature), NULL);
}

/* Where declarations are. */
static void put_structors(JigIr *ir, const JigOp *binary, const JigAttr *object) {
    JigStr name = jig_symbol_name(binary);
    JigCharVec *before = ir->out;
    ir->out = &ir->declarations;
    put_load(ir, name, object);
    if (is_assembly(object))
        declare(ir, binary, "ptr @mgpuModuleLoadJIT(ptr, i32)");
    else
        declare(ir, binary, "ptr @mgpuModuleLoad(ptr, i64)");
    put_unload(ir, name);
    declare(ir, binary, "void @mgpuModuleUnload(ptr)");
    ir->out = before;
}

static bool has_free_names(JigIr *ir, const JigOp *binary) {
    static const char *const suffixes[] = {"binary", "module", "load", "unload"};
    for (size_t i = 0; i < JIG_LEN(suffixes); i++) {
        JigStr name = related(ir, jig_symbol_name(binary), jig_str(suffixes[i]));
        const JigOp *other = jig_symbol_lookup_in(ir->module, name);
        if (other && jig_codegen_id(other) >= 0) {
            jig_codegen_fail(ir, binary, "takes the name '%.*s', which another symbol has",
                             JIG_FMT(name));
            return false;
        }
    }
    return true;
}

void jig_codegen_put_gpu_binary(JigIr *ir, const JigOp *op) {
    JIG_REQUIRE(ir && op);
    const JigAttr *object = object_of(ir, op);
    if (!object || !has_free_names(ir, op))
        return;
    if (is_assembly(object) && !fits_runtime(optimization(object))) {
        jig_codegen_fail(ir, op, "has an object whose property 'O' is more than 32 bits");
        return;
    }
    put_binary(ir, op, object);
    put_structors(ir, op, object);
}

size_t jig_codegen_put_gpu_structors(JigIr *ir, size_t n, const char *suffix) {
    JIG_REQUIRE(ir && suffix);
    for (JigOp *op = jig_block_first(jig_op_body(ir->module)); op; op = jig_op_next(op)) {
        if (!jig_op_is(op, JIG_GPU(BINARY)))
            continue;
        jig_codegen_putf(ir, "%s{ i32, ptr, ptr } { i32 %d, ptr ", n++ ? ", " : "", PRIORITY);
        put_related(ir, jig_symbol_name(op), suffix);
        jig_codegen_put(ir, ", ptr null }");
    }
    return n;
}

/* ---- Launches ---- */

/* A launch that is being written; texts are values. */
typedef struct Launch {
    JigIr *ir;
    const JigOp *op;
    JigStr binary, type, arguments, kernel, stream;
    JigOperandRange operands;
} Launch;

static void end_line(Launch *l) {
    jig_codegen_end_line(l->ir, l->op);
}

static const JigValue *argument(const Launch *l, size_t i) {
    return jig_op_operand(l->op, l->operands.start + i);
}

/* In the first block, since what a loop takes is given back when the function ends. */
static JigStr put_alloca(Launch *l, JigStr what) {
    const JigBlock *block = jig_op_block(l->op);
    JigCharVec *before = l->ir->out;
    if (block != jig_region_first(jig_block_region(block)))
        l->ir->out = &l->ir->allocas;
    JigStr made = jig_codegen_put_temporary(l->ir);
    jig_codegen_putf(l->ir, "alloca %.*s", JIG_FMT(what));
    end_line(l);
    l->ir->out = before;
    return made;
}

/* The arguments lie in a structure; the kernel is given the addresses of its fields. */
static void put_arguments(Launch *l) {
    JigIr *ir = l->ir;
    size_t n = l->operands.count;
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    for (size_t i = 0; i < n; i++) {
        jig_codegen_put(ir, i ? ", " : " ");
        jig_codegen_put_type(ir, jig_value_type(argument(l, i)));
    }
    JigStr fields = jig_codegen_end(ir, before);
    l->type = jig_arena_printf(ir->arena, "%%%u", ir->num_unnamed++);
    ir->out = &ir->unnamed;
    jig_codegen_putf(ir, "%.*s = type {%.*s%s}\n", JIG_FMT(l->type), JIG_FMT(fields), n ? " " : "");
    ir->out = before;

    JigStr all = put_alloca(l, l->type);
    l->arguments = put_alloca(l, jig_arena_printf(ir->arena, "ptr, i64 %zu", n));
    for (size_t i = 0; i < n; i++) {
        JigStr field = jig_codegen_put_temporary(l->ir);
        jig_codegen_putf(ir, "getelementptr inbounds nuw %.*s, ptr %.*s, i32 0, i32 %zu",
                         JIG_FMT(l->type), JIG_FMT(all), i);
        end_line(l);
        jig_codegen_put(ir, "  store ");
        jig_codegen_put_typed(ir, argument(l, i));
        jig_codegen_putf(ir, ", ptr %.*s", JIG_FMT(field));
        end_line(l);
        JigStr slot = jig_codegen_put_temporary(l->ir);
        jig_codegen_putf(ir, "getelementptr ptr, ptr %.*s, i32 %zu", JIG_FMT(l->arguments), i);
        end_line(l);
        jig_codegen_putf(ir, "  store ptr %.*s, ptr %.*s", JIG_FMT(field), JIG_FMT(slot));
        end_line(l);
    }
}

/* A name that no other kernel and no symbol has; *is_new: nor this kernel until now. */
static JigStr name_of_kernel(Launch *l, JigStr kernel, bool *is_new) {
    JigIr *ir = l->ir;
    JigStr name = related(ir, related(ir, l->binary, kernel), JIG_STR("name"));
    for (;; name = related(ir, name, JIG_STR("name"))) {
        if (jig_symbol_lookup_in(ir->module, name))
            continue;
        void **slot = jig_strmap_slot(&ir->kernels, name, is_new);
        const JigAttr *symbol = jig_gpu_launch_func_kernel_attr(l->op);
        if (*is_new)
            *slot = (void *)symbol;
        if (*slot == symbol)
            return name;
    }
}

static void put_kernel_name(Launch *l) {
    JigIr *ir = l->ir;
    JigStr kernel = jig_attr_symbol_leaf(jig_gpu_launch_func_kernel_attr(l->op));
    bool is_new;
    JigStr name = name_of_kernel(l, kernel, &is_new);
    jig_codegen_put_symbol(ir, '@', name);
    if (!is_new)
        return;
    JigCharVec *before = ir->out;
    ir->out = &ir->late_globals;
    jig_codegen_put_symbol(ir, '@', name);
    jig_codegen_put(ir, " = private unnamed_addr constant ");
    put_bytes(ir, kernel, true);
    jig_codegen_put(ir, ", align 1\n");
    ir->out = before;
}

static void put_kernel(Launch *l) {
    JigStr module = jig_codegen_put_temporary(l->ir);
    jig_codegen_put(l->ir, "load ptr, ptr ");
    put_related(l->ir, l->binary, "module");
    end_line(l);
    l->kernel = jig_codegen_put_temporary(l->ir);
    jig_codegen_putf(l->ir, "call ptr @mgpuModuleGetFunction(ptr %.*s, ptr ", JIG_FMT(module));
    put_kernel_name(l);
    jig_codegen_put(l->ir, ")");
    end_line(l);
    declare(l->ir, l->op, "ptr @mgpuModuleGetFunction(ptr, ptr)");
}

/* The launch's own, or one for it alone. */
static void put_stream(Launch *l) {
    const JigValue *given = jig_gpu_launch_func_async_object(l->op);
    if (given) {
        l->stream = jig_codegen_value_text(l->ir, given);
        return;
    }
    l->stream = jig_codegen_put_temporary(l->ir);
    jig_codegen_put(l->ir, "call ptr @mgpuStreamCreate()");
    end_line(l);
    declare(l->ir, l->op, "ptr @mgpuStreamCreate()");
}
static void put_stream_end(Launch *l) {
    if (jig_gpu_launch_func_async_object(l->op))
        return;
    jig_codegen_putf(l->ir, "  call void @mgpuStreamSynchronize(ptr %.*s)", JIG_FMT(l->stream));
    end_line(l);
    declare(l->ir, l->op, "void @mgpuStreamSynchronize(ptr)");
    jig_codegen_putf(l->ir, "  call void @mgpuStreamDestroy(ptr %.*s)", JIG_FMT(l->stream));
    end_line(l);
    declare(l->ir, l->op, "void @mgpuStreamDestroy(ptr)");
}

#define SIZES "i64, i64, i64, "

static void put_call(Launch *l) {
    JigIr *ir = l->ir;
    const JigOp *op = l->op;
    const JigValue *cluster = jig_gpu_launch_func_cluster_size_x(op),
                   *memory = jig_gpu_launch_func_dynamic_shared_memory_size(op);
    const JigValue *const sizes[] = {
        cluster,
        cluster ? jig_gpu_launch_func_cluster_size_y(op) : NULL,
        cluster ? jig_gpu_launch_func_cluster_size_z(op) : NULL,
        jig_gpu_launch_func_grid_size_x(op),
        jig_gpu_launch_func_grid_size_y(op),
        jig_gpu_launch_func_grid_size_z(op),
        jig_gpu_launch_func_block_size_x(op),
        jig_gpu_launch_func_block_size_y(op),
        jig_gpu_launch_func_block_size_z(op),
    };
    jig_codegen_putf(ir, "  call void @%s(ptr %.*s",
                     cluster ? "mgpuLaunchClusterKernel" : "mgpuLaunchKernel", JIG_FMT(l->kernel));
    for (size_t i = 0; i < JIG_LEN(sizes); i++) {
        if (!sizes[i])
            continue;
        jig_codegen_put(ir, ", ");
        jig_codegen_put_typed(ir, sizes[i]);
    }
    jig_codegen_put(ir, memory ? ", " : ", i32 0");
    if (memory)
        jig_codegen_put_typed(ir, memory);
    jig_codegen_putf(ir, ", ptr %.*s, ptr %.*s, ptr null", JIG_FMT(l->stream),
                     JIG_FMT(l->arguments));
    if (cluster)
        jig_codegen_put(ir, ")");
    else
        jig_codegen_putf(ir, ", i64 %zu)", l->operands.count);
    end_line(l);
    if (cluster)
        declare(ir, op,
                "void @mgpuLaunchClusterKernel(ptr, " SIZES SIZES SIZES "i32, ptr, ptr, ptr)");
    else
        declare(ir, op, "void @mgpuLaunchKernel(ptr, " SIZES SIZES "i32, ptr, ptr, ptr, i64)");
}

/* Why it cannot be written; NULL: it can. */
static const char *obstacle(JigIr *ir, const JigOp *op, JigStr binary) {
    const JigOp *found = jig_symbol_lookup_in(ir->module, binary);
    if (!found || !jig_op_is(found, JIG_GPU(BINARY)))
        return "launches a kernel of no gpu.binary: the module it is in is still to be compiled";
    if (jig_gpu_launch_func_num_async_dependencies(op) || jig_op_num_results(op))
        return "waits for tokens or makes one; the pass gpu-to-llvm makes them streams";
    if (!jig_type_is_integer(jig_value_type(jig_gpu_launch_func_grid_size_x(op)), 64))
        return "has sizes that are not of 64 bits, which the runtime takes";
    const JigValue *cluster[] = {jig_gpu_launch_func_cluster_size_x(op),
                                 jig_gpu_launch_func_cluster_size_y(op),
                                 jig_gpu_launch_func_cluster_size_z(op)};
    for (size_t i = 0; i < JIG_LEN(cluster); i++) {
        if (!cluster[i] != !cluster[0])
            return "has a part of the sizes of a cluster";
        if (cluster[i] && !jig_type_is_integer(jig_value_type(cluster[i]), 64))
            return "has sizes that are not of 64 bits, which the runtime takes";
    }
    const JigValue *stream = jig_gpu_launch_func_async_object(op);
    if (stream && jig_value_type(stream) != jig_codegen_pointer(ir))
        return "has a stream that is no pointer of the default space";
    return NULL;
}

bool jig_codegen_put_gpu(JigIr *ir, const JigOp *op) {
    if (!jig_op_is(op, JIG_GPU(LAUNCH_FUNC)))
        return false;
    Launch l = {.ir = ir,
                .op = op,
                .binary = jig_attr_symbol_part(jig_gpu_launch_func_kernel_attr(op), 0),
                .operands = jig_gpu_launch_func_kernel_operands(op)};
    const char *why = obstacle(ir, op, l.binary);
    if (why) {
        jig_codegen_fail(ir, op, "%s", why);
        return true;
    }
    put_arguments(&l);
    put_kernel(&l);
    put_stream(&l);
    put_call(&l);
    put_stream_end(&l);
    return true;
}
