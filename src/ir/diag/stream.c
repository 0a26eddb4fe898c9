/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Where text goes that is neither a result nor a diagnostic that a handler took. */
#include "ir/diag/stream.h"

#include "ir/context.h"
#include "support/check.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

void jig_context_set_stream(JigContext *ctx, JigStream which, JigWriteFn write, void *user) {
    JIG_REQUIRE(ctx && which < JIG_STREAMS);
    ctx->streams[which] = (JigSink){write, user};
}

/* Unbuffered, so that it stands where it was said among what others write. */
static void write_message(const char *text, size_t len) {
    while (len) {
        ssize_t n = write(STDERR_FILENO, text, len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return; /* nowhere left to complain */
        text += n;
        len -= (size_t)n;
    }
}

void jig_stream_write(JigContext *ctx, JigStream which, const char *text, size_t len) {
    JIG_REQUIRE(ctx && which < JIG_STREAMS && (text || !len));
    const JigSink *sink = &ctx->streams[which];
    if (sink->write)
        sink->write(sink->user, text, len);
    else if (which == JIG_STREAM_OUTPUT)
        fwrite(text, 1, len, stdout);
    else
        write_message(text, len);
}

void jig_stream_open(JigContext *ctx, JigStream which, JigOutput *out) {
    const JigSink *sink = &ctx->streams[which];
    if (sink->write)
        jig_output_on_sink(out, sink->write, sink->user);
    else
        jig_output_on_fd(out, which == JIG_STREAM_OUTPUT ? STDOUT_FILENO : STDERR_FILENO);
}

void jig_stream_flush(JigContext *ctx, JigStream which) {
    JIG_REQUIRE(ctx && which < JIG_STREAMS);
    if (which == JIG_STREAM_OUTPUT && !ctx->streams[which].write)
        fflush(stdout);
}
