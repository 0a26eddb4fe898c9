/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "eval/nest.h"
#include "eval/shadow.h"
#include "support/check.h"

/* Of a loop that has one. By unsigned numbers, as the way may be longer than any signed one. */
static int64_t last_of(const JigEvalNest *n, size_t d) {
    uint64_t way = (uint64_t)n->upper[d] - (uint64_t)n->lower[d] - 1, step = (uint64_t)n->step[d];
    return (int64_t)((uint64_t)n->lower[d] + way / step * step);
}

static int64_t first_of(const JigEvalNest *n, size_t d) {
    return n->backwards ? last_of(n, d) : n->lower[d];
}

bool jig_eval_nest_begin(const JigEval *e, JigEvalNest *n) {
    JIG_REQUIRE(e && n);
    bool some = true;
    for (size_t d = 0; d < n->rank; ++d)
        some = some && n->lower[d] < n->upper[d];
    n->backwards = e->is_backwards;
    for (size_t d = 0; some && d < n->rank; ++d)
        n->now[d] = first_of(n, d);
    return some;
}

/* False: it has none behind it. */
static bool advance(const JigEvalNest *n, size_t d) {
    int64_t next;
    if (n->backwards) {
        if (n->now[d] == n->lower[d])
            return false;
        n->now[d] -= n->step[d];
        return true;
    }
    if (__builtin_add_overflow(n->now[d], n->step[d], &next) || next >= n->upper[d])
        return false;
    n->now[d] = next;
    return true;
}

bool jig_eval_nest_next(const JigEvalNest *n) {
    JIG_REQUIRE(n);
    for (size_t d = n->rank; d-- > 0;) {
        if (advance(n, d))
            return true;
        n->now[d] = first_of(n, d);
    }
    return false;
}

void jig_eval_note_order(JigEval *e) {
    JIG_REQUIRE(e);
    e->depends_on_order |= jig_eval_inner_fork(e) != NULL;
}
