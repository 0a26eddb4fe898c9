/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What is known of ops by their names, for hover, completion and help about arguments. */
#ifndef JIG_LSP_PAGES_H
#define JIG_LSP_PAGES_H

#include "ir/spec/spec.h"

/* The page of an op, or of "!type" or "#attr", as Markdown; empty: there is none. */
JigStr pages_markdown(JigContext *ctx, JigStr name, JigArena *a);
/* The op's row, compiled; NULL: there is no such op. */
const JigSpec *pages_spec(JigContext *ctx, JigStr name);
/* How it is written, in the notation of pages. */
JigStr pages_syntax(JigContext *ctx, const JigSpec *spec, JigArena *a);

#endif
