/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the patterns that move packs up and unpacks down share. */
#ifndef JIG_PAYLOAD_PACK_PROPAGATE_H
#define JIG_PAYLOAD_PACK_PROPAGATE_H

#include "jig/rewrite.h"

/* A pattern's data, of those through generic ops. */
typedef struct JigLayoutOptions {
    bool poison; /* may parts of tiles for which there is nothing be poison? */
} JigLayoutOptions;

/* A pack before the generic op that makes what is packed. */
bool jig_pack_through_generic(JigRewriter *rw, JigOp *pack, const JigPattern *self);
/* An unpack behind the generic op that reads, or starts from, what is unpacked. */
bool jig_pack_unpack_through_generic(JigRewriter *rw, JigOp *op, const JigPattern *self);

/* The same with the pads and reshapes next to them (propagate_shape.c). */
bool jig_pack_through_pad(JigRewriter *rw, JigOp *pack, const JigPattern *self);
bool jig_pack_unpack_through_pad(JigRewriter *rw, JigOp *pad, const JigPattern *self);
bool jig_pack_through_reshape(JigRewriter *rw, JigOp *pack, const JigPattern *self);
bool jig_pack_unpack_through_expand(JigRewriter *rw, JigOp *expand, const JigPattern *self);

#endif
