/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/file.h"

#include "support/arena.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    OUTPUT_BUFFER = 1 << 16,
    MAP_FROM = 1 << 20, /* smaller files are copied: cheaper than a mapping */
};

/* ---- Reading ---- */

bool jig_file_is_regular(const char *path) {
    struct stat st;
    return stat(path, &st) == 0 && S_ISREG(st.st_mode);
}

/* Reads to the end of `fd`; `hint` is the expected size. */
static bool slurp(int fd, size_t hint, JigFile *out) {
    size_t cap = hint + 1 > 4096 ? hint + 1 : 4096, len = 0;
    char *text = jig_malloc(cap);
    for (;;) {
        if (len + 1 >= cap) {
            cap *= 2;
            text = jig_realloc(text, cap);
        }
        ssize_t n = read(fd, text + len, cap - len - 1);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0) {
            int saved = errno;
            free(text);
            errno = saved;
            return false;
        }
        if (n == 0)
            break;
        len += (size_t)n;
    }
    text[len] = 0;
    *out = (JigFile){.text = {text, len}};
    return true;
}

bool jig_file_read_fd(int fd, JigFile *out) {
    return slurp(fd, 0, out);
}

bool jig_file_read(const char *path, JigFileMode mode, JigFile *out) {
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
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
            ok = slurp(fd, size, out);
    }
    int saved = errno;
    close(fd);
    errno = saved;
    return ok;
}

void jig_file_close(JigFile *file) {
    if (file->mapped)
        munmap((void *)(uintptr_t)file->text.ptr, file->text.len);
    else
        free((char *)(uintptr_t)file->text.ptr);
    *file = (JigFile){0};
}

void jig_file_page_out(JigStr part) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t from = ((uintptr_t)part.ptr + page - 1) & ~(page - 1);
    uintptr_t to = ((uintptr_t)part.ptr + part.len) & ~(page - 1);
    if (from < to)
        (void)madvise((void *)from, to - from, MADV_DONTNEED);
}

/* ---- Temporary files ----
 * Those of open outputs are removed when the process exits: it may be out of
 * memory in the middle of the text. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static JigOutput *with_temporary;

static void remove_temporaries(void) {
    for (const JigOutput *o = with_temporary; o; o = o->next)
        unlink(o->temporary);
}

static void note_temporary(JigOutput *out) {
    static bool registered;
    pthread_mutex_lock(&lock);
    if (!registered)
        registered = atexit(remove_temporaries) == 0;
    out->next = with_temporary;
    with_temporary = out;
    pthread_mutex_unlock(&lock);
}

static void forget_temporary(JigOutput *out) {
    pthread_mutex_lock(&lock);
    JigOutput **at = &with_temporary;
    while (*at && *at != out)
        at = &(*at)->next;
    if (*at)
        *at = out->next;
    pthread_mutex_unlock(&lock);
}

/* ---- Writing ---- */

/* A file beside the target, which it replaces in the end. A symbolic link is followed so that the
 * link stays one. `existing`: the target as it is, or NULL. */
static void open_temporary(JigOutput *out, const char *path, const struct stat *existing) {
    char *real = existing ? realpath(path, NULL) : NULL;
    const char *target = real ? real : path;
    size_t n = strlen(target);
    out->path = jig_malloc(n + 1);
    memcpy(out->path, target, n + 1);
    free(real);
    out->temporary = jig_malloc(n + 16);
    snprintf(out->temporary, n + 16, "%s.tmp-XXXXXX", out->path);
    out->fd = mkstemp(out->temporary);
    if (out->fd < 0)
        return;
    mode_t mask = umask(0);
    umask(mask);
    /* As far as allowed: a failure leaves the file private. */
    (void)!fchmod(out->fd, existing ? existing->st_mode & 07777 : 0666 & ~mask);
}

/* An existing target that is not a regular file is written directly. */
bool jig_output_open(JigOutput *out, const char *path) {
    *out = (JigOutput){.fd = -1};
    struct stat st;
    bool exists = stat(path, &st) == 0;
    if (!*path || (exists && S_ISDIR(st.st_mode))) {
        errno = *path ? EISDIR : ENOENT;
        return false;
    }
    if (exists && !S_ISREG(st.st_mode))
        out->fd = open(path, O_WRONLY | O_CLOEXEC);
    else if (exists && access(path, W_OK) != 0)
        return false;
    else
        open_temporary(out, path, exists ? &st : NULL);
    if (out->fd < 0) {
        int saved = errno;
        free(out->path);
        free(out->temporary);
        errno = saved;
        return false;
    }
    if (out->temporary)
        note_temporary(out);
    out->buffer = jig_malloc(OUTPUT_BUFFER);
    return true;
}

void jig_output_on_fd(JigOutput *out, int fd) {
    *out = (JigOutput){.fd = fd, .buffer = jig_malloc(OUTPUT_BUFFER)};
}

static void write_all(JigOutput *out, const char *text, size_t len) {
    while (len && !out->error) {
        ssize_t n = write(out->fd, text, len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0) {
            out->error = errno;
            return;
        }
        text += n;
        len -= (size_t)n;
    }
}

void jig_output_flush(JigOutput *out) {
    write_all(out, out->buffer, out->len);
    out->len = 0;
}

void jig_output_write(JigOutput *out, const char *text, size_t len) {
    if (len > OUTPUT_BUFFER - out->len)
        jig_output_flush(out);
    if (len > OUTPUT_BUFFER) {
        write_all(out, text, len);
        return;
    }
    memcpy(out->buffer + out->len, text, len);
    out->len += len;
}

void jig_output_fn(void *out, const char *text, size_t len) {
    jig_output_write(out, text, len);
}

bool jig_output_close(JigOutput *out, bool keep) {
    if (keep)
        jig_output_flush(out);
    bool owned = out->path || out->fd > STDERR_FILENO;
    if (owned && close(out->fd) != 0 && !out->error)
        out->error = errno;
    if (out->temporary) {
        forget_temporary(out);
        if (keep && !out->error && rename(out->temporary, out->path) != 0)
            out->error = errno;
        if (!keep || out->error)
            unlink(out->temporary);
    }
    free(out->path);
    free(out->temporary);
    free(out->buffer);
    int error = out->error;
    *out = (JigOutput){.fd = -1};
    errno = error;
    return !error;
}
