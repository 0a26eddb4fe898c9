/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef JIG_REWRITE_CONVERT_BLOCK_H
#define JIG_REWRITE_CONVERT_BLOCK_H

#include "rewrite/type_converter.h"

/* As jig_rw_convert_block. `sig` NULL: by the converter; false: it can't convert a type. */
bool jig_convert_block_by(JigRewriter *rw, JigBlock *block, const JigTypeConverter *types,
                          const JigArgConversion *sig);

#endif
