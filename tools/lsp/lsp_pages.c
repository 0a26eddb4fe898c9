/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lsp/lsp_pages.h"

#include "asm/format.h"
#include "page.h"

static void put_link(Paper *paper, JigStr name, bool last) {
    paper_put(paper, "`%.*s`%s", JIG_FMT(name), last ? "\n" : ", ");
}

static void into_vec(void *user, const char *text, size_t len) {
    JigCharVec *out = user;
    jig_vec_append(out, text, len);
}

static JigStr write_page(JigContext *ctx, const PageRow *row, JigArena *a) {
    PaperForm form = paper_markdown;
    JigCharVec text = {0};
    JigOutput out;
    form.link = put_link;
    jig_output_on_sink(&out, into_vec, &text);
    page_tell(&(Paper){.form = &form, .out = &out, .scratch = a}, ctx, row);
    (void)!jig_output_close(&out, true);
    JigStr copy = jig_arena_str(a, (JigStr){text.data, text.len});
    jig_vec_free(&text);
    return copy;
}

JigStr pages_markdown(JigContext *ctx, JigStr name, JigArena *a) {
    PageRows all = {0}, found = {0};
    page_all_rows(ctx, &all);
    page_exact(&all, name, &found);
    JigStr text = found.len ? write_page(ctx, &found.data[0], a) : (JigStr){0};
    jig_vec_free(&found);
    jig_vec_free(&all);
    return text;
}

const JigSpec *pages_spec(JigContext *ctx, JigStr name) {
    const JigOpRow *row = jig_strmap_get(&ctx->op_rows, name);
    const JigSpec *spec = row ? jig_spec(jig_op_name_of_row(ctx, row)) : NULL;
    return spec && !spec->broken ? spec : NULL;
}

JigStr pages_syntax(JigContext *ctx, const JigSpec *spec, JigArena *a) {
    return jig_format_written_op(ctx, spec->row, a);
}
