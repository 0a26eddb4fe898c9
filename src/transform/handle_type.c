/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Handle types, and what they demand of the payload. */
#include "asm/older.h"
#include "ir/context.h"
#include "ir/diag/kinds.h"
#include "transform/state.h"
#include "transform/handle_type.h"
#include "support/check.h"

#include <stdlib.h>
#include <string.h>

#define CHECK_PARAMS(fn)                                                                           \
    static JigStatus fn(JigTransformCall *call, const JigType *type, JigLoc loc,                   \
                        const JigAttr *const *params, size_t n)
CHECK_PARAMS(check_param);
CHECK_PARAMS(check_map);
CHECK_PARAMS(check_type);
static JigStatus check_op_name(JigTransformCall *call, const JigType *type, JigLoc loc,
                               JigOp *const *ops, size_t n);
static const JigType *parse_op_type(JigParser *p);
static void print_op_type(JigPrinter *p, const JigType *t);
static bool verify_param(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n);

/* ---- Rows ---- */

const JigIfaceId jig_iface_handle = {.name = "TransformHandleTypeInterface"};
#define HANDLE(...)                                                                                \
    .ifaces = (const JigIface[]) {                                                                 \
        {&jig_iface_handle, &(const JigHandleType){__VA_ARGS__}}, {                                \
            0                                                                                      \
        }                                                                                          \
    }

/* Handles are to payload ops, to payload values, or to parameters. */
const JigTypeRow jig_transform_types[] = {
    [JIG_TRANSFORM_TYPE_ANY_OP] = {.name = "transform.any_op",
                                   HANDLE(.kind = JIG_HANDLE_OPS),
                                   .summary = "handle to any ops"},
    [JIG_TRANSFORM_TYPE_OP] = {.name = "transform.op",
                               .written = "<\"op.name\">|<[\"op.name\", ...]>",
                               .params = "names: attr",
                               .parse = parse_op_type,
                               .print = print_op_type,
                               HANDLE(.kind = JIG_HANDLE_OPS, .check_ops = check_op_name,
                                      .admits = jig_transform_op_type_admits),
                               .summary = "handle to ops of one name, `<\"a.b\">`, or of several, "
                                          "`<[\"a.b\", \"a.c\"]>`"},
    [JIG_TRANSFORM_TYPE_ANY_VALUE] = {.name = "transform.any_value",
                                      HANDLE(.kind = JIG_HANDLE_VALUES),
                                      .summary = "handle to any values"},
    [JIG_TRANSFORM_TYPE_ANY_PARAM] = {.name = "transform.any_param",
                                      HANDLE(.kind = JIG_HANDLE_PARAMS),
                                      .summary = "any parameters"},
    [JIG_TRANSFORM_TYPE_PARAM] = {.name = "transform.param",
                                  .label = "Transform_ParamType",
                                  .params = "type: type",
                                  .format = "`<` $type `>`",
                                  .verify = verify_param,
                                  HANDLE(.kind = JIG_HANDLE_PARAMS, .check_params = check_param),
                                  .summary = "parameters: numbers of one type"},
    [JIG_TRANSFORM_TYPE_AFFINE_MAP] = {.name = "transform.affine_map",
                                       HANDLE(.kind = JIG_HANDLE_PARAMS, .check_params = check_map),
                                       .summary = "parameters: affine maps"},
    [JIG_TRANSFORM_TYPE_TYPE] = {.name = "transform.type",
                                 HANDLE(.kind = JIG_HANDLE_PARAMS, .check_params = check_type),
                                 .summary = "parameters: types"},
};

const JigHandleType *jig_handle_type(const JigType *t) {
    return jig_type_iface(t, &jig_iface_handle);
}

JigHandleKind jig_handle_kind(const JigValue *handle) {
    JIG_REQUIRE(handle);
    const JigHandleType *t = jig_handle_type(jig_value_type(handle));
    return t ? t->kind : JIG_HANDLE_OPS;
}

static bool is_kind(const JigType *t, JigHandleKind kind) {
    const JigHandleType *h = jig_handle_type(t);
    return h && h->kind == kind;
}

/* To ops: the handles proper. */
bool jig_transform_is_handle(const JigType *t) {
    return is_kind(t, JIG_HANDLE_OPS);
}

bool jig_transform_is_value_handle(const JigType *t) {
    return is_kind(t, JIG_HANDLE_VALUES);
}

bool jig_transform_is_param(const JigType *t) {
    return is_kind(t, JIG_HANDLE_PARAMS);
}

bool jig_transform_same_handle_kind(const JigType *a, const JigType *b) {
    const JigHandleType *x = jig_handle_type(a), *y = jig_handle_type(b);
    return x && y && x->kind == y->kind;
}

/* ---- Names of ops: a string, or a sorted array of two or more ---- */

size_t jig_transform_type_num_names(const JigType *t) {
    if (!jig_type_is(t, JIG_TRANSFORM_TYPE(OP)))
        return 0;
    const JigAttr *names = jig_type_param(t, 0);
    return jig_attr_is_string(names) ? 1 : jig_attr_array_len(names);
}

JigStr jig_transform_type_name(const JigType *t, size_t i) {
    const JigAttr *names = jig_type_param(t, 0);
    return jig_attr_string_value(jig_attr_is_string(names) ? names : jig_attr_array_at(names, i));
}

bool jig_transform_op_type_admits(const JigType *t, JigStr op_name) {
    for (size_t i = 0; i < jig_transform_type_num_names(t); ++i)
        if (jig_older_is_called(jig_type_context(t), op_name, jig_transform_type_name(t, i)))
            return true;
    return false;
}

static int by_text(const void *a, const void *b) {
    JigStr x = jig_attr_string_value(*(const JigAttr *const *)a),
           y = jig_attr_string_value(*(const JigAttr *const *)b);
    int c = memcmp(x.ptr, y.ptr, x.len < y.len ? x.len : y.len);
    return c ? c : (x.len > y.len) - (x.len < y.len);
}

typedef struct Names {
    const JigAttr **items;
    size_t n, cap;
} Names;

static bool parse_name(JigParser *p, void *user) {
    Names *names = user;
    JigStr text;
    JIG_CHECK(jig_parse_string(p, &text));
    JIG_ARENA_PUSH(jig_parser_arena(p), names->items, names->n, names->cap,
                   jig_attr_string(jig_parser_context(p), text));
    return true;
}

/* A set: sorted, each once; one name alone is written without brackets. */
static const JigAttr *parse_names(JigParser *p) {
    Names names = {0};
    JigSpot spot = jig_parse_spot(p);
    if (!jig_parse_list(p, JIG_DELIM_SQUARE, parse_name, &names, " in names of ops"))
        return NULL;
    if (!names.n) {
        jig_parse_error(p, spot, "expected the name of an op");
        return NULL;
    }
    qsort(names.items, names.n, sizeof *names.items, by_text);
    size_t n = 1;
    for (size_t i = 1; i < names.n; ++i)
        if (names.items[i] != names.items[n - 1])
            names.items[n++] = names.items[i];
    return n == 1 ? names.items[0] : jig_attr_array(jig_parser_context(p), names.items, n);
}

static const JigType *parse_op_type(JigParser *p) {
    const JigAttr *names;
    JigStr text;
    if (!jig_parse_token(p, "<"))
        return NULL;
    JigSpot spot = jig_parse_spot(p);
    if (jig_parse_peek_token(p, "[")) {
        names = parse_names(p);
    } else if (jig_parse_string(p, &text)) {
        names = jig_attr_string(jig_parser_context(p), text);
    } else {
        jig_parse_error(p, spot,
                        "failed to parse Transform_OperationType parameter 'operation_name' which "
                        "is to be a `::llvm::StringRef`");
        return NULL;
    }
    return names && jig_parse_token(p, ">")
               ? jig_type_get(jig_parser_context(p), JIG_TRANSFORM_TYPE(OP), &names, 1)
               : NULL;
}

static void print_op_type(JigPrinter *p, const JigType *t) {
    jig_print(p, "<");
    jig_print_attr(p, jig_type_param(t, 0));
    jig_print(p, ">");
}

static bool verify_param(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    const JigType *t = jig_attr_type_value(params[0]);
    if (jig_type_is_any_integer(t) && jig_type_width(t) <= 64)
        return true;
    return jig_error(ctx, loc, "only supports integer types with width <=64");
}

/* ---- Checks of payload ---- */

/* "a.b", or "one of a.b, a.c". */
static JigStr expected(const JigType *type, JigArena *a) {
    size_t n = jig_transform_type_num_names(type);
    JigStr text = jig_transform_type_name(type, 0);
    for (size_t i = 1; i < n; ++i)
        text = jig_arena_printf(a, "%s%.*s, %.*s", i == 1 ? "one of " : "", JIG_FMT(text),
                                JIG_FMT(jig_transform_type_name(type, i)));
    return text;
}

static JigStatus check_op_name(JigTransformCall *call, const JigType *type, JigLoc loc,
                               JigOp *const *ops, size_t n) {
    JigStr want = expected(type, call->arena);
    for (size_t i = 0; i < n; ++i) {
        if (jig_transform_op_type_admits(type, jig_op_name_of(ops[i])))
            continue;
        jig_silenceable(call, loc, "incompatible payload operation name expected {} vs {} -> {}",
                        jig_fact_kind(JIG_KIND_OP_TYPE), jig_fact_str(want),
                        jig_fact_str(jig_op_name_of(ops[i])), jig_fact_op(ops[i]));
        jig_failure_note(call, ops[i], "payload operation");
        return JIG_SILENCEABLE;
    }
    return JIG_OK;
}

CHECK_PARAMS(check_param) {
    const JigType *want = jig_attr_type_value(jig_type_param(type, 0));
    for (size_t i = 0; i < n; ++i) {
        if (!jig_attr_is_int(params[i]))
            return jig_silenceable(call, loc,
                                   "expected parameter to be an integer attribute, got {}",
                                   jig_fact_attr(params[i]));
        if (jig_attr_type(params[i]) != want)
            return jig_silenceable(call, loc,
                                   "expected the type of the parameter attribute ({}) to match "
                                   "the parameter type ({})",
                                   jig_fact_type(jig_attr_type(params[i])), jig_fact_type(want));
    }
    return JIG_OK;
}

CHECK_PARAMS(check_map) {
    (void)type;
    for (size_t i = 0; i < n; ++i)
        if (jig_attr_kind(params[i]) != JIG_ATTR_MAP)
            return jig_silenceable(call, loc, "expected affine map attribute, got {}",
                                   jig_fact_attr(params[i]));
    return JIG_OK;
}

CHECK_PARAMS(check_type) {
    (void)type;
    for (size_t i = 0; i < n; ++i)
        if (!jig_attr_is_type(params[i]))
            return jig_silenceable(call, loc, "expected type attribute, got {}",
                                   jig_fact_attr(params[i]));
    return JIG_OK;
}

bool jig_transform_check_param_type(JigOp *op, size_t result, const JigAttr *value) {
    const JigValue *v = jig_op_result(op, result);
    const JigHandleType *t = jig_handle_type(jig_value_type(v));
    if (!t->check_params)
        return true;
    JigTransformState st;
    jig_state_init(&st, op, NULL);
    JigArena arena;
    jig_arena_init(&arena);
    JigTransformCall call = {.state = &st, .op = op, .arena = &arena};
    JigStatus status = t->check_params(&call, jig_value_type(v), jig_op_loc(op), &value, 1);
    jig_report_queue(&call);
    jig_arena_free(&arena);
    jig_state_free(&st);
    return status == JIG_OK;
}
