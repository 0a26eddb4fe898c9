/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A profile as a page of HTML that stands alone. */
#include "codegen/profile/profile_page.h"

#include "support/check.h"

#include <stdarg.h>
#include <stdio.h>

enum { MOST_ROWS = 40 };

/* ---- Text ---- */

void jig_profile_put(const JigProfilePage *page, const char *format, ...) {
    char text[2048];
    va_list args;
    va_start(args, format);
    int n = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    page->write(page->user, text, n < (int)sizeof text ? (size_t)n : sizeof text - 1);
}

static const char *escaped(char c) {
    return c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : c == '"' ? "&quot;" : NULL;
}

void jig_profile_put_text(const JigProfilePage *page, JigStr text) {
    size_t from = 0;
    for (size_t i = 0; i < text.len; ++i) {
        const char *as = escaped(text.ptr[i]);
        if (!as)
            continue;
        page->write(page->user, text.ptr + from, i - from);
        jig_profile_put(page, "%s", as);
        from = i + 1;
    }
    page->write(page->user, text.ptr + from, text.len - from);
}

void jig_profile_put_number(const JigProfilePage *page, double x, const char *unit) {
    static const char *const powers[] = {"", "k", "M", "G", "T", "P"};
    size_t power = 0;
    for (; x >= 1000 && power + 1 < JIG_LEN(powers); ++power)
        x /= 1000;
    jig_profile_put(page, "%.*f", x < 10 ? 2 : x < 100 ? 1 : 0, x);
    if (*unit == '%')
        jig_profile_put(page, "%%");
    else if (*powers[power] || *unit)
        jig_profile_put(page, "&nbsp;%s%s", powers[power], unit);
}

/* ---- Tables ---- */

static void put_share(const JigProfilePage *page, double share) {
    const double LEAST = 0.0005;
    if (share < LEAST) {
        jig_profile_put(page, "<td class=\"share\"></td>");
        return;
    }
    jig_profile_put(page,
                    "<td class=\"share n\"><i style=\"width:calc(%.2f%% - 6px)\"></i>"
                    "<b>%.1f%%</b></td>",
                    100 * share, 100 * share);
}

static void begin_table(const JigProfilePage *page, const char *title, const char *heads) {
    jig_profile_put(page, "<h2>%s</h2>\n<div class=\"scroll\"><table><tr>%s</tr>\n", title, heads);
}

static void end_table(const JigProfilePage *page, size_t rows) {
    jig_profile_put(page, "</table></div>\n");
    if (rows > MOST_ROWS)
        jig_profile_put(page, "<p>and %zu more</p>\n", rows - MOST_ROWS);
}

static void put_ops(const JigProfilePage *page, const JigProfile *p, size_t place) {
    enum { MOST = 6 };
    const double LEAST = 0.01;
    JigProfileSums ops = jig_profile_ops_on_line(p, place);
    for (size_t i = 0; ops.len > 1 && i < ops.len && i < MOST && ops.data[i].share >= LEAST; ++i) {
        const JigProfilePlace *at = &p->places.data[ops.data[i].of];
        JigStr step = jig_profile_last_step(p, at);
        jig_profile_put(page,
                        "<tr class=\"sub\"><td class=\"n\">%.1f%%</td><td></td>"
                        "<td class=\"code\">  ",
                        100 * ops.data[i].share);
        jig_profile_put_text(page, at->op);
        jig_profile_put(page, "%s", step.len ? " by step " : "");
        jig_profile_put_text(page, step);
        jig_profile_put(page, "</td></tr>\n");
    }
    jig_vec_free(&ops);
}

static void put_lines(const JigProfilePage *page, const JigProfile *p) {
    JigProfileSums sums = jig_profile_by_line(p);
    begin_table(page, "By line", "<th class=\"n\">time</th><th>line</th><th>payload</th>");
    for (size_t i = 0; i < sums.len && i < MOST_ROWS; ++i) {
        const JigProfilePlace *at = &p->places.data[sums.data[i].of];
        jig_profile_put(page, "<tr>");
        put_share(page, sums.data[i].share);
        jig_profile_put(page, "<td class=\"mono\">");
        jig_profile_put_text(page, at->where);
        jig_profile_put(page, "</td><td class=\"code\">");
        jig_profile_put_text(page, at->source);
        jig_profile_put(page, "</td></tr>\n");
        put_ops(page, p, sums.data[i].of);
    }
    end_table(page, sums.len);
    jig_vec_free(&sums);
}

static void put_steps(const JigProfilePage *page, const JigProfile *p) {
    JigProfileSums sums = jig_profile_by_step(p);
    if (!sums.len)
        return;
    begin_table(page, "By step of the script",
                "<th class=\"n\">made</th><th class=\"n\">through</th><th>step</th><th>line</th>"
                "<th>script</th>");
    for (size_t i = 0; i < sums.len && i < MOST_ROWS; ++i) {
        const JigProfileStep *s = &p->steps.data[sums.data[i].of];
        jig_profile_put(page, "<tr>");
        put_share(page, jig_profile_share(p, s->made));
        put_share(page, jig_profile_share(p, s->through));
        jig_profile_put(page, "<td class=\"mono\" data-step>");
        jig_profile_put_text(page, s->number);
        jig_profile_put(page, "</td><td class=\"mono\">");
        jig_profile_put_text(page, s->place);
        jig_profile_put(page, "</td><td class=\"code\">");
        jig_profile_put_text(page, s->text);
        jig_profile_put(page, "</td></tr>\n");
    }
    end_table(page, sums.len);
    jig_profile_put(page,
                    "<p>Made: the step was the last to make what runs. Through: what it made, "
                    "and what later steps made of that.</p>\n");
    jig_vec_free(&sums);
}

static void put_functions(const JigProfilePage *page, const JigProfile *p) {
    JigProfileSums sums = jig_profile_by_call(p);
    if (!sums.len)
        return;
    begin_table(
        page, "By function called",
        "<th class=\"n\">time</th><th>function</th><th>library</th><th>called most at</th>");
    for (size_t i = 0; i < sums.len && i < MOST_ROWS; ++i) {
        const JigProfileCall *c = &p->calls.data[sums.data[i].of];
        jig_profile_put(page, "<tr>");
        put_share(page, sums.data[i].share);
        jig_profile_put(page, "<td class=\"mono\">");
        jig_profile_put_text(page, c->function);
        jig_profile_put(page, "</td><td>");
        jig_profile_put_text(page, c->library);
        jig_profile_put(page, "</td><td class=\"mono\">");
        if (c->place != JIG_NO_PLACE)
            jig_profile_put_text(page, p->places.data[c->place].where);
        jig_profile_put(page, "</td></tr>\n");
    }
    end_table(page, sums.len);
    jig_vec_free(&sums);
}

/* ---- The page ---- */

static void put_fact(const JigProfilePage *page, const char *name, double x, const char *unit) {
    jig_profile_put(page, "<div><dt>%s</dt><dd>", name);
    jig_profile_put_number(page, x, unit);
    jig_profile_put(page, "</dd></div>\n");
}

static void put_facts(const JigProfilePage *page, const JigProfile *p) {
    jig_profile_put(page, "<dl class=\"facts\">\n");
    jig_profile_put(page, "<div><dt>runs</dt><dd>%llu</dd></div>\n", (unsigned long long)p->runs);
    put_fact(page, "milliseconds a run", 1e3 * p->seconds / (double)p->runs, "");
    put_fact(page, "milliseconds of CPU time a run", 1e3 * p->cpu_seconds / (double)p->runs, "");
    jig_profile_put(page, "<div><dt>threads</dt><dd>%u</dd></div>\n", p->threads ? p->threads : 1);
    jig_profile_put(page, "<div><dt>samples</dt><dd>%llu</dd></div>\n",
                    (unsigned long long)p->samples);
    jig_profile_put(page, "</dl>\n");
}

void jig_profile_write_page(const JigProfile *p, JigWriteFn write, void *user) {
    JIG_REQUIRE(p && write);
    const JigProfilePage page = {write, user};
    jig_profile_put(&page, "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                           "<meta name=\"viewport\" content=\"width=device-width\">\n<title>");
    jig_profile_put_text(&page, p->title);
    jig_profile_put(&page, " - profile</title>\n<style>\n");
    write(user, jig_profile_style, strlen(jig_profile_style));
    jig_profile_put(&page, "</style>\n</head>\n<body>\n<main>\n<h1>Profile of <code>");
    jig_profile_put_text(&page, p->title);
    jig_profile_put(&page, "</code></h1>\n");
    put_facts(&page, p);
    if (p->samples) {
        jig_profile_put_flames(&page, p);
        jig_profile_put_roofline(&page, p);
        put_lines(&page, p);
        put_steps(&page, p);
        put_functions(&page, p);
    }
    jig_profile_put(&page, "</main>\n<script>\n");
    write(user, jig_profile_script, strlen(jig_profile_script));
    jig_profile_put(&page, "</script>\n</body>\n</html>\n");
}
