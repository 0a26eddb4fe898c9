/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * snapshot-op-locations: ops are where they stand in a file that the IR is
 * written to, in place of where they came from or beside that.
 */
#include "asm/places.h"
#include "jig/pass.h"
#include "support/file.h"
#include "ir/diag/stream.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool cannot_open(JigPassCall *call, const char *path) {
    return jig_op_emit_error(call->op, "cannot open output file '%s': %s", path, strerror(errno));
}

/* The folder for files that don't stay; of these the first that is set, even to nothing. */
static const char *temporary_folder(void) {
    static const char *const names[] = {"TMPDIR", "TMP", "TEMP", "TEMPDIR"};
    for (size_t i = 0; i < JIG_LEN(names); ++i)
        if (getenv(names[i]))
            return getenv(names[i]);
    return "/tmp";
}

/* A file that nobody else has, whose name is *path. */
static bool write_new(JigPassCall *call, JigStr text, const char **path) {
    const char *folder = temporary_folder();
    size_t n = strlen(folder);
    char *name = (char *)jig_arena_printf(call->arena, "%s%smlir_snapshot-XXXXXX.tmp.mlir", folder,
                                          n && folder[n - 1] != '/' ? "/" : "")
                     .ptr;
    int fd = mkstemps(name, (int)strlen(".tmp.mlir"));
    *path = name;
    if (fd < 0)
        return jig_op_emit_error(call->op,
                                 "failed to generate temporary file for location snapshot: %s",
                                 strerror(errno));
    JigOutput out;
    jig_output_on_fd(&out, fd);
    jig_output_write(&out, text.ptr, text.len);
    bool ok = jig_output_close(&out, true);
    close(fd);
    return ok || cannot_open(call, name);
}

static bool write_file(JigPassCall *call, JigStr text, const char **path) {
    JigStr given = jig_option_string(call, "filename");
    if (!given.len)
        return write_new(call, text, path);
    *path = jig_arena_str(call->arena, given).ptr;
    JigOutput out;
    if (!strcmp(*path, "-"))
        jig_stream_open(call->ctx, JIG_STREAM_OUTPUT, &out);
    else if (!jig_output_open(&out, *path))
        return cannot_open(call, *path);
    jig_output_write(&out, text.ptr, text.len);
    return jig_output_close(&out, true) || cannot_open(call, *path);
}

static void set_locations(JigPassCall *call, const JigPlaces *places, const char *path) {
    JigContext *ctx = call->ctx;
    JigStr tag = jig_option_string(call, "tag");
    for (size_t i = 0; i < places->len; i++) {
        const JigTextPlace *p = &places->data[i];
        JigLoc at = jig_loc_file(ctx, jig_str(path), p->line, p->column);
        if (tag.len) {
            JigLoc both[] = {jig_op_loc(p->op), jig_loc_name(ctx, tag, at)};
            at = jig_loc_fused(ctx, both, JIG_LEN(both), NULL);
        }
        jig_op_set_loc(p->op, at);
    }
}

static bool run(JigPassCall *call) {
    jig_diag_flush(call->ctx);
    JigPrintFlags flags = jig_context_print_flags(call->ctx);
    flags.generic = jig_option_bool(call, "print-op-generic");
    flags.debug_info = jig_option_bool(call, "print-debuginfo");
    flags.pretty_debug_info = flags.debug_info && jig_option_bool(call, "pretty-debuginfo");
    flags.local_scope |= jig_option_bool(call, "print-local-scope");
    JigCharVec text = {0};
    JigPlaces places = {0};
    const char *path;
    bool ok = jig_print_op_with_places(call->op, &flags, &text, &places) &&
              write_file(call, jig_chars_str(&text), &path);
    if (ok)
        set_locations(call, &places, path);
    jig_vec_free(&text);
    jig_vec_free(&places);
    return ok;
}

static const JigOptionRow options[] = {
    {.name = "filename",
     .kind = JIG_OPTION_STRING,
     .otherwise = "",
     .help = "The file; none: a new one of those that don't stay"},
    {.name = "pretty-debuginfo",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Locations in a shorter form"},
    {.name = "print-debuginfo",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Locations in the file"},
    {.name = "print-local-scope",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "No aliases"},
    {.name = "print-op-generic",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "The generic form"},
    {.name = "tag",
     .kind = JIG_OPTION_STRING,
     .otherwise = "",
     .help = "What new locations are called beside those that there are; none: in their place"},
};

const JigPassRow jig_pass_snapshot_op_locations = {
    .name = "snapshot-op-locations",
    .title = "LocationSnapshot",
    .outside_effects = true,
    JIG_TABLE(options, options),
    .run = run,
    .summary = "locations of ops in a file with the IR as it is",
};
