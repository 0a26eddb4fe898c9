/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops of nvvm as calls of LLVM's intrinsics, by the rows of nvvm_rows.c. */
#include "machine/nvidia/nvvm/nvvm_ir.h"
#include "machine/nvidia/nvvm/nvvm_call.h"

#include "dialect/llvm/llvm_types.h"
#include "machine/nvidia/nvvm/nvvm.h"

/* ---- Arguments ---- */

typedef struct Call {
    JigIr *ir;
    const JigOp *op;
    JIG_VEC(JigStr) types, values;
} Call;

static void add(Call *c, JigStr type, JigStr value) {
    jig_vec_push(&c->types, type);
    jig_vec_push(&c->values, value);
}

static void add_operands(Call *c, JigOperandRange r) {
    for (size_t i = r.start; i < r.start + r.count; i++)
        add(c, jig_codegen_type_text(c->ir, jig_op_operand_type(c->op, i)),
            jig_codegen_value_text(c->ir, jig_op_operand(c->op, i)));
}

static void add_cast(Call *c, JigOperandRange r, int64_t space) {
    if (!r.count || jig_nvvm_space_of(jig_op_operand_type(c->op, r.start)) > 0) {
        add_operands(c, r);
        return;
    }
    JigStr to = jig_arena_printf(c->ir->arena, "ptr addrspace(%lld)", (long long)space);
    JigStr from = jig_codegen_value_text(c->ir, jig_op_operand(c->op, r.start)),
           name = jig_codegen_put_temporary(c->ir);
    jig_codegen_putf(c->ir, "addrspacecast ptr %.*s to %.*s", JIG_FMT(from), JIG_FMT(to));
    jig_codegen_end_line(c->ir, c->op);
    add(c, to, name);
}

static void add_test(Call *c, JigOperandRange r) {
    JigStr value = jig_codegen_value_text(c->ir, jig_op_operand(c->op, r.start)),
           name = jig_codegen_put_temporary(c->ir);
    jig_codegen_putf(c->ir, "icmp ne i32 %.*s, 0", JIG_FMT(value));
    jig_codegen_end_line(c->ir, c->op);
    add(c, JIG_STR("i1"), name);
}

static void add_bits(Call *c, JigOperandRange r, const char *to) {
    const JigType *t = jig_op_operand_type(c->op, r.start);
    JigStr from = jig_codegen_type_text(c->ir, t),
           value = jig_codegen_value_text(c->ir, jig_op_operand(c->op, r.start)),
           name = jig_codegen_put_temporary(c->ir);
    jig_codegen_putf(c->ir, "%s %.*s %.*s to %s", jig_type_is_vector(t) ? "bitcast" : "zext",
                     JIG_FMT(from), JIG_FMT(value), to);
    jig_codegen_end_line(c->ir, c->op);
    add(c, jig_str(to), name);
}

static void add_number(Call *c, const char *type, int64_t n) {
    add(c, jig_str(type), jig_arena_printf(c->ir->arena, "%lld", (long long)n));
}

/* What of a property is the argument; 0 where there is none. */
static int64_t number_of(const JigAttr *x, const JigNvvmArg *arg) {
    enum { MOST_BITS = 15 };
    if (arg->kind == JIG_NVVM_BIT) {
        int64_t n = jig_codegen_int(x, 0);
        return (int16_t)(n < 0 || n > MOST_BITS ? 0 : 1 << n);
    }
    if (!x)
        return 0;
    int64_t n = jig_nvvm_is_enum(x) ? jig_attr_enum_value(x) : jig_attr_int_value(x);
    return n + (arg->kind == JIG_NVVM_NEXT_NUMBER);
}

static void add_arg(Call *c, const JigNvvmArg *arg) {
    JigOperandRange r = arg->of ? jig_nvvm_operands_of(c->op, arg->of) : (JigOperandRange){0};
    const JigNvvmWhen there = {.of = arg->of};
    switch (arg->kind) {
    case JIG_NVVM_NO_ARG:
        break;
    case JIG_NVVM_ALL:
        add_operands(c, (JigOperandRange){.count = jig_op_num_operands(c->op)});
        break;
    case JIG_NVVM_OPERAND:
        if (arg->type && !r.count)
            add_number(c, arg->type, arg->number);
        else
            add_operands(c, r);
        break;
    case JIG_NVVM_TO_SPACE:
        add_cast(c, r, arg->number);
        break;
    case JIG_NVVM_NOT_ZERO:
        add_test(c, r);
        break;
    case JIG_NVVM_BITS:
        add_bits(c, r, arg->type);
        break;
    case JIG_NVVM_IS_THERE:
        add(c, JIG_STR("i1"),
            jig_nvvm_holds(c->ir, c->op, &there) ? JIG_STR("true") : JIG_STR("false"));
        break;
    case JIG_NVVM_NUMBER:
    case JIG_NVVM_NEXT_NUMBER:
    case JIG_NVVM_BIT:
        add_number(c, arg->type, number_of(jig_nvvm_property(c->op, arg->of), arg));
        break;
    case JIG_NVVM_CONSTANT:
        add_number(c, arg->type, arg->number);
        break;
    }
}

static void add_all(Call *c, const JigNvvmArg *args) {
    static const JigNvvmArg all[] = {{.kind = JIG_NVVM_ALL}, {0}};
    for (const JigNvvmArg *arg = args ? args : all; arg->kind; arg++)
        add_arg(c, arg);
}

/* ---- The call ---- */

static JigStr declaration(const Call *c, JigStr name, JigStr result) {
    JigCharVec text, *before_it = jig_codegen_begin(c->ir, &text);
    jig_codegen_putf(c->ir, "%.*s ", JIG_FMT(result));
    jig_codegen_put_symbol(c->ir, '@', name);
    jig_codegen_put(c->ir, "(");
    for (size_t i = 0; i < c->types.len; i++)
        jig_codegen_putf(c->ir, "%s%.*s", i ? ", " : "", JIG_FMT(c->types.data[i]));
    jig_codegen_put(c->ir, ")");
    return jig_codegen_end(c->ir, before_it);
}

static void put_call(const Call *c, JigStr name, JigStr result) {
    JigIr *ir = c->ir;
    const JigAttr *range = jig_nvvm_property(c->op, "range");
    jig_codegen_put(ir, "call ");
    if (range && jig_attr_is(range, JIG_LLVM_ATTR(CONSTANT_RANGE))) {
        jig_codegen_put_range(ir, range);
        jig_codegen_put(ir, " ");
    }
    jig_codegen_putf(ir, "%.*s ", JIG_FMT(result));
    jig_codegen_put_symbol(ir, '@', name);
    jig_codegen_put(ir, "(");
    for (size_t i = 0; i < c->types.len; i++)
        jig_codegen_putf(ir, "%s%.*s %.*s", i ? ", " : "", JIG_FMT(c->types.data[i]),
                         JIG_FMT(c->values.data[i]));
    jig_codegen_put(ir, ")");
    jig_codegen_end_line(ir, c->op);
    if (!jig_codegen_declare(ir, name, declaration(c, name, result)))
        jig_codegen_fail(ir, c->op, "does not have the types of the intrinsic '%.*s'",
                         JIG_FMT(name));
}

/* What the op has of the intrinsic's result. */
static void put_becomes(Call *c, const JigNvvmCall *row, JigStr name, JigStr result) {
    JigIr *ir = c->ir;
    JigStr made = jig_codegen_put_temporary(c->ir);
    put_call(c, name, result);
    if (!jig_op_num_results(c->op))
        return;
    const JigType *own = jig_op_result_type(c->op, 0);
    JigStr to = jig_codegen_type_text(ir, own);
    jig_codegen_put_result(ir, c->op);
    if (row->becomes == JIG_NVVM_SECOND)
        jig_codegen_putf(ir, "extractvalue %.*s %.*s, 1", JIG_FMT(result), JIG_FMT(made));
    else
        jig_codegen_putf(ir, "%s %.*s %.*s to %.*s",
                         row->becomes == JIG_NVVM_ZEXT ? "zext"
                         : jig_type_is_vector(own)     ? "bitcast"
                                                       : "trunc",
                         JIG_FMT(result), JIG_FMT(made), JIG_FMT(to));
    jig_codegen_end_line(ir, c->op);
}

static JigStr name_of(JigIr *ir, const JigOp *op, const JigNvvmPiece *pieces) {
    JigCharVec name, *before_it = jig_codegen_begin(ir, &name);
    jig_nvvm_put_name(ir, op, pieces);
    return jig_codegen_end(ir, before_it);
}

/* Does the op have what the intrinsic gives? */
static bool is_as_is(const JigOp *op, const JigNvvmCall *row, JigStr result, JigStr own) {
    if (!jig_op_num_results(op))
        return jig_str_is(result, "void");
    return jig_str_eq(result, own) &&
           (row->becomes == JIG_NVVM_AS_IS || row->becomes == JIG_NVVM_CAST);
}

static void put_row(JigIr *ir, const JigOp *op, const JigNvvmCall *row) {
    Call c = {.ir = ir, .op = op};
    JigStr name = name_of(ir, op, row->name), own = JIG_STR("void");
    if (jig_op_num_results(op))
        own = jig_codegen_type_text(ir, jig_op_result_type(op, 0));
    JigStr result = row->result ? jig_str(row->result) : own;
    add_all(&c, row->args);
    if (is_as_is(op, row, result, own)) {
        jig_codegen_put_result(ir, op);
        put_call(&c, name, result);
    } else if (jig_op_num_results(op) && row->becomes == JIG_NVVM_AS_IS) {
        jig_codegen_fail(ir, op, "has a result where its intrinsic has '%.*s'", JIG_FMT(result));
    } else {
        put_becomes(&c, row, name, result);
    }
    jig_vec_free(&c.types);
    jig_vec_free(&c.values);
}

/* ---- Ops ---- */

/* A register is read by the intrinsic of its name, but for a few. */
static void put_register(JigIr *ir, const JigOp *op, JigStr name) {
    static const struct {
        const char *op, *name;
    } others[] = {{"read.ptx.sreg.total.smem.size", "read.ptx.sreg.total_smem_size"},
                  {"read.ptx.sreg.dynamic.smem.size", "read.ptx.sreg.dynamic_smem_size"},
                  {"read.ptx.sreg.aggr.smem.size", "read.ptx.sreg.aggr_smem_size"}};
    bool is_long = jig_str_ends_with(name, "clock64") || jig_str_ends_with(name, "globaltimer");
    const char *text = jig_arena_str(ir->arena, name).ptr;
    for (size_t i = 0; i < JIG_LEN(others); i++)
        if (jig_str_is(name, others[i].op))
            text = others[i].name;
    put_row(ir, op,
            &(JigNvvmCall){.name = (const JigNvvmPiece[]){{.text = text}, {0}},
                           .args = (const JigNvvmArg[]){{0}},
                           .result = is_long ? "i64" : "i32"});
}

static bool put_op(JigIr *ir, const JigOp *op) {
    enum { PREFIX = sizeof "nvvm." - 1 };
    JigStr name = jig_op_name_of(op);
    const JigOpRow *own = jig_op_row(op);
    name = (JigStr){name.ptr + PREFIX, name.len - PREFIX};
    if (jig_nvidia_put_matrix_descriptor(ir, op))
        return true;
    if (jig_nvvm_operands_of(op, "predicate").count)
        jig_codegen_fail(ir, op, "has a predicate, which its intrinsic does not take");
    else if (jig_str_starts_with(name, "read.ptx.sreg."))
        put_register(ir, op, name);
    else
        for (const JigNvvmCall *row = jig_nvvm_calls; row->name; row++)
            if (row->id == (uint32_t)(own - jig_nvvm_ops) && jig_nvvm_holds(ir, op, &row->when)) {
                put_row(ir, op, row);
                return true;
            }
    return ir->failed || jig_str_starts_with(name, "read.ptx.sreg.");
}

/* ---- Attributes ---- */

/* Of kernels for nvptx: numbers, as the strings that LLVM has for them. */
static bool put_kernel_attr(JigIr *ir, JigStr name, const JigAttr *x) {
    static const struct {
        const char *attr, *text;
    } words[] = {
        {"nvvm.maxntid", "nvvm.maxntid"},
        {"nvvm.reqntid", "nvvm.reqntid"},
        {"nvvm.cluster_dim", "nvvm.cluster_dim"},
        {"nvvm.cluster_max_blocks", "nvvm.maxclusterrank"},
        {"nvvm.minctasm", "nvvm.minctasm"},
        {"nvvm.maxnreg", "nvvm.maxnreg"},
        {"nvvm.blocksareclusters", "nvvm.blocksareclusters"},
    };
    size_t i = 0;
    while (i < JIG_LEN(words) && !jig_str_is(name, words[i].attr))
        i++;
    if (i == JIG_LEN(words))
        return false;
    jig_codegen_putf(ir, " \"%s\"", words[i].text);
    if (jig_attr_is_int(x))
        jig_codegen_putf(ir, "=\"%lld\"", (long long)jig_attr_int_value(x));
    size_t n = jig_attr_kind(x) == JIG_ATTR_DENSE_ARRAY ? jig_attr_dense_array_len(x) : 0;
    for (size_t k = 0; k < n; k++)
        jig_codegen_putf(ir, "%s%lld", k ? "," : "=\"", (long long)jig_attr_dense_array_int(x, k));
    jig_codegen_put(ir, n ? "\"" : "");
    return true;
}

static const char *const param_words[] = {"nvvm.grid_constant", NULL};

/* ---- The machine ---- */

static const JigIrConst *fold(JigIr *ir, const JigOp *op, const JigIrConst *const *operands) {
    return jig_op_is(op, JIG_NVVM(TCGEN05_MMA_SMEM_DESC))
               ? jig_nvidia_fold_matrix_descriptor(ir, op, operands)
               : NULL;
}

static bool check_rows(JigContext *ctx) {
    return jig_nvvm_check_calls(ctx, jig_nvvm_calls);
}

const JigIrMachine jig_nvvm_ir = {
    .dialect = "nvvm",
    .is_final = true,
    .ops = jig_nvvm_ops,
    .num_ops = JIG_NVVM_NUM_OPS,
    .put = put_op,
    .fold = fold,
    .check_rows = check_rows,
    .kernel = "nvvm.kernel",
    .kernel_cc = "ptx_kernel ",
    .param_words = param_words,
    .put_attr = put_kernel_attr,
    .device = &jig_nvidia_device,
};
