/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A worker in a process of its own, which may die of what it tries. */
#ifndef JIG_TOOLS_TUNE_HAND_H
#define JIG_TOOLS_TUNE_HAND_H

#include "tuner/tune_settings.h"
#include "tuner/tune_seats.h"

/* Of a process that does nothing else: answers what comes from this socket (of messages) until its
 * other end is closed. The exit status; of one that could not begin, and has said so, TUNE_FAILS.
 */
enum { TUNE_FAILS = 3 };
int tune_hand_work(JigContext *ctx, const TuneSettings *s, const TuneSeat *seat, int socket);

#endif
