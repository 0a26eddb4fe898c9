/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Locations: loc(...), and the pretty form for people, which cannot be parsed.
 */
#include "asm/print_int.h"
#include "support/check.h"

static void put_inner(JigPrinter *p, JigLoc loc, bool pretty, bool top);

static void put_position(JigPrinter *p, unsigned line, unsigned column) {
    jig_printer_char(p, ':');
    jig_printer_unsigned(p, line);
    jig_printer_char(p, ':');
    jig_printer_unsigned(p, column);
}

static void put_file(JigPrinter *p, JigLoc loc, bool pretty) {
    JigContext *ctx = p->ctx;
    unsigned line = jig_loc_line(ctx, loc), column = jig_loc_column(ctx, loc);
    unsigned end_line = jig_loc_end_line(ctx, loc), end_column = jig_loc_end_column(ctx, loc);
    if (pretty)
        jig_print_str(p, jig_loc_filename(ctx, loc));
    else
        jig_print_quoted(p, jig_loc_filename(ctx, loc));
    put_position(p, line, column);
    if (line == end_line && column == end_column)
        return;
    JIG_PUT(p, " to ");
    if (line != end_line)
        jig_printer_unsigned(p, end_line);
    jig_printer_char(p, ':');
    jig_printer_unsigned(p, end_column);
}

static void put_name(JigPrinter *p, JigLoc loc, bool pretty) {
    jig_print_quoted(p, jig_loc_name_of(p->ctx, loc));
    JigLoc child = jig_loc_child(p->ctx, loc);
    if (jig_loc_kind(p->ctx, child) == JIG_ATTR_LOC_UNKNOWN)
        return;
    jig_printer_char(p, '(');
    put_inner(p, child, pretty, false);
    jig_printer_char(p, ')');
}

static void put_callsite(JigPrinter *p, JigLoc loc, bool pretty) {
    JigLoc callee = jig_loc_child(p->ctx, loc), caller = jig_loc_caller(p->ctx, loc);
    if (!pretty)
        JIG_PUT(p, "callsite(");
    put_inner(p, callee, pretty, false);
    bool one_line = !pretty || (jig_loc_kind(p->ctx, callee) == JIG_ATTR_LOC_NAME &&
                                jig_loc_kind(p->ctx, caller) == JIG_ATTR_LOC_FILE);
    if (!one_line)
        jig_printer_char(p, '\n');
    JIG_PUT(p, " at ");
    put_inner(p, caller, pretty, false);
    if (!pretty)
        jig_printer_char(p, ')');
}

static void put_fused(JigPrinter *p, JigLoc loc, bool pretty) {
    if (!pretty)
        JIG_PUT(p, "fused");
    const JigAttr *metadata = jig_loc_metadata(p->ctx, loc);
    if (metadata) {
        jig_printer_char(p, '<');
        jig_print_attr(p, metadata);
        jig_printer_char(p, '>');
    }
    jig_printer_char(p, '[');
    for (size_t i = 0; i < jig_loc_num_fused(p->ctx, loc); ++i) {
        if (i)
            JIG_PUT(p, ", ");
        put_inner(p, jig_loc_fused_at(p->ctx, loc, i), pretty, false);
    }
    jig_printer_char(p, ']');
}

static void put_inner(JigPrinter *p, JigLoc loc, bool pretty, bool top) {
    if ((!top && jig_printer_alias_of_loc(p, loc)) || !jig_printer_enter_item(p))
        return;
    switch (jig_loc_kind(p->ctx, loc)) {
    case JIG_ATTR_LOC_FILE:
        put_file(p, loc, pretty);
        break;
    case JIG_ATTR_LOC_NAME:
        put_name(p, loc, pretty);
        break;
    case JIG_ATTR_LOC_CALLSITE:
        put_callsite(p, loc, pretty);
        break;
    case JIG_ATTR_LOC_FUSED:
        put_fused(p, loc, pretty);
        break;
    default:
        jig_print(p, pretty ? "[unknown]" : "unknown");
        break;
    }
    jig_printer_leave_item(p);
}

void jig_printer_loc(JigPrinter *p, JigLoc loc, bool allow_alias) {
    if (p->flags.pretty_debug_info) {
        put_inner(p, loc, true, true);
        return;
    }
    JIG_PUT(p, "loc(");
    if (!allow_alias || !jig_printer_alias_of_loc(p, loc))
        put_inner(p, loc, false, true);
    jig_printer_char(p, ')');
}

void jig_printer_trailing_loc(JigPrinter *p, JigLoc loc, bool allow_alias) {
    if (!p->flags.debug_info || p->visit)
        return;
    jig_printer_char(p, ' ');
    jig_printer_loc(p, loc, allow_alias);
}

void jig_print_optional_loc(JigPrinter *p, JigLoc loc) {
    JIG_REQUIRE(p);
    if (p->visit) {
        if (p->flags.debug_info)
            jig_printer_visit_loc(p, loc, false);
        return;
    }
    jig_printer_trailing_loc(p, loc, true);
}
