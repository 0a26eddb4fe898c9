/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What standard error shows when it is a terminal: colours, and how far long work has come. */
#ifndef JIG_TOOLS_TERMINAL_H
#define JIG_TOOLS_TERMINAL_H

#include "jig/context.h"

/* As --color says, from 1: "auto", "always", "never"; 0 when nothing is said, which is auto. */
extern const char *const terminal_colour_words[];
/* Are colours shown? Automatically on a terminal, unless NO_COLOR is set or TERM is dumb. */
bool terminal_has_colours(uint32_t choice);

typedef enum Style {
    STYLE_PLAIN,
    STYLE_HELP,
    STYLE_BAD,
    STYLE_ADDED,
    STYLE_REMOVED,
    STYLE_PLACE
} Style;
/* What begins and ends the style; "" without colours. */
const char *terminal_style(const JigContext *ctx, Style style);

/* A line at the end of what stands there tells, from a second on, of steps done and of what is
 * being done. Only on a terminal; one at a time. */
bool progress_is_possible(void);
void progress_begin(void);
/* `n` is what counts, in words "steps"; `what` is copied. */
void progress_tell(size_t n, JigStr what);
/* Before anything else is written there. */
void progress_clear(void);
void progress_end(void);
/* Clears it before each diagnostic. */
void progress_gives_way(JigContext *ctx);

#endif
