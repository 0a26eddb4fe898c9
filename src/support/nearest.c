/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/nearest.h"
#include "support/arena.h"
#include "support/check.h"

/* Edits that turn `a` into `b`. */
static size_t distance(JigStr a, JigStr b) {
    enum { LONGEST = 128 };
    size_t row[LONGEST + 1];
    if (a.len > LONGEST || b.len > LONGEST)
        return SIZE_MAX;
    for (size_t j = 0; j <= b.len; j++)
        row[j] = j;
    for (size_t i = 1; i <= a.len; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= b.len; j++) {
            size_t best = diagonal + (a.ptr[i - 1] != b.ptr[j - 1]);
            diagonal = row[j];
            if (row[j] + 1 < best)
                best = row[j] + 1;
            if (row[j - 1] + 1 < best)
                best = row[j - 1] + 1;
            row[j] = best;
        }
    }
    return row[b.len];
}

void jig_nearest_choose(JigStr name, JigStr candidate, JigStr *best, size_t *least) {
    JIG_REQUIRE(best && least);
    size_t d = distance(name, candidate);
    if (d < *least) {
        *least = d;
        *best = candidate;
    }
}

/* ---- Several that may be meant ---- */

JigNear jig_near(JigStr name) {
    JIG_REQUIRE(name.ptr || !name.len);
    return (JigNear){.name = name, .least = SIZE_MAX};
}

/* What both begin with up to a dot says nothing of how near they are. */
static size_t common_path(JigStr a, JigStr b) {
    size_t end = 0;
    for (size_t i = 0; i < a.len && i < b.len && a.ptr[i] == b.ptr[i]; i++)
        if (a.ptr[i] == '.')
            end = i + 1;
    return end;
}

static void offer_edits(JigNear *n, JigStr candidate) {
    size_t path = common_path(n->name, candidate);
    JigStr rest = jig_str_from(n->name, path);
    size_t d = distance(rest, jig_str_from(candidate, path));
    if (d < jig_nearest_limit(rest) && d < n->least) {
        n->least = d;
        n->best = candidate;
    }
}

static void offer_meaning(JigNear *n, JigStr candidate) {
    int score = jig_nearest_meaning(n->name, candidate);
    size_t at = JIG_NEAR_MOST;
    if (!score)
        return;
    while (at && score > n->fits[at - 1].score)
        at--;
    for (size_t i = JIG_NEAR_MOST; i-- > at + 1;)
        n->fits[i] = n->fits[i - 1];
    if (at < JIG_NEAR_MOST) {
        n->fits[at].name = candidate;
        n->fits[at].score = score;
    }
}

void jig_near_offer(JigNear *n, JigStr candidate) {
    JIG_REQUIRE(n);
    offer_edits(n, candidate);
    offer_meaning(n, candidate);
}

/* By meaning: the best one, and those that are about as good. */
static size_t num_fits(const JigNear *n) {
    enum { ABOUT = 4 };
    size_t num = 0;
    while (num < JIG_NEAR_MOST && n->fits[num].name.len &&
           n->fits[num].score + ABOUT >= n->fits[0].score)
        num++;
    return num;
}

/* A few letters are a slip; more may be another name, which words that fit well tell apart. */
bool jig_near_is_slip(const JigNear *n) {
    JIG_REQUIRE(n);
    enum { FEW = 2, OF = 8, WELL = 12 };
    size_t few = n->name.len / OF > FEW ? n->name.len / OF : FEW;
    return n->best.len && (n->least <= few || n->fits[0].score < WELL);
}

JigStr jig_near_best(const JigNear *n) {
    JIG_REQUIRE(n);
    return jig_near_is_slip(n) ? n->best : n->fits[0].name;
}

JigStr jig_near_words(const JigNear *n, JigArena *a) {
    JIG_REQUIRE(n && a);
    JigStr text = {0};
    if (jig_near_is_slip(n))
        return jig_arena_printf(a, "'%.*s'", JIG_FMT(n->best));
    for (size_t i = 0, num = num_fits(n); i < num; i++)
        text = jig_arena_printf(a, "%.*s%s'%.*s'", JIG_FMT(text),
                                !i            ? ""
                                : i + 1 < num ? ", "
                                              : " or ",
                                JIG_FMT(n->fits[i].name));
    return text;
}
