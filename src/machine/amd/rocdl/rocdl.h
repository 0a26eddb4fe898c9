/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The rocdl dialect: its attributes by id. */
#ifndef JIG_MACHINE_AMD_ROCDL_ROCDL_H
#define JIG_MACHINE_AMD_ROCDL_ROCDL_H

#include "jig/dialect.h"
#include "jig/ops/rocdl.h"

typedef enum JigRocdlAttrId { JIG_ROCDL_ATTR_TARGET, JIG_ROCDL_NUM_ATTRS } JigRocdlAttrId;
extern const JigAttrRow jig_rocdl_attrs[];
#define JIG_ROCDL_ATTR(id) (&jig_rocdl_attrs[JIG_ROCDL_ATTR_##id])

/* Can there be code for the target? One that there can't be any for may be written, too. */
bool jig_rocdl_check_target(JigContext *ctx, JigLoc loc, const JigAttr *target);

extern const JigDialect jig_rocdl_dialect;

/* In LLVM's words, of all these machines. */
extern const char jig_rocdl_data_layout[];

/* Address spaces of pointers. */
enum {
    JIG_ROCDL_SPACE_FLAT,
    JIG_ROCDL_SPACE_GLOBAL,
    JIG_ROCDL_SPACE_SHARED = 3,
    JIG_ROCDL_SPACE_PRIVATE = 5,
    JIG_ROCDL_SPACE_FAT_BUFFER = 7, /* a descriptor and an offset */
    JIG_ROCDL_SPACE_BUFFER = 8,     /* a descriptor */
    JIG_ROCDL_SPACE_STRUCTURED_BUFFER = 9,
};

#endif
