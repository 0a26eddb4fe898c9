/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of the spec compiler share. */
#ifndef JIG_IR_SPEC_SPEC_INT_H
#define JIG_IR_SPEC_SPEC_INT_H

#include "ir/spec/spec.h"

/* Compiles .traits; groups and properties are there already. */
bool jig_spec_compile_traits(JigSpec *s, JigRowText *t);
/* Orders the traits for verification and sets the name's flags. */
void jig_spec_finish_traits(JigSpec *s);
/* A default in attribute syntax, or an enum's case; NULL after t->error is set. */
const JigAttr *jig_spec_default(JigContext *ctx, const JigAttrCheck *check, JigStr text,
                                JigRowText *t);
/* "read", "write(Resource)", ...: takes one if it is there. */
bool jig_spec_try_effect(JigRowText *t, JigGroupEffect *out);

#endif
