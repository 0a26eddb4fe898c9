/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A script that begins with a sequence at the top of the file, or with patterns around one, begins
 * with a named sequence today: the text around its body changes, the body stays.
 */
#include "upgrade/upgrade_int.h"

#include "jig/dialect.h"
#include "transform/older/modernise.h"

static const char head[] = "transform.named_sequence @__transform_main(";

/* ^name(%a: !t): at the beginning of a region; arguments without the parentheses. */
typedef struct Label {
    size_t begin, args_begin, args_end, end;
} Label;

/* The parenthesis that closes the one at `i`. */
static size_t find_closing(JigStr text, size_t i, size_t end) {
    size_t depth = 0;
    for (size_t next; i < end; i = next) {
        next = jig_upgrade_skip_opaque(text, i, end);
        if (next > i)
            continue;
        depth += text.ptr[i] == '(';
        depth -= text.ptr[i] == ')';
        if (!depth)
            return i;
        next = i + 1;
    }
    return end;
}

static bool find_label(const Upgrade *u, const JigRegionText *r, Label *out) {
    size_t begin = jig_upgrade_skip_blank(u->text, r->begin + 1, r->end);
    if (u->text.ptr[begin] != '^')
        return false;
    size_t open = jig_upgrade_find(u->text, begin, r->end, '('),
           close = find_closing(u->text, open, r->end),
           colon = jig_upgrade_find(u->text, close, r->end, ':');
    *out = (Label){begin, open + 1, close, colon + 1};
    return colon < r->end;
}

/* The label, with the rest of its line when that is blank. */
static void drop_label(Upgrade *u, const Label *label) {
    size_t begin = label->begin - jig_upgrade_indentation(u, label->begin).len,
           end = jig_upgrade_line_rest(u, label->end);
    bool whole = begin > 0 && u->text.ptr[begin - 1] == '\n' && u->text.ptr[end] == '\n';
    jig_upgrade_edit(u, whole ? begin : label->begin, whole ? end + 1 : label->end, JIG_STR(""));
}

/* What makes a module one of named sequences: around the text of `t` where the file has none. */
typedef struct Around {
    JigStr before, behind;
} Around;

static Around around(Upgrade *u, const JigOp *module) {
    const JigOpText *m = jig_ptrmap_get(&u->map.ops, module);
    const char *attr = "transform.with_named_sequence";
    if (!m || !m->last_region)
        return (Around){JIG_STR("module attributes {transform.with_named_sequence} {\n"),
                        JIG_STR("\n}")};
    Around none = {JIG_STR(""), JIG_STR("")};
    if (jig_op_attr(module, attr))
        return none;
    size_t body = m->last_region->begin;
    size_t brace = jig_upgrade_find(u->text, m->name_end, body, '{');
    if (brace < body)
        jig_upgrade_edit(u, brace + 1, brace + 1,
                         jig_arena_printf(u->arena, "%s%s", attr,
                                          jig_attr_dict_len(jig_op_attrs(module)) ? ", " : ""));
    else
        jig_upgrade_edit(u, body, body, jig_arena_printf(u->arena, "attributes {%s} ", attr));
    return none;
}

static void add_yield(Upgrade *u, JigOp *top, size_t brace) {
    JigOp *last = jig_block_last(jig_op_body(top));
    if (jig_ptrmap_has(&u->map.ops, last))
        return;
    JigStr indent = jig_upgrade_indentation(u, brace);
    bool own_line = indent.len == brace || u->text.ptr[brace - indent.len - 1] == '\n',
         apart = brace && strchr(" \t\n", u->text.ptr[brace - 1]);
    jig_upgrade_edit(u, brace, brace,
                     own_line
                         ? jig_arena_printf(u->arena, "  transform.yield\n%.*s", JIG_FMT(indent))
                     : apart ? JIG_STR("transform.yield ")
                             : JIG_STR(" transform.yield "));
}

static void inline_sequence(Upgrade *u, JigOp *top, const JigOpText *t, const Label *label,
                            Around a) {
    const JigRegionText *r = t->last_region;
    JigStr indent = jig_upgrade_indentation(u, t->begin),
           of_head = jig_upgrade_comments(u, t->begin, r->begin, indent),
           of_name = jig_upgrade_comments(u, label->begin, label->args_begin, indent),
           of_end = jig_upgrade_comments(u, label->args_end, label->end, indent),
           args = {u->text.ptr + label->args_begin, label->args_end - label->args_begin};
    jig_upgrade_edit(u, t->begin, r->begin + 1,
                     jig_arena_printf(u->arena, "%.*s%.*s%.*s%.*s%s%.*s) {", JIG_FMT(a.before),
                                      JIG_FMT(of_head), JIG_FMT(of_name), JIG_FMT(of_end), head,
                                      JIG_FMT(args)));
    drop_label(u, label);
    if (t->older)
        jig_upgrade_insert_missing(u, t);
    add_yield(u, top, r->end - 1);
    jig_upgrade_edit(u, t->end, t->end, a.behind);
}

/* The op keeps its text, and gets the new sequence's arguments for operands. */
static void nest(Upgrade *u, JigOp *top, const JigOpText *t, Around a) {
    JigBlock *body = jig_op_body(top);
    JigStr args = JIG_STR(""), names = args, types = args;
    size_t n = jig_block_num_args(body);
    for (size_t i = 0; i < n; ++i) {
        JigStr name = jig_upgrade_fresh(u, JIG_STR("root")),
               type = jig_attr_to_str(jig_attr_of_type(jig_value_type(jig_block_arg(body, i))),
                                      u->arena);
        const char *comma = i ? ", " : "";
        args = jig_arena_printf(u->arena, "%.*s%s%%%.*s: %.*s", JIG_FMT(args), comma, JIG_FMT(name),
                                JIG_FMT(type));
        names = jig_arena_printf(u->arena, "%.*s%s%%%.*s", JIG_FMT(names), comma, JIG_FMT(name));
        types = jig_arena_printf(u->arena, "%.*s%s%.*s", JIG_FMT(types), comma, JIG_FMT(type));
    }
    JigStr indent = jig_upgrade_indentation(u, t->begin);
    jig_upgrade_edit(u, t->begin, t->begin,
                     jig_arena_printf(u->arena, "%.*s%s%.*s) {\n%.*s", JIG_FMT(a.before), head,
                                      JIG_FMT(args), JIG_FMT(indent)));
    jig_upgrade_edit(u, t->name_end, t->name_end,
                     jig_arena_printf(u->arena, n > 1 ? " %.*s : (%.*s)" : " %.*s : %.*s",
                                      JIG_FMT(names), JIG_FMT(types)));
    jig_upgrade_edit(u, t->end, t->end,
                     jig_arena_printf(u->arena, "\n%.*stransform.yield\n%.*s}%.*s", JIG_FMT(indent),
                                      JIG_FMT(indent), JIG_FMT(a.behind)));
}

const JigOpText *jig_upgrade_entry(Upgrade *u, JigOp *module) {
    JigOp *top = jig_modernise_older_entry(module);
    const JigOpText *t = top ? jig_ptrmap_get(&u->map.ops, top) : NULL;
    Label label;
    bool inlined = top && jig_modernise_entry_is_inlined(top);
    if (!t || !t->last_region || (inlined && !find_label(u, t->last_region, &label)))
        return NULL;
    Around a = around(u, jig_op_parent(top));
    if (inlined)
        inline_sequence(u, top, t, &label, a);
    else
        nest(u, top, t, a);
    return t;
}
