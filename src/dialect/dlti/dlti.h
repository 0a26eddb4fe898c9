/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The attributes of the dlti dialect, and looking things up in them. */
#ifndef JIG_DIALECT_DLTI_H
#define JIG_DIALECT_DLTI_H

#include "jig/iface.h"

enum {
    JIG_DLTI_ENTRY,
    JIG_DLTI_SPEC,
    JIG_DLTI_MAP,
    JIG_DLTI_SYSTEM,
    JIG_DLTI_DEVICE,
    JIG_DLTI_FUNCTION_POINTER_ALIGNMENT,
    JIG_DLTI_NUM_ATTRS
};
extern const JigAttrRow jig_dlti_attrs[];
#define JIG_DLTI_ATTR(id) (&jig_dlti_attrs[JIG_DLTI_##id])
extern const JigDialect jig_dlti_dialect;

/* A list of entries that can be asked for keys: any but an entry itself. */
bool jig_dlti_is_queryable(const JigAttr *x);
/* The value of `key`, a string or a type attribute; NULL when there is none. */
const JigAttr *jig_dlti_query(const JigAttr *x, const JigAttr *key);

/* Of the entries for integer types, that of the narrowest one that is at least so wide, or else of
 * the widest; NULL when there is none. */
const JigAttr *jig_dlti_query_integer(const JigAttr *x, uint32_t width);

/* The data layout of an op: the first of its attributes that is one, or NULL. */
const JigAttr *jig_dlti_layout_of(const JigOp *op);
extern const JigDataLayoutIface jig_dlti_scope;

#endif
