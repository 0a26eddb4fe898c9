/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Handle types that say what kind of ops a handle has, as the proposal for the
 * dialect's type system asks for: `!transform.interface<LoopLikeOpInterface>`,
 * `!transform.structured.op<rank = 3>`; a list in `!transform.op<[...]>` is
 * in handle_type.c. What they say is checked whenever a handle is bound; what cannot
 * hold for any op is found when the script is verified.
 */
#include "transform/normal_form.h"
#include "transform/handle_type.h"

#include "ir/context.h"
#include "ir/spec/rowtext.h"
#include "ir/spec/spec.h"
#include "jig/iface.h"
#include "support/check.h"

#include <string.h>

static const JigType *parse_interface(JigParser *p);
static void print_interface(JigPrinter *p, const JigType *t);
static bool interface_admits(const JigType *t, JigStr op_name);
static JigStatus check_interface(JigTransformCall *call, const JigType *t, JigLoc loc,
                                 JigOp *const *ops, size_t n);
static bool structured_admits(const JigType *t, JigStr op_name);
static JigStatus check_structured(JigTransformCall *call, const JigType *t, JigLoc loc,
                                  JigOp *const *ops, size_t n);
static const JigType *parse_structured(JigParser *p);
static void print_structured(JigPrinter *p, const JigType *t);

/* ---- What can be asked for ---- */

/* An interface by its vtable, or a trait by its name in rows. */
typedef struct Asked {
    const char *name;
    const JigIfaceId *iface;
    JigTrait trait;
    const JigIfaceId *or_iface; /* will do, too; NULL: none */
} Asked;
/* clang-format off */
static const Asked asked[] = {
    {"BranchOpInterface", &jig_iface_branch, JIG_TRAIT_NONE, NULL},
    {"CallOpInterface", &jig_iface_call, JIG_TRAIT_NONE, NULL},
    {"CallableOpInterface", &jig_iface_callable, JIG_TRAIT_NONE, NULL},
    {"CastOpInterface", &jig_iface_cast, JIG_TRAIT_NONE, NULL},
    {"DestinationStyleOpInterface", &jig_iface_dps, JIG_TRAIT_NONE, NULL},
    {"FunctionOpInterface", &jig_iface_function, JIG_TRAIT_NONE, NULL},
    {"LinalgOp", &jig_iface_structured, JIG_TRAIT_NONE, NULL},
    {"LoopLikeOpInterface", &jig_iface_loop, JIG_TRAIT_NONE, NULL},
    {"OffsetSizeAndStrideOpInterface", &jig_iface_slice, JIG_TRAIT_NONE, NULL},
    {"RegionBranchOpInterface", &jig_iface_region_branch, JIG_TRAIT_NONE, NULL},
    {"Symbol", NULL, JIG_TRAIT_SYMBOL, NULL},
    {"SymbolTable", NULL, JIG_TRAIT_SYMBOL_TABLE, NULL},
    {"TilingInterface", &jig_iface_tiling, JIG_TRAIT_NONE, NULL},
    {"VectorTransferOpInterface", &jig_iface_transfer, JIG_TRAIT_NONE, NULL},
    {"VectorUnrollOpInterface", &jig_iface_unroll, JIG_TRAIT_NONE, NULL},
    {"ViewLikeOpInterface", &jig_iface_view, JIG_TRAIT_NONE, NULL},
    {"tileable", &jig_iface_tiling, JIG_TRAIT_NONE, &jig_iface_loop}, /* loops and structured ops alike */
};
/* clang-format on */

/* Others may be asked for when an op of a registered dialect has them. */
static const JigIfaceId *iface_of_rows(JigContext *ctx, JigStr name) {
    for (size_t i = 0; i < ctx->dialect_list.len; ++i) {
        const JigDialect *d = ctx->dialect_list.data[i];
        for (size_t k = 0; k < d->num_ops; ++k)
            for (const JigIface *f = d->ops[k].ifaces; f && f->id; ++f)
                if (jig_str_is(name, f->id->name))
                    return f->id;
    }
    return NULL;
}

static void free_found(JigContext *ctx, void *slot) {
    (void)ctx;
    jig_strmap_free(slot);
}
/* Name -> Asked, of those found in rows. */
static const JigContextKey found_key = {sizeof(JigStrMap), free_found};

static const Asked *find_asked(JigContext *ctx, JigStr name) {
    for (size_t i = 0; i < JIG_LEN(asked); ++i)
        if (jig_str_is(name, asked[i].name))
            return &asked[i];
    JigStrMap *found = jig_context_slot(ctx, &found_key);
    const Asked *before = jig_strmap_get(found, name);
    const JigIfaceId *id = before ? NULL : iface_of_rows(ctx, name);
    if (!id)
        return before;
    Asked *one = JIG_NEW(&ctx->perm, Asked);
    *one = (Asked){.name = id->name, .iface = id, .trait = JIG_TRAIT_NONE};
    jig_strmap_set(found, jig_str(id->name), one);
    return one;
}

/* ---- Rows ---- */

enum { INTERFACE, STRUCTURED };
static const JigHandleType interface_handle = {
    .kind = JIG_HANDLE_OPS, .check_ops = check_interface, .admits = interface_admits};
static const JigHandleType structured_handle = {
    .kind = JIG_HANDLE_OPS, .check_ops = check_structured, .admits = structured_admits};

static const JigTypeRow rows[] = {
    [INTERFACE] = {.name = "transform.interface",
                   .written = "<Interface>",
                   .params = "interface: string",
                   .parse = parse_interface,
                   .print = print_interface,
                   .ifaces = (const JigIface[]){{&jig_iface_handle, &interface_handle}, {0}},
                   .summary = "handle to ops with an interface: `<LoopLikeOpInterface>`"},
    [STRUCTURED] = {.name = "transform.structured.op",
                    .written = "<any>|<rank = integer>",
                    .params = "rank: int",
                    .parse = parse_structured,
                    .print = print_structured,
                    .ifaces = (const JigIface[]){{&jig_iface_handle, &structured_handle}, {0}},
                    .summary =
                        "handle to structured ops: `<any>`, or of so many loops: `<rank = 3>`"},
};
const JigDialect jig_transform_narrow_types = {.name = "transform", JIG_TABLE(types, rows)};

/* ---- Syntax ---- */

static JigStr list_asked(JigArena *a) {
    JigStr list = {0};
    for (size_t i = 0; i < JIG_LEN(asked); ++i)
        list = jig_arena_printf(a, "%.*s%s%s", JIG_FMT(list), i ? ", " : "", asked[i].name);
    return list;
}

static const JigType *parse_interface(JigParser *p) {
    JigStr name;
    if (!jig_parse_token(p, "<"))
        return NULL;
    JigSpot spot = jig_parse_spot(p);
    if (!jig_parse_any_keyword(p, &name))
        return NULL;
    if (!find_asked(jig_parser_context(p), name)) {
        jig_parse_error(p, spot, "unknown interface '%.*s', expected one of: %.*s", JIG_FMT(name),
                        JIG_FMT(list_asked(jig_parser_arena(p))));
        return NULL;
    }
    const JigAttr *param = jig_attr_string(jig_parser_context(p), name);
    return jig_parse_token(p, ">")
               ? jig_type_get(jig_parser_context(p), &rows[INTERFACE], &param, 1)
               : NULL;
}

static void print_interface(JigPrinter *p, const JigType *t) {
    jig_print(p, "<");
    jig_print_str(p, jig_attr_string_value(jig_type_param(t, 0)));
    jig_print(p, ">");
}

enum { ANY_RANK = -1 };

static const JigType *parse_structured(JigParser *p) {
    int64_t rank = ANY_RANK;
    if (!jig_parse_token(p, "<"))
        return NULL;
    if (!jig_parse_try_keyword(p, "any")) {
        if (!jig_parse_keyword(p, "rank") || !jig_parse_token(p, "="))
            return NULL;
        JigSpot spot = jig_parse_spot(p);
        if (!jig_parse_integer(p, &rank))
            return NULL;
        if (rank < 0) {
            jig_parse_error(p, spot, "expected a non-negative rank");
            return NULL;
        }
    }
    const JigAttr *param = jig_attr_i64(jig_parser_context(p), rank);
    return jig_parse_token(p, ">")
               ? jig_type_get(jig_parser_context(p), &rows[STRUCTURED], &param, 1)
               : NULL;
}

static int64_t rank_of(const JigType *t) {
    return jig_attr_int_value(jig_type_param(t, 0));
}

static void print_structured(JigPrinter *p, const JigType *t) {
    if (rank_of(t) == ANY_RANK) {
        jig_print(p, "<any>");
        return;
    }
    jig_print(p, "<rank = ");
    jig_print_int(p, rank_of(t));
    jig_print(p, ">");
}

/* ---- What an op's name tells ---- */

static bool lists_trait(const char *traits, const char *name) {
    size_t len = strlen(name);
    for (const char *at = traits; at && (at = strstr(at, name)); at += len)
        if ((at == traits || at[-1] == ' ') && (at[len] == ',' || at[len] == 0))
            return true;
    return false;
}

/* Asks the row, without making its dialect one that is in use. */
static bool name_has(JigContext *ctx, JigStr op_name, const Asked *want) {
    const JigOpRow *row = jig_strmap_get(&ctx->op_rows, op_name);
    if (row && !want->iface)
        return lists_trait(row->traits, want->name);
    for (const JigIface *i = row ? row->ifaces : NULL; i && i->id; ++i)
        if (i->id == want->iface || i->id == want->or_iface)
            return true;
    const JigOpName *name = jig_strmap_get(&ctx->op_names, op_name);
    return name && want->iface &&
           (jig_op_name_iface(name, want->iface) ||
            (want->or_iface && jig_op_name_iface(name, want->or_iface)));
}

bool jig_transform_name_has_interface(JigContext *ctx, JigStr op_name, const char *interface) {
    const Asked *want = find_asked(ctx, jig_str(interface));
    return want && name_has(ctx, op_name, want);
}

static bool interface_admits(const JigType *t, JigStr op_name) {
    const Asked *want =
        find_asked(jig_type_context(t), jig_attr_string_value(jig_type_param(t, 0)));
    return name_has(jig_type_context(t), op_name, want);
}

static bool structured_admits(const JigType *t, JigStr op_name) {
    return name_has(jig_type_context(t), op_name,
                    find_asked(jig_type_context(t), JIG_STR("LinalgOp")));
}

/* ---- Checks of payload ---- */

static bool op_has(const JigOp *op, const Asked *want) {
    if (!want->iface)
        return jig_op_has_trait(op, want->trait);
    return jig_op_iface(op, want->iface) || (want->or_iface && jig_op_iface(op, want->or_iface));
}

static JigStatus check_interface(JigTransformCall *call, const JigType *t, JigLoc loc,
                                 JigOp *const *ops, size_t n) {
    const Asked *want =
        find_asked(jig_type_context(t), jig_attr_string_value(jig_type_param(t, 0)));
    for (size_t i = 0; i < n; ++i) {
        if (op_has(ops[i], want))
            continue;
        jig_silenceable(call, loc, "expected payload with '{}', got '{}'",
                        jig_fact_text(want->name), jig_fact_str(jig_op_name_of(ops[i])));
        jig_failure_note(call, ops[i], "payload operation");
        return JIG_SILENCEABLE;
    }
    return JIG_OK;
}

static JigStatus check_structured(JigTransformCall *call, const JigType *t, JigLoc loc,
                                  JigOp *const *ops, size_t n) {
    int64_t rank = rank_of(t);
    for (size_t i = 0; i < n; ++i) {
        const JigStructuredIface *s = jig_structured(ops[i]);
        size_t loops = s ? s->num_loops(ops[i]) : 0;
        if (s && (rank == ANY_RANK || (int64_t)loops == rank))
            continue;
        if (s)
            jig_silenceable(call, loc, "expected structured payload of rank {}, got rank {}",
                            jig_fact_int(rank), jig_fact_int(loops));
        else
            jig_silenceable(call, loc, "expected structured payload, got '{}'",
                            jig_fact_str(jig_op_name_of(ops[i])));
        jig_failure_note(call, ops[i], "payload operation");
        return JIG_SILENCEABLE;
    }
    return JIG_OK;
}

/* ---- What types tell about each other ---- */

bool jig_transform_type_is_narrow(const JigType *t) {
    return jig_type_is(t, &rows[INTERFACE]) || jig_type_is(t, &rows[STRUCTURED]) ||
           jig_type_is(t, JIG_TRANSFORM_NORMALIZED_OP) || jig_transform_type_num_names(t) > 1;
}

bool jig_transform_type_admits(const JigType *t, JigStr op_name) {
    const JigHandleType *h = jig_handle_type(t);
    return !h || !h->admits || h->admits(t, op_name);
}

/* An op that `list` names and `t` admits. */
static bool admits_one_of(const JigType *t, const JigType *list) {
    for (size_t i = 0; i < jig_transform_type_num_names(list); ++i)
        if (jig_transform_type_admits(t, jig_transform_type_name(list, i)))
            return true;
    return false;
}

/* Two interfaces meet when a registered op has both. */
static bool any_row_has_both(const JigType *a, const JigType *b) {
    size_t at = 0;
    const JigStrEntry *e;
    while ((e = jig_strmap_next(&jig_type_context(a)->op_rows, &at)))
        if (jig_transform_type_admits(a, e->key) && jig_transform_type_admits(b, e->key))
            return true;
    return false;
}

bool jig_transform_types_overlap(const JigType *a, const JigType *b) {
    const JigHandleType *x = jig_handle_type(a), *y = jig_handle_type(b);
    if (a == b || !x || !y)
        return true;
    if (x->kind != y->kind)
        return false;
    if (!x->admits || !y->admits)
        return true;
    if (jig_type_is(a, &rows[STRUCTURED]) && jig_type_is(b, &rows[STRUCTURED]))
        return rank_of(a) == ANY_RANK || rank_of(b) == ANY_RANK;
    if (jig_transform_type_num_names(a))
        return admits_one_of(b, a);
    return jig_transform_type_num_names(b) ? admits_one_of(a, b) : any_row_has_both(a, b);
}

/* ---- What ops need ---- */

static bool has_narrow_operand(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_transform_type_is_narrow(jig_op_operand_type(op, i)))
            return true;
    return false;
}

static bool verify_need(JigOp *op, const JigType *need, size_t operand) {
    JigValue *v = jig_op_operand(op, operand);
    const JigType *type = jig_value_type(v);
    if (!jig_transform_type_is_narrow(type) || jig_transform_types_overlap(type, need))
        return true;
    jig_op_error(op, "operand #%zu needs payload of %s, which no op of a handle of type %s can be",
                 operand, jig_msg_type(need), jig_msg_type(type));
    jig_note(jig_op_context(op), jig_value_loc(v), "the handle is defined here");
    return false;
}

/* What a row says of one operand: "name: type". */
typedef struct Need {
    size_t group;
    const JigType *type;
} Need;

static bool find_group(const JigSpec *s, JigStr name, size_t *out) {
    for (size_t g = 0; g < s->num_ins; ++g)
        if (jig_str_eq(jig_ident_str(s->ins[g].name), name))
            return *out = g, true;
    return false;
}

/* The next one at the cursor. */
static bool read_need(const JigSpec *s, JigRowText *t, Need *out) {
    JigStr name;
    JIG_CHECK(jig_rowtext_word(t, "an operand", &name));
    if (!find_group(s, name, &out->group))
        return jig_rowtext_fail(t, "no operand '%.*s'", JIG_FMT(name));
    JIG_CHECK(jig_rowtext_expect(t, ":"));
    JigStr type = jig_rowtext_until(t, ";");
    JigStr text = jig_arena_printf(t->arena, "!transform.%.*s", JIG_FMT(type));
    out->type = jig_parse_type_str(s->name->ctx, text, jig_str("row"));
    return out->type || jig_rowtext_fail(t, "no type '%.*s'", JIG_FMT(text));
}

const char *jig_transform_needs_fault(const JigSpec *s) {
    JIG_REQUIRE(s);
    JigArena *perm = &s->name->ctx->perm;
    JigRowText t;
    Need need;
    jig_rowtext_init(&t, perm, s->row->needs);
    do
        if (!read_need(s, &t, &need))
            return jig_arena_printf(perm, ".needs, column %zu: %s", t.error_column, t.error).ptr;
    while (jig_rowtext_try(&t, ";"));
    return NULL;
}

bool jig_transform_verify_needs(JigOp *op) {
    const JigOpRow *row = jig_op_row(op);
    if (!row || !row->needs || !has_narrow_operand(op))
        return true;
    const JigSpec *s = jig_spec(jig_op_name_record(op));
    JigArena *a = jig_arena_create();
    JigRowText t;
    jig_rowtext_init(&t, a, row->needs);
    bool ok = true;
    do {
        Need need;
        size_t start, count;
        if (!read_need(s, &t, &need))
            JIG_BUG("row '%s', .needs: %s", row->name, t.error);
        jig_op_operand_range(op, need.group, &start, &count);
        for (size_t i = 0; ok && i < count; ++i)
            ok = verify_need(op, need.type, start + i);
    } while (ok && jig_rowtext_try(&t, ";"));
    jig_arena_destroy(a);
    return ok;
}

bool jig_transform_first_need_admits(const JigSpec *s, const JigOp *payload) {
    JIG_REQUIRE(s && payload);
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    JigRowText t;
    Need need;
    jig_rowtext_init(&t, a, s->row->needs);
    bool admits = s->row->needs && read_need(s, &t, &need) && need.group == 0 &&
                  jig_transform_type_admits(need.type, jig_op_name_of(payload));
    jig_arena_free(a);
    return admits;
}
