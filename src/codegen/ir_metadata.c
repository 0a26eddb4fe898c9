/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Metadata: nodes with numbers, shared by what refers to the same attribute. A node is written when
 * all of its text is known; it may refer to itself by its number before that.
 */
#include "codegen/ir_int.h"

void jig_codegen_node_begin(JigIr *ir, JigIrNode *node) {
    node->number = ir->num_nodes++;
    node->before = jig_codegen_begin(ir, &node->text);
    jig_codegen_mark(ir, ir->at);
    jig_codegen_putf(ir, "!%u = ", node->number);
}
uint32_t jig_codegen_node_end(JigIr *ir, JigIrNode *node) {
    jig_codegen_put(ir, "\n");
    jig_vec_append(&ir->metadata, node->text.data, node->text.len);
    jig_vec_free(&node->text);
    ir->out = node->before;
    return node->number;
}
uint32_t jig_codegen_node(JigIr *ir, JigStr text) {
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    jig_codegen_put_str(ir, text);
    return jig_codegen_node_end(ir, &node);
}
uint32_t jig_codegen_nodef(JigIr *ir, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    JigStr text = jig_arena_vprintf(ir->arena, fmt, args);
    va_end(args);
    return jig_codegen_node(ir, text);
}
void jig_codegen_put_string_node(JigIr *ir, JigStr text) {
    jig_codegen_put(ir, "!");
    jig_codegen_put_quoted(ir, text);
}

void jig_codegen_name(JigIr *ir, const char *name, uint32_t node) {
    size_t i = 0;
    while (i < ir->named.len && strcmp(ir->named.data[i].name, name) != 0)
        i++;
    if (i == ir->named.len)
        jig_vec_push(&ir->named, (JigIrNamed){.name = name});
    if (node != JIG_IR_NO_NODE)
        jig_vec_push(&ir->named.data[i].nodes, node);
}

bool jig_codegen_known_node(const JigIr *ir, const JigAttr *x, uint32_t *number) {
    uintptr_t known = (uintptr_t)jig_ptrmap_get(&ir->nodes, x);
    *number = (uint32_t)(known - 1);
    return known != 0;
}
void jig_codegen_know_node(JigIr *ir, const JigAttr *x, uint32_t number) {
    jig_ptrmap_set(&ir->nodes, x, (void *)((uintptr_t)number + 1));
}

/* ---- Groups and scopes of accesses ---- */

uint32_t jig_codegen_access_group(JigIr *ir, const JigAttr *group) {
    uint32_t n;
    if (!jig_codegen_known_node(ir, group, &n)) {
        n = jig_codegen_node(ir, JIG_STR("distinct !{}"));
        jig_codegen_know_node(ir, group, n);
    }
    return n;
}

/* A name makes it the same everywhere, else it is itself. */
static void put_identity(JigIr *ir, const JigAttr *id, uint32_t self) {
    if (jig_attr_is_string(id)) {
        jig_codegen_put(ir, "!{");
        jig_codegen_put_string_node(ir, jig_attr_string_value(id));
    } else {
        jig_codegen_putf(ir, "distinct !{!%u", self);
    }
}
static void put_description(JigIr *ir, const JigAttr *text) {
    if (text) {
        jig_codegen_put(ir, ", ");
        jig_codegen_put_string_node(ir, jig_attr_string_value(text));
    }
    jig_codegen_put(ir, "}");
}

static uint32_t scope_domain(JigIr *ir, const JigAttr *domain) {
    uint32_t n;
    if (jig_codegen_known_node(ir, domain, &n))
        return n;
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    put_identity(ir, jig_attr_param(domain, 0), node.number);
    put_description(ir, jig_attr_param(domain, 1));
    jig_codegen_know_node(ir, domain, node.number);
    return jig_codegen_node_end(ir, &node);
}
static uint32_t alias_scope(JigIr *ir, const JigAttr *scope) {
    uint32_t n;
    if (jig_codegen_known_node(ir, scope, &n))
        return n;
    uint32_t domain = scope_domain(ir, jig_attr_param(scope, 1));
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    put_identity(ir, jig_attr_param(scope, 0), node.number);
    jig_codegen_putf(ir, ", !%u", domain);
    put_description(ir, jig_attr_param(scope, 2));
    jig_codegen_know_node(ir, scope, node.number);
    return jig_codegen_node_end(ir, &node);
}
uint32_t jig_codegen_alias_scopes(JigIr *ir, const JigAttr *const *scopes, size_t n) {
    JigIrNode node;
    for (size_t i = 0; i < n; i++)
        alias_scope(ir, scopes[i]);
    jig_codegen_node_begin(ir, &node);
    jig_codegen_put(ir, "!{");
    for (size_t i = 0; i < n; i++)
        jig_codegen_putf(ir, "%s!%u", i ? ", " : "", alias_scope(ir, scopes[i]));
    jig_codegen_put(ir, "}");
    return jig_codegen_node_end(ir, &node);
}

/* ---- Types of what is accessed ---- */

static long long int_param(const JigAttr *x, size_t i) {
    return (long long)jig_attr_int_value(jig_attr_param(x, i));
}

static uint32_t tbaa_type(JigIr *ir, const JigAttr *x) {
    uint32_t n;
    if (jig_codegen_known_node(ir, x, &n))
        return n;
    if (!jig_stack_ok(ir->ctx)) {
        jig_codegen_fail(ir, ir->module, "contains metadata that is nested too deep");
        return 0;
    }
    if (jig_attr_is(x, JIG_LLVM_ATTR(TBAA_ROOT))) {
        const JigAttr *id = jig_attr_param(x, 0);
        JigIrNode node;
        jig_codegen_node_begin(ir, &node);
        if (id) {
            jig_codegen_put(ir, "!{");
            jig_codegen_put_string_node(ir, jig_attr_string_value(id));
            jig_codegen_put(ir, "}");
        } else {
            jig_codegen_putf(ir, "distinct !{!%u}", node.number);
        }
        n = jig_codegen_node_end(ir, &node);
    } else {
        const JigAttr *members = jig_attr_param(x, 1);
        JigCharVec text, *before = jig_codegen_begin(ir, &text);
        jig_codegen_put(ir, "!{");
        jig_codegen_put_string_node(ir, jig_attr_string_value(jig_attr_param(x, 0)));
        for (size_t i = 0; i < jig_attr_array_len(members); i++) {
            const JigAttr *m = jig_attr_array_at(members, i);
            uint32_t of = tbaa_type(ir, jig_attr_param(m, 0));
            jig_codegen_putf(ir, ", !%u, i64 %lld", of, int_param(m, 1));
        }
        jig_codegen_put(ir, "}");
        n = jig_codegen_node(ir, jig_codegen_end(ir, before));
    }
    jig_codegen_know_node(ir, x, n);
    return n;
}

uint32_t jig_codegen_tbaa(JigIr *ir, const JigAttr *tag) {
    uint32_t n;
    if (jig_codegen_known_node(ir, tag, &n))
        return n;
    uint32_t base = tbaa_type(ir, jig_attr_param(tag, 0));
    uint32_t access = tbaa_type(ir, jig_attr_param(tag, 1));
    const JigAttr *constant = jig_attr_param(tag, 3);
    n = jig_codegen_nodef(ir, "!{!%u, !%u, i64 %lld%s}", base, access, int_param(tag, 2),
                          constant && jig_attr_bool_value(constant) ? ", i64 1" : "");
    jig_codegen_know_node(ir, tag, n);
    return n;
}

/* ---- Branches ---- */

uint32_t jig_codegen_weights(JigIr *ir, const JigAttr *weights) {
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    jig_codegen_put(ir, "!{!\"branch_weights\"");
    for (size_t i = 0; i < jig_attr_dense_array_len(weights); i++)
        jig_codegen_putf(ir, ", i32 %lld", (long long)jig_attr_dense_array_int(weights, i));
    jig_codegen_put(ir, "}");
    return jig_codegen_node_end(ir, &node);
}
