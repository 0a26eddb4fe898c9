/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/diag/source.h"
#include "support/check.h"

void jig_source_put_place(JigJson *j, const char *key, JigContext *ctx, JigLoc loc) {
    JigLoc at;
    JIG_REQUIRE(j && ctx);
    if (!loc.bits || !jig_source_position(ctx, loc, &at))
        return;
    jig_json_begin(j, key, '{');
    jig_json_str(j, "file", jig_loc_filename(ctx, at));
    jig_json_int(j, "line", jig_loc_line(ctx, at));
    jig_json_int(j, "column", jig_loc_column(ctx, at));
    jig_json_end(j, '}');
}
