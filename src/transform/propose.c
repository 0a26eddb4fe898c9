/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/propose.h"

#include "ir/spec/spec.h"
#include "jig/asm.h"
#include "jig/iface.h"
#include "support/check.h"
#include "transform/handle_type.h"

#include <stdarg.h>

/* ---- Adding ---- */

void jig_propose(JigProposals *to, const JigProposal *proposal) {
    JIG_REQUIRE(to && proposal);
    jig_vec_push(&to->items, *proposal);
}

const char *jig_propose_text(JigProposals *to, const char *fmt, ...) {
    JIG_REQUIRE(to && fmt);
    va_list args;
    va_start(args, fmt);
    JigStr text = jig_arena_vprintf(to->arena, fmt, args);
    va_end(args);
    return text.ptr;
}

JigOp *jig_propose_root(const JigProposals *to) {
    JIG_REQUIRE(to);
    return to->root;
}

void jig_propose_for_functions(JigProposals *to, JigOp *payload) {
    if (jig_function(payload) && jig_op_num_regions(payload) && jig_op_body(payload))
        jig_propose(to, &(JigProposal){0});
}

/* ---- Rows that propose themselves ---- */

/* Does it ask for nothing but one handle? */
static bool is_applied_as_it_is(const JigSpec *s) {
    if (s->broken || !s->num_ins || s->ins[0].arity != JIG_ONE || s->num_regions)
        return false;
    for (size_t i = 1; i < s->num_ins; ++i)
        if (s->ins[i].arity == JIG_ONE)
            return false;
    for (size_t i = 0; i < s->num_props; ++i)
        if (s->props[i].required)
            return false;
    return true;
}

void jig_propose_by_row(JigProposals *to, const JigOpRow *row, JigOp *payload) {
    JIG_REQUIRE(to && row && payload);
    if (jig_spec_row_more(row)->propose) {
        jig_spec_row_more(row)->propose(to, payload);
        return;
    }
    const JigSpec *s =
        row->needs ? jig_spec(jig_op_name_of_row(jig_op_context(payload), row)) : NULL;
    if (s && is_applied_as_it_is(s) && jig_transform_first_need_admits(s, payload))
        jig_propose(to, &(JigProposal){0});
}

/* ---- The text of a proposal ---- */

/* `!t` is written out. */
static void put(JigCharVec *text, const char *part) {
    for (const char *p = part; *p; ++p) {
        bool is_word = (p[1] == 't') && (p[2] == '_' || (p[2] >= 'a' && p[2] <= 'z'));
        if (p[0] == '!' && p[1] == 't' && !is_word) {
            jig_vec_append(text, "!transform.any_op", sizeof "!transform.any_op" - 1);
            ++p;
        } else {
            jig_vec_push(text, *p);
        }
    }
}

JigStr jig_propose_written_out(const char *text, JigArena *a) {
    JIG_REQUIRE(text && a);
    JigCharVec out = {0};
    put(&out, text);
    JigStr copy = jig_arena_str(a, (JigStr){out.data, out.len});
    jig_vec_free(&out);
    return copy;
}

/* How the type of a handle that the constraint admits is written. */
static const char *type_for(JigContext *ctx, const JigTypeCheck *check, JigArena *a) {
    static const char *const types[] = {"!transform.any_op", "!transform.any_value",
                                        "!transform.any_param"};
    for (size_t i = 0; i < JIG_LEN(types); ++i) {
        const JigType *t = jig_parse_type_str(ctx, jig_str(types[i]), JIG_STR("row"));
        if (t && jig_constraint_admits_type(check, t))
            return types[i];
    }
    return check->only ? jig_type_to_str(check->only, a).ptr : types[0];
}

static size_t count_of(const JigGroup *g, const JigProposal *x) {
    return g->arity == JIG_ONE ? 1 : g->arity == JIG_OPTIONAL ? 0 : x->num_results;
}

static void put_results(JigCharVec *text, const JigSpec *s, const JigProposal *x, JigArena *a) {
    const char *comma = "";
    for (size_t i = 0; i < s->num_outs; ++i) {
        size_t n = count_of(&s->outs[i], x);
        if (!n)
            continue;
        const char *name = s->outs[i].name ? s->outs[i].name->ptr : "result";
        JigStr one = n == 1 ? jig_arena_printf(a, "%s%%%s", comma, name)
                            : jig_arena_printf(a, "%s%%%s:%zu", comma, name, n);
        jig_vec_append(text, one.ptr, one.len);
        comma = ", ";
    }
    if (*comma)
        put(text, " = ");
}

static void put_operand_types(JigCharVec *text, size_t n) {
    for (size_t i = 0; i < n; ++i)
        put(text, i ? ", !t" : "!t");
}

static void put_result_types(JigCharVec *text, const JigSpec *s, const JigProposal *x,
                             JigArena *a) {
    size_t total = 0, k = 0;
    for (size_t i = 0; i < s->num_outs; ++i)
        total += count_of(&s->outs[i], x);
    put(text, total == 1 ? " -> " : " -> (");
    for (size_t i = 0; i < s->num_outs; ++i)
        for (size_t j = count_of(&s->outs[i], x); j > 0; --j) {
            put(text, k++ ? ", " : "");
            put(text, type_for(s->name->ctx, s->outs[i].type, a));
        }
    if (total != 1)
        put(text, ")");
}

/* `(operands) -> results` where the syntax has it, else the types of operands. */
static void put_types(JigCharVec *text, const JigSpec *s, const JigProposal *x, JigArena *a) {
    const char *format = s->row->format ? s->row->format : "";
    size_t operands = 1 + x->num_handles;
    if (!strstr(format, "functional-type") && !strstr(format, "SemiFunctionType")) {
        put(text, " : ");
        put_operand_types(text, operands);
        return;
    }
    put(text, " : (");
    put_operand_types(text, operands);
    put(text, ")");
    put_result_types(text, s, x, a);
}

JigStr jig_propose_lines(const JigProposal *x, const JigOpRow *row, JigContext *ctx, JigArena *a) {
    JIG_REQUIRE(x && row && ctx && a);
    JigCharVec text = {0};
    const JigSpec *s = jig_spec(jig_op_name_of_row(ctx, row));
    put(&text, x->lines ? x->lines : x->before ? x->before : "");
    if (!x->lines && s) {
        put_results(&text, s, x, a);
        put(&text, row->name);
        put(&text, " %op");
        put(&text, x->arguments && x->arguments[0] != ',' ? " " : "");
        put(&text, x->arguments ? x->arguments : "");
        put_types(&text, s, x, a);
        put(&text, "\n");
        put(&text, x->after ? x->after : "");
    }
    JigStr lines = jig_arena_str(a, (JigStr){text.data, text.len});
    jig_vec_free(&text);
    return lines;
}
