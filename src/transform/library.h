/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Libraries of scripts: files of named sequences that scripts declare and include. */
#ifndef JIG_TRANSFORM_LIBRARY_H
#define JIG_TRANSFORM_LIBRARY_H

#include "jig/transform.h"

/* The context's library, a module; NULL when nothing was preloaded. */
JigOp *jig_library_of(JigContext *ctx);
/* Gives the table of `entry`, a named sequence, the definitions of the context's library, unless
 * entry is in the library. Failures are reported at `payload`. Returns the entry: what took its
 * place when it was a declaration; NULL after a diagnostic. `again`: a table that
 * got them from there before may get them again, as when a script is run twice, which the reference
 * refuses. */
JigOp *jig_library_link(JigOp *entry, JigOp *payload, bool again);

#endif
