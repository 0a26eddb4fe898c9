/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The metadata at the end of a file: the blobs of the resources that the text
 * refers to, in the order of their first mention.
 */
#include "asm/print_int.h"

/* Characters of the text of a blob: quotes, 0x, alignment and data. */
static uint64_t text_length(const JigBlob *blob) {
    return 2 + 2 + 2 * (uint64_t)(sizeof blob->alignment + blob->size);
}

static bool is_shown(const JigPrinter *p, const JigBlob *blob) {
    int64_t limit = p->flags.elide_resource_above;
    return blob && blob->data && (limit < 0 || text_length(blob) <= (uint64_t)limit);
}

static void put_blob(JigPrinter *p, const JigBlob *blob) {
    unsigned char alignment[4];
    for (unsigned i = 0; i < sizeof alignment; ++i)
        alignment[i] = (unsigned char)(blob->alignment >> (8 * i));
    JIG_PUT(p, "      ");
    jig_print_keyword_or_string(p, jig_ident_str(blob->key));
    JIG_PUT(p, ": \"0x");
    jig_put_hex(p, alignment, sizeof alignment);
    jig_put_hex(p, blob->data, blob->size);
    jig_put_char(p, '"');
}

void jig_put_file_metadata(JigPrinter *p) {
    bool any = false;
    for (size_t i = 0; i < p->resources.len; ++i) {
        const JigBlob *blob = jig_context_blob(p->ctx, jig_ident_str(p->resources.data[i]));
        if (!is_shown(p, blob))
            continue;
        jig_print(p, any ? ",\n" : "\n{-#\n  dialect_resources: {\n    builtin: {\n");
        put_blob(p, blob);
        any = true;
    }
    if (any)
        JIG_PUT(p, "\n    }\n  }\n#-}\n");
}
