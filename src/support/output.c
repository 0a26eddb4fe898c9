/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "support/arena.h"
#include "support/check.h"
#include "support/file.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { OUTPUT_BUFFER = 1 << 16 };

/* ---- Where it goes ---- */

/* A descriptor of this process by one of the names that shells know: what is written there comes
 * after what is there. -1: the path is no such name. */
static int own_descriptor(const char *path) {
    static const char prefix[] = "/dev/fd/";
    if (strcmp(path, "/dev/stdout") == 0)
        return STDOUT_FILENO;
    if (strcmp(path, "/dev/stderr") == 0)
        return STDERR_FILENO;
    if (strncmp(path, prefix, sizeof prefix - 1) != 0)
        return -1;
    char *end;
    const char *digits = path + sizeof prefix - 1;
    long n = *digits >= '0' && *digits <= '9' ? strtol(digits, &end, 10) : -1;
    return n >= 0 && n <= INT_MAX && !*end ? (int)n : -1;
}

/* What the symbolic link `path` says, from its folder; NULL when it is none. On the heap. */
static char *link_target(const char *path) {
    char said[PATH_MAX];
    ssize_t n = readlink(path, said, sizeof said);
    if (n <= 0 || n == sizeof said)
        return NULL;
    const char *slash = said[0] == '/' ? NULL : strrchr(path, '/');
    size_t folder = slash ? (size_t)(slash + 1 - path) : 0;
    char *target = jig_malloc(folder + (size_t)n + 1);
    memcpy(target, path, folder);
    memcpy(target + folder, said, (size_t)n);
    target[folder + (size_t)n] = 0;
    return target;
}

/* The file behind links, which is there or not: a link stays one. On the heap. */
static char *follow_links(const char *path) {
    enum { MOST_LINKS = 40 };
    size_t n = strlen(path);
    char *at = jig_malloc(n + 1), *next;
    memcpy(at, path, n + 1);
    for (int i = 0; i < MOST_LINKS && (next = link_target(at)); ++i) {
        jig_free(at);
        at = next;
    }
    return at;
}

/* ---- Opening ---- */

/* What a name of a file may have: a long one lends its beginning only. */
static char *temporary_name(const char *target) {
    enum { MOST_OF_NAME = 100 };
    const char *slash = strrchr(target, '/');
    size_t folder = slash ? (size_t)(slash + 1 - target) : 0, n = strlen(target + folder);
    int kept = (int)(folder + (n < MOST_OF_NAME ? n : MOST_OF_NAME));
    size_t size = (size_t)kept + sizeof ".tmp-XXXXXX";
    char *name = jig_malloc(size);
    snprintf(name, size, "%.*s.tmp-XXXXXX", kept, target);
    return name;
}

/* A file beside the target, which it replaces in the end. */
static void open_temporary(JigOutput *out, const struct stat *existing) {
    out->temporary = temporary_name(out->path);
    jig_leftovers_hold();
    out->fd = mkstemp(out->temporary);
    if (out->fd >= 0) {
        out->leftover.path = out->temporary;
        jig_leftovers_note(&out->leftover);
    }
    jig_leftovers_release();
    if (out->fd < 0)
        return;
    mode_t mask = umask(0);
    umask(mask);
    /* As far as allowed: a failure leaves the file private. */
    (void)!fchmod(out->fd, existing ? existing->st_mode & 07777 : 0666 & ~mask);
}

/* A file that has other names, too, or none any more, or stands in a folder where nothing can be
 * made: the text is kept until it is whole, then written to the file itself. */
static bool must_stay(const JigOutput *out, const struct stat *existing) {
    return existing && (existing->st_nlink != 1 ||
                        (out->fd < 0 && out->temporary && access(out->path, W_OK) == 0));
}

static void open_regular(JigOutput *out, const char *path, const struct stat *existing) {
    out->path = follow_links(path);
    if (!must_stay(out, existing))
        open_temporary(out, existing);
    if (!must_stay(out, existing))
        return;
    jig_free(out->temporary);
    jig_free(out->path);
    out->temporary = NULL;
    out->path = NULL;
    out->fd = open(path, O_WRONLY | O_CLOEXEC);
    out->whole = true;
}

static bool open_failed(JigOutput *out) {
    int saved = errno;
    jig_free(out->path);
    jig_free(out->temporary);
    errno = saved;
    return false;
}

/* An existing target that is not a regular file is written directly. */
bool jig_output_open(JigOutput *out, const char *path) {
    JIG_REQUIRE(out && path);
    *out = (JigOutput){.fd = -1};
    struct stat st;
    int own = own_descriptor(path);
    bool exists = own < 0 && stat(path, &st) == 0;
    if (exists && S_ISDIR(st.st_mode))
        errno = EISDIR;
    if (!*path || (exists && S_ISDIR(st.st_mode)) || (own < 0 && !exists && errno != ENOENT))
        return false;
    if (own >= 0)
        out->fd = fcntl(own, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    else if (exists && !S_ISREG(st.st_mode))
        out->fd = open(path, O_WRONLY | O_CLOEXEC);
    else if (exists && access(path, W_OK) != 0)
        return false;
    else
        open_regular(out, path, exists ? &st : NULL);
    if (out->fd < 0)
        return open_failed(out);
    out->buffer = jig_malloc(OUTPUT_BUFFER);
    out->cap = OUTPUT_BUFFER;
    return true;
}

void jig_output_on_fd(JigOutput *out, int fd) {
    JIG_REQUIRE(out);
    *out = (JigOutput){.fd = fd, .buffer = jig_malloc(OUTPUT_BUFFER), .cap = OUTPUT_BUFFER};
}

void jig_output_on_sink(JigOutput *out, JigWriteFn sink, void *user) {
    JIG_REQUIRE(out && sink);
    jig_output_on_fd(out, -1);
    out->sink = sink;
    out->user = user;
}

/* ---- Writing ---- */

static void write_all(JigOutput *out, const char *text, size_t len) {
    if (out->sink) {
        out->sink(out->user, text, len);
        return;
    }
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

static void empty_buffer(JigOutput *out) {
    write_all(out, out->buffer, out->len);
    out->len = 0;
}

void jig_output_flush(JigOutput *out) {
    JIG_REQUIRE(out);
    if (!out->whole)
        empty_buffer(out);
}

static void grow(JigOutput *out, size_t len) {
    while (len > out->cap - out->len)
        out->buffer = jig_realloc(out->buffer, out->cap *= 2);
}

void jig_output_write(JigOutput *out, const char *text, size_t len) {
    JIG_REQUIRE(out && out->buffer);
    JIG_REQUIRE(text || !len);
    if (out->whole)
        grow(out, len);
    else if (len > out->cap - out->len)
        empty_buffer(out);
    if (len > out->cap) {
        write_all(out, text, len);
        return;
    }
    if (len) /* no text need not be anywhere */
        memcpy(out->buffer + out->len, text, len);
    out->len += len;
}

void jig_output_fn(void *out, const char *text, size_t len) {
    jig_output_write(out, text, len);
}

/* The text in place of what the file had. */
static void write_whole(JigOutput *out) {
    if (ftruncate(out->fd, 0) != 0)
        out->error = errno;
    empty_buffer(out);
}

/* The temporary file takes the target's place, or goes. */
static void end_temporary(JigOutput *out, bool keep) {
    if (keep && !out->error && rename(out->temporary, out->path) != 0)
        out->error = errno;
    if (!keep || out->error)
        unlink(out->temporary);
    jig_leftovers_forget(&out->leftover);
}

bool jig_output_close(JigOutput *out, bool keep) {
    JIG_REQUIRE(out);
    if (keep && out->whole)
        write_whole(out);
    else if (keep)
        empty_buffer(out);
    bool owned = out->path || out->fd > STDERR_FILENO;
    if (owned && close(out->fd) != 0 && !out->error)
        out->error = errno;
    if (out->temporary)
        end_temporary(out, keep);
    jig_free(out->path);
    jig_free(out->temporary);
    jig_free(out->buffer);
    int error = out->error;
    *out = (JigOutput){.fd = -1};
    errno = error;
    return !error;
}
