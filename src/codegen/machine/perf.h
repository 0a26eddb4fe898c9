/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What perf wants to know of code that is in no file. */
#ifndef JIG_CODEGEN_MACHINE_PERF_H
#define JIG_CODEGEN_MACHINE_PERF_H

#include "codegen/machine/object.h"

/* /tmp/perf-PID.map: which functions there are. */
bool perf_write_map(const Object *code);
/* /tmp/jit-PID.dump, "jitdump": the code itself and its lines, those of the file `source`, of which
 * `perf inject --jit` makes what `perf annotate` shows. */
bool perf_write_dump(const Object *code, const char *source);

#endif
