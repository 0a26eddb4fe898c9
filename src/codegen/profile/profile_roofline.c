/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The roofline: how fast pieces of the payload compute, over how many operations they carry out for
 * each byte that they touch, below what the machine can do at most: as fast as it multiplies and
 * adds, or as it reads.
 */
#include "codegen/profile/profile_page.h"

#include <math.h>

enum { MOST_POINTS = 20 };

typedef struct Point {
    size_t place;
    double operations, intensity, rate; /* of a run; -1: not known */
} Point;

typedef struct Chart {
    const JigProfilePage *page;
    const JigProfile *p;
    Point points[MOST_POINTS];
    size_t num_points;
    bool is_double;
    double peak;                   /* operations per second */
    double left, right, low, high; /* powers of ten */
} Chart;

/* ---- Points ---- */

/* Of all threads, which have taken the seconds side by side. */
static double rate_of(const JigProfile *p, const JigProfilePlace *at, double operations) {
    double threads = p->threads ? p->threads : 1;
    double seconds = at->below / (double)p->runs / threads;
    return operations > 0 && seconds > 0 ? operations / seconds : -1;
}

static void add_point(Chart *c, size_t place) {
    const JigProfilePlace *at = &c->p->places.data[place];
    double operations = at->work.operations;
    if (place == c->p->function && operations <= 0)
        operations = c->p->operations;
    if (c->num_points == MOST_POINTS || operations == 0)
        return;
    Point *point = &c->points[c->num_points++];
    *point = (Point){place, operations, -1, rate_of(c->p, at, operations)};
    if (operations > 0 && at->work.bytes > 0)
        point->intensity = operations / at->work.bytes;
    c->is_double |= at->is_double;
}

static void find_points(Chart *c) {
    const double LEAST = 0.005;
    if (c->p->function == JIG_NO_PLACE)
        return;
    add_point(c, c->p->function);
    JigProfileSums loops = jig_profile_loops_in(c->p, c->p->function);
    for (size_t i = 0; i < loops.len && loops.data[i].share >= LEAST; ++i)
        add_point(c, loops.data[i].of);
    jig_vec_free(&loops);
}

static double attainable(const Chart *c, double intensity) {
    double by_memory = intensity * c->p->peaks.memory;
    return by_memory < c->peak ? by_memory : c->peak;
}

/* ---- The chart ---- */

enum { WIDTH = 860, HEIGHT = 420, MARGIN = 62, TOP = 18, BOTTOM = 46 };

static double x_of(const Chart *c, double intensity) {
    return MARGIN + (WIDTH - MARGIN - 20) * (log10(intensity) - c->left) / (c->right - c->left);
}
static double y_of(const Chart *c, double rate) {
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (log10(rate) - c->low) / (c->high - c->low);
}

static void choose_range(Chart *c) {
    double least = c->peak / 100, ridge = c->peak / c->p->peaks.memory,
           near = c->p->peaks.cache > 0 ? c->peak / c->p->peaks.cache : ridge, first = near / 8,
           last = ridge * 50;
    for (size_t i = 0; i < c->num_points; ++i) {
        const Point *at = &c->points[i];
        if (at->intensity <= 0 || at->rate <= 0)
            continue;
        least = at->rate < least ? at->rate : least;
        first = at->intensity < first ? at->intensity : first;
        last = at->intensity > last ? at->intensity : last;
    }
    c->low = floor(log10(least * 0.9));
    c->high = log10(c->peak) + 0.25;
    c->left = floor(log10(first) * 2) / 2;
    c->right = ceil(log10(last) * 2) / 2;
}

static void put_grid(const Chart *c) {
    const JigProfilePage *page = c->page;
    for (int d = (int)ceil(c->left); d <= (int)floor(c->right); ++d) {
        double x = x_of(c, pow(10, d));
        jig_profile_put(page,
                        "<line class=\"grid\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\"/>"
                        "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%g</text>\n",
                        x, x, TOP, HEIGHT - BOTTOM, x, HEIGHT - BOTTOM + 17, pow(10, d));
    }
    for (int d = (int)ceil(c->low); d <= (int)floor(c->high); ++d) {
        double y = y_of(c, pow(10, d));
        jig_profile_put(page,
                        "<line class=\"grid\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\"/>"
                        "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%g</text>\n",
                        MARGIN, WIDTH - 20, y, y, MARGIN - 7, y + 4, pow(10, d) / 1e9);
    }
    jig_profile_put(page,
                    "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">operations for each byte"
                    "</text><text transform=\"translate(14 %d) rotate(-90)\" "
                    "text-anchor=\"middle\">GFLOP/s</text>\n",
                    (MARGIN + WIDTH) / 2, HEIGHT - 8, (TOP + HEIGHT - BOTTOM) / 2);
}

/* A slope up to the peak. */
static void put_slope(const Chart *c, double bytes, const char *name) {
    double ridge = c->peak / bytes, from = pow(10, c->left);
    if (bytes <= 0 || ridge <= from)
        return;
    if (from * bytes < pow(10, c->low))
        from = pow(10, c->low) / bytes;
    double x = x_of(c, from), y = y_of(c, from * bytes), to_x = x_of(c, ridge),
           to_y = y_of(c, c->peak);
    double turn = atan2(to_y - y, to_x - x) * 57.29578;
    jig_profile_put(c->page,
                    "<path class=\"roof\" d=\"M%.1f %.1f L%.1f %.1f\"/><text transform=\""
                    "translate(%.1f %.1f) rotate(%.1f)\" dy=\"-6\" text-anchor=\"middle\">%s, %.1f "
                    "GB/s</text>\n",
                    x, y, to_x, to_y, (x + to_x) / 2, (y + to_y) / 2, turn, name, bytes / 1e9);
}

static void put_roofs(const Chart *c) {
    double y = y_of(c, c->peak), ridge = c->p->peaks.cache > 0 ? c->peak / c->p->peaks.cache
                                                               : c->peak / c->p->peaks.memory;
    jig_profile_put(c->page,
                    "<path class=\"roof\" d=\"M%.1f %.1f H%d\"/><text x=\"%d\" y=\"%.1f\" "
                    "text-anchor=\"end\">multiply-adds, %.1f GFLOP/s (%s)</text>\n",
                    x_of(c, fmax(ridge, pow(10, c->left))), y, WIDTH - 20, WIDTH - 24, y - 7,
                    c->peak / 1e9, c->is_double ? "f64" : "f32");
    put_slope(c, c->p->peaks.memory, "memory");
    put_slope(c, c->p->peaks.cache, "nearest cache");
}

static void put_points(const Chart *c) {
    for (size_t i = c->num_points; i-- > 0;) {
        const Point *at = &c->points[i];
        if (at->intensity <= 0 || at->rate <= 0)
            continue;
        double x = x_of(c, at->intensity), y = y_of(c, at->rate);
        jig_profile_put(c->page, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"9\"><title>", x, y);
        jig_profile_put_text(c->page, c->p->places.data[at->place].op);
        jig_profile_put(c->page,
                        "</title></circle><text class=\"dot\" x=\"%.1f\" y=\"%.1f\">%zu"
                        "</text>\n",
                        x, y + 4, i + 1);
    }
}

static void put_chart(const Chart *c) {
    jig_profile_put(c->page, "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"roofline\">\n",
                    WIDTH, HEIGHT);
    put_grid(c);
    put_roofs(c);
    put_points(c);
    jig_profile_put(c->page, "</svg>\n");
}

/* ---- The table ---- */

static void put_cell(const JigProfilePage *page, double x, const char *unit) {
    jig_profile_put(page, "<td class=\"n\">");
    if (x > 0)
        jig_profile_put_number(page, x, unit);
    else
        jig_profile_put(page, "&ndash;");
    jig_profile_put(page, "</td>");
}

static void put_row(const Chart *c, size_t i) {
    const JigProfilePage *page = c->page;
    const Point *at = &c->points[i];
    const JigProfilePlace *place = &c->p->places.data[at->place];
    jig_profile_put(page, "<tr><td class=\"n\">%zu</td><td class=\"mono\">%s", i + 1,
                    place->parent == JIG_NO_PLACE ? "@" : "");
    jig_profile_put_text(page, place->op);
    jig_profile_put(page, " ");
    jig_profile_put_text(page, place->where);
    jig_profile_put(page, "</td>");
    put_cell(page, 100 * jig_profile_share(c->p, place->below), "%");
    put_cell(page, at->operations, "");
    put_cell(page, place->work.bytes, "B");
    put_cell(page, at->intensity, "");
    put_cell(page, at->rate, "FLOP/s");
    double most = at->intensity > 0 ? attainable(c, at->intensity) : c->peak;
    put_cell(page, most > 0 ? 100 * at->rate / most : -1, "%");
    jig_profile_put(page, "<td>%s</td></tr>\n",
                    at->intensity <= 0 || most <= 0 ? ""
                    : most < c->peak                ? "reading"
                                                    : "computing");
}

static void put_table(const Chart *c) {
    jig_profile_put(c->page,
                    "<div class=\"scroll\"><table><tr><th></th><th>what</th><th class=\"n\">time"
                    "</th><th class=\"n\">operations</th><th class=\"n\">bytes</th>"
                    "<th class=\"n\">operations a byte</th><th class=\"n\">rate</th>"
                    "<th class=\"n\">of what is possible</th><th>bound by</th></tr>\n");
    for (size_t i = 0; i < c->num_points; ++i)
        put_row(c, i);
    jig_profile_put(c->page, "</table></div>\n");
}

void jig_profile_put_roofline(const JigProfilePage *page, const JigProfile *p) {
    Chart c = {.page = page, .p = p};
    find_points(&c);
    if (!c.num_points)
        return;
    c.peak = c.is_double ? p->peaks.f64 : p->peaks.f32;
    jig_profile_put(
        page,
        "<h2>Roofline</h2>\n<p>What the function and its outermost loops compute, where "
        "their numbers of iterations are known, beside what this machine has been "
        "measured to do at most%s. Bytes are those of the buffers that come from "
        "outside, each counted once: more is read where caches do not hold them, and what they "
        "hold may lie above the line of memory.</p>\n",
        p->threads > 1 ? " on as many threads" : " on one thread");
    if (c.peak > 0 && p->peaks.memory > 0) {
        choose_range(&c);
        put_chart(&c);
    }
    put_table(&c);
}
