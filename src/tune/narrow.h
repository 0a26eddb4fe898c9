/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which axes of a space a payload comes by: a script for all payloads, as the one of --auto, has
 * choices for each kind of op, of which one payload has few.
 */
#ifndef JIG_TUNE_NARROW_H
#define JIG_TUNE_NARROW_H

#include "tune/paths.h"

/* Carries the script out from where it starts, then with each other value of each axis that it
 * asked for, from the point where it did so first. What makes no difference so, nor leads
 * to what does, is no axis any more:
 * the script's own selection holds; where there is none the axis stays. False after a diagnostic:
 * the script cannot be started. The payload is as it was. */
bool jig_tune_space_narrow(JigTuneSpace *space, JigOp *payload,
                           const JigScriptOptions *options) JIG_NODISCARD;

#endif
