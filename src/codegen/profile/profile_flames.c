/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The flame graph, from above: functions, the loops in them, ops by their lines, what these call.
 * How wide a frame is says how much of the time is spent in it. */
#include "codegen/profile/profile_page.h"

enum { FRAME_HEIGHT = 23, DEEPEST = 40 };
static const double least_share = 0.001;

typedef struct Flames {
    const JigProfilePage *page; /* NULL: only the depth is asked for */
    const JigProfile *p;
    unsigned depth; /* of the deepest frame, from 1 */
} Flames;

typedef struct Frame {
    const char *kind;
    double left, share; /* of the whole, from 0 to 1 */
    unsigned depth;
} Frame;

static void begin_frame(Flames *f, const Frame *at) {
    if (f->depth < at->depth + 1)
        f->depth = at->depth + 1;
    if (f->page)
        jig_profile_put(f->page,
                        "<button class=\"f %s\" style=\"left:%.4f%%;width:%.4f%%;top:%upx\" "
                        "data-l=\"%.6f\" data-w=\"%.6f\" data-d=\"%u\" title=\"%.1f%% ",
                        at->kind, 100 * at->left, 100 * at->share, FRAME_HEIGHT * at->depth,
                        at->left, at->share, at->depth, 100 * at->share);
}

static void put_place(const Flames *f, const JigProfilePlace *place, bool in_full) {
    if (place->parent == JIG_NO_PLACE)
        jig_profile_put(f->page, "@");
    jig_profile_put_text(f->page, place->op);
    jig_profile_put(f->page, " ");
    jig_profile_put_text(f->page, place->where);
    JigStr step = jig_profile_last_step(f->p, place);
    if (in_full && step.len) {
        jig_profile_put(f->page, " by step ");
        jig_profile_put_text(f->page, step);
    }
    if (in_full && place->source.len) {
        jig_profile_put(f->page, ": ");
        jig_profile_put_text(f->page, place->source);
    }
}

static void put_frame(Flames *f, const JigProfilePlace *place, const Frame *at) {
    begin_frame(f, at);
    if (!f->page)
        return;
    put_place(f, place, true);
    jig_profile_put(f->page, "\">");
    put_place(f, place, false);
    jig_profile_put(f->page, "</button>\n");
}

static void put_call(Flames *f, const JigProfileCall *call, const Frame *at) {
    begin_frame(f, at);
    if (!f->page)
        return;
    jig_profile_put_text(f->page, call->function);
    jig_profile_put(f->page, " in ");
    jig_profile_put_text(f->page, call->library);
    jig_profile_put(f->page, "\">");
    jig_profile_put_text(f->page, call->function);
    jig_profile_put(f->page, "</button>\n");
}

static void put_calls(Flames *f, size_t place, Frame at) {
    at.kind = "call";
    for (size_t i = 0; i < f->p->calls.len; ++i) {
        const JigProfileCall *call = &f->p->calls.data[i];
        at.share = jig_profile_share(f->p, call->seconds);
        if (call->place != place || at.share < least_share)
            continue;
        put_call(f, call, &at);
        at.left += at.share;
    }
}

static void put_inside(Flames *f, size_t place, Frame at) {
    JigProfileSums sums = jig_profile_inside(f->p, place);
    for (size_t i = 0; i < sums.len && sums.data[i].share >= least_share; ++i) {
        const JigProfilePlace *inside = &f->p->places.data[sums.data[i].of];
        at.share = sums.data[i].share;
        at.kind = inside->parent == JIG_NO_PLACE ? "function" : inside->is_loop ? "loop" : "op";
        put_frame(f, inside, &at);
        Frame below = {.left = at.left, .depth = at.depth + 1};
        if (at.depth < DEEPEST && (inside->is_loop || inside->parent == JIG_NO_PLACE))
            put_inside(f, sums.data[i].of, below);
        else
            put_calls(f, sums.data[i].of, below);
        at.left += at.share;
    }
    jig_vec_free(&sums);
    if (place != JIG_NO_PLACE)
        put_calls(f, place, at);
}

/* Everything, to which a click leads back. */
static void put_all(Flames *f) {
    Frame all = {.kind = "function", .share = 1};
    begin_frame(f, &all);
    if (f->page)
        jig_profile_put(f->page, "all that was seen\">all</button>\n");
    put_inside(f, JIG_NO_PLACE, (Frame){.depth = 1});
}

void jig_profile_put_flames(const JigProfilePage *page, const JigProfile *p) {
    Flames f = {.p = p};
    put_all(&f);
    jig_profile_put(page,
                    "<h2>Flame graph</h2>\n<p>Functions, the loops in them from the outside in, "
                    "the ops of the payload, what these call. A click widens a frame, Escape "
                    "shows all again.</p>\n"
                    "<p class=\"key\"><span><i style=\"background:var(--function)\"></i>function"
                    "</span><span><i style=\"background:var(--loop)\"></i>loop</span><span>"
                    "<i style=\"background:var(--op)\"></i>op</span><span>"
                    "<i style=\"background:var(--call)\"></i>called function</span></p>\n"
                    "<div class=\"flames\" style=\"height:%upx\">\n",
                    FRAME_HEIGHT * f.depth);
    f.page = page;
    put_all(&f);
    jig_profile_put(page, "</div>\n<div class=\"said mono\"></div>\n");
}
