/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* NVIDIA's toolkit: where it is, its library, and its assembler and linker as programs; and
 * #nvvm.target, which names machines. */
#include "machine/nvidia/nvvm/nvvm_ir.h"

#include "codegen/run/device.h"
#include "codegen/run/program.h"
#include "support/arena.h"
#include "support/leftovers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* The folder that was given, or else the one that CUDA_ROOT, CUDA_HOME or CUDA_PATH names, in `a`.
 * NULL: none is named. */
static const char *toolkit(JigStr given, JigArena *a) {
    static const char *const names[] = {"CUDA_ROOT", "CUDA_HOME", "CUDA_PATH"};
    if (given.len)
        return jig_arena_str(a, given).ptr;
    for (size_t i = 0; i < JIG_LEN(names); ++i) {
        const char *folder = getenv(names[i]);
        if (folder && *folder)
            return folder;
    }
    return NULL;
}

/* ---- The library ---- */

static bool is_there(const char *path, bool folder) {
    struct stat s;
    return stat(path, &s) == 0 && (folder ? S_ISDIR(s.st_mode) : S_ISREG(s.st_mode));
}

static bool find_library(JigOp *module, JigStr given, JigArena *a, const char **path) {
    const char *folder = toolkit(given, a);
    if (!folder)
        return true;
    if (!is_there(folder, true))
        return jig_op_emit_error(module, "CUDA path: %s does not exist or is not a directory.\n",
                                 folder);
    *path = jig_arena_printf(a, "%s/nvvm/libdevice/libdevice.10.bc", folder).ptr;
    return is_there(*path, false) ||
           jig_op_emit_error(module, "LibDevice path: %s does not exist or is not a file.\n",
                             *path);
}

/* ---- Files ---- */

/* In a folder of their own. */
typedef struct Files {
    const char *ptx, *cubin, *fat;
    JigLeftover leftovers[4]; /* the folder, then these */
} Files;

static bool make_files(Files *f, JigArena *a) {
    const char *tmp = getenv("TMPDIR");
    char *folder =
        (char *)(uintptr_t)jig_arena_printf(a, "%s/jig-XXXXXX", tmp && *tmp ? tmp : "/tmp").ptr;
    jig_leftovers_hold();
    bool ok = mkdtemp(folder);
    *f = (Files){.ptx = jig_arena_printf(a, "%s/kernels.ptx", folder).ptr,
                 .cubin = jig_arena_printf(a, "%s/kernels.cubin", folder).ptr,
                 .fat = jig_arena_printf(a, "%s/kernels.fatbin", folder).ptr};
    const char *const paths[] = {folder, f->ptx, f->cubin, f->fat};
    for (size_t i = 0; ok && i < JIG_LEN(paths); ++i) {
        f->leftovers[i].path = paths[i];
        jig_leftovers_note(&f->leftovers[i]);
    }
    jig_leftovers_release();
    return ok;
}

static void remove_files(Files *f) {
    for (size_t i = JIG_LEN(f->leftovers); i-- > 0;) {
        (void)remove(f->leftovers[i].path);
        jig_leftovers_forget(&f->leftovers[i]);
    }
}

static bool write_file(const char *path, JigStr text) {
    FILE *file = fopen(path, "wb");
    bool ok = file && fwrite(text.ptr, 1, text.len, file) == text.len;
    return file && fclose(file) == 0 && ok;
}

static bool read_file(const char *path, JigCharVec *code) {
    FILE *file = fopen(path, "rb");
    char piece[4096];
    size_t n;
    while (file && (n = fread(piece, 1, sizeof piece, file)))
        jig_vec_append(code, piece, n);
    bool ok = file && !ferror(file);
    if (file)
        fclose(file);
    return ok;
}

/* ---- Programs ---- */

static bool run(const JigDeviceJob *job, const char *name, const char **argv, JigArena *a,
                JigStr *why) {
    JigStr said;
    const char *first = job->toolkit.len ? jig_arena_str(a, job->toolkit).ptr : NULL;
    argv[0] = jig_run_program_find(first, name, toolkit((JigStr){0}, a), a);
    if (!argv[0]) {
        *why = jig_arena_printf(a,
                                "Couldn't find the `%s` binary. Please specify the toolkit path, "
                                "add it to $PATH, or set CUDA_ROOT, CUDA_HOME or CUDA_PATH.",
                                name);
        return false;
    }
    if (jig_run_program_run(argv, a, &said))
        return true;
    *why = jig_arena_printf(a, "`%s` invocation failed. Log:\n%.*s", name, JIG_FMT(said));
    return false;
}

static bool assemble(const JigDeviceJob *job, const Files *f, JigArena *a, JigStr *why) {
    enum { FIXED = 8 };
    size_t n = 0;
    while (job->options[n])
        ++n;
    const char **argv = JIG_NEW_ARRAY(a, const char *, FIXED + n + 1);
    const char *fixed[FIXED] = {
        NULL, "-arch",  job->chip,     f->ptx,
        "-o", f->cubin, "--opt-level", jig_arena_printf(a, "%u", (unsigned)job->level).ptr};
    memcpy(argv, fixed, sizeof fixed);
    memcpy(argv + FIXED, job->options, n * sizeof *argv);
    argv[FIXED + n] = NULL;
    return run(job, "ptxas", argv, a, why);
}

static bool bundle(const JigDeviceJob *job, const Files *f, JigArena *a, JigStr *why) {
    const char *number = strncmp(job->chip, "sm_", 3) == 0 ? job->chip + 3 : job->chip;
    const char *argv[] = {
        NULL,
        "-64",
        jig_arena_printf(a, "--image3=kind=elf,sm=%s,file=%s", number, f->cubin).ptr,
        jig_arena_printf(a, "--image3=kind=ptx,sm=%s,file=%s", number, f->ptx).ptr,
        "--create",
        f->fat,
        NULL};
    return run(job, "fatbinary", argv, a, why);
}

static bool make_code(const JigDeviceJob *job, JigCharVec *code, JigArena *a, JigStr *why) {
    Files files;
    if (!make_files(&files, a)) {
        *why = JIG_STR("there is no room for temporary files");
        return false;
    }
    bool ok = write_file(files.ptx, job->assembly);
    if (!ok)
        *why = JIG_STR("a temporary file cannot be written");
    ok = ok && assemble(job, &files, a, why) && (!job->fat || bundle(job, &files, a, why));
    if (ok && !read_file(job->fat ? files.fat : files.cubin, code)) {
        *why = JIG_STR("a temporary file cannot be read");
        ok = false;
    }
    remove_files(&files);
    return ok;
}

/* ---- The target ---- */

enum { LEVEL, TRIPLE, CHIP, FEATURES, FLAGS, LINK }; /* parameters of #nvvm.target */
const JigDeviceRow jig_nvidia_device = {
    .level = LEVEL,
    .triple = TRIPLE,
    .chip = CHIP,
    .features = FEATURES,
    .link = LINK,
    .library = find_library,
    .assemble = make_code,
    .flags = FLAGS,
    .assembler_options = "ptxas-cmd-options",
    .tells_how = true,
};
