/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What a step asked about the order of accesses to memory (jig/order.h), as `jig check --explain`
 * tells it. */
#ifndef JIG_TOOLS_ORDERS_H
#define JIG_TOOLS_ORDERS_H

#include "jig/run.h"
#include "support/json.h"

/* A line for each question, on standard output. */
void orders_tell(const JigRun *run, size_t step, JigArena *a);
/* As member "orders" of the object that is open: an array, which is empty where nothing was asked.
 */
void orders_put(JigJson *j, const JigRun *run, size_t step);

#endif
