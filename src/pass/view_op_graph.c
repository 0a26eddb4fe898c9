/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * An op as a graph in the language of Graphviz: ops are nodes, those with
 * regions and all blocks are clusters. An edge can't lead to a cluster, so that
 * each has an invisible node, at which the cluster's border cuts edges off.
 */
#include "jig/asm.h"
#include "jig/pass.h"
#include "support/file.h"
#include "support/map.h"
#include "support/vec.h"
#include "ir/diag/stream.h"

#include <string.h>
#include <unistd.h>

typedef struct Node {
    unsigned id, cluster; /* cluster 0: none */
    bool has_ports;
} Node;

typedef struct Use {
    JigValue *value;
    Node by;
} Use;

typedef struct Graph {
    JigPassCall *call;
    JigArena *a;
    JigOutput out;
    JigValueNames *names;
    JigPtrMap made; /* JigValue -> Node * */
    JigPtrMap hues; /* JigOpName -> number + 1 */
    JIG_VEC(JigStr) control;
    JIG_VEC(Use) uses;
    unsigned last, indent;
    size_t longest, most_elements;
    bool types, attrs, data_edges, control_edges;
} Graph;

static void put(Graph *g, JigStr text) {
    jig_output_write(&g->out, text.ptr, text.len);
}
static void put_line(Graph *g, JigStr line) {
    put(g, jig_arena_printf(g->a, "%*s%.*s\n", (int)g->indent, "", JIG_FMT(line)));
}
static void begin(Graph *g, JigStr head) {
    put_line(g, jig_arena_printf(g->a, "%.*s {", JIG_FMT(head)));
    g->indent += 2;
}
static void end(Graph *g) {
    g->indent -= 2;
    put_line(g, JIG_STR("}"));
}

/* ---- Texts in labels ---- */

static JigStr cut(const Graph *g, JigStr text) {
    if (text.len <= g->longest)
        return text;
    return jig_arena_printf(g->a, "%.*s...", (int)g->longest, text.ptr);
}

/* Without characters that mean something in a label. */
static JigStr escape(const Graph *g, JigStr text) {
    JigCharVec out = {0};
    for (size_t i = 0; i < text.len; i++) {
        if (text.ptr[i] && strchr("\"<>{}|", text.ptr[i]))
            jig_vec_push(&out, '\\');
        jig_vec_push(&out, text.ptr[i]);
    }
    JigStr escaped = jig_arena_str(g->a, (JigStr){out.data ? out.data : "", out.len});
    jig_vec_free(&out);
    return escaped;
}

static JigStr type_text(const Graph *g, const JigType *t) {
    return escape(g, cut(g, jig_type_to_str(t, g->a)));
}

/* [[...]] : tensor<2x20xi32> */
static JigStr elided(const Graph *g, const JigType *t) {
    JigStr text = JIG_STR("...");
    for (size_t i = 0; i < jig_type_rank(t); i++)
        text = jig_arena_printf(g->a, "[%.*s]", JIG_FMT(text));
    JigStr type = cut(g, jig_type_to_str(t, g->a));
    return jig_arena_printf(g->a, "%.*s : %.*s", JIG_FMT(text), JIG_FMT(type));
}

static bool is_elements(const JigAttr *x) {
    JigAttrKind kind = jig_attr_kind(x);
    return kind == JIG_ATTR_DENSE || kind == JIG_ATTR_DENSE_STRING || kind == JIG_ATTR_SPARSE ||
           kind == JIG_ATTR_RESOURCE;
}

static JigStr attr_text(const Graph *g, const JigAttr *x) {
    if (jig_attr_is_splat(x))
        return escape(g, jig_attr_to_str(x, g->a));
    if (is_elements(x) && (uint64_t)jig_type_num_elements(jig_attr_type(x)) > g->most_elements)
        return escape(g, elided(g, jig_attr_type(x)));
    if (jig_attr_kind(x) == JIG_ATTR_ARRAY && jig_attr_array_len(x) > g->most_elements)
        return JIG_STR("[...]");
    return escape(g, cut(g, jig_attr_to_str(x, g->a)));
}

static void put_attrs(Graph *g, const JigOp *op, JigCharVec *label) {
    const JigAttr *attrs = jig_op_attrs(op);
    for (size_t i = 0; attrs && i < jig_attr_dict_len(attrs); i++) {
        JigNamedAttr item = jig_attr_dict_items(attrs)[i];
        JigStr value = attr_text(g, item.value), name = jig_ident_str(item.name);
        JigStr line = jig_arena_printf(g->a, "%.*s: %.*s\\l", JIG_FMT(name), JIG_FMT(value));
        jig_chars_write(label, line.ptr, line.len);
    }
}

/* ---- Values ---- */

static JigStr name_of(const Graph *g, const JigValue *v) {
    return jig_value_names_of(g->names, v, g->a);
}

/* What an edge to or from the value is fixed to: its name. */
static JigStr port_of(const Graph *g, const JigValue *v, const char *prefix) {
    JigStr name = name_of(g, v);
    char *port = jig_arena_alloc(g->a, name.len + 1);
    size_t n = 0;
    for (size_t i = 0; i < name.len; i++)
        if (name.ptr[i] != '%')
            port[n++] = name.ptr[i] == '#' ? '_' : name.ptr[i];
    return jig_arena_printf(g->a, "%s%.*s", prefix, (int)n, port);
}

static JigStr value_text(const Graph *g, JigValue *v, const char *prefix, bool with_type) {
    JigStr port = port_of(g, v, prefix), name = escape(g, name_of(g, v));
    JigStr type = with_type ? type_text(g, jig_value_type(v)) : (JigStr){0};
    return jig_arena_printf(g->a, "<%.*s> %.*s%s%.*s", JIG_FMT(port), JIG_FMT(name),
                            with_type ? " " : "", JIG_FMT(type));
}

static void note_value(Graph *g, JigValue *v, Node node) {
    Node *kept = jig_arena_alloc(g->a, sizeof *kept);
    *kept = node;
    jig_ptrmap_set(&g->made, v, kept);
}

/* ---- Nodes ---- */

static void chars(JigCharVec *out, JigStr text) {
    jig_chars_write(out, text.ptr, text.len);
}

/* {a|b} of the op's operands, or of its results. */
static void put_values(Graph *g, JigOp *op, bool results, JigCharVec *label) {
    size_t n = results ? jig_op_num_results(op) : jig_op_num_operands(op);
    for (size_t i = 0; i < n; i++) {
        JigValue *v = results ? jig_op_result(op, i) : jig_op_operand(op, i);
        chars(label, i ? JIG_STR("|") : JIG_STR("{"));
        chars(label, value_text(g, v, results ? "res_" : "arg_", results && g->types));
    }
    if (n)
        jig_vec_push(label, '}');
}

static JigStr record_of(Graph *g, JigOp *op) {
    JigCharVec label = {0};
    jig_vec_push(&label, '{');
    put_values(g, op, false, &label);
    chars(&label, jig_op_num_operands(op) ? JIG_STR("|") : JIG_STR(""));
    chars(&label, jig_op_name_str(jig_op_name_record(op)));
    chars(&label, JIG_STR("\\l"));
    const JigAttr *attrs = jig_op_attrs(op);
    if (g->attrs && attrs && jig_attr_dict_len(attrs)) {
        chars(&label, JIG_STR("\\l"));
        put_attrs(g, op, &label);
    }
    chars(&label, jig_op_num_results(op) ? JIG_STR("|") : JIG_STR(""));
    put_values(g, op, true, &label);
    jig_vec_push(&label, '}');
    JigStr text = jig_arena_str(g->a, (JigStr){label.data, label.len});
    jig_vec_free(&label);
    return text;
}

static Node put_op_node(Graph *g, JigOp *op) {
    Node node = {.id = ++g->last, .has_ports = true};
    uintptr_t hue = (uintptr_t)jig_ptrmap_get(&g->hues, jig_op_name_record(op)) - 1;
    JigStr label = record_of(g, op);
    put_line(g, jig_arena_printf(g->a,
                                 "v%u [fillcolor = \"%f 0.3 0.95\", label = \"%.*s\", "
                                 "shape = Mrecord, style = filled];",
                                 node.id, (double)hue / (double)g->hues.len, JIG_FMT(label)));
    return node;
}

/* ---- Clusters ---- */

static Node begin_cluster(Graph *g, JigStr label) {
    unsigned cluster = ++g->last;
    begin(g, jig_arena_printf(g->a, "subgraph cluster_%u", cluster));
    Node anchor = {.id = ++g->last, .cluster = cluster};
    put_line(g, jig_arena_printf(g->a, "v%u [label = \" \", shape = plain];", anchor.id));
    put_line(g, jig_arena_printf(g->a, "label = \"%.*s\";", JIG_FMT(label)));
    return anchor;
}

static JigStr cluster_label(Graph *g, const JigOp *op) {
    JigCharVec label = {0}, types = {0};
    chars(&label, jig_op_name_str(jig_op_name_record(op)));
    for (size_t i = 0; i < jig_op_num_results(op); i++) {
        chars(&types, i ? JIG_STR(", ") : JIG_STR(""));
        chars(&types, jig_type_to_str(jig_op_result_type(op, i), g->a));
    }
    if (g->types) {
        JigStr list = cut(g, (JigStr){types.data ? types.data : "", types.len});
        chars(&label, jig_arena_printf(g->a, " : (%.*s)", JIG_FMT(list)));
    }
    if (g->attrs) {
        chars(&label, JIG_STR("\\l"));
        put_attrs(g, op, &label);
    }
    JigStr text = jig_arena_str(g->a, (JigStr){label.data, label.len});
    jig_vec_free(&label);
    jig_vec_free(&types);
    return text;
}

/* ---- Edges ---- */

static void put_ends(Graph *g, JigCharVec *edge, Node from, Node to, const char *style) {
    jig_vec_push(edge, '[');
    if (to.cluster)
        chars(edge, jig_arena_printf(g->a, "lhead = cluster_%u, ", to.cluster));
    if (from.cluster)
        chars(edge, jig_arena_printf(g->a, "ltail = cluster_%u, ", from.cluster));
    chars(edge, jig_arena_printf(g->a, "style = %s];", style));
}

static JigStr control_edge(Graph *g, Node from, Node to) {
    JigCharVec edge = {0};
    chars(&edge, jig_arena_printf(g->a, "v%u -> v%u", from.id, to.id));
    put_ends(g, &edge, from, to, "dashed");
    JigStr text = jig_arena_str(g->a, (JigStr){edge.data, edge.len});
    jig_vec_free(&edge);
    return text;
}

static void put_data_edge(Graph *g, const Use *use) {
    const Node *from = jig_ptrmap_get(&g->made, use->value);
    if (!from)
        return; /* from around the op that is drawn */
    JigCharVec edge = {0};
    chars(&edge, jig_arena_printf(g->a, "v%u", from->id));
    if (from->has_ports) {
        JigStr port = port_of(g, use->value, "res_");
        chars(&edge, jig_arena_printf(g->a, ":%.*s:s", JIG_FMT(port)));
    }
    chars(&edge, jig_arena_printf(g->a, " -> v%u", use->by.id));
    if (use->by.has_ports) {
        JigStr port = port_of(g, use->value, "arg_");
        chars(&edge, jig_arena_printf(g->a, ":%.*s:n", JIG_FMT(port)));
    }
    put_ends(g, &edge, *from, use->by, "solid");
    put_line(g, (JigStr){edge.data, edge.len});
    jig_vec_free(&edge);
}

/* ---- The op ---- */

static Node draw(Graph *g, JigOp *op);

static void draw_block(Graph *g, JigBlock *b) {
    begin_cluster(g, JIG_STR(""));
    for (size_t i = 0; i < jig_block_num_args(b); i++) {
        JigValue *arg = jig_block_arg(b, i);
        Node node = {.id = ++g->last, .has_ports = true};
        JigStr label = value_text(g, arg, "res_", g->types);
        put_line(g, jig_arena_printf(g->a, "v%u [label = \"%.*s\", shape = Mrecord];", node.id,
                                     JIG_FMT(label)));
        note_value(g, arg, node);
    }
    Node before = {0};
    for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op)) {
        Node node = draw(g, op);
        if (g->control_edges && before.id)
            jig_vec_push(&g->control, control_edge(g, before, node));
        before = node;
    }
    end(g);
}

static Node draw(Graph *g, JigOp *op) {
    Node node;
    if (!jig_op_num_regions(op)) {
        node = put_op_node(g, op);
    } else {
        node = begin_cluster(g, cluster_label(g, op));
        for (size_t i = 0; i < jig_op_num_regions(op) && jig_stack_ok(g->call->ctx); i++)
            for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
                draw_block(g, b);
        end(g);
    }
    for (size_t i = 0; g->data_edges && i < jig_op_num_operands(op); i++)
        jig_vec_push(&g->uses, ((Use){jig_op_operand(op, i), node}));
    for (size_t i = 0; i < jig_op_num_results(op); i++)
        note_value(g, jig_op_result(op, i), node);
    return node;
}

static void draw_all(Graph *g) {
    begin(g, JIG_STR("digraph G"));
    put_line(g, JIG_STR("compound = true;"));
    draw(g, g->call->op);
    for (size_t i = 0; i < g->control.len; i++)
        put_line(g, g->control.data[i]);
    for (size_t i = 0; i < g->uses.len; i++)
        put_data_edge(g, &g->uses.data[i]);
    end(g);
}

/* Ops of one name have one colour. */
static JigWalk note_name(JigOp *op, void *user) {
    JigPtrMap *hues = user;
    if (!jig_ptrmap_get(hues, jig_op_name_record(op)))
        jig_ptrmap_set(hues, jig_op_name_record(op), (void *)(uintptr_t)(hues->len + 1));
    return JIG_WALK_ADVANCE;
}

static bool run(JigPassCall *call) {
    enum { MANY = 16 };
    jig_diag_flush(call->ctx);
    int64_t given = jig_context_print_flags(call->ctx).elide_elements_above;
    Graph g = {.call = call,
               .a = call->arena,
               .names = jig_value_names_create(call->op),
               .longest = (size_t)jig_option_int(call, "max-label-len"),
               .most_elements = given < 0 ? MANY : (size_t)given,
               .types = jig_option_bool(call, "print-result-types"),
               .attrs = jig_option_bool(call, "print-attrs"),
               .data_edges = jig_option_bool(call, "print-data-flow-edges"),
               .control_edges = jig_option_bool(call, "print-control-flow-edges")};
    (void)jig_walk_post(call->op, note_name, &g.hues);
    jig_stream_open(call->ctx, JIG_STREAM_MESSAGES, &g.out);
    draw_all(&g);
    (void)!jig_output_close(&g.out, true);
    jig_value_names_destroy(g.names);
    jig_ptrmap_free(&g.made);
    jig_ptrmap_free(&g.hues);
    jig_vec_free(&g.control);
    jig_vec_free(&g.uses);
    call->unchanged = true;
    return true;
}

static const JigOptionRow options[] = {
    {.name = "max-label-len",
     .kind = JIG_OPTION_UINT,
     .otherwise = "20",
     .help = "Most characters of an attribute or type"},
    {.name = "print-attrs", .kind = JIG_OPTION_BOOL, .otherwise = "true", .help = "Attributes"},
    {.name = "print-control-flow-edges",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Edges from each op to the next one"},
    {.name = "print-data-flow-edges",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Edges from values to their uses"},
    {.name = "print-result-types",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Types of values"},
};

const JigPassRow jig_pass_view_op_graph = {
    .name = "view-op-graph",
    .title = "ViewOpGraph",
    .outside_effects = true,
    JIG_TABLE(options, options),
    .run = run,
    .summary = "write a graph of the IR for Graphviz to standard error",
};
