/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/bisect.h"
#include "check/on_purpose.h"
#include "ir/op.h"
#include "support/check.h"

typedef JIG_VEC(size_t) Places;

void jig_bisect_free(JigBisect *b) {
    JIG_REQUIRE(b);
    jig_vec_free(&b->pieces);
    jig_vec_free(&b->accepted);
}

/* ---- Pieces ---- */

typedef struct Adding {
    JigBisect *b;
    const JigRun *run;
} Adding;

static bool add_piece(void *user, const JigEdited *e) {
    const Adding *x = user;
    JigStr why;
    jig_vec_push(&x->b->pieces, *e);
    if (jig_checker_accepts(x->run, e->step, &why))
        jig_vec_push(&x->b->accepted, *e);
    return true;
}

void jig_bisect_pieces_of_run(JigBisect *b, JigRun *run) {
    JIG_REQUIRE(b && run);
    jig_edited_each(run, add_piece, &(Adding){b, run});
}

void jig_bisect_pieces_of_passes(JigBisect *b) {
    JIG_REQUIRE(b && b->acts);
    size_t end = jig_journal_place(jig_op_context(b->payload)), n = b->acts->list.len;
    for (size_t i = 0; i < n; ++i) {
        const JigAct *act = &b->acts->list.data[i];
        size_t to = i + 1 < n ? act[1].place : end;
        JigEdited *last = b->pieces.len ? &jig_vec_last(&b->pieces) : NULL;
        if (act->place == to)
            continue;
        if (last && last->step == act->pass_number)
            last->to = to;
        else
            jig_vec_push(&b->pieces, ((JigEdited){act->pass_number, act->place, to}));
    }
}

/* ---- Asking ---- */

static bool accepts(const JigBisect *b, size_t right, size_t place) {
    for (size_t i = 0; i < b->accepted.len; ++i)
        if (b->accepted.data[i].from < place && b->accepted.data[i].to > right)
            return true;
    return false;
}

/* In the middle of things IR may be anything. */
static JigAnswer ask(JigBisect *b, size_t right, size_t place, JigArena *a, JigStr *what) {
    jig_journal_go(jig_op_context(b->payload), place);
    b->num_asked++;
    JigStr said = {0};
    JigAnswer answer = jig_op_is_valid(b->payload)
                           ? b->is_wrong(b->user, right, place, accepts(b, right, place), a, &said)
                           : JIG_ANSWER_UNKNOWN;
    if (answer == JIG_ANSWER_YES)
        *what = said;
    return answer;
}

/* ---- By halves ---- */

/* Two places, by number: `right` is, `wrong` is wrong. */
typedef struct Gap {
    size_t right, wrong;
} Gap;

/* The one next to the middle that nobody has asked about; `wrong`: there is none. */
static size_t middle(const Gap *g, const bool *unknown) {
    size_t mid = g->right + (g->wrong - g->right) / 2;
    for (size_t d = 0; d < g->wrong - g->right; ++d) {
        if (mid + d < g->wrong && !unknown[mid + d])
            return mid + d;
        if (mid > g->right + d && !unknown[mid - d])
            return mid - d;
    }
    return g->wrong;
}

/* Many that cannot be asked about are not gone through. */
enum { MOST_UNKNOWN = 64 };

static void halve(JigBisect *b, const Places *places, Gap *g, JigArena *a, JigStr *what) {
    bool *unknown = JIG_NEW_ARRAY(a, bool, places->len);
    size_t left = MOST_UNKNOWN;
    while (left && g->wrong - g->right > 1) {
        size_t mid = middle(g, unknown);
        if (mid == g->wrong)
            break;
        switch (ask(b, places->data[g->right], places->data[mid], a, what)) {
        case JIG_ANSWER_NO:
            g->right = mid;
            break;
        case JIG_ANSWER_YES:
            g->wrong = mid;
            break;
        case JIG_ANSWER_UNKNOWN:
            unknown[mid] = true;
            left--;
            break;
        }
    }
}

/* From the first on: what is wrong in between may be right again in the end. */
static bool go_through(JigBisect *b, const Places *places, Gap *g, JigArena *a, JigStr *what) {
    for (g->wrong = g->right + 1; g->wrong < places->len; g->wrong++) {
        JigAnswer answer = ask(b, places->data[g->right], places->data[g->wrong], a, what);
        if (answer == JIG_ANSWER_YES)
            return true;
        if (answer == JIG_ANSWER_NO)
            g->right = g->wrong;
    }
    return false;
}

static bool find_piece(JigBisect *b, Gap *g, JigArena *a, JigStr *what) {
    Places places = {0};
    jig_vec_push(&places, b->pieces.data[0].from);
    for (size_t i = 0; i < b->pieces.len; ++i)
        jig_vec_push(&places, b->pieces.data[i].to);
    *g = (Gap){0, places.len - 1};
    bool found =
        b->by_halves && ask(b, places.data[0], jig_vec_last(&places), a, what) == JIG_ANSWER_YES;
    if (found)
        halve(b, &places, g, a, what);
    else
        found = go_through(b, &places, g, a, what);
    jig_vec_free(&places);
    return found;
}

/* ---- In a piece ---- */

/* What is at work there; NULL: nobody has said. */
static const JigAct *act_at(const JigBisect *b, size_t place) {
    size_t first = 0, end = b->acts ? b->acts->list.len : 0;
    while (first < end) { /* the first one behind it */
        size_t mid = first + (end - first) / 2;
        if (b->acts->list.data[mid].place <= place)
            first = mid + 1;
        else
            end = mid;
    }
    return first ? &b->acts->list.data[first - 1] : NULL;
}

static bool is_same_kind(const JigAct *x, const JigAct *y) {
    return x->what && y->what && strcmp(x->what, y->what) == 0 &&
           strcmp(x->name ? x->name : "", y->name ? y->name : "") == 0;
}

/* Each application once, though others may have been at work in the middle of it. */
static void count_applications(const JigBisect *b, JigBisected *found) {
    size_t last = 0; /* the number that was counted last */
    for (size_t i = 0; i < b->acts->list.len; ++i) {
        const JigAct *x = &b->acts->list.data[i];
        bool counts = x->place >= found->piece.from && x->place < found->piece.to &&
                      is_same_kind(x, found->act) && x->number > last;
        last = counts ? x->number : last;
        found->num_applications += counts;
        found->application += counts && x->number <= found->act->number;
    }
}

static void find_act(JigBisect *b, JigArena *a, JigBisected *found) {
    Places places = {0};
    jig_vec_push(&places, found->piece.from);
    for (size_t i = 0; b->acts && i < b->acts->list.len; ++i) {
        size_t place = b->acts->list.data[i].place;
        if (place > found->piece.from && place < found->piece.to)
            jig_vec_push(&places, place);
    }
    jig_vec_push(&places, found->piece.to);
    Gap g = {0, places.len - 1};
    halve(b, &places, &g, a, &found->what);
    found->from = places.data[g.right];
    found->to = places.data[g.wrong];
    found->num_acts = g.wrong - g.right;
    found->act = act_at(b, found->from);
    if (found->act && found->act->what)
        count_applications(b, found);
    jig_vec_free(&places);
}

bool jig_bisect(JigBisect *b, JigArena *a, JigBisected *found) {
    JIG_REQUIRE(b && b->payload && b->is_wrong && a && found);
    Gap g;
    *found = (JigBisected){0};
    if (!b->pieces.len || !find_piece(b, &g, a, &found->what))
        return false;
    found->piece = b->pieces.data[g.wrong - 1];
    found->first_unknown = g.right;
    if (g.wrong - g.right == 1)
        find_act(b, a, found);
    else
        found->from = found->piece.from, found->to = found->piece.to;
    return true;
}

/* ---- By a checker ---- */

JigAnswer jig_bisect_by_checker(void *user, size_t right, size_t place, bool accepts, JigArena *a,
                                JigStr *what) {
    JigVerdict verdict = jig_checker_between(user, right, place, accepts, a, what);
    bool is_right = verdict == JIG_VERDICT_EQUAL || (accepts && verdict == JIG_VERDICT_DIFFERS);
    if (is_right)
        jig_checker_accept(user);
    return is_right                           ? JIG_ANSWER_NO
           : verdict == JIG_VERDICT_UNDECIDED ? JIG_ANSWER_UNKNOWN
                                              : JIG_ANSWER_YES;
}
