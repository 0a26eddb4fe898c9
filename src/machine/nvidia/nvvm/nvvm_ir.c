/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops of nvvm as calls of LLVM's intrinsics, by the rows of nvvm_rows.c. */
#include "machine/nvidia/nvvm/nvvm_ir.h"

#include "dialect/llvm/llvm_types.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "ir/spec/spec.h"

/* ---- Parts of an op by their names ---- */

static JigOperandRange operands_of(const JigOp *op, JigStr name) {
    JigEntity e;
    JigOperandRange r = {0};
    const JigSpec *spec = jig_spec(jig_op_name(jig_op_context(op), jig_op_name_of(op)));
    if (jig_spec_entity(spec, name, &e) && e.kind == JIG_ENTITY_OPERAND)
        jig_op_operand_range(op, e.index, &r.start, &r.count);
    return r;
}

static const JigAttr *property(const JigOp *op, JigStr name) {
    const JigAttr *dict = jig_op_attrs(op);
    for (size_t i = 0; i < jig_attr_dict_len(dict); i++)
        if (jig_str_eq(jig_ident_str(jig_attr_dict_items(dict)[i].name), name))
            return jig_attr_dict_items(dict)[i].value;
    return NULL;
}

static bool is_enum(const JigAttr *x) {
    const JigAttrRow *row = jig_attr_row(x);
    return row >= jig_nvvm_attrs && row < jig_nvvm_attrs + JIG_NVVM_NUM_ENUMS;
}

static void put_shape(JigIr *ir, const JigAttr *x) {
    static const char letters[] = "mnk";
    size_t n = jig_attr_is(x, JIG_NVVM_ATTR(SHAPE)) ? 3 : 2;
    for (size_t i = 0; i < n; i++)
        jig_ir_putf(ir, "%c%lld", letters[i], (long long)jig_attr_int_value(jig_attr_param(x, i)));
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
static const JigType *type_of(const JigOp *op, JigStr name) {
    JigOperandRange r = operands_of(op, name);
    if (r.count)
        return jig_op_operand_type(op, r.start);
    return jig_str_is(name, "res") && jig_op_num_results(op) ? jig_op_result_type(op, 0) : NULL;
}

/* As it stands in names. */
static void put_part(JigIr *ir, const JigOp *op, JigStr name) {
    const JigAttr *x = property(op, name);
    const JigType *t = type_of(op, name);
    if (t)
        jig_ir_put_mangled(ir, t);
    if (!x)
        return;
    if (is_enum(x))
        jig_ir_put(ir, jig_nvvm_enum_text((JigNvvmAttrId)(jig_attr_row(x) - jig_nvvm_attrs),
                                          jig_attr_enum_value(x)));
    else if (jig_attr_is_int(x))
        jig_ir_putf(ir, "%lld", (long long)jig_attr_int_value(x));
    else if (jig_attr_is_type(x))
        jig_ir_put(ir, float_text(jig_attr_type_value(x)));
    else
        put_shape(ir, x);
}

static JigStr part_text(JigIr *ir, const JigOp *op, JigStr name) {
    JigCharVec text, *before = jig_ir_begin(ir, &text);
    put_part(ir, op, name);
    return jig_ir_end(ir, before);
}

static int64_t space_of(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR) ? (int64_t)jig_llvm_ptr_space(t) : -1;
}

static JigStr before(JigStr s, const char *at) {
    return (JigStr){s.ptr, (size_t)(at - s.ptr)};
}
static JigStr behind(JigStr s, const char *at) {
    return (JigStr){at + 1, (size_t)(s.ptr + s.len - at - 1)};
}
static const char *find(JigStr s, char c) {
    return s.len ? memchr(s.ptr, c, s.len) : NULL;
}
static int64_t number(JigStr s) {
    bool minus = s.len && *s.ptr == '-';
    int64_t n = 0;
    for (size_t i = minus; i < s.len; i++)
        n = 10 * n + (s.ptr[i] - '0');
    return minus ? -n : n;
}

/* "x", "x@3", "x=case" */
static bool holds(JigIr *ir, const JigOp *op, JigStr condition) {
    const char *at = find(condition, '@'), *is = find(condition, '=');
    if (at) {
        JigOperandRange r = operands_of(op, before(condition, at));
        return r.count &&
               space_of(jig_op_operand_type(op, r.start)) == number(behind(condition, at));
    }
    if (is)
        return jig_str_eq(part_text(ir, op, before(condition, is)), behind(condition, is));
    const JigAttr *x = property(op, condition);
    bool is_false = x && ((jig_attr_is_bool(x) && !jig_attr_bool_value(x)) ||
                          (jig_attr_is_int(x) && jig_type_is_integer(jig_attr_type(x), 1) &&
                           !jig_attr_int_value(x)));
    return (x && !is_false) || operands_of(op, condition).count;
}

/* ---- Names ---- */

/* The first `c` that is in no braces; NULL: none. */
static const char *outside(JigStr s, char c) {
    int depth = 0;
    for (size_t i = 0; i < s.len; i++) {
        if (s.ptr[i] == c && !depth)
            return s.ptr + i;
        depth += (s.ptr[i] == '{') - (s.ptr[i] == '}');
    }
    return NULL;
}

/* Of mma: products of f16 are told by what they are added to, others by what is multiplied. */
static void put_mma_types(JigIr *ir, const JigOp *op) {
    JigStr a = part_text(ir, op, JIG_STR("multiplicandAPtxType")),
           b = part_text(ir, op, JIG_STR("multiplicandBPtxType"));
    if (!jig_str_is(a, "f16")) {
        jig_ir_put_str(ir, a);
        if (!jig_str_eq(a, b))
            jig_ir_putf(ir, ".%.*s", JIG_FMT(b));
        return;
    }
    JigOperandRange c = operands_of(op, JIG_STR("operandC"));
    const JigType *result = jig_op_result_type(op, 0);
    const JigType *sums[] = {jig_ir_num_parts(result) ? jig_ir_part_type(result, 0) : NULL,
                             c.count ? jig_op_operand_type(op, c.start) : NULL};
    for (size_t i = 0; i < JIG_LEN(sums); i++)
        jig_ir_putf(ir, "%sf%u", i ? "." : "",
                    sums[i] ? (unsigned)jig_type_width(jig_type_element_or_self(sums[i])) : 0);
}

static void put_name(JigIr *ir, const JigOp *op, JigStr text);

/* "a:b" behind "x|": by what x is written as. */
static void put_mapped(JigIr *ir, JigStr text, JigStr cases) {
    while (cases.len) {
        const char *bar = find(cases, '|');
        JigStr one = bar ? before(cases, bar) : cases;
        const char *colon = find(one, ':');
        if (jig_str_eq(text, before(one, colon))) {
            jig_ir_put_str(ir, behind(one, colon));
            return;
        }
        cases = bar ? behind(cases, bar) : (JigStr){0};
    }
    jig_ir_put_str(ir, text);
}

static void put_choice(JigIr *ir, const JigOp *op, JigStr condition, JigStr choices) {
    const char *colon = outside(choices, ':');
    if (holds(ir, op, condition))
        put_name(ir, op, colon ? before(choices, colon) : choices);
    else if (colon)
        put_name(ir, op, behind(choices, colon));
}

/* What stands in braces. */
static void put_item(JigIr *ir, const JigOp *op, JigStr item) {
    const char *choice = outside(item, '?'), *map = find(item, '|');
    if (choice)
        put_choice(ir, op, before(item, choice), behind(item, choice));
    else if (map)
        put_mapped(ir, part_text(ir, op, before(item, map)), behind(item, map));
    else if (jig_str_is(item, "types"))
        put_mma_types(ir, op);
    else if (jig_str_ends_with(item, "#"))
        jig_ir_putf(ir, "%zu", operands_of(op, (JigStr){item.ptr, item.len - 1}).count);
    else
        put_part(ir, op, item);
}

static void put_name(JigIr *ir, const JigOp *op, JigStr text) {
    while (text.len) {
        const char *open = find(text, '{');
        jig_ir_put_str(ir, open ? before(text, open) : text);
        if (!open)
            return;
        JigStr rest = behind(text, open);
        const char *close = outside(rest, '}');
        put_item(ir, op, before(rest, close));
        text = behind(rest, close);
    }
}

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
        add(c, jig_ir_type_text(c->ir, jig_op_operand_type(c->op, i)),
            jig_ir_value_text(c->ir, jig_op_operand(c->op, i)));
}

/* "x>3" */
static void add_cast(Call *c, JigOperandRange r, int64_t space) {
    if (!r.count || space_of(jig_op_operand_type(c->op, r.start)) > 0) {
        add_operands(c, r);
        return;
    }
    JigStr to = jig_arena_printf(c->ir->arena, "ptr addrspace(%lld)", (long long)space);
    JigStr from = jig_ir_value_text(c->ir, jig_op_operand(c->op, r.start)),
           name = jig_ir_put_temporary(c->ir);
    jig_ir_putf(c->ir, "addrspacecast ptr %.*s to %.*s", JIG_FMT(from), JIG_FMT(to));
    jig_ir_end_line(c->ir, c->op);
    add(c, to, name);
}

/* "x!0" */
static void add_test(Call *c, JigOperandRange r) {
    JigStr value = jig_ir_value_text(c->ir, jig_op_operand(c->op, r.start)),
           name = jig_ir_put_temporary(c->ir);
    jig_ir_putf(c->ir, "icmp ne i32 %.*s, 0", JIG_FMT(value));
    jig_ir_end_line(c->ir, c->op);
    add(c, JIG_STR("i1"), name);
}

/* "x~i16" */
static void add_bits(Call *c, JigOperandRange r, JigStr to) {
    const JigType *t = jig_op_operand_type(c->op, r.start);
    JigStr from = jig_ir_type_text(c->ir, t),
           value = jig_ir_value_text(c->ir, jig_op_operand(c->op, r.start)),
           name = jig_ir_put_temporary(c->ir);
    jig_ir_putf(c->ir, "%s %.*s %.*s to %.*s", jig_type_is_vector(t) ? "bitcast" : "zext",
                JIG_FMT(from), JIG_FMT(value), JIG_FMT(to));
    jig_ir_end_line(c->ir, c->op);
    add(c, to, name);
}

/* "^x:i16" */
static void add_bit(Call *c, JigStr item) {
    const char *colon = find(item, ':');
    int64_t n = jig_ir_int(property(c->op, before(item, colon)), 0);
    add(c, behind(item, colon),
        jig_arena_printf(c->ir->arena, "%d", (int)(int16_t)(n < 0 || n > 15 ? 0 : 1 << n)));
}

/* "@x:i32", "@x+1:i32" */
static void add_property(Call *c, JigStr item) {
    const char *colon = find(item, ':'), *plus = find(item, '+');
    const JigAttr *x = property(c->op, before(item, plus ? plus : colon));
    int64_t n = !x ? 0 : is_enum(x) ? jig_attr_enum_value(x) : jig_attr_int_value(x);
    add(c, behind(item, colon), jig_arena_printf(c->ir->arena, "%lld", (long long)n + (x && plus)));
}

static void add_item(Call *c, JigStr item) {
    JigStr rest = behind(item, item.ptr);
    const char *otherwise = find(item, '|'), *cast = find(item, '>'), *test = find(item, '!'),
               *bits = find(item, '~'), *colon = find(item, ':');
    JigOperandRange r =
        otherwise ? operands_of(c->op, before(item, otherwise)) : (JigOperandRange){0};
    if (*item.ptr == '*')
        add_operands(c, (JigOperandRange){.count = jig_op_num_operands(c->op)});
    else if (*item.ptr == '?')
        add(c, JIG_STR("i1"), holds(c->ir, c->op, rest) ? JIG_STR("true") : JIG_STR("false"));
    else if (*item.ptr == '^')
        add_bit(c, rest);
    else if (*item.ptr == '@')
        add_property(c, rest);
    else if (*item.ptr == '=')
        add(c, behind(item, colon), before(rest, colon));
    else if (cast)
        add_cast(c, operands_of(c->op, before(item, cast)), number(behind(item, cast)));
    else if (bits)
        add_bits(c, operands_of(c->op, before(item, bits)), behind(item, bits));
    else if (test)
        add_test(c, operands_of(c->op, before(item, test)));
    else if (otherwise && !r.count)
        add(c, behind(item, colon), before(behind(item, otherwise), colon));
    else
        add_operands(c, otherwise ? r : operands_of(c->op, item));
}

static void add_all(Call *c, JigStr items) {
    while (items.len) {
        const char *space = find(items, ' ');
        add_item(c, space ? before(items, space) : items);
        items = space ? behind(items, space) : (JigStr){0};
    }
}

/* ---- The call ---- */

static JigStr declaration(const Call *c, JigStr name, JigStr result) {
    JigCharVec text, *before_it = jig_ir_begin(c->ir, &text);
    jig_ir_putf(c->ir, "%.*s ", JIG_FMT(result));
    jig_ir_put_symbol(c->ir, '@', name);
    jig_ir_put(c->ir, "(");
    for (size_t i = 0; i < c->types.len; i++)
        jig_ir_putf(c->ir, "%s%.*s", i ? ", " : "", JIG_FMT(c->types.data[i]));
    jig_ir_put(c->ir, ")");
    return jig_ir_end(c->ir, before_it);
}

static void put_call(const Call *c, JigStr name, JigStr result) {
    JigIr *ir = c->ir;
    const JigAttr *range = property(c->op, JIG_STR("range"));
    jig_ir_put(ir, "call ");
    if (range && jig_attr_is(range, JIG_LLVM_ATTR(CONSTANT_RANGE))) {
        jig_ir_put_range(ir, range);
        jig_ir_put(ir, " ");
    }
    jig_ir_putf(ir, "%.*s ", JIG_FMT(result));
    jig_ir_put_symbol(ir, '@', name);
    jig_ir_put(ir, "(");
    for (size_t i = 0; i < c->types.len; i++)
        jig_ir_putf(ir, "%s%.*s %.*s", i ? ", " : "", JIG_FMT(c->types.data[i]),
                    JIG_FMT(c->values.data[i]));
    jig_ir_put(ir, ")");
    jig_ir_end_line(ir, c->op);
    if (!jig_ir_declare(ir, name, declaration(c, name, result)))
        jig_ir_fail(ir, c->op, "does not have the types of the intrinsic '%.*s'", JIG_FMT(name));
}

/* What the op has of the intrinsic's result. */
static void put_becomes(Call *c, const JigNvvmCall *row, JigStr name, JigStr result) {
    JigIr *ir = c->ir;
    JigStr made = jig_ir_put_temporary(c->ir);
    put_call(c, name, result);
    if (!jig_op_num_results(c->op))
        return;
    const JigType *own = jig_op_result_type(c->op, 0);
    JigStr to = jig_ir_type_text(ir, own);
    jig_ir_put_result(ir, c->op);
    if (row->becomes == JIG_NVVM_SECOND)
        jig_ir_putf(ir, "extractvalue %.*s %.*s, 1", JIG_FMT(result), JIG_FMT(made));
    else
        jig_ir_putf(ir, "%s %.*s %.*s to %.*s",
                    row->becomes == JIG_NVVM_ZEXT ? "zext"
                    : jig_type_is_vector(own)     ? "bitcast"
                                                  : "trunc",
                    JIG_FMT(result), JIG_FMT(made), JIG_FMT(to));
    jig_ir_end_line(ir, c->op);
}

static JigStr name_of(JigIr *ir, const JigOp *op, JigStr text) {
    JigCharVec name, *before_it = jig_ir_begin(ir, &name);
    if (!jig_str_starts_with(text, "llvm."))
        jig_ir_put(ir, "llvm.nvvm.");
    put_name(ir, op, text);
    return jig_ir_end(ir, before_it);
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
    JigStr name = name_of(ir, op, jig_str(row->name)), own = JIG_STR("void");
    if (jig_op_num_results(op))
        own = jig_ir_type_text(ir, jig_op_result_type(op, 0));
    JigStr result = row->result ? jig_str(row->result) : own;
    add_all(&c, jig_str(row->args ? row->args : "*"));
    if (is_as_is(op, row, result, own)) {
        jig_ir_put_result(ir, op);
        put_call(&c, name, result);
    } else if (jig_op_num_results(op) && row->becomes == JIG_NVVM_AS_IS) {
        jig_ir_fail(ir, op, "has a result where its intrinsic has '%.*s'", JIG_FMT(result));
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
    JigNvvmCall row = {.result = is_long ? "i64" : "i32", .args = ""};
    for (size_t i = 0; i < JIG_LEN(others); i++)
        if (jig_str_is(name, others[i].op))
            row.name = others[i].name;
    if (!row.name)
        row.name = jig_arena_str(ir->arena, name).ptr;
    put_row(ir, op, &row);
}

static bool put_op(JigIr *ir, const JigOp *op) {
    enum { PREFIX = sizeof "nvvm." - 1 };
    JigStr name = jig_op_name_of(op);
    const JigOpRow *own = jig_op_row(op);
    name = (JigStr){name.ptr + PREFIX, name.len - PREFIX};
    if (jig_ir_put_matrix_descriptor(ir, op))
        return true;
    if (operands_of(op, JIG_STR("predicate")).count)
        jig_ir_fail(ir, op, "has a predicate, which its intrinsic does not take");
    else if (jig_str_starts_with(name, "read.ptx.sreg."))
        put_register(ir, op, name);
    else
        for (const JigNvvmCall *row = jig_nvvm_calls; row->name; row++)
            if (row->id == (uint32_t)(own - jig_nvvm_ops) &&
                (!row->when || holds(ir, op, jig_str(row->when)))) {
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
    jig_ir_putf(ir, " \"%s\"", words[i].text);
    if (jig_attr_is_int(x))
        jig_ir_putf(ir, "=\"%lld\"", (long long)jig_attr_int_value(x));
    size_t n = jig_attr_kind(x) == JIG_ATTR_DENSE_ARRAY ? jig_attr_dense_array_len(x) : 0;
    for (size_t k = 0; k < n; k++)
        jig_ir_putf(ir, "%s%lld", k ? "," : "=\"", (long long)jig_attr_dense_array_int(x, k));
    jig_ir_put(ir, n ? "\"" : "");
    return true;
}

static const char *const param_words[] = {"nvvm.grid_constant", NULL};

/* ---- The machine ---- */

static const JigIrConst *fold(JigIr *ir, const JigOp *op, const JigIrConst *const *operands) {
    return jig_op_is(op, JIG_NVVM(TCGEN05_MMA_SMEM_DESC))
               ? jig_ir_fold_matrix_descriptor(ir, op, operands)
               : NULL;
}

const JigIrMachine jig_ir_nvvm = {
    .dialect = "nvvm",
    .is_final = true,
    .ops = jig_nvvm_ops,
    .num_ops = JIG_NVVM_NUM_OPS,
    .put = put_op,
    .fold = fold,
    .kernel = "nvvm.kernel",
    .kernel_cc = "ptx_kernel ",
    .param_words = param_words,
    .put_attr = put_kernel_attr,
    .device = &jig_nvidia_device,
};
