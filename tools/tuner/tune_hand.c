/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_hand.h"

#include "code.h"
#include "tuner/tune_message.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

typedef struct Hand {
    TuneWorker *worker;
    int socket;
    uint64_t *point;
    JigCharVec answer;
    JigArena *a, *scratch;
} Hand;

static bool say(Hand *h) {
    return send(h->socket, h->answer.data, h->answer.len, 0) == (ssize_t)h->answer.len;
}

/* ---- Requests ---- */

static void hold(Hand *h, uint64_t number) {
    double seconds;
    bool ok = tune_worker_begin_with(h->worker, h->point, h->scratch);
    (void)tune_worker_best(h->worker, &seconds);
    tune_message_begin(&h->answer, TUNE_HELD, number);
    tune_put_number(&h->answer, ok);
    tune_put_real(&h->answer, seconds);
}

static void meet(Hand *h, uint64_t number) {
    double seconds;
    bool stays, ok = tune_worker_meet(h->worker, h->point, h->scratch, &stays);
    (void)tune_worker_best(h->worker, &seconds);
    tune_message_begin(&h->answer, TUNE_MET, number);
    tune_put_number(&h->answer, ok);
    tune_put_number(&h->answer, stays);
    tune_put_real(&h->answer, seconds);
}

static void try_point(Hand *h, uint64_t number) {
    TuneTrial t;
    tune_worker_try(h->worker, h->point, h->scratch, &t);
    tune_message_begin(&h->answer, TUNE_TRIED, number);
    tune_put_candidate(&h->answer, &t.c);
    tune_put_number(&h->answer, t.same);
    tune_put_number(&h->answer, t.compiled);
    tune_put_number(&h->answer, t.won);
    tune_put_number(&h->answer, t.is_undecided);
    tune_put_number(&h->answer, t.is_passing);
    tune_put_counts(&h->answer, tune_worker_counts(h->worker));
}

static void learn(Hand *h, TuneReading *r) {
    while (r->left) {
        TuneCandidate c = tune_read_candidate(r, h->scratch);
        tune_worker_learn(h->worker, &c);
    }
}

/* Before a request is taken, it is said which: whoever ends this process in between, it is known
 * whose fault that was, and the request is still there for the next worker or was begun. False:
 * there is nobody. */
static bool say_begin(Hand *h) {
    TuneHead head;
    ssize_t len = recv(h->socket, &head, sizeof head, MSG_PEEK);
    if (len < (ssize_t)sizeof head || !head.number)
        return len > 0;
    tune_message_begin(&h->answer, TUNE_BEGINS, head.number);
    return say(h);
}

/* False: there is nobody to answer to, or it makes no sense. */
static bool do_request(Hand *h, TuneReading *r) {
    TuneHead head = tune_read_head(r);
    if (head.kind == TUNE_LEARN) {
        learn(h, r);
        return true;
    }
    if (!tune_read_point(r, tune_worker_space(h->worker), h->point))
        return false;
    switch (head.kind) {
    case TUNE_HOLD:
        hold(h, head.number);
        break;
    case TUNE_MEET:
        meet(h, head.number);
        break;
    case TUNE_TRY:
        try_point(h, head.number);
        break;
    default:
        return false;
    }
    return say(h);
}

static void work(Hand *h) {
    char *bytes = JIG_NEW_ARRAY(h->a, char, TUNE_MESSAGE);
    ssize_t len;
    do {
        jig_arena_reset(h->scratch);
        len = say_begin(h) ? recv(h->socket, bytes, TUNE_MESSAGE, 0) : 0;
    } while (len > 0 && do_request(h, &(TuneReading){bytes, (size_t)len}));
}

/* ---- Beginning ---- */

/* What is said while payload and script are read goes to the first rank, which tells it once. */
static JigStr end_capture(FILE *captured, int kept, JigArena *a) {
    char text[TUNE_TEXT];
    fflush(stderr);
    dup2(kept, STDERR_FILENO);
    close(kept);
    rewind(captured);
    size_t len = fread(text, 1, sizeof text, captured);
    fclose(captured);
    return jig_arena_str(a, (JigStr){text, len});
}

static JigStr open_worker(Hand *h, JigContext *ctx, const TuneSettings *s) {
    FILE *captured = tmpfile();
    int kept = captured ? dup(STDERR_FILENO) : -1;
    if (kept < 0)
        return JIG_STR("there is no temporary file\n");
    dup2(fileno(captured), STDERR_FILENO);
    h->worker = tune_worker_open(ctx, s, h->a);
    return end_capture(captured, kept, h->a);
}

static bool begin(Hand *h, JigContext *ctx, const TuneSettings *s) {
    JigStr said = open_worker(h, ctx, s);
    tune_message_begin(&h->answer, h->worker ? TUNE_READY : TUNE_FAILED, 0);
    if (h->worker) {
        tune_put_job(&h->answer, tune_worker_job(h->worker));
        tune_put_text(&h->answer, tune_given_text(s, h->a));
        tune_put_text(&h->answer, tune_worker_axes(h->worker, h->a));
    }
    tune_put_text(&h->answer, said);
    if (h->answer.len > TUNE_MESSAGE) {
        tune_message_begin(&h->answer, TUNE_FAILED, 0);
        tune_put_text(&h->answer, JIG_STR("jig tune: the arguments are longer than what several "
                                          "processes tell each other\n"));
        (void)say(h);
        return false;
    }
    if (!say(h) || !h->worker)
        return false;
    h->point = JIG_NEW_ARRAY(h->a, uint64_t, tune_worker_space(h->worker)->num_axes + 1);
    return true;
}

/* What the command line says of memory is said for each worker; what the machine has is shared. */
static void take_seat(TuneSettings *s, const TuneSeat *seat) {
    if (!s->threads)
        tune_seat_stay(seat->processor);
    if (!s->max_memory && seat->workers)
        s->share = code_machine_memory() / seat->workers;
}

int tune_hand_work(JigContext *ctx, const TuneSettings *s, const TuneSeat *seat, int socket) {
    TuneSettings mine = *s;
    Hand h = {.socket = socket, .a = jig_arena_create(), .scratch = jig_arena_create()};
    take_seat(&mine, seat);
    bool ok = begin(&h, ctx, &mine);
    if (ok)
        work(&h);
    tune_worker_close(h.worker);
    jig_vec_free(&h.answer);
    jig_arena_destroy(h.scratch);
    jig_arena_destroy(h.a);
    return ok ? 0 : TUNE_FAILS;
}
