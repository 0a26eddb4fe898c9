/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "trace.h"

#include "ir/context.h"
#include "ir/diag/source.h"
#include "jig/version.h"
#include "report_page.h"

#include <errno.h>

static void to_file(void *user, const char *text, size_t len) {
    fwrite(text, 1, len, user);
}

/* ---- A page ---- */

static JigStr file_of(const JigOp *op) {
    JigContext *ctx = jig_op_context(op);
    JigLoc at;
    return jig_source_position(ctx, jig_op_loc(op), &at) ? jig_loc_filename(ctx, at) : JIG_STR("");
}

/* Which files this was about. */
static void put_about(Trace *t) {
    JigJson j;
    jig_report_begin_section(&t->report, JIG_STR("about"), &j);
    jig_json_str(&j, "script", file_of(t->run->script->start));
    jig_json_str(&j, "payload", file_of(t->run->payload));
    jig_json_str(&j, "jig", JIG_STR(JIG_VERSION));
    jig_report_end_section(&t->report, &j);
}

static bool hear(void *user, JigContext *ctx, const JigDiag *diag) {
    Trace *t = user;
    jig_report_said(&t->report, ctx, diag, t->run->told_of);
    return false;
}

static void open_report(Trace *t) {
    JigStr page = {report_page, report_page_length};
    script_listen(t->run, jig_report_begin(&t->report, page, t->run->payload, to_file, t->to));
    put_about(t);
    jig_context_push_handler(jig_op_context(t->run->payload), hear, t);
}

/* ---- Any ---- */

static FILE *open_file(const char *path, uint32_t kind) {
    if (kind == TRACE_HTML && !path) {
        fputs("--trace=html writes a page: --trace-to FILE.html says where\n", stderr);
        return NULL;
    }
    FILE *to = path ? fopen(path, "w") : stderr;
    if (!to)
        fprintf(stderr, "cannot open '%s' for the trace: %s\n", path, strerror(errno));
    else
        setvbuf(to, NULL, _IOLBF, 0); /* what has happened is there, whatever comes */
    return to;
}

static bool begin(void *user, ScriptRun *r) {
    Trace *t = user;
    uint32_t kind = script_trace(r->how);
    *t = (Trace){.to = open_file(r->how->trace_to, kind), .run = r};
    if (!t->to)
        return false;
    r->timed = true;
    if (kind == TRACE_HTML)
        open_report(t);
    else
        script_listen(r, kind == TRACE_TEXT ? jig_trace_text(&t->trace, to_file, t->to)
                                            : jig_trace_json(&t->trace, to_file, t->to));
    t->trace.colours = !r->how->trace_to && jig_op_context(r->payload)->colours;
    return true;
}

static void said(void *user, const JigLines *lines) {
    Trace *t = user;
    if (script_trace(t->run->how) == TRACE_HTML && lines->len)
        jig_report_lines(&t->report, lines);
}

static bool ended(void *user, ScriptRun *r) {
    Trace *t = user;
    switch (script_trace(r->how)) {
    case TRACE_TEXT:
        jig_trace_text_end(&t->trace, r->run);
        break;
    case TRACE_JSON:
        jig_trace_json_end(&t->trace, r->run);
        break;
    default:
        if (r->run)
            jig_report_ended(&t->report, r->run);
    }
    return true;
}

static bool close_file(FILE *to) {
    bool ok = !ferror(to);
    ok = (to == stderr ? fflush(to) : fclose(to)) == 0 && ok;
    if (!ok)
        fprintf(stderr, "cannot write the trace: %s\n", strerror(errno));
    return ok;
}

/* A page is open until all has been said. */
static bool close_trace(void *user, ScriptRun *r) {
    Trace *t = user;
    if (script_trace(r->how) == TRACE_HTML) {
        jig_context_pop_handler(jig_op_context(r->payload));
        jig_report_end(&t->report);
    }
    return close_file(t->to);
}

ScriptReader trace_reader(Trace *t) {
    return (ScriptReader){
        .user = t, .begin = begin, .ended = ended, .said = said, .close = close_trace};
}
