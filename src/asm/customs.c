/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom directives that several dialects use. */
#include "asm/format_int.h"
const JigCustomRow jig_shared_customs[] = {{0}};
