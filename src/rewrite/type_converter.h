/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Type converters and signatures as the conversion sees them.
 */
#ifndef JIG_REWRITE_TYPE_CONVERTER_H
#define JIG_REWRITE_TYPE_CONVERTER_H

#include "jig/convert.h"
#include "rewrite/rewriter.h"

struct JigTypeSink {
    JigTypeVec types;
};

/* What becomes of one old argument: nothing was said, values, or new arguments. */
typedef struct JigArgMapping {
    bool said;
    JigValueList by;   /* when not empty */
    size_t first, len; /* else: new arguments */
} JigArgMapping;

struct JigArgConversion {
    JigScratch scratch; /* of `args` */
    JigArgMapping *args;
    size_t num_args;
    JigTypeSink list; /* of all new arguments */
};

/* Says of each argument of the block what the converter says; false: it says no. */
bool jig_args_convert_all(JigArgConversion *sig, const JigTypeConverter *types,
                          const JigBlock *block);
/* What becomes of the value; in `room`, which the caller frees, or in what the converter knows.
 * False: it says no. */
bool jig_type_converter_types_of(const JigTypeConverter *t, const JigValue *value,
                                 JigTypeSink *room, JigTypeList *out);
/* The one type that the value becomes, where its type alone decides; NULL: it is not so simple. */
const JigType *jig_type_converter_only_type(const JigTypeConverter *t, const JigValue *value);
/* Asks the materializers to one side; false: none would, nothing is built. */
bool jig_type_converter_materialize_cast(const JigTypeConverter *types, JigRewriter *rw,
                                         const JigCast *cast, bool to_target, JigValue **out);

#endif
