/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/file.h"

#include "support/arena.h"
#include "support/check.h"
#include "support/heap.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    MAP_FROM = 1 << 20,  /* smaller files are copied: cheaper than a mapping */
    OF_PIPE = 512 << 20, /* what is read at most of what may have no end ... */
    OF_DEVICE = 16 << 20,
};

/* ---- Reading ---- */

bool jig_file_is_regular(const char *path) {
    JIG_REQUIRE(path);
    struct stat st;
    return stat(path, &st) == 0 && S_ISREG(st.st_mode);
}

/* What there is, at most `room`; 0 at the end, below that with errno set. */
static ssize_t read_some(int fd, char *to, size_t room) {
    ssize_t n;
    do
        n = read(fd, to, room);
    while (n < 0 && errno == EINTR);
    return n;
}

static size_t most_of(const struct stat *st) {
    return S_ISREG(st->st_mode) && st->st_size > 0 ? SIZE_MAX
           : S_ISCHR(st->st_mode)                  ? OF_DEVICE
                                                   : OF_PIPE;
}

/* Reads to the end of `fd`. */
static bool slurp(int fd, const struct stat *st, JigFile *out) {
    size_t most = most_of(st), size = most == SIZE_MAX ? (size_t)st->st_size : 0;
    size_t cap = size + 1 > 4096 ? size + 1 : 4096, len = 0;
    char *text = jig_malloc(cap);
    ssize_t n;
    while ((n = read_some(fd, text + len, cap - len - 1)) > 0) {
        len += (size_t)n;
        if (len > most) {
            errno = EFBIG;
            n = -1;
            break;
        }
        if (len + 1 >= cap)
            text = jig_realloc(text, cap *= 2);
    }
    if (n < 0) {
        int saved = errno;
        jig_free(text);
        errno = saved;
        return false;
    }
    text[len] = 0;
    *out = (JigFile){.text = {text, len}};
    return true;
}

bool jig_file_read_fd(int fd, JigFile *out) {
    JIG_REQUIRE(fd >= 0 && out);
    struct stat st;
    return fstat(fd, &st) == 0 && slurp(fd, &st, out);
}

static void close_fd(void *fd, size_t size) {
    (void)size;
    close((int)(intptr_t)fd);
}

bool jig_file_read(const char *path, JigFileMode mode, JigFile *out) {
    JIG_REQUIRE(path && out);
    JIG_REQUIRE(mode == JIG_FILE_COPY || mode == JIG_FILE_MAP);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    struct JigHeld *held = jig_heap_hold(NULL, close_fd, (void *)(intptr_t)fd, 0);
    struct stat st;
    bool ok = fstat(fd, &st) == 0;
    if (ok && S_ISDIR(st.st_mode)) {
        errno = EISDIR;
        ok = false;
    }
    if (ok) {
        size_t size = S_ISREG(st.st_mode) && st.st_size > 0 ? (size_t)st.st_size : 0;
        void *map = MAP_FAILED;
        if (mode == JIG_FILE_MAP && size >= MAP_FROM)
            map = mmap(NULL, size, PROT_READ, MAP_PRIVATE, fd, 0);
        if (map != MAP_FAILED)
            *out = (JigFile){.text = {map, size}, .mapped = true};
        else
            ok = slurp(fd, &st, out);
    }
    int saved = errno;
    jig_heap_let_go(held);
    errno = saved;
    return ok;
}

void jig_file_close(JigFile *file) {
    JIG_REQUIRE(file);
    if (file->mapped)
        munmap((void *)(uintptr_t)file->text.ptr, file->text.len);
    else
        jig_free((char *)(uintptr_t)file->text.ptr);
    *file = (JigFile){0};
}

void jig_file_page_out(JigStr part) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t from = ((uintptr_t)part.ptr + page - 1) & ~(page - 1);
    uintptr_t to = ((uintptr_t)part.ptr + part.len) & ~(page - 1);
    if (from < to)
        (void)madvise((void *)from, to - from, MADV_DONTNEED);
}
