/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Debug information: each attribute is a node, by a table of its fields. What may contain itself
 * (structures, functions) has a number that those inside refer to by before it is written. Compile
 * units are written last, when all globals in them are known.
 */
#include "codegen/ir_int.h"

typedef enum Kind {
    TEXT,  /* a string */
    NODE,  /* another node */
    NODES, /* a list of nodes */
    NUMBER,
    BOOL,
    EXPRESSION,
    BOUND,       /* a number, or a node */
    ALWAYS = 16, /* written when it is 0 or absent, too */
} Kind;
typedef struct Field {
    size_t param;
    unsigned kind;
    const char *name;
} Field;
typedef struct NodeRow {
    JigLlvmAttrId id;
    const char *name;
    bool distinct;
    Field fields[17];
} NodeRow;

/* clang-format off */
static const NodeRow rows[] = {
    {JIG_LLVM_ATTR_DI_BASIC_TYPE, "DIBasicType", false,
     {{0, NUMBER, "tag"}, {1, TEXT, "name"}, {2, NUMBER, "size"}, {3, NUMBER, "encoding"}}},
    {JIG_LLVM_ATTR_DI_COMPOSITE_TYPE, "DICompositeType", false,
     {{2, NUMBER, "tag"}, {3, TEXT, "name"}, {4, NODE, "file"}, {5, NUMBER, "line"},
      {6, NODE, "scope"}, {7, NODE, "baseType"}, {8, NUMBER, "flags"}, {9, NUMBER, "size"},
      {10, NUMBER, "align"}, {11, EXPRESSION, "dataLocation"}, {12, EXPRESSION, "rank"},
      {13, EXPRESSION, "allocated"}, {14, EXPRESSION, "associated"}, {15, NODES, "elements"}}},
    {JIG_LLVM_ATTR_DI_DERIVED_TYPE, "DIDerivedType", false,
     {{0, NUMBER, "tag"}, {1, TEXT, "name"}, {2, NODE | ALWAYS, "baseType"}, {3, NUMBER, "size"},
      {4, NUMBER, "align"}, {5, NUMBER, "offset"}, {6, NUMBER | ALWAYS, "dwarfAddressSpace"},
      {7, NODE, "extraData"}}},
    {JIG_LLVM_ATTR_DI_FILE, "DIFile", false,
     {{0, TEXT | ALWAYS, "filename"}, {1, TEXT | ALWAYS, "directory"}}},
    {JIG_LLVM_ATTR_DI_GLOBAL_VARIABLE_EXPRESSION, "DIGlobalVariableExpression", false,
     {{0, NODE, "var"}, {1, EXPRESSION | ALWAYS, "expr"}}},
    {JIG_LLVM_ATTR_DI_GLOBAL_VARIABLE, "DIGlobalVariable", true,
     {{0, NODE, "scope"}, {1, TEXT, "name"}, {2, TEXT, "linkageName"}, {3, NODE, "file"},
      {4, NUMBER, "line"}, {5, NODE, "type"}, {6, BOOL | ALWAYS, "isLocal"},
      {7, BOOL | ALWAYS, "isDefinition"}, {8, NUMBER, "align"}}},
    {JIG_LLVM_ATTR_DI_LEXICAL_BLOCK, "DILexicalBlock", true,
     {{0, NODE, "scope"}, {1, NODE, "file"}, {2, NUMBER, "line"}, {3, NUMBER, "column"}}},
    {JIG_LLVM_ATTR_DI_LEXICAL_BLOCK_FILE, "DILexicalBlockFile", true,
     {{0, NODE, "scope"}, {1, NODE, "file"}, {2, NUMBER | ALWAYS, "discriminator"}}},
    {JIG_LLVM_ATTR_DI_LOCAL_VARIABLE, "DILocalVariable", false,
     {{0, NODE, "scope"}, {1, TEXT, "name"}, {2, NODE, "file"}, {3, NUMBER, "line"},
      {4, NUMBER, "arg"}, {5, NUMBER, "align"}, {6, NODE, "type"}, {7, NUMBER, "flags"}}},
    {JIG_LLVM_ATTR_DI_SUBPROGRAM, "DISubprogram", false,
     {{3, NODE, "unit"}, {4, NODE, "scope"}, {5, TEXT, "name"}, {6, TEXT, "linkageName"},
      {7, NODE, "file"}, {8, NUMBER, "line"}, {9, NUMBER, "scopeLine"}, {10, NUMBER | ALWAYS, "spFlags"},
      {11, NODE, "type"}, {12, NODES, "retainedNodes"}, {13, NODES, "annotations"}}},
    {JIG_LLVM_ATTR_DI_MODULE, "DIModule", false,
     {{0, NODE, "file"}, {1, NODE, "scope"}, {2, TEXT, "name"}, {3, TEXT, "configMacros"},
      {4, TEXT, "includePath"}, {5, TEXT, "apinotes"}, {6, NUMBER, "line"}, {7, BOOL, "isDecl"}}},
    {JIG_LLVM_ATTR_DI_NAMESPACE, "DINamespace", false,
     {{0, TEXT, "name"}, {1, NODE | ALWAYS, "scope"}, {2, BOOL, "exportSymbols"}}},
    {JIG_LLVM_ATTR_DI_IMPORTED_ENTITY, "DIImportedEntity", false,
     {{0, NUMBER, "tag"}, {1, NODE, "scope"}, {2, NODE, "entity"}, {3, NODE, "file"},
      {4, NUMBER, "line"}, {5, TEXT, "name"}, {6, NODES, "elements"}}},
    {JIG_LLVM_ATTR_DI_SUBRANGE, "DISubrange", false,
     {{0, BOUND, "count"}, {1, BOUND, "lowerBound"}, {2, BOUND, "upperBound"}, {3, BOUND, "stride"}}},
    {JIG_LLVM_ATTR_DI_COMMON_BLOCK, "DICommonBlock", false,
     {{0, NODE, "scope"}, {1, NODE | ALWAYS, "declaration"}, {2, TEXT, "name"}, {3, NODE, "file"},
      {4, NUMBER, "line"}}},
    {JIG_LLVM_ATTR_DI_GENERIC_SUBRANGE, "DIGenericSubrange", false,
     {{0, BOUND, "count"}, {1, BOUND, "lowerBound"}, {2, BOUND, "upperBound"}, {3, BOUND, "stride"}}},
    {JIG_LLVM_ATTR_DI_LABEL, "DILabel", false,
     {{0, NODE, "scope"}, {1, TEXT | ALWAYS, "name"}, {2, NODE, "file"}, {3, NUMBER | ALWAYS, "line"}}},
    {JIG_LLVM_ATTR_DI_STRING_TYPE, "DIStringType", false,
     {{0, NUMBER, "tag"}, {1, TEXT, "name"}, {2, NUMBER, "size"}, {3, NUMBER, "align"},
      {4, NODE, "stringLength"}, {5, EXPRESSION, "stringLengthExpression"},
      {6, EXPRESSION, "stringLocationExpression"}, {7, NUMBER, "encoding"}}},
};
/* clang-format on */

/* ---- Expressions ---- */

void jig_codegen_put_di_expression(JigIr *ir, const JigAttr *x) {
    const JigAttr *operations = x ? jig_attr_param(x, 0) : NULL;
    bool first = true;
    jig_codegen_put(ir, "!DIExpression(");
    for (size_t i = 0; operations && i < jig_attr_array_len(operations); i++) {
        const JigAttr *e = jig_attr_array_at(operations, i), *args = jig_attr_param(e, 1);
        jig_codegen_putf(ir, "%s%lld", first ? "" : ", ",
                         (long long)jig_attr_int_value(jig_attr_param(e, 0)));
        first = false;
        for (size_t k = 0; args && k < jig_attr_array_len(args); k++)
            jig_codegen_putf(ir, ", %llu",
                             (unsigned long long)jig_attr_int_value(jig_attr_array_at(args, k)));
    }
    jig_codegen_put(ir, ")");
}

/* ---- Fields ---- */

static void put_node(JigIr *ir, const JigAttr *x) {
    if (!x || jig_attr_is(x, JIG_LLVM_ATTR(DI_NULL_TYPE)))
        jig_codegen_put(ir, "null");
    else
        jig_codegen_putf(ir, "!%u", jig_codegen_di(ir, x));
}
static void put_list(JigIr *ir, const JigAttr *list) {
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    jig_codegen_put(ir, "!{");
    for (size_t i = 0; i < jig_attr_array_len(list); i++) {
        jig_codegen_put(ir, i ? ", " : "");
        put_node(ir, jig_attr_array_at(list, i));
    }
    jig_codegen_put(ir, "}");
    jig_codegen_node_end(ir, &node);
    jig_codegen_putf(ir, "!%u", node.number);
}

static void put_bound(JigIr *ir, const JigAttr *x) {
    if (jig_attr_is_int(x))
        jig_codegen_putf(ir, "%lld", (long long)jig_attr_int_value(x));
    else if (jig_attr_is(x, JIG_LLVM_ATTR(DI_EXPRESSION)))
        jig_codegen_put_di_expression(ir, x);
    else
        put_node(ir, x);
}

static bool is_shown(const Field *f, const JigAttr *x) {
    unsigned kind = f->kind & ~(unsigned)ALWAYS;
    if (f->kind & ALWAYS)
        return x || kind == NODE || kind == EXPRESSION || kind == BOOL;
    if (!x)
        return false;
    switch (kind) {
    case TEXT:
        return jig_attr_string_value(x).len != 0;
    case NUMBER:
        return jig_attr_int_value(x) != 0;
    case BOOL:
        return jig_attr_bool_value(x);
    case NODES:
        return jig_attr_array_len(x) != 0;
    default:
        return true;
    }
}
static void put_field(JigIr *ir, const Field *f, const JigAttr *x, bool *first) {
    if (!is_shown(f, x))
        return;
    jig_codegen_putf(ir, "%s%s: ", *first ? "" : ", ", f->name);
    *first = false;
    switch (f->kind & ~(unsigned)ALWAYS) {
    case TEXT:
        jig_codegen_put_quoted(ir, jig_attr_string_value(x));
        return;
    case NODE:
        put_node(ir, x);
        return;
    case NODES:
        put_list(ir, x);
        return;
    case NUMBER:
        jig_codegen_putf(ir, "%llu", (unsigned long long)jig_attr_int_value(x));
        return;
    case BOOL:
        jig_codegen_put(ir, x && jig_attr_bool_value(x) ? "true" : "false");
        return;
    case EXPRESSION:
        jig_codegen_put_di_expression(ir, x);
        return;
    case BOUND:
        put_bound(ir, x);
        return;
    }
}

/* ---- Nodes that the table does not describe ---- */

/* Written at the end; see jig_codegen_debug_end. */
static uint32_t compile_unit(JigIr *ir, const JigAttr *x) {
    uint32_t n = ir->num_nodes++;
    jig_codegen_know_node(ir, x, n);
    jig_vec_push(&ir->debug->units, x);
    jig_codegen_name(ir, "llvm.dbg.cu", n);
    return n;
}

static uint32_t subroutine_type(JigIr *ir, const JigAttr *x) {
    const JigAttr *types = jig_attr_param(x, 1);
    long long cc = (long long)jig_attr_int_value(jig_attr_param(x, 0));
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    jig_codegen_put(ir, "!DISubroutineType(");
    if (cc)
        jig_codegen_putf(ir, "cc: %lld, ", cc);
    jig_codegen_put(ir, "types: ");
    put_list(ir, types ? types : jig_attr_array(ir->ctx, NULL, 0));
    jig_codegen_put(ir, ")");
    return jig_codegen_node_end(ir, &node);
}

static uint32_t annotation(JigIr *ir, const JigAttr *x) {
    JigIrNode node;
    jig_codegen_node_begin(ir, &node);
    jig_codegen_put(ir, "!{");
    jig_codegen_put_string_node(ir, jig_attr_string_value(jig_attr_param(x, 0)));
    jig_codegen_put(ir, ", ");
    jig_codegen_put_string_node(ir, jig_attr_string_value(jig_attr_param(x, 1)));
    jig_codegen_put(ir, "}");
    return jig_codegen_node_end(ir, &node);
}

/* ---- Nodes ---- */

/* What may contain itself: its id; NULL of others. */
static const JigAttr *recursive_id(const JigAttr *x) {
    bool may = jig_attr_is(x, JIG_LLVM_ATTR(DI_COMPOSITE_TYPE)) ||
               jig_attr_is(x, JIG_LLVM_ATTR(DI_SUBPROGRAM));
    return may ? jig_attr_param(x, 0) : NULL;
}
static bool is_self(const JigAttr *x) {
    const JigAttr *self = recursive_id(x) ? jig_attr_param(x, 1) : NULL;
    return self && jig_attr_bool_value(self);
}
static bool is_distinct(const JigAttr *x, const NodeRow *row) {
    enum { DEFINITION = 8, SUBPROGRAM_FLAGS = 10 };
    if (jig_attr_is(x, JIG_LLVM_ATTR(DI_SUBPROGRAM)))
        return jig_attr_int_value(jig_attr_param(x, SUBPROGRAM_FLAGS)) & DEFINITION;
    return row->distinct || recursive_id(x);
}

static uint32_t node_of_row(JigIr *ir, const JigAttr *x, const NodeRow *row) {
    JigIrNode node;
    const JigAttr *id = recursive_id(x);
    bool first = true;
    jig_codegen_node_begin(ir, &node);
    if (id)
        jig_codegen_know_node(ir, id, node.number);
    jig_codegen_put(ir, is_distinct(x, row) ? "distinct !" : "!");
    jig_codegen_put(ir, row->name);
    jig_codegen_put(ir, "(");
    for (size_t i = 0; i < JIG_LEN(row->fields) && row->fields[i].name; i++)
        put_field(ir, &row->fields[i], jig_attr_param(x, row->fields[i].param), &first);
    jig_codegen_put(ir, ")");
    return jig_codegen_node_end(ir, &node);
}

static uint32_t new_node(JigIr *ir, const JigAttr *x) {
    if (jig_attr_is(x, JIG_LLVM_ATTR(DI_COMPILE_UNIT)))
        return compile_unit(ir, x);
    if (jig_attr_is(x, JIG_LLVM_ATTR(DI_SUBROUTINE_TYPE)))
        return subroutine_type(ir, x);
    if (jig_attr_is(x, JIG_LLVM_ATTR(DI_ANNOTATION)))
        return annotation(ir, x);
    if (jig_attr_is(x, JIG_LLVM_ATTR(DI_EXPRESSION))) {
        JigCharVec text, *before = jig_codegen_begin(ir, &text);
        jig_codegen_put_di_expression(ir, x);
        return jig_codegen_node(ir, jig_codegen_end(ir, before));
    }
    for (size_t i = 0; i < JIG_LEN(rows); i++)
        if (jig_attr_is(x, &jig_llvm_attrs[rows[i].id]))
            return node_of_row(ir, x, &rows[i]);
    jig_codegen_fail(ir, ir->module, "has debug information without a translation: %s",
                     jig_msg_attr(x));
    return 0;
}

uint32_t jig_codegen_di(JigIr *ir, const JigAttr *x) {
    uint32_t n;
    if (jig_codegen_known_node(ir, x, &n))
        return n;
    if (is_self(x) && jig_codegen_known_node(ir, recursive_id(x), &n))
        return n;
    if (is_self(x) || !jig_stack_ok(ir->ctx)) {
        jig_codegen_fail(ir, ir->module,
                         is_self(x)
                             ? "has debug information that refers to itself outside of itself"
                             : "has debug information that is nested too deep");
        return 0;
    }
    n = new_node(ir, x);
    jig_codegen_know_node(ir, x, n);
    return n;
}

/* ---- Compile units ---- */

void jig_codegen_debug_begin(JigIr *ir) {
    ir->debug = JIG_NEW(ir->arena, JigIrDebug);
}

static void put_unit(JigIr *ir, const JigAttr *x, const JigAttrVec *globals) {
    static const Field fields[] = {{1, NUMBER | ALWAYS, "language"},
                                   {2, NODE | ALWAYS, "file"},
                                   {3, TEXT, "producer"},
                                   {4, BOOL | ALWAYS, "isOptimized"},
                                   {7, TEXT, "splitDebugFilename"},
                                   {6, NUMBER, "nameTableKind"}};
    static const char *const kinds[] = {"NoDebug", "FullDebug", "LineTablesOnly",
                                        "DebugDirectivesOnly"};
    uint32_t number;
    bool first = true, any = false;
    JigCharVec text, *before = jig_codegen_begin(ir, &text);
    jig_codegen_known_node(ir, x, &number);
    jig_codegen_putf(ir, "!%u = distinct !DICompileUnit(", number);
    for (size_t i = 0; i < JIG_LEN(fields); i++)
        put_field(ir, &fields[i], jig_attr_param(x, fields[i].param), &first);
    jig_codegen_putf(ir, ", runtimeVersion: 0, emissionKind: %s",
                     kinds[jig_attr_int_value(jig_attr_param(x, 5)) & 3]);
    for (size_t i = 0; i < globals->len; i++)
        any |= ir->debug->owners.data[i] == x;
    if (any) {
        JigIrNode list;
        jig_codegen_node_begin(ir, &list);
        jig_codegen_put(ir, "!{");
        for (size_t i = 0, n = 0; i < globals->len; i++)
            if (ir->debug->owners.data[i] == x)
                jig_codegen_putf(ir, "%s!%u", n++ ? ", " : "",
                                 jig_codegen_di(ir, globals->data[i]));
        jig_codegen_put(ir, "}");
        jig_codegen_node_end(ir, &list);
        jig_codegen_putf(ir, ", globals: !%u", list.number);
    }
    jig_codegen_put(ir, ")\n");
    jig_vec_append(&ir->metadata, text.data, text.len);
    jig_vec_free(&text);
    ir->out = before;
}

void jig_codegen_debug_end(JigIr *ir) {
    for (size_t i = 0; i < ir->debug->units.len && !ir->failed; i++)
        put_unit(ir, ir->debug->units.data[i], &ir->debug->globals);
    jig_vec_free(&ir->debug->units);
    jig_vec_free(&ir->debug->globals);
    jig_vec_free(&ir->debug->owners);
}

/* The unit that a scope is in; NULL: none. */
static const JigAttr *unit_of(const JigAttr *scope) {
    enum { UNIT_OF_SUBPROGRAM = 3, MOST = 1000 };
    for (int i = 0; scope && i < MOST; i++) {
        if (jig_attr_is(scope, JIG_LLVM_ATTR(DI_COMPILE_UNIT)))
            return scope;
        if (jig_attr_is(scope, JIG_LLVM_ATTR(DI_SUBPROGRAM)))
            scope = jig_attr_param(scope, UNIT_OF_SUBPROGRAM);
        else if (jig_attr_is(scope, JIG_LLVM_ATTR(DI_LEXICAL_BLOCK)) ||
                 jig_attr_is(scope, JIG_LLVM_ATTR(DI_LEXICAL_BLOCK_FILE)) ||
                 jig_attr_is(scope, JIG_LLVM_ATTR(DI_COMMON_BLOCK)))
            scope = jig_attr_param(scope, 0);
        else if (jig_attr_is(scope, JIG_LLVM_ATTR(DI_MODULE)) ||
                 jig_attr_is(scope, JIG_LLVM_ATTR(DI_NAMESPACE)))
            scope = jig_attr_param(scope, 1);
        else
            return NULL;
    }
    return NULL;
}
uint32_t jig_codegen_di_global(JigIr *ir, const JigAttr *x) {
    const JigAttr *unit = unit_of(jig_attr_param(jig_attr_param(x, 0), 0));
    uint32_t n = jig_codegen_di(ir, x);
    if (unit) {
        jig_vec_push(&ir->debug->globals, x);
        jig_vec_push(&ir->debug->owners, unit);
    }
    return n;
}
