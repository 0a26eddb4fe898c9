/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What payload and script can be asked for while they are shrunk: whether a check of them still
 * fails as it did, whether carrying the script out still ends the process, still says something. */
#ifndef JIG_TOOLS_WANTED_H
#define JIG_TOOLS_WANTED_H

#include "check_options.h"

typedef enum WantedKind {
    WANTED_CHECK,
    WANTED_CRASH,
    WANTED_DIAGNOSTIC,
    WANTED_COMMAND
} WantedKind;

typedef struct Wanted {
    WantedKind kind;
    const char *text;        /* of the message; the command */
    JigOp *payload, *script; /* script NULL: it stands in the payload, if there is one */
    const char *script_entry;
    uint64_t max_steps;         /* of the script; 0: as usual */
    struct JigPipeline *passes; /* in place of a script; or NULL */
    const CheckSettings *what;  /* is checked */
    double end; /* of the clock, after which what is looked for is not there; 0: none */
    /* What was found at first, and must be found again. */
    JigVerdict verdict;
    JigStr step;  /* the transform op of that verdict; in `arena` */
    int status;   /* of waitpid */
    bool refused; /* it cannot be looked for, and a message says why */
    JigArena *arena;
} Wanted;

/* "check", "crash", "diagnostic=TEXT", "command=COMMAND". False: it is none of these. */
bool wanted_parse(const char *text, Wanted *out);
/* Looks for it, and notes what is found. False after a message: it is not there. */
bool wanted_begin(Wanted *w) JIG_NODISCARD;
/* Is it there as it was then? The IR is afterwards as before. */
bool wanted_is_there(Wanted *w);

#endif
