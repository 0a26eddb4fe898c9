/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * In which order points of a space are tried: who searches asks for one, and tells what it costs.
 * The same seed and the same answers give the same points. No point comes twice.
 */
#ifndef JIG_TUNE_SEARCH_H
#define JIG_TUNE_SEARCH_H

#include "jig/tune.h"
#include "tune/ranking.h"

typedef struct JigTuneSearch JigTuneSearch;

/* The space lives as long. */
JigTuneSearch *jig_tune_search_create(const JigTuneSpace *space, JigTuneStrategy strategy,
                                      uint64_t seed);
void jig_tune_search_destroy(JigTuneSearch *s);
/* What the model may learn from beside the values of a point, from here on; before anything is
 * told.
 */
void jig_tune_search_guide(JigTuneSearch *s, const JigTuneGuide *guide);
/* Does it make a difference what it is told? */
bool jig_tune_search_learns(const JigTuneSearch *s);
/* The next point, a number for each axis. False: there is none that has not been tried, or, of
 * random ones, none was found in a while. */
bool jig_tune_search_ask(JigTuneSearch *s, uint64_t *point);
/* What a point costs, in seconds or whatever else is to be little; INFINITY: it is of no use. */
void jig_tune_search_tell(JigTuneSearch *s, const uint64_t *point, double cost);

#endif
