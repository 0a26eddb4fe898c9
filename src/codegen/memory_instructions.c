/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Instructions on memory, and what is said of their accesses. */
#include "codegen/ir_int.h"
#include "dialect/llvm/llvm_attrs.h"

static void put_align(JigIr *ir, const JigOp *op) {
    jig_codegen_put_align(ir, op, ", ", jig_codegen_int(jig_llvm_load_alignment_attr(op), 0));
}
static void put_scope(JigIr *ir, const JigOp *op) {
    if (!jig_llvm_load_syncscope_attr(op))
        return;
    jig_codegen_put(ir, " syncscope(");
    jig_codegen_put_quoted(ir, jig_attr_string_value(jig_llvm_load_syncscope_attr(op)));
    jig_codegen_put(ir, ")");
}
static void put_ordering(JigIr *ir, int64_t ordering) {
    jig_codegen_putf(ir, " %s",
                     jig_enum_text(jig_llvm_enum(JIG_LLVM_ENUM_ATOMIC_ORDERING), ordering));
}
static bool is_volatile(const JigOp *op) {
    return jig_llvm_load_volatile_attr(op) != NULL;
}

void jig_codegen_put_dereferenceable(JigIr *ir, const JigAttr *x) {
    uint64_t bytes = jig_int_u64(jig_attr_big_int_value(jig_attr_param(x, 0)));
    const JigAttr *or_null = jig_attr_param(x, 1);
    jig_codegen_putf(ir, ", !dereferenceable%s !%u",
                     or_null && jig_attr_bool_value(or_null) ? "_or_null" : "",
                     jig_codegen_nodef(ir, "!{i64 %llu}", (unsigned long long)bytes));
}

/* ---- Metadata of accesses ---- */

static void put_scopes(JigIr *ir, const char *name, const JigAttr *list) {
    if (!list || !jig_attr_array_len(list))
        return;
    size_t n = jig_attr_array_len(list);
    const JigAttr **scopes = JIG_NEW_ARRAY(ir->arena, const JigAttr *, n);
    for (size_t i = 0; i < n; i++)
        scopes[i] = jig_attr_array_at(list, i);
    jig_codegen_putf(ir, ", !%s !%u", name, jig_codegen_alias_scopes(ir, scopes, n));
}

static uint32_t list_of_groups(JigIr *ir, const JigAttr *groups) {
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_put(ir, "!{");
    for (size_t i = 0; i < jig_attr_array_len(groups); i++)
        jig_codegen_putf(ir, "%s!%u", i ? ", " : "",
                         jig_codegen_access_group(ir, jig_attr_array_at(groups, i)));
    jig_codegen_put(ir, "}");
    return jig_codegen_node(ir, jig_codegen_end(ir, before));
}

void jig_codegen_put_access_metadata(JigIr *ir, const JigOp *op) {
    const JigAttr *groups = jig_llvm_load_access_groups_attr(op);
    if (groups && jig_attr_array_len(groups) == 1)
        jig_codegen_putf(ir, ", !llvm.access.group !%u",
                         jig_codegen_access_group(ir, jig_attr_array_at(groups, 0)));
    else if (groups && jig_attr_array_len(groups))
        jig_codegen_putf(ir, ", !llvm.access.group !%u", list_of_groups(ir, groups));
    put_scopes(ir, "alias.scope", jig_llvm_load_alias_scopes_attr(op));
    put_scopes(ir, "noalias", jig_llvm_load_noalias_scopes_attr(op));
    const JigAttr *tbaa = jig_llvm_load_tbaa_attr(op);
    if (tbaa && jig_attr_array_len(tbaa) == 1)
        jig_codegen_putf(ir, ", !tbaa !%u", jig_codegen_tbaa(ir, jig_attr_array_at(tbaa, 0)));
    else if (tbaa && jig_attr_array_len(tbaa))
        jig_op_warning(op, "TBAA access tags are dropped: LLVM IR has room for one");
}

static void put_empty_node(JigIr *ir, const JigOp *op, const char *attr, const char *name) {
    if (jig_op_attr(op, attr))
        jig_codegen_putf(ir, ", !%s !%u", name, jig_codegen_node(ir, JIG_STR("!{}")));
}
static void put_load_metadata(JigIr *ir, const JigOp *op) {
    put_align(ir, op);
    if (jig_llvm_load_nontemporal_attr(op))
        jig_codegen_putf(ir, ", !nontemporal !%u", jig_codegen_node(ir, JIG_STR("!{i32 1}")));
    put_empty_node(ir, op, "invariant", "invariant.load");
    put_empty_node(ir, op, "invariantGroup", "invariant.group");
    const JigAttr *known = jig_llvm_load_dereferenceable_attr(op);
    if (known)
        jig_codegen_put_dereferenceable(ir, known);
    jig_codegen_put_access_metadata(ir, op);
    jig_codegen_end_line(ir, op);
}

/* ---- Tags of the memory model, on any instruction ---- */

static uint32_t tag_node(JigIr *ir, const JigAttr *tag) {
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    jig_codegen_put(ir, "!{");
    jig_codegen_put_string_node(ir, jig_attr_string_value(jig_attr_param(tag, 0)));
    jig_codegen_put(ir, ", ");
    jig_codegen_put_string_node(ir, jig_attr_string_value(jig_attr_param(tag, 1)));
    jig_codegen_put(ir, "}");
    return jig_codegen_node_end(ir, &node);
}
static bool is_tag_list(const JigAttr *x) {
    bool all = jig_attr_kind(x) == JIG_ATTR_ARRAY;
    for (size_t i = 0; all && i < jig_attr_array_len(x); i++)
        all = jig_attr_is(jig_attr_array_at(x, i), JIG_LLVM_ATTR(MMRA_TAG));
    return all;
}
void jig_codegen_put_tags(JigIr *ir, const JigOp *op) {
    const JigAttr *x = jig_op_attr(op, "llvm.mmra");
    if (!x)
        return;
    if (jig_attr_is(x, JIG_LLVM_ATTR(MMRA_TAG))) {
        jig_codegen_putf(ir, ", !mmra !%u", tag_node(ir, x));
    } else if (!is_tag_list(x)) {
        jig_codegen_fail(ir, op,
                         "llvm.mmra is something other than an MMRA tag or an array of them");
    } else if (jig_attr_array_len(x) == 1) {
        jig_codegen_putf(ir, ", !mmra !%u", tag_node(ir, jig_attr_array_at(x, 0)));
    } else if (jig_attr_array_len(x)) {
        JigIrNode node;
        jig_codegen_node_begin(ir, &node);
        for (size_t i = 0; i < jig_attr_array_len(x); i++)
            jig_codegen_putf(ir, "%s!%u", i ? ", " : "!{", tag_node(ir, jig_attr_array_at(x, i)));
        jig_codegen_put(ir, "}");
        jig_codegen_node_end(ir, &node);
        jig_codegen_putf(ir, ", !mmra !%u", node.number);
    }
}

/* ---- Instructions ---- */

static void put_alloca(JigIr *ir, const JigOp *op) {
    uint32_t space = jig_llvm_ptr_space(jig_op_result_type(op, 0));
    jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, jig_llvm_alloca_inalloca(op) ? "alloca inalloca " : "alloca ");
    jig_codegen_put_type(ir, jig_llvm_alloca_elem_type(op));
    jig_codegen_put(ir, ", ");
    jig_codegen_put_typed(ir, jig_llvm_alloca_array_size(op));
    put_align(ir, op);
    jig_codegen_put_space(ir, ", ", space, "");
    jig_codegen_end_line(ir, op);
}

static void put_gep(JigIr *ir, const JigOp *op) {
    const JigAttr *indices = jig_llvm_getelementptr_raw_constant_indices_attr(op);
    int64_t flags = jig_codegen_int(jig_llvm_getelementptr_no_wrap_flags_attr(op), 0);
    jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, "getelementptr ");
    jig_codegen_put(ir, flags & JIG_GEP_INBOUNDS ? "inbounds "
                        : flags & JIG_GEP_NUSW   ? "nusw "
                                                 : "");
    jig_codegen_put(ir, flags & JIG_GEP_NUW ? "nuw " : "");
    jig_codegen_put_type(ir, jig_llvm_getelementptr_elem_type(op));
    jig_codegen_put(ir, ", ");
    jig_codegen_put_typed(ir, jig_llvm_getelementptr_base(op));
    for (size_t i = 0, next = 1; i < jig_attr_dense_array_len(indices); i++) {
        int64_t index = jig_attr_dense_array_int(indices, i);
        jig_codegen_put(ir, ", ");
        if (index == JIG_LLVM_GEP_DYNAMIC)
            jig_codegen_put_typed(ir, jig_op_operand(op, next++));
        else
            jig_codegen_putf(ir, "i32 %lld", (long long)index);
    }
    jig_codegen_end_line(ir, op);
}

static void put_load_or_store(JigIr *ir, const JigOp *op) {
    bool load = jig_op_is(op, JIG_LLVM(LOAD));
    int64_t ordering = jig_codegen_int(jig_llvm_load_ordering_attr(op), 0);
    jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, load ? "load" : "store");
    jig_codegen_put(ir, ordering ? " atomic" : "");
    jig_codegen_put(ir, is_volatile(op) ? " volatile " : " ");
    if (load)
        jig_codegen_put_type(ir, jig_op_result_type(op, 0));
    else
        jig_codegen_put_typed(ir, jig_op_operand(op, 0));
    jig_codegen_put(ir, ", ");
    jig_codegen_put_typed(ir, jig_op_operand(op, load ? 0 : 1));
    if (ordering) {
        put_scope(ir, op);
        put_ordering(ir, ordering);
    }
    put_load_metadata(ir, op);
}

static void put_atomicrmw(JigIr *ir, const JigOp *op) {
    const char *word = jig_enum_text(jig_llvm_enum(JIG_LLVM_ENUM_ATOMIC_BIN_OP),
                                     jig_codegen_int(jig_llvm_atomicrmw_bin_op_attr(op), 0));
    jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, is_volatile(op) ? "atomicrmw volatile " : "atomicrmw ");
    jig_codegen_put(ir, *word == '_' ? word + 1 : word);
    jig_codegen_put(ir, " ");
    jig_codegen_put_typed(ir, jig_llvm_atomicrmw_ptr(op));
    jig_codegen_put(ir, ", ");
    jig_codegen_put_typed(ir, jig_llvm_atomicrmw_val(op));
    put_scope(ir, op);
    put_ordering(ir, jig_codegen_int(jig_llvm_load_ordering_attr(op), 0));
    put_load_metadata(ir, op);
}

static void put_cmpxchg(JigIr *ir, const JigOp *op) {
    jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, jig_llvm_cmpxchg_weak(op) ? "cmpxchg weak " : "cmpxchg ");
    jig_codegen_put(ir, is_volatile(op) ? "volatile " : "");
    for (size_t i = 0; i < 3; i++) {
        jig_codegen_put(ir, i ? ", " : "");
        jig_codegen_put_typed(ir, jig_op_operand(op, i));
    }
    put_scope(ir, op);
    put_ordering(ir, jig_codegen_int(jig_llvm_cmpxchg_success_ordering_attr(op), 0));
    put_ordering(ir, jig_codegen_int(jig_llvm_cmpxchg_failure_ordering_attr(op), 0));
    put_load_metadata(ir, op);
}

static void put_fence(JigIr *ir, const JigOp *op) {
    jig_codegen_put(ir, "  fence");
    put_scope(ir, op);
    put_ordering(ir, jig_codegen_int(jig_llvm_load_ordering_attr(op), 0));
    jig_codegen_end_line(ir, op);
}

static void put_va_arg(JigIr *ir, const JigOp *op) {
    jig_codegen_put_result(ir, op);
    jig_codegen_put(ir, "va_arg ");
    jig_codegen_put_typed(ir, jig_llvm_va_arg_arg(op));
    jig_codegen_put(ir, ", ");
    jig_codegen_put_type(ir, jig_op_result_type(op, 0));
    jig_codegen_end_line(ir, op);
}

bool jig_codegen_put_memory(JigIr *ir, const JigOp *op) {
    static const struct {
        int id;
        void (*put)(JigIr *ir, const JigOp *op);
    } table[] = {{JIG_LLVM_ALLOCA, put_alloca},       {JIG_LLVM_GETELEMENTPTR, put_gep},
                 {JIG_LLVM_LOAD, put_load_or_store},  {JIG_LLVM_STORE, put_load_or_store},
                 {JIG_LLVM_ATOMICRMW, put_atomicrmw}, {JIG_LLVM_CMPXCHG, put_cmpxchg},
                 {JIG_LLVM_FENCE, put_fence},         {JIG_LLVM_VA_ARG, put_va_arg}};
    for (size_t i = 0; i < JIG_LEN(table); i++)
        if (jig_op_is(op, &jig_llvm_ops[table[i].id])) {
            table[i].put(ir, op);
            return true;
        }
    return false;
}
