/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool tune_file_begin(TuneFile *f, const char *suffix) {
    const char *folder = getenv("TMPDIR");
    int n = snprintf(f->path, sizeof f->path, "%s/jig-tune-XXXXXX%s",
                     folder && *folder ? folder : "/tmp", suffix);
    jig_leftovers_hold();
    errno = ENAMETOOLONG;
    int fd = n < (int)sizeof f->path ? mkstemps(f->path, (int)strlen(suffix)) : -1;
    if (fd >= 0) {
        f->leftover.path = f->path;
        jig_leftovers_note(&f->leftover);
        close(fd);
    }
    jig_leftovers_release();
    if (fd < 0)
        fprintf(stderr, "jig tune: no file for candidates can be made: %s\n", strerror(errno));
    return fd >= 0;
}

bool tune_file_write(const TuneFile *f, JigStr text) {
    FILE *out = fopen(f->path, "w");
    bool ok = out && fwrite(text.ptr, 1, text.len, out) == text.len;
    return out && fclose(out) == 0 && ok;
}

void tune_file_end(TuneFile *f) {
    if (!f->leftover.path)
        return;
    unlink(f->path);
    jig_leftovers_forget(&f->leftover);
}
