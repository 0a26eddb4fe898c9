/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What iterations insert into the tensors that they share. Each iteration sees these as they were
 * before the loop: where it reads them, insertions wait until all have run; where nobody does, they
 * are done at once, in place.
 */
#ifndef JIG_EVAL_INSERTS_H
#define JIG_EVAL_INSERTS_H

#include "eval/eval_views.h"

typedef struct JigEvalInsert {
    uint32_t slot;       /* of the shared tensor */
    JigEvalShaped *view; /* the place in it, without a buffer */
    JigEvalShaped *source;
} JigEvalInsert;

/* Of a loop that runs: its shared tensors are in `n` slots from `first` on. */
typedef struct JigEvalInserts {
    struct JigEvalInserts *around;
    JigEvalValue *frame;
    uint32_t first;
    size_t n;
    const bool *is_read; /* of each: insertions wait */
    JIG_VEC(JigEvalInsert) waiting;
} JigEvalInserts;

void jig_eval_inserts_begin(JigEvalCall *call, JigEvalInserts *inserts);
/* Does what waits, unless `ok` is false. False after an error, too. */
bool jig_eval_inserts_end(JigEvalCall *call, JigEvalInserts *inserts, bool ok) JIG_NODISCARD;
/* Operand 0 goes into the slice of the shared tensor that operand 1 is. */
bool jig_eval_insert(JigEvalCall *call, const JigEvalSlice *slice) JIG_NODISCARD;

#endif
