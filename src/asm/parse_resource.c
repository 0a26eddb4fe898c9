/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* {-# dialect_resources: {...}, external_resources: {...} #-} */
#include "asm/externals.h"
#include "asm/number.h"

/* One section of resources: whose they are, and what takes an entry. */
typedef struct Section {
    JigStr owner;
    bool (*entry)(JigParser *p, const struct Section *section, JigStr key, const JigToken *value);
} Section;

bool jig_parser_key(JigParser *p, const char *message, JigStr *out) {
    if (jig_parser_is(p, JIG_TOK_STRING))
        *out = jig_token_string(&p->tok, &p->scratch);
    else if (jig_parser_is(p, JIG_TOK_BARE))
        *out = jig_token_str(&p->tok);
    else
        return jig_parser_error_here(p, "%s", message);
    jig_parser_next(p);
    return true;
}

const JigIdent *jig_parser_resource_key(JigParser *p, JigStr key) {
    const JigIdent *name = jig_ident(p->ctx, key);
    bool is_new;
    void **slot = jig_strmap_slot(&p->resource_keys, jig_ident_str(name), &is_new);
    if (is_new)
        *slot = (void *)jig_context_define_blob(p->ctx, key, 0, NULL, 0)->key;
    return *slot;
}

/* ---- Entries ---- */

/* "0x" with the alignment in four bytes before the data. */
static bool read_blob(JigParser *p, JigStr key, const JigToken *value, uint32_t *alignment,
                      uint8_t **data, size_t *size) {
    if (value->kind != JIG_TOK_STRING ||
        !jig_number_hex_bytes(jig_token_string(value, &p->scratch), &p->scratch, data, size))
        return jig_parser_error(p, value->ptr, "expected hex string blob for key '%.*s'",
                                JIG_FMT(key));
    if (*size < sizeof *alignment)
        return jig_parser_error(
            p, value->ptr,
            "expected hex string blob for key '%.*s' to encode alignment in first 4 bytes",
            JIG_FMT(key));
    const uint8_t *b = *data;
    *alignment = (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
    if (*alignment & (*alignment - 1))
        return jig_parser_error(
            p, value->ptr,
            "expected hex string blob for key '%.*s' to encode alignment in first 4 bytes, but got "
            "non-power-of-2 value: %u",
            JIG_FMT(key), *alignment);
    *data += sizeof *alignment;
    *size -= sizeof *alignment;
    return true;
}

static bool dialect_entry(JigParser *p, const Section *section, JigStr key, const JigToken *value) {
    (void)section;
    const JigIdent *name = jig_parser_resource_key(p, key);
    uint32_t alignment;
    uint8_t *data;
    size_t size;
    JIG_CHECK(read_blob(p, key, value, &alignment, &data, &size));
    jig_context_update_blob(p->ctx, jig_ident_str(name), alignment, data, size);
    return true;
}

/* Kept as they are, to be printed again. */
static bool external_entry(JigParser *p, const Section *section, JigStr key,
                           const JigToken *value) {
    JigExternal e = {.provider = section->owner, .key = key};
    JigStr text =
        value->kind == JIG_TOK_STRING ? jig_token_string(value, &p->scratch) : jig_token_str(value);
    if (value->kind == JIG_TOK_BARE && (jig_str_is(text, "true") || jig_str_is(text, "false"))) {
        e.kind = JIG_EXTERNAL_BOOL;
        e.flag = text.ptr[0] == 't';
    } else if (value->kind == JIG_TOK_STRING && text.len >= 2 && text.ptr[0] == '0' &&
               text.ptr[1] == 'x') {
        uint8_t *data;
        e.kind = JIG_EXTERNAL_BLOB;
        JIG_CHECK(read_blob(p, key, value, &e.blob.alignment, &data, &e.blob.size));
        e.blob.data = data;
        if (!e.blob.size)
            e.blob.alignment = 0;
    } else if (value->kind == JIG_TOK_STRING) {
        e.kind = JIG_EXTERNAL_STRING;
        e.text = text;
    } else {
        return jig_parser_error(p, value->ptr, "expected string value for key '%.*s'",
                                JIG_FMT(key));
    }
    jig_externals_add(p->ctx, &e);
    return true;
}

/* ---- Sections ---- */

static const char key_expected[] = "expected identifier key for 'resource' entry";

static bool parse_section_entry(JigParser *p, void *user) {
    const Section *section = user;
    JigStr key;
    JIG_CHECK(jig_parser_key(p, key_expected, &key));
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_COLON, "expected ':'"));
    JigToken value = p->tok;
    jig_parser_next(p);
    return section->entry(p, section, key, &value);
}

/* { item, item }, after the brace */
static bool parse_items(JigParser *p, bool (*item)(JigParser *p, void *user), void *user) {
    if (jig_parser_try(p, JIG_TOK_RBRACE))
        return true;
    return jig_parser_list(p, item, user) &&
           jig_parser_expect(p, JIG_TOK_RBRACE, "expected ',' or '}'");
}

static bool parse_braced(JigParser *p, bool (*item)(JigParser *p, void *user), void *user) {
    return jig_parser_expect(p, JIG_TOK_LBRACE, "expected '{'") && parse_items(p, item, user);
}

/* owner: {...}; the keys of entries may be strings, an owner's name may not. */
static bool parse_owner(JigParser *p, bool external) {
    JigSpot spot = p->tok.ptr;
    Section section = {.entry = external ? external_entry : dialect_entry};
    if (!jig_parser_is(p, JIG_TOK_BARE))
        return jig_parser_error_here(p, "%s", key_expected);
    JIG_CHECK(jig_parser_key(p, key_expected, &section.owner));
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_COLON, "expected ':'"));
    if (!external) {
        if (!jig_context_dialect(p->ctx, section.owner) && !jig_str_is(section.owner, "builtin"))
            return jig_parser_error(p, spot, "dialect '%.*s' is unknown", JIG_FMT(section.owner));
    }
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_LBRACE, "expected '{'"));
    if (!external && !jig_str_is(section.owner, "builtin"))
        return jig_parser_error_here(p, "unexpected 'resource' section for dialect '%.*s'",
                                     JIG_FMT(section.owner));
    return parse_items(p, parse_section_entry, &section);
}

static bool dialect_owner(JigParser *p, void *user) {
    (void)user;
    return parse_owner(p, false);
}

static bool external_owner(JigParser *p, void *user) {
    (void)user;
    return parse_owner(p, true);
}

static bool parse_metadata_entry(JigParser *p, void *user) {
    (void)user;
    JigSpot spot = p->tok.ptr;
    JigStr key;
    if (!jig_parser_is(p, JIG_TOK_BARE))
        return jig_parser_error_here(p, "expected identifier key in file metadata dictionary");
    key = jig_token_str(&p->tok);
    jig_parser_next(p);
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_COLON, "expected ':'"));
    if (jig_str_is(key, "dialect_resources"))
        return parse_braced(p, dialect_owner, NULL);
    if (jig_str_is(key, "external_resources"))
        return parse_braced(p, external_owner, NULL);
    return jig_parser_error(p, spot, "unknown key '%.*s' in file metadata dictionary",
                            JIG_FMT(key));
}

bool jig_parser_file_metadata(JigParser *p) {
    jig_parser_next(p);
    if (jig_parser_try(p, JIG_TOK_META_END))
        return true;
    return jig_parser_list(p, parse_metadata_entry, NULL) &&
           jig_parser_expect(p, JIG_TOK_META_END, "expected ',' or '#-}'");
}
