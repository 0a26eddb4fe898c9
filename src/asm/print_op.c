/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Ops, regions and blocks, in generic and custom form; in the first pass, what
 * they show is visited in the same order.
 */
#include "asm/format.h"
#include "asm/print_int.h"
#include "asm/text_map.h"
#include "support/check.h"

static void put_block(JigPrinter *p, const JigBlock *b, bool header, bool terminators);

/* ---- Attribute dictionaries ---- */

static bool is_elided(const JigOp *op, const JigNamedAttr *item, const void *user) {
    (void)op;
    const char *text = item->name->ptr;
    for (const char *const *elided = user; elided && *elided; ++elided)
        if (text[0] == (*elided)[0] && !strcmp(text, *elided))
            return true;
    return false;
}

static bool is_inherent(const JigOp *op, const JigNamedAttr *item, const void *user) {
    (void)user;
    return jig_op_is_inherent(op, item->name);
}

static bool is_discardable(const JigOp *op, const JigNamedAttr *item, const void *user) {
    return !is_inherent(op, item, user);
}

void jig_printer_attrs(JigPrinter *p, const JigOp *op, const char *before, const char *after,
                       JigAttrHides *hides, const void *user) {
    const JigAttr *dict = op->attrs;
    bool any = false;
    for (size_t i = 0; i < dict->u.dict.n; ++i) {
        const JigNamedAttr *item = &dict->u.dict.items[i];
        if (item->name == p->ctx->id.props || (hides && hides(op, item, user)))
            continue;
        if (p->visit) {
            jig_print_attr(p, item->value);
            continue;
        }
        jig_print(p, any ? ", " : before);
        jig_printer_named_attr(p, item->name, item->value);
        any = true;
    }
    if (any)
        jig_print(p, after);
}

void jig_print_attr_dict(JigPrinter *p, const JigOp *op, const char *const *elided) {
    JIG_REQUIRE(p && op);
    jig_printer_attrs(p, op, " {", "}", is_elided, elided);
}

void jig_print_attr_dict_with_keyword(JigPrinter *p, const JigOp *op, const char *const *elided) {
    JIG_REQUIRE(p && op);
    jig_printer_attrs(p, op, " attributes {", "}", is_elided, elided);
}

/* ---- Generic form ---- */

static void visit_generic(JigPrinter *p, const JigOp *op) {
    JigRegion *regions = jig_op_regions(op);
    for (uint32_t i = 0; i < op->num_regions; ++i)
        jig_print_region(p, &regions[i], true, true, true);
    jig_print_operand_types(p, op, 0, op->num_operands);
    jig_print_result_types(p, op);
    jig_printer_attrs(p, op, "", "", NULL, NULL);
}

static void put_successors(JigPrinter *p, const JigOp *op) {
    if (!op->num_successors)
        return;
    const JigSuccUse *succs = jig_op_successors(op);
    jig_printer_char(p, '[');
    for (uint32_t i = 0; i < op->num_successors; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        jig_printer_block(p, succs[i].block);
    }
    jig_printer_char(p, ']');
}

static void put_properties(JigPrinter *p, const JigOp *op) {
    const JigAttr *unregistered = jig_op_unregistered_props(op);
    if (!unregistered) {
        jig_printer_attrs(p, op, " <{", "}>", is_discardable, NULL);
        return;
    }
    JIG_PUT(p, " <");
    jig_print_attr(p, unregistered);
    jig_printer_char(p, '>');
}

static void put_regions(JigPrinter *p, const JigOp *op) {
    if (!op->num_regions)
        return;
    JIG_PUT(p, " (");
    for (uint32_t i = 0; i < op->num_regions; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        jig_print_region(p, &jig_op_regions(op)[i], true, true, true);
    }
    jig_printer_char(p, ')');
}

static void put_generic(JigPrinter *p, const JigOp *op) {
    if (p->visit) {
        visit_generic(p, op);
        return;
    }
    jig_print_quoted(p, op->name->name);
    jig_printer_char(p, '(');
    jig_print_operands(p, op, 0, op->num_operands);
    jig_printer_char(p, ')');
    put_successors(p, op);
    put_properties(p, op);
    put_regions(p, op);
    jig_printer_attrs(p, op, " {", "}", is_inherent, NULL);
    JIG_PUT(p, " : ");
    jig_print_functional_type(p, op);
}

/* ---- Custom form ---- */

/* Without the prefix of the dialect that the region around assumes. */
static void put_custom_name(JigPrinter *p, JigStr name) {
    JigStr dialect = p->default_dialect;
    if (dialect.len && name.len > dialect.len + 1 && name.ptr[dialect.len] == '.' &&
        !memcmp(name.ptr, dialect.ptr, dialect.len) &&
        !memchr(name.ptr + dialect.len + 1, '.', name.len - dialect.len - 1)) {
        name.ptr += dialect.len + 1;
        name.len -= dialect.len + 1;
    }
    jig_print_str(p, name);
}

static void put_custom_or_generic(JigPrinter *p, const JigOp *op) {
    const JigOpRow *row = op->name->row;
    bool custom = row && !p->flags.generic && (row->print || row->format);
    if (!custom) {
        put_generic(p, op);
        return;
    }
    put_custom_name(p, op->name->name);
    if (row->print)
        row->print(p, op);
    else
        jig_format_print(p, op);
}

static void visit_op(JigPrinter *p, const JigOp *op) {
    if (p->flags.debug_info)
        jig_printer_visit_loc(p, op->loc, true);
    if ((op->num_regions || !jig_printer_op_is_plain(p, op)) && !jig_printer_must_stop(p))
        put_custom_or_generic(p, op);
}

void jig_printer_full_op(JigPrinter *p, JigOp *op) {
    if (p->visit) {
        visit_op(p, op);
        return;
    }
    if (jig_printer_must_stop(p))
        return;
    if (p->places)
        jig_vec_push(p->places, ((JigTextPlace){op, p->flushed + p->out.len, 0, p->indent}));
    jig_printer_results(p, op);
    const JigOp *around = p->op;
    p->op = op;
    if (op->num_regions) {
        JigNameScope scope = jig_printer_names_enter_op(p, op);
        put_custom_or_generic(p, op);
        jig_printer_names_leave_op(p, scope);
    } else {
        put_custom_or_generic(p, op);
    }
    p->op = around;
}

void jig_print_op(JigPrinter *p, JigOp *op) {
    JIG_REQUIRE(p && op);
    jig_printer_full_op(p, op);
}

void jig_print_op_alone(JigPrinter *p, JigOp *op) {
    JIG_REQUIRE(p && op);
    if (jig_printer_must_stop(p))
        return;
    if (p->visit) {
        visit_op(p, op);
        return;
    }
    JigNameScope scope = jig_printer_names_enter_op(p, op);
    put_custom_or_generic(p, op);
    jig_printer_names_leave_op(p, scope);
}

void jig_print_op_generic(JigPrinter *p, JigOp *op) {
    JIG_REQUIRE(p && op);
    if (jig_printer_must_stop(p))
        return;
    JigNameScope scope = jig_printer_names_enter_op(p, op);
    put_generic(p, op);
    jig_printer_names_leave_op(p, scope);
}

/* ---- Comments about users ---- */

/* Results of the ops that use `v`; of an op without results its id. */
static void put_users(JigPrinter *p, const JigValue *v, JigPtrMap *seen) {
    jig_ptrmap_clear(seen);
    if (!v->uses)
        JIG_PUT(p, "unused");
    size_t index = 0;
    for (const JigUse *u = v->uses; u; u = u->next, ++index) {
        if (!jig_ptrset_add(seen, u->owner))
            continue;
        if (index)
            JIG_PUT(p, ", ");
        if (!u->owner->num_results)
            jig_printer_op_id(p, u->owner);
        for (uint32_t i = 0; i < u->owner->num_results; ++i) {
            if (i)
                JIG_PUT(p, ", ");
            jig_printer_value(p, &jig_op_results(u->owner)[i], true);
        }
    }
}

/* Has the op one result, for one user with at most one result? */
static bool has_single_user(const JigOp *op, JigPtrMap *seen) {
    size_t users = 0, results = 0;
    jig_ptrmap_clear(seen);
    for (uint32_t i = 0; i < op->num_results; ++i)
        for (const JigUse *u = jig_op_results(op)[i].uses; u; u = u->next)
            if (jig_ptrset_add(seen, u->owner)) {
                ++users;
                results += u->owner->num_results;
            }
    return op->num_results == 1 && users <= 1 && results <= 1;
}

static void put_op_users(JigPrinter *p, const JigOp *op) {
    if (!op->num_results) {
        if (!op->num_operands)
            return;
        JIG_PUT(p, " // id: ");
        jig_printer_op_id(p, op);
        return;
    }
    if (!jig_op_has_uses(op)) {
        JIG_PUT(p, " // unused");
        return;
    }
    JigPtrMap seen = {0};
    jig_print(p, has_single_user(op, &seen) ? " // user: " : " // users: ");
    bool many = op->num_results > 1;
    for (uint32_t i = 0; i < op->num_results; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        if (many)
            jig_printer_char(p, '(');
        put_users(p, &jig_op_results(op)[i], &seen);
        if (many)
            jig_printer_char(p, ')');
    }
    jig_ptrmap_free(&seen);
}

static void put_arg_users(JigPrinter *p, const JigBlock *b) {
    JigPtrMap seen = {0};
    for (uint32_t i = 0; i < b->num_args; ++i) {
        jig_printer_spaces(p, p->indent);
        JIG_PUT(p, "// ");
        jig_printer_value(p, &b->args[i]->v, true);
        jig_print(p, b->args[i]->v.uses ? " is used by " : " is unused");
        if (b->args[i]->v.uses)
            put_users(p, &b->args[i]->v, &seen);
        jig_printer_char(p, '\n');
    }
    jig_ptrmap_free(&seen);
}

/* ---- Blocks ---- */

static const JigBlock *pred_of(const JigSuccUse *u) {
    return u->owner->block;
}

static uint32_t order_of(const JigBlock *b) {
    return b ? b->number : UINT32_MAX;
}

static int by_order(const void *a, const void *b) {
    uint32_t x = order_of(*(const JigBlock *const *)a), y = order_of(*(const JigBlock *const *)b);
    return (x > y) - (x < y);
}

static void put_many_preds(JigPrinter *p, const JigBlock *b) {
    JIG_VEC(const JigBlock *) preds = {0};
    for (const JigSuccUse *u = b->preds; u; u = u->next)
        jig_vec_push(&preds, pred_of(u));
    qsort(preds.data, preds.len, sizeof *preds.data, by_order);
    JIG_PUT(p, "  // ");
    jig_printer_unsigned(p, preds.len);
    JIG_PUT(p, " preds: ");
    for (size_t i = 0; i < preds.len; ++i) {
        if (i)
            JIG_PUT(p, ", ");
        jig_printer_block(p, preds.data[i]);
    }
    jig_vec_free(&preds);
}

static void put_preds(JigPrinter *p, const JigBlock *b) {
    if (!b->region) {
        JIG_PUT(p, "  // block is not in a region!");
    } else if (!b->preds) {
        if (b != b->region->first)
            JIG_PUT(p, "  // no predecessors");
    } else if (!b->preds->next) {
        JIG_PUT(p, "  // pred: ");
        jig_printer_block(p, pred_of(b->preds));
    } else {
        put_many_preds(p, b);
    }
}

static void put_header(JigPrinter *p, const JigBlock *b) {
    jig_printer_spaces(p, p->indent);
    jig_printer_block(p, b);
    if (b->num_args) {
        jig_printer_char(p, '(');
        for (uint32_t i = 0; i < b->num_args; ++i) {
            if (i)
                JIG_PUT(p, ", ");
            jig_printer_value(p, &b->args[i]->v, true);
            JIG_PUT(p, ": ");
            jig_print_type(p, b->args[i]->v.type);
            jig_printer_trailing_loc(p, b->args[i]->loc, false);
        }
        jig_printer_char(p, ')');
    }
    jig_printer_char(p, ':');
    put_preds(p, b);
    jig_printer_char(p, '\n');
}

/* The op to stop before: the terminator when it is not to be shown. */
static const JigOp *end_of(const JigBlock *b, bool terminators) {
    return !terminators && b->last && jig_op_is_terminator(b->last) ? b->last : NULL;
}

static void visit_block(JigPrinter *p, const JigBlock *b, bool args, bool terminators) {
    for (uint32_t i = 0; args && i < b->num_args; ++i) {
        jig_print_type(p, b->args[i]->v.type);
        if (p->flags.debug_info)
            jig_printer_visit_loc(p, b->args[i]->loc, false);
    }
    const JigOp *end = end_of(b, terminators);
    for (JigOp *op = b->first; op != end; op = op->next)
        jig_printer_full_op(p, op);
}

static void put_block(JigPrinter *p, const JigBlock *b, bool header, bool terminators) {
    if (header)
        put_header(p, b);
    p->indent += JIG_PRINT_INDENT;
    if (p->flags.print_users)
        put_arg_users(p, b);
    const JigOp *end = end_of(b, terminators);
    for (JigOp *op = b->first; op != end && !p->failed; op = op->next) {
        jig_printer_spaces(p, p->indent);
        jig_printer_full_op(p, op);
        jig_printer_trailing_loc(p, op->loc, true);
        if (p->flags.print_users)
            put_op_users(p, op);
        jig_printer_char(p, '\n');
    }
    p->indent -= JIG_PRINT_INDENT;
}

/* ---- Regions ---- */

static void visit_region(JigPrinter *p, const JigRegion *r, bool entry_args, bool terminators) {
    for (const JigBlock *b = r->first; b && !p->failed; b = b->next)
        visit_block(p, b, b != r->first || entry_args, b != r->first || terminators);
}

static void put_blocks(JigPrinter *p, const JigRegion *r, bool entry_args, bool terminators,
                       bool empty_block) {
    const JigOpRow *row = r->parent ? r->parent->name->row : NULL;
    JigStr outer = p->default_dialect;
    p->default_dialect = jig_str(row ? row->default_dialect : NULL);
    bool header = (empty_block && !r->first->first) || (entry_args && r->first->num_args);
    put_block(p, r->first, header, terminators);
    for (const JigBlock *b = r->first->next; b && !p->failed; b = b->next)
        put_block(p, b, true, true);
    p->default_dialect = outer;
}

void jig_print_region(JigPrinter *p, const JigRegion *r, bool entry_args, bool terminators,
                      bool empty_block) {
    JIG_REQUIRE(p && r);
    if (jig_printer_must_stop(p))
        return;
    if (p->hidden_below && r->parent == p->hidden_below) {
        jig_printer_char(p, JIG_HIDDEN_REGION);
        return;
    }
    if (p->flags.skip_regions) {
        JIG_PUT(p, "{...}");
        return;
    }
    if (p->visit) {
        visit_region(p, r, entry_args, terminators);
        return;
    }
    JIG_PUT(p, "{\n");
    JigNameCounters outer = jig_printer_names_enter_region(p, r);
    if (r->first)
        put_blocks(p, r, entry_args, terminators, empty_block);
    jig_printer_names_leave_region(p, r, outer);
    jig_printer_spaces(p, p->indent);
    jig_printer_char(p, '}');
}

static void put_dict_items(JigPrinter *p, const JigAttr *attrs) {
    if (!attrs || !attrs->u.dict.n)
        return;
    jig_printer_char(p, ' ');
    jig_print_dict(p, attrs);
}

/* The attributes of an argument are not visited, so that they show an alias
 * only when something else has one for them. */
void jig_print_argument(JigPrinter *p, const JigValue *arg, const JigAttr *attrs, bool omit_type) {
    JIG_REQUIRE(p && arg);
    const JigArg *a = (const JigArg *)arg;
    if (p->visit) {
        jig_printer_visit_type(p, arg->type);
        if (p->flags.debug_info)
            jig_printer_visit_loc(p, a->loc, false);
        return;
    }
    jig_printer_value(p, arg, true);
    if (!omit_type) {
        JIG_PUT(p, ": ");
        jig_print_type(p, arg->type);
    }
    put_dict_items(p, attrs);
    jig_printer_trailing_loc(p, a->loc, false);
}

/* ---- Whole ops ---- */

/* The outermost op; what is verified and numbered as a whole. */
static JigOp *outermost(JigOp *op, bool local_scope) {
    for (;;) {
        if (local_scope && jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE))
            return op;
        JigOp *parent = jig_op_parent(op);
        if (!parent)
            return op;
        op = parent;
    }
}

bool jig_printer_op_verifies(JigPrinter *p, JigOp *op) {
    JigDiagCapture capture;
    jig_diag_capture_begin(p->ctx, &capture);
    bool ok = jig_op_verify(outermost(op, p->flags.local_scope));
    jig_diag_capture_end(p->ctx, &capture);
    jig_diag_capture_free(&capture);
    return ok;
}

static void put_indented_op(JigPrinter *p, JigOp *op) {
    jig_printer_full_op(p, op);
    jig_printer_trailing_loc(p, op->loc, true);
    if (p->flags.print_users)
        put_op_users(p, op);
}

static void put_whole(JigPrinter *p, JigOp *op) {
    if (!p->flags.generic && !p->flags.assume_verified)
        p->flags.generic = !jig_printer_op_verifies(p, op);
    bool top = !jig_op_parent(op) && !p->flags.local_scope;
    if (top)
        jig_printer_aliases_collect(p, op);
    jig_printer_names_begin(p, op, NULL);
    if (top)
        jig_printer_alias_definitions(p, false);
    put_indented_op(p, op);
    if (top) {
        jig_printer_char(p, '\n');
        jig_printer_alias_definitions(p, true);
        jig_printer_file_metadata(p);
    }
    jig_printer_flush(p);
}

/* Frees the printer. */
static bool end_whole(JigPrinter *p, bool report) {
    JigContext *ctx = p->ctx;
    const char *failed = p->failed;
    JigLoc at = p->failed_at;
    jig_printer_free(p);
    if (failed && report)
        (void)jig_error(ctx, at, "%s", failed);
    return !failed;
}

bool jig_printer_op(JigOp *op, const JigPrintFlags *flags, JigWriteFn write, void *user,
                    bool report) {
    JigPrinter p;
    jig_printer_init(&p, jig_op_context(op), flags, write, user);
    put_whole(&p, op);
    return end_whole(&p, report);
}

bool jig_print_op_with_places(JigOp *op, const JigPrintFlags *flags, JigCharVec *text,
                              JigPlaces *places) {
    JigPrinter p;
    jig_printer_init(&p, jig_op_context(op), flags, jig_chars_write, text);
    p.places = places;
    put_whole(&p, op);
    unsigned line = 1;
    for (size_t i = 0, at = 0; i < places->len; i++) {
        for (; at < places->data[i].offset && at < text->len; at++)
            line += text->data[at] == '\n';
        places->data[i].line = line;
    }
    return end_whole(&p, true);
}

JigStr jig_text_map_print_op(JigOp *op, const JigTextNames *names, bool hide_regions, JigArena *a) {
    JIG_REQUIRE(op && names && a);
    JigCharVec out = {0};
    JigPrintFlags flags = jig_print_flags();
    flags.local_scope = flags.assume_verified = true;
    JigPrinter p;
    jig_printer_init(&p, jig_op_context(op), &flags, jig_chars_write, &out);
    p.given = *names;
    p.hidden_below = hide_regions ? op : NULL;
    if (names->binds)
        jig_printer_results(&p, op);
    jig_print_op_alone(&p, op);
    jig_printer_flush(&p);
    jig_printer_free(&p);
    JigStr text = jig_arena_str(a, (JigStr){out.data ? out.data : "", out.len});
    jig_vec_free(&out);
    return text;
}

typedef struct Printing {
    JigOp *op;
    const JigPrintFlags *flags;
    JigWriteFn write;
    void *user;
    bool ok;
} Printing;

static void print(void *user) {
    Printing *p = user;
    p->ok = jig_printer_op(p->op, p->flags, p->write, p->user, true);
}

bool jig_op_print(JigOp *op, const JigPrintFlags *flags, JigWriteFn write, void *user) {
    JIG_REQUIRE(op);
    Printing p = {.op = op, .flags = flags, .write = write, .user = user};
    return jig_context_recovers(jig_op_context(op), print, &p) && p.ok;
}
