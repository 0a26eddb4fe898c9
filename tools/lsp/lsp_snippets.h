/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The syntax of ops as snippets: what may be left out is, and what differs is a place to fill in.
 */
#ifndef JIG_LSP_SNIPPETS_H
#define JIG_LSP_SNIPPETS_H

#include "ir/spec/spec.h"

/* From behind the name on, for an op whose results get so many names. */
JigStr snippet_of_op(JigContext *ctx, const JigSpec *spec, size_t results, JigArena *a);
/* What may be left out and begins with a word: "tile_sizes" with "tile_sizes [${1:...}]". */
typedef void (*SnippetFn)(void *user, JigStr word, JigStr snippet);
void snippet_each_option(JigContext *ctx, const JigSpec *spec, JigArena *a, SnippetFn fn,
                         void *user);

#endif
