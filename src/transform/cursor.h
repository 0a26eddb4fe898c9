/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A script carried out step by step, back to places on the way, and from there on otherwise: what
 * the steps before such a place have done is done once, however many ways there are to go on.
 *
 *     JigCursor *c = jig_cursor_create(root, entry, &options, &chooser);
 *     jig_cursor_keep_place(c);
 *     while (status == JIG_OK && jig_cursor_next(c))
 *         status = jig_cursor_step(c, &why);
 *     jig_cursor_go_back(c, 0);       and the chooser says something else
 *
 * Steps are the transform ops of the entry's own body; what is inside of one (an included sequence,
 * a body of foreach) is carried out with it.
 *
 * A place is a mark of the journal, and what each handle had: going back costs what was edited
 * since, and the handles. Places are numbered from 0 and are a stack.
 */
#ifndef JIG_TRANSFORM_CURSOR_H
#define JIG_TRANSFORM_CURSOR_H

#include "jig/transform.h"

typedef struct JigChooser JigChooser;
/* Says what transform.tune.knob and transform.tune.alternatives select: an option, or a region's
 * number. NULL: what the op says itself. */
struct JigChooser {
    const JigAttr *(*choose)(void *user, const JigOp *op);
    void *user;
};

typedef struct JigCursor JigCursor;

/* At the beginning of `entry`, a sequence that is ready to be applied (jig_script_prepare). Its
 * arguments behind the first are `options->trailing`. The payload, the script and what is pointed
 * to live as long. NULL after a diagnostic: an argument is not of its handle's type. */
JigCursor *jig_cursor_create(JigOp *root, JigOp *entry, const JigScriptOptions *options,
                             const JigChooser *chooser) JIG_NODISCARD;
/* The payload stays as it is. */
void jig_cursor_destroy(JigCursor *c);

/* The step to come; NULL: the script is at its end. */
JigOp *jig_cursor_next(const JigCursor *c);
/* Carries it out. What fails is in `why`, of the caller, and nothing is reported; the cursor can
 * only go back then. */
JigStatus jig_cursor_step(JigCursor *c, JigReason *why) JIG_NODISCARD;
/* Parameters for an argument of the entry, or for a result of a step of its body that has been
 * carried out, from here on. False: its type does not admit them. */
bool jig_cursor_give(JigCursor *c, const JigValue *handle, const JigAttr *const *params,
                     size_t n) JIG_NODISCARD;

/* Here is one. */
void jig_cursor_keep_place(JigCursor *c);
/* To that place, which stays; those behind it are gone. */
void jig_cursor_go_back(JigCursor *c, size_t place);

/* What `call->op`, which has selected `said` (or NULL) itself, shall take. */
const JigAttr *jig_cursor_choice(const JigTransformCall *call, const JigAttr *said);

#endif
