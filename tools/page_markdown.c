/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* All pages as a folder of Markdown: a file for each dialect, of transform ops one for each family.
 */
#include "page_markdown.h"
#include "page.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

typedef JIG_VEC(JigStr) Files;

/* ---- Names ---- */

static size_t parts_of_family(JigStr name) {
    static const char *const deeper[] = {"transform.apply_patterns.", "transform.match.",
                                         "transform.apply_conversion_patterns.",
                                         "transform.type_conversion."};
    for (size_t i = 0; i < JIG_LEN(deeper); i++)
        if (jig_str_starts_with(name, deeper[i]))
            return 3;
    return jig_str_starts_with(name, "transform.") ? 2 : 1;
}

/* "transform.loop" of "transform.loop.tile", "linalg" of "linalg.pack": at most as many parts, and
 * never the last one. */
static JigStr family_of(JigStr name) {
    size_t parts = parts_of_family(name), end = 0;
    for (size_t i = 0; i < name.len && parts; i++)
        if (name.ptr[i] == '.') {
            end = i;
            parts--;
        }
    return (JigStr){name.ptr, end};
}

static JigStr address_of(JigStr name, JigArena *a) {
    JigStr family = family_of(name), anchor = jig_arena_str(a, name);
    char *to = (char *)anchor.ptr;
    size_t n = 0;
    for (size_t i = 0; i < anchor.len; i++)
        if (anchor.ptr[i] != '.')
            to[n++] = anchor.ptr[i];
    return jig_arena_printf(a, "%.*s.md#%.*s", JIG_FMT(family), (int)n, to);
}

/* ---- Files ---- */

static bool open_file(JigOutput *out, const char *folder, JigStr name, JigArena *a) {
    JigStr path = jig_arena_printf(a, "%s/%.*s.md", folder, JIG_FMT(name));
    if (jig_output_open(out, path.ptr))
        return true;
    fprintf(stderr, "jig ops: cannot write '%s': %s\n", path.ptr, strerror(errno));
    return false;
}

static bool close_file(JigOutput *out) {
    if (jig_output_close(out, true))
        return true;
    fprintf(stderr, "jig ops: cannot write: %s\n", strerror(errno));
    return false;
}

static bool is_in(JigStr family, const PageRow *row) {
    return jig_str_eq(family_of(jig_str(row->name)), family);
}

static bool write_family(JigContext *ctx, const PageRows *rows, const char *folder, JigStr family,
                         JigArena *a) {
    JigOutput out;
    JIG_CHECK(open_file(&out, folder, family, a));
    Paper paper = {.form = &paper_markdown, .out = &out, .scratch = a, .address = address_of};
    paper_put(&paper, "# %.*s\n", JIG_FMT(family));
    for (size_t i = 0; i < rows->len; i++)
        if (is_in(family, &rows->data[i]))
            page_tell(&paper, ctx, &rows->data[i]);
    return close_file(&out);
}

/* ---- The index ---- */

static void list_op(Paper *paper, const PageRow *row) {
    JigStr address = address_of(jig_str(row->name), paper->scratch);
    paper_put(paper, "- [`%s`](%.*s)%s%s\n", row->name, JIG_FMT(address), row->summary ? ": " : "",
              row->summary ? row->summary : "");
}

static void list_family(Paper *paper, const PageRows *rows, JigStr family) {
    paper_put(paper, "\n## [%.*s](%.*s.md)\n\n", JIG_FMT(family), JIG_FMT(family));
    for (size_t i = 0; i < rows->len; i++)
        if (is_in(family, &rows->data[i]) && rows->data[i].kind == PAGE_OP)
            list_op(paper, &rows->data[i]);
}

/* Of scripts, all families. */
static void list_own(Paper *paper, const PageRows *rows) {
    paper_put(paper, "\n## Ops of scripts that MLIR 22 does not have\n\n");
    for (size_t i = 0; i < rows->len; i++) {
        const PageText *page = page_text_of(rows->data[i].name);
        if (page && page->own && rows->data[i].kind == PAGE_OP)
            list_op(paper, &rows->data[i]);
    }
}

static bool write_index(const PageRows *rows, const char *folder, const Files *families,
                        JigArena *a) {
    JigOutput out;
    JIG_CHECK(open_file(&out, folder, JIG_STR("README"), a));
    Paper paper = {.form = &paper_markdown, .out = &out, .scratch = a, .address = address_of};
    paper_put(&paper, "# Operations, types and attributes\n\nMade by `jig ops --markdown`.\n");
    for (size_t i = 0; i < families->len; i++)
        list_family(&paper, rows, families->data[i]);
    list_own(&paper, rows);
    return close_file(&out);
}

static void note_family(Files *families, JigStr family) {
    for (size_t i = 0; i < families->len; i++)
        if (jig_str_eq(families->data[i], family))
            return;
    jig_vec_push(families, family);
}

bool page_write_markdown(JigContext *ctx, const char *folder) {
    PageRows rows = {0};
    Files families = {0};
    JigArena a;
    jig_arena_init(&a);
    page_all_rows(ctx, &rows);
    for (size_t i = 0; i < rows.len; i++)
        note_family(&families, family_of(jig_str(rows.data[i].name)));
    bool ok = mkdir(folder, 0777) == 0 || errno == EEXIST;
    if (!ok)
        fprintf(stderr, "jig ops: cannot make '%s': %s\n", folder, strerror(errno));
    ok = ok && write_index(&rows, folder, &families, &a);
    for (size_t i = 0; ok && i < families.len; i++)
        ok = write_family(ctx, &rows, folder, families.data[i], &a);
    jig_arena_free(&a);
    jig_vec_free(&rows);
    jig_vec_free(&families);
    return ok;
}
