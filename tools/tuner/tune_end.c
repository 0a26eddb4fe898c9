/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_end.h"

#include "support/leftovers.h"

#include <stdatomic.h>

static atomic_bool is_ended;

static bool end(void) {
    atomic_store(&is_ended, true);
    jig_leftovers_end_children();
    return true;
}

void tune_end_listen(void) {
    jig_signals_ask(end);
}

bool tune_is_ended(void) {
    return atomic_load(&is_ended);
}
