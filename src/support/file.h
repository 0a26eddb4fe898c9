/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Files: whole ones read into memory, and outputs that appear whole or not at
 * all.
 */
#ifndef JIG_SUPPORT_FILE_H
#define JIG_SUPPORT_FILE_H

#include "jig/base.h"
#include "support/leftovers.h"

typedef enum JigFileMode {
    JIG_FILE_COPY, /* text is on the heap; jig_free it or jig_file_close */
    JIG_FILE_MAP,  /* large files are mapped; jig_file_close */
} JigFileMode;

/* text.ptr[text.len] is readable and 0, unless the file is mapped. */
typedef struct JigFile {
    JigStr text;
    bool mapped;
} JigFile;

/* False with errno set when `path` cannot be read. "-" is no special name. What may
 * have no end (a pipe, a device) is too large beyond 512 and 16 MiB. */
bool jig_file_read(const char *path, JigFileMode mode, JigFile *out) JIG_NODISCARD;
/* Everything that descriptor `fd` still has. */
bool jig_file_read_fd(int fd, JigFile *out) JIG_NODISCARD;
void jig_file_close(JigFile *file);
/* Gives the memory of a part of a mapped file back; the part is read again
 * when it is touched. */
void jig_file_page_out(JigStr part);
bool jig_file_is_regular(const char *path);

/* A buffered output. A regular file is written under a temporary name beside
 * it and renamed when committed; what is no regular file (a pipe, a device)
 * is written directly. What cannot be replaced (it has other names, too, or
 * its folder is closed) is written when the text is whole. The temporary file
 * does not outlive the process. An open output must not be moved. */
typedef struct JigOutput {
    int fd;
    int error;              /* errno of the first failed write, or 0 */
    char *path, *temporary; /* temporary: NULL when written directly */
    char *buffer;
    size_t len, cap;
    bool whole;      /* nothing is written before the end */
    JigWriteFn sink; /* in place of `fd`; NULL: none */
    void *user;
    JigLeftover leftover;
} JigOutput;

/* False with errno set when it cannot be created. */
bool jig_output_open(JigOutput *out, const char *path) JIG_NODISCARD;
/* On a descriptor that stays open, like standard output. */
void jig_output_on_fd(JigOutput *out, int fd);
/* To a function, in large pieces. */
void jig_output_on_sink(JigOutput *out, JigWriteFn sink, void *user);
void jig_output_write(JigOutput *out, const char *text, size_t len);
void jig_output_flush(JigOutput *out);
/* A JigWriteFn. */
void jig_output_fn(void *out, const char *text, size_t len);
/* Ends it: with `keep` the file takes its place; else, or when a write failed,
 * nothing of it stays. False with errno set when something failed. */
bool jig_output_close(JigOutput *out, bool keep) JIG_NODISCARD;

#endif
