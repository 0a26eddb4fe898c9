/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The metadata at the end of a file: the blobs of the resources that the text
 * refers to, in the order of their first mention, and what the file had for
 * others. Entries that are too long are left out, and so are sections without
 * entries, but not the frame around them.
 */
#include "asm/externals.h"
#include "asm/print_int.h"

/* What has been opened of the metadata. */
typedef struct Metadata {
    JigPrinter *p;
    bool any;         /* the frame */
    bool any_section; /* a section before, that needs a comma */
    bool in_section, in_provider;
} Metadata;

static bool fits(const JigPrinter *p, uint64_t length) {
    int64_t limit = p->flags.elide_resource_above;
    return limit < 0 || (limit > 0 && length <= (uint64_t)limit);
}

/* Characters of the text of a blob: quotes, 0x, alignment and data. */
static uint64_t blob_length(const JigBlob *blob) {
    return 2 + 2 + 2 * (uint64_t)(sizeof blob->alignment + blob->size);
}

static void put_blob(JigPrinter *p, const JigBlob *blob) {
    unsigned char alignment[4];
    for (unsigned i = 0; i < sizeof alignment; ++i)
        alignment[i] = (unsigned char)(blob->alignment >> (8 * i));
    JIG_PUT(p, "\"0x");
    jig_printer_hex(p, alignment, sizeof alignment);
    jig_printer_hex(p, blob->data, blob->size);
    jig_printer_char(p, '"');
}

static void open_frame(Metadata *m) {
    if (!m->any)
        JIG_PUT(m->p, "\n{-#\n");
    m->any = true;
}

/* All that stands before the value of an entry. */
static void open_entry(Metadata *m, const char *section, JigStr provider, JigStr key) {
    JigPrinter *p = m->p;
    if (!m->in_section) {
        JIG_PUT(p, "  ");
        jig_print(p, section);
        JIG_PUT(p, ": {\n");
        m->in_section = true;
    }
    if (!m->in_provider) {
        JIG_PUT(p, "    ");
        jig_print_str(p, provider);
        JIG_PUT(p, ": {\n");
        m->in_provider = true;
    } else {
        JIG_PUT(p, ",\n");
    }
    JIG_PUT(p, "      ");
    jig_print_keyword_or_string(p, key);
    JIG_PUT(p, ": ");
}

static void put_dialect_resources(Metadata *m) {
    JigPrinter *p = m->p;
    for (size_t i = 0; i < p->resources.len; ++i) {
        const JigBlob *blob = jig_context_blob(p->ctx, jig_ident_str(p->resources.data[i]));
        if (!blob || !blob->data)
            continue;
        open_frame(m);
        if (!fits(p, blob_length(blob)))
            continue;
        open_entry(m, "dialect_resources", JIG_STR("builtin"), jig_ident_str(blob->key));
        put_blob(p, blob);
    }
    if (m->in_section)
        JIG_PUT(p, "\n    }\n  }");
}

/* Length of the string in quotes, escaped. */
static uint64_t quoted_length(JigPrinter *p, JigStr text) {
    ++p->hold;
    size_t start = p->out.len;
    jig_print_quoted(p, text);
    uint64_t length = p->out.len - start;
    p->out.len = start;
    --p->hold;
    return length;
}

static uint64_t external_length(JigPrinter *p, const JigExternal *e) {
    switch (e->kind) {
    case JIG_EXTERNAL_BOOL:
        return e->flag ? 4 : 5;
    case JIG_EXTERNAL_STRING:
        return quoted_length(p, e->text);
    case JIG_EXTERNAL_BLOB:
        return blob_length(&e->blob);
    }
    return 0;
}

static void put_external(JigPrinter *p, const JigExternal *e) {
    if (e->kind == JIG_EXTERNAL_BOOL)
        jig_print(p, e->flag ? "true" : "false");
    else if (e->kind == JIG_EXTERNAL_STRING)
        jig_print_quoted(p, e->text);
    else
        put_blob(p, &e->blob);
}

static void put_external_resources(Metadata *m) {
    JigPrinter *p = m->p;
    bool any_provider = false;
    m->any_section = m->in_section;
    m->in_section = m->in_provider = false;
    const JigExternals *all = jig_externals_of(p->ctx);
    for (size_t i = 0; i < all->len; ++i) {
        const JigExternal *e = &all->data[i];
        bool same = i && jig_str_eq(e->provider, e[-1].provider);
        if (!same && m->in_provider) {
            JIG_PUT(p, "\n    }");
            m->in_provider = false;
        }
        open_frame(m);
        if (!fits(p, external_length(p, e)))
            continue;
        if (!m->in_section && m->any_section)
            JIG_PUT(p, ",\n");
        if (!m->in_provider && any_provider)
            JIG_PUT(p, ",\n");
        open_entry(m, "external_resources", e->provider, e->key);
        put_external(p, e);
        any_provider = true;
    }
    if (m->in_provider)
        JIG_PUT(p, "\n    }");
    if (m->in_section)
        JIG_PUT(p, "\n  }");
}

void jig_printer_file_metadata(JigPrinter *p) {
    Metadata m = {.p = p};
    put_dialect_resources(&m);
    put_external_resources(&m);
    if (m.any)
        JIG_PUT(p, "\n#-}\n");
}
