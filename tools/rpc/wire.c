/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rpc/wire.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <strings.h>
#include <unistd.h>

enum { MOST_HEADER = 1 << 12, READ_AT_ONCE = 1 << 16 };
static const size_t most_message = (size_t)1 << 28;

/* ---- In ---- */

static JigStr waiting(const Wire *w) {
    return (JigStr){w->read.data + w->taken, w->read.len - w->taken};
}

/* A message that was taken makes room. */
static void make_room(Wire *w) {
    JigStr rest = waiting(w);
    if (w->taken && rest.len)
        memmove(w->read.data, rest.ptr, rest.len);
    w->read.len = rest.len;
    w->taken = 0;
    jig_vec_reserve(&w->read, w->read.len + READ_AT_ONCE);
}

static WireEvent read_more(Wire *w, int pause) {
    struct pollfd poll_in = {.fd = w->in, .events = POLLIN};
    int ready = poll(&poll_in, 1, pause);
    if (ready == 0)
        return WIRE_PAUSE;
    ssize_t n = ready < 0 ? -1 : read(w->in, w->read.data + w->read.len, READ_AT_ONCE);
    if (n < 0 && (errno == EINTR || errno == EAGAIN))
        return WIRE_MESSAGE;
    if (n <= 0)
        return WIRE_END;
    w->read.len += (size_t)n;
    return WIRE_MESSAGE;
}

/* Digits and nothing else, of a number that a message may have. */
static bool read_length(JigStr text, size_t *out) {
    while (text.len && (*text.ptr == ' ' || *text.ptr == '\t'))
        text = jig_str_from(text, 1);
    size_t n = 0;
    for (size_t i = 0; i < text.len; ++i) {
        if (text.ptr[i] < '0' || text.ptr[i] > '9' || n > most_message)
            return false;
        n = 10 * n + (size_t)(text.ptr[i] - '0');
    }
    *out = n;
    return text.len && n <= most_message;
}

/* The lines of a header, without the empty one at its end. Of those that are unknown nothing
 * follows. */
static bool read_header(JigStr header, size_t *length) {
    static const char name[] = "Content-Length:";
    bool known = false;
    while (header.len) {
        size_t end = jig_str_find(header, JIG_STR("\r\n"));
        JigStr line = {header.ptr, end};
        bool is_length =
            line.len >= sizeof name - 1 && strncasecmp(line.ptr, name, sizeof name - 1) == 0;
        if (!memchr(line.ptr, ':', line.len))
            return false;
        if (is_length && !read_length(jig_str_from(line, sizeof name - 1), length))
            return false;
        known |= is_length;
        header = end < header.len ? jig_str_from(header, end + 2) : (JigStr){0};
    }
    return known;
}

/* What is there of a message: all, a beginning, or noise. */
static WireEvent look(Wire *w, JigStr *message) {
    static const char end_of_header[] = "\r\n\r\n";
    JigStr text = waiting(w);
    size_t header = text.len ? jig_str_find(text, jig_str(end_of_header)) : 0;
    size_t length = 0;
    if (header == text.len)
        return text.len > MOST_HEADER ? WIRE_NOISE : WIRE_PAUSE;
    if (header > MOST_HEADER || !read_header((JigStr){text.ptr, header}, &length))
        return WIRE_NOISE;
    JigStr body = jig_str_from(text, header + sizeof end_of_header - 1);
    if (body.len < length)
        return WIRE_PAUSE;
    *message = (JigStr){body.ptr, length};
    w->taken = (size_t)(body.ptr - w->read.data) + length;
    return WIRE_MESSAGE;
}

WireEvent wire_read(Wire *w, int pause, JigStr *message) {
    for (;;) {
        if (w->read.len) {
            WireEvent event = look(w, message);
            if (event != WIRE_PAUSE)
                return event;
        }
        make_room(w);
        WireEvent event = read_more(w, pause);
        if (event == WIRE_END && w->read.len)
            return WIRE_NOISE;
        if (event != WIRE_MESSAGE)
            return event;
    }
}

/* ---- Out ---- */

/* So much is taken at once by who has room at all: a pipe's answer to POLLOUT is about it. */
enum { WRITE_AT_ONCE = 4096 };

/* Waits until somebody takes what is written. Who writes a long message before reading has it read
 * meanwhile, or both would wait for each other. */
static void wait_for_room(Wire *w) {
    struct pollfd ends[] = {{.fd = w->out, .events = POLLOUT}, {.fd = w->in, .events = POLLIN}};
    for (;;) {
        bool has_room = waiting(w).len < most_message && !w->in_ended;
        if (poll(ends, has_room ? 2 : 1, -1) < 0 && errno != EINTR)
            return;
        if (ends[0].revents)
            return;
        if (has_room && ends[1].revents) {
            make_room(w);
            w->in_ended = read_more(w, 0) == WIRE_END;
        }
    }
}

static void put(Wire *w, const char *text, size_t len) {
    while (len && !w->broken) {
        wait_for_room(w);
        ssize_t n = write(w->out, text, len < WRITE_AT_ONCE ? len : WRITE_AT_ONCE);
        if (n < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        w->broken = n <= 0;
        text += n > 0 ? n : 0;
        len -= n > 0 ? (size_t)n : 0;
    }
}

void wire_write(Wire *w, JigStr message) {
    char header[64];
    int n = snprintf(header, sizeof header, "Content-Length: %zu\r\n\r\n", message.len);
    put(w, header, (size_t)n);
    put(w, message.ptr, message.len);
}

void wire_free(Wire *w) {
    jig_vec_free(&w->read);
}
