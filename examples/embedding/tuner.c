/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * usage: tuner PAYLOAD
 *
 * An optimizer of one's own for the choices of a script, here one that the payload holds: knob
 * after knob takes the value that is best beside what the others are, until none is better. What is
 * to be little here is the number of ops; a program would compile the payload, or a copy of it, and
 * measure.
 */
#include "jig/plugin.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static JigWalk count(JigOp *op, void *n) {
    (void)op;
    ++*(double *)n;
    return JIG_WALK_ADVANCE;
}

/* What the point makes is measured where it stands: the payload. */
static double cost_of(JigTuner *t, JigOp *payload, const uint64_t *point) {
    double n = 0;
    if (jig_tuner_go(t, point, NULL) != JIG_OK)
        return INFINITY;
    jig_walk_pre(payload, count, &n);
    return n;
}

static bool improve(JigTuner *t, JigOp *payload, size_t axis, uint64_t *point) {
    uint64_t best = point[axis];
    double least = cost_of(t, payload, point);
    for (uint64_t i = 0; i < jig_tuner_num_values(t, axis); ++i) {
        uint64_t was = point[axis];
        point[axis] = i;
        double cost = cost_of(t, payload, point);
        if (cost < least) {
            least = cost;
            best = i;
        }
        point[axis] = was;
    }
    bool better = best != point[axis];
    point[axis] = best;
    return better;
}

static void optimize(JigTuner *t, JigOp *payload, JigArena *a) {
    uint64_t *point = calloc(jig_tuner_num_axes(t) + 1, sizeof *point), all, done;
    for (bool better = true; better;) {
        better = false;
        for (size_t axis = 0; axis < jig_tuner_num_axes(t); ++axis)
            better |= improve(t, payload, axis, point);
    }
    double cost = cost_of(t, payload, point);
    jig_tuner_steps(t, &all, &done);
    printf("%.*s: %.0f ops\n", JIG_FMT(jig_tuner_text(t, point, a)), cost);
    fprintf(stderr, "%llu of %llu steps carried out, the others shared\n", (unsigned long long)done,
            (unsigned long long)all);
    free(point);
}

int main(int argc, char **argv) {
    static char text[1 << 20];
    FILE *f = argc == 2 ? fopen(argv[1], "r") : NULL;
    size_t len = f ? fread(text, 1, sizeof text, f) : 0;
    if (!f) {
        fprintf(stderr, "usage: tuner PAYLOAD\n");
        return EXIT_FAILURE;
    }
    fclose(f);
    JigContext *ctx = jig_context_create();
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    jig_register_all(ctx);
    JigOp *payload = jig_parse_module(ctx, (JigStr){text, len}, jig_str(argv[1]), true);
    JigTuner *t = payload ? jig_tuner_create(payload, &(JigTunerOptions){0}, &why) : NULL;
    if (t) {
        optimize(t, payload, a);
        jig_tuner_destroy(t);
    } else if (jig_reason_given(&why)) {
        jig_reason_emit(ctx, JIG_ERROR, &why);
    }
    if (payload)
        jig_op_destroy(payload);
    jig_arena_destroy(a);
    jig_context_destroy(ctx);
    return t ? EXIT_SUCCESS : EXIT_FAILURE;
}
