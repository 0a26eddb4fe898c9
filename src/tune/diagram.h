/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * All allowed points of a part, as a decision diagram: its axes one after the other, and at each a
 * node for all ways to come there of which the rest depends alike. That is seen from the numbers
 * that terms have so far: of a sum over four axes only the sum matters, of a rule that holds
 * already nothing. So points are counted without being listed, and each is drawn as likely as any
 * other: at a node, a value as often as there are ways on behind it.
 */
#ifndef JIG_TUNE_DIAGRAM_H
#define JIG_TUNE_DIAGRAM_H

#include "tune/rule_part.h"

typedef struct JigTuneDiagram JigTuneDiagram;

/* Of a part that lives as long. NULL: it would take more than `budget` looks at values of axes, or
 * stretches of them. */
JigTuneDiagram *jig_tune_diagram_create(JigTunePart *part, uint64_t budget);
void jig_tune_diagram_destroy(JigTuneDiagram *d); /* NULL: none */

/* Exact up to 2^53. */
double jig_tune_diagram_count(const JigTuneDiagram *d);
/* Each as likely. What is written to `point` are the part's axes, here and below. */
void jig_tune_diagram_draw(const JigTuneDiagram *d, uint64_t *random, uint64_t *point);
/* The first in the box, in the order of the axes. False: there is none. */
bool jig_tune_diagram_first(const JigTuneDiagram *d, const JigTuneBox *box, uint64_t *point);
/* The nearest one to `point` in the box; in large diagrams one that is near. False: none was found
 * in a while. In a box of all values one is found. */
bool jig_tune_diagram_near(JigTuneDiagram *d, const JigTuneBox *box, uint64_t *point);

#endif
