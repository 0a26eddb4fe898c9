/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Live handles: a script that says which payload it is for, by a line `// payload: FILE`, is
 * carried out on it in pauses. Where the script is being written and is not valid yet, it is
 * carried out up to there. Then it is known what each handle has, at any step.
 */
#ifndef JIG_LSP_LIVE_H
#define JIG_LSP_LIVE_H

#include "lsp/lsp_server.h"

typedef struct Live Live;

void live_destroy(Live *live);
/* The script changes behind this offset: what is before it stays known. */
void live_cut(Document *d, size_t offset);
/* Carries the script out anew, if it names a payload. */
void live_renew(Server *server, Document *d);
/* Is that place of the document where it was when the script was carried out? */
bool live_knows(const Document *d, size_t offset);
/* What the value at a place of the script has there: "2 ops: linalg.matmul payload.mlir:2, ..." of
 * at most so many; empty: it is not known. */
JigStr live_words(Document *d, const JigNamePlace *place, size_t most, JigArena *a);
/* The same in short: "2 linalg.matmul". */
JigStr live_summary(Document *d, const JigNamePlace *place, JigArena *a);
/* Names of ops that the payload has at the end of the run. */
void live_each_op_name(const Document *d, void (*fn)(void *user, JigStr name), void *user);
/* Changes that may mend what a problem of the run between these places is about. */
void live_mend(Document *d, size_t begin, size_t end);
/* Why it failed, in the order of time, and what there is to say when it has not; at places of the
 * script as it was then. */
const Problem *live_problems(const Document *d, size_t *num);
/* The payload as it is behind the steps up to a line of the script, as text; empty: it is not
 * known. */
JigStr live_payload(Document *d, size_t line, JigArena *a);

#endif
