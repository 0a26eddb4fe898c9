/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operations: result names, the generic form, and the way into custom forms. */
#define JIG_IR_EDITS /* what is being read, nobody has seen yet */
#include "asm/format.h"
#include "asm/parser_int.h"
#include "asm/text_map.h"

#include <stdlib.h>

/* ---- Frames ---- */

void jig_parser_frame_begin(JigParser *p, JigOpFrame *f) {
    f->outer = p->frame;
    f->state.build = &f->build;
    p->frame = f;
}

void jig_parser_frame_end(JigParser *p, JigOpFrame *f) {
    for (JigPendingRegion *r = f->regions; r; r = r->next)
        if (r->region.first)
            jig_parser_discard_region(&r->region);
    p->frame = f->outer;
}

static JigOp *create_op(JigParser *p, JigOpFrame *f, JigBlock *into) {
    f->state.attrs = jig_state_attrs(&f->state, p);
    JigOp *op = jig_op_create(&f->state);
    if (f->build.absent)
        op->attrs = jig_attr_dict_with(op->attrs, f->build.absent, NULL);
    jig_block_insert(into, NULL, op);
    return op;
}

/* ---- SSA uses ---- */

bool jig_parser_ssa_use(JigParser *p, JigUnresolved *out, bool allow_number) {
    if (!jig_parser_is(p, JIG_TOK_PERCENT))
        return jig_parser_wrong_token(p, "expected SSA operand");
    *out = (JigUnresolved){.spot = p->tok.ptr, .name = {p->tok.ptr + 1, p->tok.len - 1}};
    jig_parser_next(p);
    if (!jig_parser_is(p, JIG_TOK_HASH))
        return true;
    if (!allow_number)
        return jig_parser_error_here(p, "result number not allowed in argument list");
    uint64_t number = 0;
    for (size_t i = 1; i < p->tok.len; ++i) {
        char c = p->tok.ptr[i];
        number = number * 10 + (uint64_t)(c - '0');
        if (c < '0' || c > '9' || number > UINT32_MAX)
            return jig_parser_error_here(p, "invalid SSA value result number");
    }
    out->number = (uint32_t)number;
    jig_parser_next(p);
    return true;
}

/* ---- Generic form ---- */

static bool parse_generic_operands(JigParser *p, JigUnresolved **uses, size_t *n) {
    size_t cap = 0;
    *uses = NULL;
    *n = 0;
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_LPAREN, "expected '(' to start operand list"));
    if (jig_parser_is(p, JIG_TOK_PERCENT))
        do {
            JigUnresolved use;
            JIG_CHECK(jig_parser_ssa_use(p, &use, true));
            JIG_P_PUSH(p, *uses, *n, cap, use);
        } while (jig_parser_try(p, JIG_TOK_COMMA));
    return jig_parser_expect(p, JIG_TOK_RPAREN, "expected ')' to end operand list");
}

static bool parse_successors(JigParser *p, JigOpState *s) {
    if (!jig_parser_is(p, JIG_TOK_LSQUARE))
        return true;
    if (s->name->row && !jig_op_name_has_trait(s->name, JIG_TRAIT_TERMINATOR))
        return jig_parser_error_here(p, "successors in non-terminator");
    jig_parser_next(p);
    if (jig_parser_is(p, JIG_TOK_RSQUARE))
        return jig_parser_wrong_token(p, "expected list element");
    do {
        JigBlock *block = jig_parse_successor(p);
        if (!block)
            return false;
        jig_state_add_successors(s, p, &block, 1);
    } while (jig_parser_try(p, JIG_TOK_COMMA));
    return jig_parser_expect(p, JIG_TOK_RSQUARE, "expected ',' or ']'");
}

static bool parse_generic_regions(JigParser *p, JigOpState *s) {
    if (!jig_parser_try(p, JIG_TOK_LPAREN))
        return true;
    do
        JIG_CHECK(jig_parser_parse_region(p, jig_state_add_region(s, p), NULL, 0));
    while (jig_parser_try(p, JIG_TOK_COMMA));
    return jig_parser_expect(p, JIG_TOK_RPAREN, "expected ')' to end region list");
}

/* <{...}>; *props stays NULL when there are none. */
static bool parse_properties(JigParser *p, const JigAttr **props) {
    if (!jig_parser_try(p, JIG_TOK_LESS))
        return true;
    return (*props = jig_parser_attr(p, NULL)) &&
           jig_parser_expect(p, JIG_TOK_GREATER, "expected '>' to close properties");
}

/* `: (i32) -> i32` */
static bool parse_generic_type(JigParser *p, JigOpState *s, const JigUnresolved *uses, size_t n) {
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_COLON, "expected ':' followed by operation type"));
    JigSpot spot = p->tok.ptr;
    if (!jig_parser_is(p, JIG_TOK_LPAREN))
        return jig_parser_type(p) && jig_parser_error(p, spot, "expected function type");
    const JigType **inputs, **results;
    size_t num_inputs, num_results;
    JIG_CHECK(jig_parser_type_list_parens(p, &inputs, &num_inputs));
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_ARROW, "expected '->' in function type"));
    JIG_CHECK(jig_parser_function_results(p, &results, &num_results));
    s->types = results;
    s->num_types = num_results;
    if (num_inputs != n) {
        p->errors++;
        /* The singular is spelled with a NUL byte by everyone else, too. */
        return jig_error(p->ctx, jig_parser_loc(p, spot), "expected %zu operand type%c but had %zu",
                         n, n == 1 ? 0 : 's', num_inputs);
    }
    for (size_t i = 0; i < n; ++i)
        JIG_CHECK(jig_resolve_operand(p, s, &uses[i], inputs[i]));
    return true;
}

/* `props` and `attrs` in one dictionary; what stands in both is taken from `props`. */
static const JigAttr *overlay(const JigAttr *attrs, const JigAttr *props) {
    for (size_t i = 0; i < props->u.dict.n; ++i)
        attrs =
            jig_attr_dict_with(attrs, props->u.dict.items[i].name, props->u.dict.items[i].value);
    return attrs;
}

static bool set_properties(JigParser *p, JigOpState *s, const JigAttr *props) {
    const JigAttr *attrs = jig_state_attrs(s, p);
    JigReason why = JIG_REASON(&p->scratch);
    if (s->name->row && !props && attrs->u.dict.n && !jig_spec_check_attrs(s->name, attrs, &why)) {
        JigStr said = jig_reason_text(&why, why.arena);
        p->errors++;
        return jig_error(p->ctx, s->loc, "'%.*s' op %.*s", JIG_FMT(s->name->name), JIG_FMT(said));
    }
    if (!props)
        return true;
    if (!s->name->row) {
        s->attrs = jig_attr_dict_with(attrs, p->ctx->id.props, props);
        return true;
    }
    const JigAttr *known = jig_spec_props_from(s->name, props, &p->scratch, &why);
    if (!known) {
        JigStr said = jig_reason_text(&why, why.arena);
        p->errors++;
        return jig_error(p->ctx, s->loc, "invalid properties %s for op %.*s: %.*s",
                         jig_msg_attr(props), JIG_FMT(s->name->name), JIG_FMT(said));
    }
    s->attrs =
        attrs->u.dict.n ? overlay(jig_spec_attrs_beside_props(s->name, attrs), known) : known;
    return true;
}

static bool parse_generic(JigParser *p, JigOpFrame *f) {
    JigOpState *s = &f->state;
    f->name = jig_token_string(&p->tok, &p->scratch);
    if (f->name.len == 0)
        return jig_parser_error_here(p, "empty operation name is invalid");
    if (memchr(f->name.ptr, 0, f->name.len))
        return jig_parser_error_here(p, "null character not allowed in operation name");
    jig_parser_next(p);
    if (!p->ctx->allow_unregistered && !jig_context_dialect_of(p->ctx, f->name))
        return jig_parser_error_here(
            p,
            "operation being parsed with an unregistered dialect. If this is intended, please use "
            "-allow-unregistered-dialect with the MLIR tool used");
    s->name = jig_op_name(p->ctx, f->name);
    const JigAttr *props = NULL;
    JigUnresolved *uses;
    size_t n;
    JIG_CHECK(parse_generic_operands(p, &uses, &n));
    JIG_CHECK(parse_successors(p, s));
    JIG_CHECK(parse_properties(p, &props));
    JIG_CHECK(parse_generic_regions(p, s));
    JIG_CHECK(jig_parse_attr_dict(p, s));
    JIG_CHECK(parse_generic_type(p, s, uses, n));
    return set_properties(p, s, props);
}

/* ---- Custom form ---- */

/* The dialects of the reference, for the note that lists them. */
static const char *const all_dialects[] = {
    "acc",
    "affine",
    "amdgpu",
    "amx",
    "arith",
    "arm_neon",
    "arm_sme",
    "arm_sve",
    "async",
    "bufferization",
    "builtin",
    "cf",
    "complex",
    "dlti",
    "emitc",
    "func",
    "gpu",
    "index",
    "irdl",
    "linalg",
    "llvm",
    "math",
    "memref",
    "ml_program",
    "mpi",
    "nvgpu",
    "nvvm",
    "omp",
    "pdl",
    "pdl_interp",
    "ptr",
    "quant",
    "rocdl",
    "scf",
    "shape",
    "shard",
    "smt",
    "sparse_tensor",
    "spirv",
    "tensor",
    "test",
    "test_dyn",
    "test_irdl_to_cpp",
    "tosa",
    "transform",
    "ub",
    "vector",
    "wasmssa",
    "x86vector",
    "xegpu",
    "xevm",
};

static int by_text(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Names of all dialects, known here or to the reference. */
static const char *dialect_names(JigParser *p) {
    size_t n = JIG_LEN(all_dialects), size = 1;
    const char **names =
        jig_arena_alloc(&p->scratch, (n + p->ctx->dialect_list.len) * sizeof *names);
    memcpy(names, all_dialects, sizeof all_dialects);
    for (size_t i = 0; i < p->ctx->dialect_list.len; ++i) {
        const char *name = p->ctx->dialect_list.data[i]->name;
        if (!p->ctx->dialect_list.data[i]->unlisted &&
            !bsearch(&name, all_dialects, JIG_LEN(all_dialects), sizeof *names, by_text))
            names[n++] = name;
    }
    qsort(names, n, sizeof *names, by_text);
    for (size_t i = 0; i < n; ++i)
        size += strlen(names[i]) + 2;
    char *text = jig_arena_alloc(&p->scratch, size), *end = text;
    for (size_t i = 0; i < n; ++i) {
        end = stpcpy(end, i ? ", " : "");
        end = stpcpy(end, names[i]);
    }
    return text;
}

static bool known_to_reference(JigStr dialect) {
    for (size_t i = 0; i < JIG_LEN(all_dialects); ++i)
        if (jig_str_is(dialect, all_dialects[i]))
            return true;
    return false;
}

/* There is no op `full`, written as `spelled`. */
static void unknown_op(JigParser *p, JigSpot spot, JigStr full, JigStr spelled) {
    const char *dot = memchr(full.ptr, '.', full.len);
    JigStr dialect = {full.ptr, dot ? (size_t)(dot - full.ptr) : full.len};
    JigStr tried = jig_str_eq(full, spelled)
                       ? JIG_STR("")
                       : jig_arena_printf(&p->scratch, " (tried '%.*s' as well)", JIG_FMT(full));
    if (jig_context_dialect(p->ctx, dialect) || known_to_reference(dialect)) {
        jig_parser_error(p, spot, "custom op '%.*s' is unknown%.*s", JIG_FMT(spelled),
                         JIG_FMT(tried));
        return;
    }
    jig_parser_error(p, spot, "Dialect `%.*s' not found for custom op '%.*s' %.*s",
                     JIG_FMT(dialect), JIG_FMT(spelled), JIG_FMT(tried));
    jig_parser_note(p, spot,
                    "Available dialects: %s ; for more info on dialect registration see "
                    "https://mlir.llvm.org/getting_started/Faq/"
                    "#registered-loaded-dependent-whats-up-with-dialects-management",
                    dialect_names(p));
}

static const JigOpName *op_of(JigParser *p, JigStr full) {
    const JigOpName *name = jig_strmap_get(&p->ctx->op_names, full);
    if (!(name && name->is_met) && jig_strmap_get(&p->ctx->op_rows, full))
        name = jig_op_name(p->ctx, full);
    return name && name->row ? name : NULL;
}

/* The op that a name means, and how former releases wrote it. */
typedef struct Found {
    const JigOpName *name;     /* NULL: there is none today */
    const JigOlderText *texts; /* or NULL */
    JigStr full;
    bool is_short;
} Found;

static bool find(JigParser *p, JigStr full, Found *out) {
    *out = (Found){op_of(p, full), NULL, full, false};
    if (out->name)
        out->texts = out->name->older_texts;
    else if (p->ctx->older_texts.len)
        out->texts = jig_strmap_get(&p->ctx->older_texts, full);
    return out->name || out->texts;
}

/* Former releases also left out the dialect of the op around, whatever else the name has. */
static bool find_short(JigParser *p, JigStr spelled, Found *out) {
    const JigOpFrame *around = p->frame ? p->frame->outer : NULL;
    if (!around || !around->custom || !p->ctx->older_texts.len)
        return false;
    const char *dot = memchr(around->name.ptr, '.', around->name.len);
    JigStr dialect = {around->name.ptr, dot ? (size_t)(dot - around->name.ptr) : 0};
    out->is_short = true;
    return jig_str_is(dialect, "transform") &&
           find(p, jig_parser_full_name(p, dialect, spelled), out) && (out->is_short = true);
}

static bool custom_op(JigParser *p, Found *out) {
    JigSpot spot = p->tok.ptr;
    if (!jig_parser_is(p, JIG_TOK_BARE) || jig_lexer_word_is_int_type(jig_token_str(&p->tok)))
        return jig_parser_error_here(p, "expected bare identifier or keyword");
    JigStr spelled = jig_token_str(&p->tok), full = spelled;
    const char *dot = memchr(full.ptr, '.', full.len);
    if (!dot || dot + 1 == full.ptr + full.len)
        full = jig_parser_full_name(p, p->default_dialect, spelled);
    jig_parser_next(p);
    if (find(p, full, out) || find_short(p, spelled, out))
        return true;
    unknown_op(p, spot, full, spelled);
    return false;
}

const JigOpName *jig_parser_custom_op_name(JigParser *p, JigStr *spelled) {
    JigSpot spot = p->tok.ptr;
    *spelled = jig_token_str(&p->tok);
    Found found;
    if (!custom_op(p, &found))
        return NULL;
    if (!found.name)
        unknown_op(p, spot, found.full, *spelled);
    return found.name;
}

static bool parse_custom(JigParser *p, JigOpFrame *f) {
    Found found;
    if (!custom_op(p, &found))
        return false;
    f->name = found.full; /* with the prefix that the text may omit */
    f->is_short = found.is_short;
    f->name_end = p->prev_end;
    f->custom = true;
    unsigned outer_in_dialect = p->in_dialect;
    JigStr outer_default = p->default_dialect;
    p->in_dialect = 0;
    size_t errors = p->errors;
    bool ok = jig_parser_custom_form(p, f, found.name, found.texts);
    if (ok && p->errors == errors && f->build.repeated)
        ok = jig_parse_error(p, f->spot,
                             "attribute '%s' occurs more than once in the attribute list",
                             f->build.repeated->ptr);
    p->default_dialect = outer_default;
    p->in_dialect = outer_in_dialect;
    return ok && p->errors == errors;
}

/* ---- Operations ---- */

/* %b:2 */
static bool parse_bound(JigParser *p, JigBinding *out, uint64_t *total) {
    JigStr name = {p->tok.ptr + 1, p->tok.len - 1};
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_PERCENT, "expected valid ssa identifier"));
    uint64_t num = 1;
    if (jig_parser_try(p, JIG_TOK_COLON)) {
        if (!jig_parser_is(p, JIG_TOK_INT))
            return jig_parser_wrong_token(p, "expected integer number of results");
        if (!jig_parser_u64(&p->tok, &num) || num < 1)
            return jig_parser_error_here(p, "expected named operation to have at least 1 result");
        jig_parser_next(p);
    }
    *total += num;
    *out = (JigBinding){name, num > UINT32_MAX ? UINT32_MAX : (uint32_t)num};
    return true;
}

/* %a, %b:2 = */
static bool parse_result_names(JigParser *p, JigOpFrame *f, uint64_t *total) {
    JigBinding *bound = &f->only_bound;
    size_t n = 1, cap = 1;
    JIG_CHECK(parse_bound(p, bound, total));
    while (jig_parser_try(p, JIG_TOK_COMMA)) {
        JigBinding next;
        JIG_CHECK(parse_bound(p, &next, total));
        JIG_P_PUSH(p, bound, n, cap, next);
    }
    f->bound = bound;
    f->num_bound = n;
    return jig_parser_expect(p, JIG_TOK_EQUAL, "expected '=' after SSA name");
}

static bool bind_results(JigParser *p, const JigOpFrame *f, JigOp *op, JigSpot spot,
                         uint64_t total) {
    if (!f->num_bound)
        return true;
    if (!op->num_results)
        return jig_parser_error(p, spot, "cannot name an operation with no results");
    bool older = f->older && total < op->num_results; /* that had fewer */
    if (op->num_results != total && !older)
        return jig_parser_error(p, spot,
                                "operation defines %u results but was provided %llu to bind",
                                op->num_results, (unsigned long long)total);
    JigValue *results = jig_op_results(op);
    for (size_t i = 0; i < f->num_bound; ++i) {
        const JigBinding *b = &f->bound[i];
        JIG_CHECK(jig_scope_define(p, b->name, b->name.ptr - 1, results, b->num));
        results += b->num;
    }
    return true;
}

static bool parse_named_op(JigParser *p, JigOpFrame *f, JigBlock *into) {
    JigSpot spot = p->tok.ptr;
    uint64_t total = 0;
    if (jig_parser_is(p, JIG_TOK_PERCENT))
        JIG_CHECK(parse_result_names(p, f, &total));
    f->spot = p->tok.ptr;
    f->named = total;
    f->into = into;
    bool generic = jig_parser_is(p, JIG_TOK_STRING);
    if (!generic &&
        (!jig_parser_is(p, JIG_TOK_BARE) || jig_lexer_word_is_int_type(jig_token_str(&p->tok))))
        return jig_parser_wrong_token(p, "expected operation name in quotes");
    f->state.loc = jig_parser_loc(p, f->spot);
    JIG_CHECK(generic ? parse_generic(p, f) : parse_custom(p, f));
    JigOp *op = create_op(p, f, into);
    JIG_CHECK(jig_parser_trailing_loc(p, &op->loc));
    if (p->map)
        jig_text_map_op(p->map, p, f, op, spot);
    return bind_results(p, f, op, spot, total);
}

bool jig_parser_operation(JigParser *p, JigBlock *into) {
    JIG_CHECK(jig_parser_deep(p));
    JigArenaMark mark = jig_arena_mark(&p->scratch);
    JigOpFrame f = {0};
    jig_parser_frame_begin(p, &f);
    bool ok = parse_named_op(p, &f, into);
    if (!ok)
        jig_scope_lose(p, &f);
    jig_parser_frame_end(p, &f);
    jig_arena_rewind(&p->scratch, mark);
    if (p->tok.ptr >= p->page_out_at)
        jig_parser_page_out(p);
    return ok;
}
