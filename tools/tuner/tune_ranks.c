/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_ranks.h"

#include "jig/version.h"
#include "support/words.h"
#include "terminal.h"
#include "transform/state.h" /* the clock */
#include "tools.h"
#include "tuner/tune_beat.h"
#include "tuner/tune_message.h"
#include "tuner/tune_seats.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef enum HandState {
    STARTS, /* it has not yet said that it can be asked */
    FREE,
    HOLDS, /* it is told the best point */
    TRIES,
    MEETS, /* what it found is held against what another one has found meanwhile */
    GONE,
} HandState;

/* The worker of a rank. */
typedef struct Hand {
    HandState state;
    bool is_silent; /* gone without a word */
    bool is_told;   /* that it is over */
    bool has_ended; /* it has said so */
    size_t machine;
    TuneJob job;
    JigStr given, axes; /* what is chosen for its machine, and what is open (tune_worker_axes) */
    uint64_t number;    /* of the request that it works on */
    uint64_t *point;    /* which it was given, if `has_point` */
    bool has_point;
    TuneTrial trial;              /* of it, while the worker meets another one; texts in `a` */
    uint64_t held;                /* the number of the best that it holds; 0: none of these */
    uint64_t refused;             /* the number of the best that cannot be measured there */
    uint64_t meant;               /* the number of the best that it is told */
    size_t learned;               /* how much of what others found it was told */
    JigTuneCounts counts, before; /* of this worker; of those that died */
    unsigned deaths;              /* since something was last measured */
    double heard;
    JigArena *a;
} Hand;

/* What is known of a kind of machine. */
typedef struct Known {
    JigStr given, axes; /* of its workers */
    JigContext *ctx;    /* of a reader of its own; NULL: it is the crew's */
    uint64_t *best;
    uint64_t number; /* counts best points; 0: there was none */
    double seconds;  /* of a call of the best; INFINITY: not known */
    JIG_VEC(TuneCandidate) found;
} Known;

typedef struct Ranks {
    TuneCrew crew;
    const TuneMpi *mpi;
    JigStr given;         /* what is chosen for this machine */
    TuneSettings reading; /* what is only read here, and not run */
    TuneSeat *seats;
    Hand *hands;
    Known *known;
    size_t num; /* of hands: that of rank i is i - 1 */
    uint64_t last_number;
    uint64_t *taken; /* the point that was taken last */
    TuneBeat beat;
    double idled; /* when it last listened */
    JigCharVec message;
    JigArena *a;
} Ranks;

/* Seconds after which nobody listened; without a sign of life, after which a rank is gone, also
 * while its worker ends, which it waits for; and workers that die one after the other, until none
 * is made any more.
 */
static const double MOMENT = 1, PATIENCE = 10, PATIENCE_AT_END = 60;
enum { MOST_DEATHS = 3 };

static int rank_of(const Ranks *r, const Hand *h) {
    return (int)(h - r->hands) + 1;
}

static const char *host_of(const Ranks *r, const Hand *h) {
    JigStr host = r->seats[h - r->hands].host;
    return host.len ? host.ptr : "?";
}

/* ---- Sending ---- */

static void send_message(Ranks *r, const Hand *h) {
    if (!h->is_silent)
        (void)r->mpi->send(rank_of(r, h), r->message.data, r->message.len);
}

static void ask(Ranks *r, Hand *h, TuneMessageKind kind, const uint64_t *point) {
    h->number = ++r->last_number;
    tune_message_begin(&r->message, kind, h->number);
    tune_put_point(&r->message, tune_crew_space(&r->crew, h->machine), point);
    send_message(r, h);
}

/* What others found is known code there. */
static void let_learn(Ranks *r, Hand *h) {
    const Known *k = &r->known[h->machine];
    while (h->learned < k->found.len) {
        tune_message_begin(&r->message, TUNE_LEARN, 0);
        while (h->learned < k->found.len && r->message.len < TUNE_MESSAGE / 2)
            tune_put_candidate(&r->message, &k->found.data[h->learned++]);
        send_message(r, h);
    }
}

static void tell_best(Ranks *r, Hand *h, HandState state, TuneMessageKind kind) {
    const Known *k = &r->known[h->machine];
    h->state = state;
    h->meant = k->number;
    ask(r, h, kind, k->best);
}

/* Tries the point that it was given, once it holds the best one. */
static void go_on(Ranks *r, Hand *h) {
    uint64_t best = r->known[h->machine].number;
    if (!h->has_point) {
        h->state = FREE;
    } else if (best && h->held != best && h->refused != best) {
        tell_best(r, h, HOLDS, TUNE_HOLD);
    } else {
        let_learn(r, h);
        h->state = TRIES;
        ask(r, h, TUNE_TRY, h->point);
    }
}

/* ---- Who is gone ---- */

/* Its worker is ended, and no other one is made. */
static void stop(Ranks *r, Hand *h) {
    tune_message_begin(&r->message, TUNE_STOP, 0);
    if (!h->is_told)
        send_message(r, h);
    h->is_told = true;
}

static void dismiss(Ranks *r, Hand *h, const char *why) {
    progress_clear();
    fprintf(stderr, "note: rank %d on %s is not asked any more: %s\n", rank_of(r, h), host_of(r, h),
            why);
    h->state = GONE;
    h->has_point = false;
    stop(r, h);
}

/* ---- What becomes of a trial ---- */

static size_t num_axes(const Ranks *r, size_t machine) {
    return tune_crew_space(&r->crew, machine)->num_axes;
}

static void become_best(Ranks *r, Hand *h, const uint64_t *point, double seconds) {
    Known *k = &r->known[h->machine];
    memcpy(k->best, point, num_axes(r, h->machine) * sizeof *point);
    k->seconds = seconds;
    h->held = ++k->number;
}

/* The trial comes back; the hand is free. */
static bool give_back(Ranks *r, Hand *h, JigArena *scratch, TuneReturn *out) {
    TuneCandidate *c = &h->trial.c;
    if (h->trial.won)
        become_best(r, h, h->point, c->median);
    memcpy(r->taken, h->point, num_axes(r, h->machine) * sizeof *h->point);
    *out = (TuneReturn){.machine = h->machine, .point = r->taken, .trial = h->trial};
    out->trial.is_checked = out->trial.won; /* workers check before they say so */
    out->trial.c.assignment =
        jig_tune_point_text(tune_crew_space(&r->crew, h->machine), h->point, scratch);
    out->trial.c.why = jig_arena_str(scratch, c->why);
    out->trial.c.code = jig_arena_str(scratch, c->code);
    h->has_point = false;
    if (h->state > FREE && h->state != GONE)
        h->state = FREE;
    return true;
}

/* It has won there: against what? True: that was the best one, or it is known how it stands to
 * that. False: they meet first. */
static bool is_settled(Ranks *r, Hand *h) {
    const Known *k = &r->known[h->machine];
    if (!h->trial.won || !k->number || h->held == k->number)
        return true;
    if (h->state != GONE && h->refused != k->number) {
        tell_best(r, h, MEETS, TUNE_MEET);
        return false;
    }
    h->trial.won = h->trial.c.median < k->seconds;
    h->held = 0;
    return true;
}

static bool settle(Ranks *r, Hand *h, JigArena *scratch, TuneReturn *out) {
    return is_settled(r, h) && give_back(r, h, scratch, out);
}

/* Nobody knows what came of it; what was measured before it met another one is known. */
static bool lose(Ranks *r, Hand *h, const char *why, JigArena *scratch, TuneReturn *out) {
    bool had_point = h->has_point, met = h->state == MEETS;
    dismiss(r, h, why);
    if (!had_point)
        return false;
    if (met)
        return settle(r, h, scratch, out);
    h->trial = (TuneTrial){.c.outcome = TUNE_STOPPED, .c.why = jig_str(why)};
    (void)give_back(r, h, scratch, out);
    out->is_lost = true;
    return true;
}

/* ---- Answers ---- */

static void keep_finding(Ranks *r, const Hand *h, const TuneTrial *t) {
    TuneCandidate c = t->c;
    if (!t->compiled || t->is_passing || !c.code.len)
        return;
    c.why = jig_arena_str(r->a, c.why);
    c.code = jig_arena_str(r->a, c.code);
    jig_vec_push(&r->known[h->machine].found, c);
}

static bool take_trial(Ranks *r, Hand *h, TuneReading *m, JigArena *scratch, TuneReturn *out) {
    jig_arena_reset(h->a);
    h->deaths = 0;
    h->trial = (TuneTrial){.c = tune_read_candidate(m, h->a)};
    h->trial.same = tune_read_number(m);
    h->trial.compiled = tune_read_number(m);
    h->trial.won = tune_read_number(m);
    h->trial.is_undecided = tune_read_number(m);
    h->trial.is_passing = tune_read_number(m);
    h->counts = tune_read_counts(m);
    keep_finding(r, h, &h->trial);
    return settle(r, h, scratch, out);
}

static void take_held(Ranks *r, Hand *h, TuneReading *m) {
    Known *k = &r->known[h->machine];
    bool ok = tune_read_number(m);
    double seconds = tune_read_real(m);
    if (!ok)
        h->refused = h->meant;
    h->held = ok ? h->meant : 0;
    if (ok && h->meant == k->number && k->seconds == INFINITY)
        k->seconds = seconds;
    go_on(r, h);
}

static bool take_met(Ranks *r, Hand *h, TuneReading *m, JigArena *scratch, TuneReturn *out) {
    bool ok = tune_read_number(m), stays = tune_read_number(m);
    if (!ok)
        h->refused = h->meant;
    else
        h->held = h->meant; /* or it has won against that */
    h->trial.won = stays;
    return settle(r, h, scratch, out);
}

/* Another worker comes, which knows nothing yet. */
static void forget_worker(Hand *h) {
    h->held = 0;
    h->learned = 0;
    h->before.points += h->counts.points;
    h->before.steps += h->counts.steps;
    h->before.done += h->counts.done;
    h->counts = (JigTuneCounts){0};
}

/* What it worked on is what it died of. True: a trial is there. */
static bool take_cause(Ranks *r, Hand *h, TuneReading *m, JigArena *scratch, TuneReturn *out) {
    HandState was = h->state;
    h->state = STARTS;
    h->number = 0;
    if (was == HOLDS || was == MEETS)
        h->refused = h->meant;
    if (was == MEETS) {
        h->trial.won = h->trial.c.median < r->known[h->machine].seconds;
        (void)give_back(r, h, scratch, out);
        h->held = 0;
    } else if (was == TRIES) {
        jig_arena_reset(h->a);
        h->trial = (TuneTrial){.c = {.outcome = TUNE_STOPPED, .why = tune_read_text(m, h->a)}};
        (void)give_back(r, h, scratch, out);
    }
    return was == MEETS || was == TRIES;
}

/* One that died while nothing was asked of it is asked as before once there is another one. */
static bool take_death(Ranks *r, Hand *h, uint64_t number, TuneReading *m, JigArena *scratch,
                       TuneReturn *out) {
    static const char again[] = "its worker dies again and again";
    bool is_cause = number && number == h->number, is_last = ++h->deaths >= MOST_DEATHS;
    forget_worker(h);
    if (is_cause && take_cause(r, h, m, scratch, out)) {
        if (is_last)
            dismiss(r, h, again);
        return true;
    }
    if (h->state == FREE)
        h->state = STARTS;
    return is_last && lose(r, h, again, scratch, out);
}

/* True: a trial is there. */
static bool hear(Ranks *r, Hand *h, TuneReading *m, JigArena *scratch, TuneReturn *out) {
    TuneHead head = tune_read_head(m);
    h->heard = jig_observe_clock();
    h->has_ended |= head.kind == TUNE_BYE;
    if (h->state == GONE)
        return false;
    if (head.kind == TUNE_FAILED)
        return lose(r, h, "there is no worker", scratch, out);
    if (head.kind == TUNE_DIED)
        return take_death(r, h, head.number, m, scratch, out);
    if (head.kind == TUNE_READY && h->state == STARTS)
        go_on(r, h);
    if (head.number != h->number)
        return false;
    if (head.kind == TUNE_TRIED && h->state == TRIES)
        return take_trial(r, h, m, scratch, out);
    if (head.kind == TUNE_MET && h->state == MEETS)
        return take_met(r, h, m, scratch, out);
    if (head.kind == TUNE_HELD && h->state == HOLDS)
        take_held(r, h, m);
    return false;
}

/* ---- Listening ---- */

static Hand *receive(Ranks *r, char **bytes, TuneReading *m) {
    int from;
    size_t len;
    if (!r->mpi->receive(&from, bytes, &len))
        return NULL;
    *m = (TuneReading){*bytes, len};
    return &r->hands[from - 1];
}

/* A moment without a message. */
static void idle(Ranks *r) {
    static const struct timespec moment = {.tv_nsec = 1000000};
    double now = jig_observe_clock();
    for (size_t i = 0; i < r->num && now - r->idled > MOMENT; ++i)
        r->hands[i].heard = now; /* nobody listened for a while */
    r->idled = now;
    tune_beat_now(&r->beat);
    nanosleep(&moment, NULL);
}

/* Nothing is sent to it any more. */
static void give_up(Ranks *r, Hand *h) {
    h->is_silent = true;
    tune_beat_without(&r->beat, rank_of(r, h));
}

static Hand *find_silent(Ranks *r, double patience) {
    double now = jig_observe_clock();
    for (size_t i = 0; i < r->num; ++i)
        if (!r->hands[i].is_silent && now - r->hands[i].heard > patience)
            return &r->hands[i];
    return NULL;
}

/* True: a trial is there. */
static bool listen(Ranks *r, JigArena *scratch, TuneReturn *out) {
    char *bytes;
    TuneReading m;
    Hand *h = receive(r, &bytes, &m);
    if (h) {
        bool done = hear(r, h, &m, scratch, out);
        free(bytes);
        return done;
    }
    idle(r);
    h = find_silent(r, PATIENCE);
    if (!h)
        return false;
    give_up(r, h);
    return h->state != GONE && lose(r, h, "nothing was heard of it for a while", scratch, out);
}

/* ---- The crew ---- */

static Ranks *ranks_of(TuneCrew *c) {
    return (Ranks *)c;
}

static bool is_any(const Ranks *r, size_t machine, HandState state) {
    for (size_t i = 0; i < r->num; ++i)
        if (r->hands[i].machine == machine && r->hands[i].state == state)
            return true;
    return false;
}

static bool is_any_out(const Ranks *r) {
    for (size_t i = 0; i < r->num; ++i)
        if (r->hands[i].has_point)
            return true;
    return false;
}

/* Where there is nothing else to wait for, workers that start are. */
static bool has_hand(TuneCrew *c, size_t machine) {
    Ranks *r = ranks_of(c);
    TuneReturn none;
    while (!is_any(r, machine, FREE) && !is_any_out(r) && is_any(r, machine, STARTS))
        (void)listen(r, r->a, &none);
    return is_any(r, machine, FREE);
}

static void give(TuneCrew *c, size_t machine, const uint64_t *point) {
    Ranks *r = ranks_of(c);
    Hand *h = r->hands;
    while (h->machine != machine || h->state != FREE)
        ++h;
    memcpy(h->point, point, num_axes(r, machine) * sizeof *point);
    h->has_point = true;
    go_on(r, h);
}

static bool take(TuneCrew *c, JigArena *scratch, TuneReturn *out) {
    Ranks *r = ranks_of(c);
    while (is_any_out(r))
        if (listen(r, scratch, out))
            return true;
    return false;
}

/* Each worker is told at once; who cannot measure it has no best. */
static void begin_with(TuneCrew *c, size_t machine, const uint64_t *point) {
    Ranks *r = ranks_of(c);
    Known *k = &r->known[machine];
    JigArena *scratch = jig_arena_create();
    TuneReturn none;
    memcpy(k->best, point, num_axes(r, machine) * sizeof *point);
    k->number = 1;
    k->seconds = INFINITY;
    for (size_t i = 0; i < r->num; ++i)
        if (r->hands[i].machine == machine && r->hands[i].state == FREE)
            tell_best(r, &r->hands[i], HOLDS, TUNE_HOLD);
    while (is_any(r, machine, HOLDS))
        (void)listen(r, scratch, &none);
    jig_arena_destroy(scratch);
}

/* One that nobody could measure is none. */
static const uint64_t *best(TuneCrew *c, size_t machine, double *seconds) {
    const Known *k = &ranks_of(c)->known[machine];
    bool is_known = k->number && k->seconds < INFINITY;
    *seconds = is_known ? k->seconds : 0;
    return is_known ? k->best : NULL;
}

static JigTuneCounts counts(TuneCrew *c, size_t machine) {
    const Ranks *r = ranks_of(c);
    JigTuneCounts sum = {0};
    for (size_t i = 0; i < r->num; ++i) {
        const Hand *h = &r->hands[i];
        if (h->machine != machine)
            continue;
        sum.points += h->counts.points + h->before.points;
        sum.steps += h->counts.steps + h->before.steps;
        sum.done += h->counts.done + h->before.done;
    }
    return sum;
}

static void end_all(Ranks *r, bool all_there) {
    tune_message_begin(&r->message, TUNE_END, 0);
    tune_put_number(&r->message, all_there);
    for (size_t i = 0; i < r->num; ++i)
        send_message(r, &r->hands[i]);
}

/* Has one not yet said that it ends? */
static bool is_any_there(const Ranks *r) {
    for (size_t i = 0; i < r->num; ++i)
        if (!r->hands[i].is_silent && !r->hands[i].has_ended)
            return true;
    return false;
}

/* Have all said that they end? Who is gone is not waited for for long. */
static bool hear_byes(Ranks *r) {
    bool all_there = true;
    while (is_any_there(r)) {
        char *bytes;
        TuneReading m;
        Hand *h = receive(r, &bytes, &m);
        if (h) {
            h->heard = jig_observe_clock();
            h->has_ended |= tune_read_head(&m).kind == TUNE_BYE;
            free(bytes);
            continue;
        }
        idle(r);
        h = find_silent(r, PATIENCE_AT_END);
        if (h)
            give_up(r, h);
    }
    for (size_t i = 0; i < r->num; ++i)
        all_there &= !r->hands[i].is_silent;
    return all_there;
}

static void close_reader(Known *k, TuneWorker *reader) {
    if (!k->ctx)
        return;
    tune_worker_close(reader);
    jig_context_destroy(k->ctx);
    k->ctx = NULL;
}

static void close_ranks(TuneCrew *c) {
    Ranks *r = ranks_of(c);
    for (size_t i = 0; i < r->num; ++i)
        stop(r, &r->hands[i]);
    bool all_there = hear_byes(r);
    end_all(r, all_there);
    tune_beat_end(&r->beat);
    r->mpi->end(all_there);
    for (size_t m = 0; m < c->num_machines; ++m) {
        jig_vec_free(&r->known[m].found);
        close_reader(&r->known[m], c->machines[m].reader);
    }
    for (size_t i = 0; i < r->num; ++i)
        jig_arena_destroy(r->hands[i].a);
    jig_vec_free(&r->message);
    tune_worker_close(c->reader);
}

static const TuneCrewKind ranks_kind = {has_hand, begin_with, give,       take,
                                        best,     counts,     close_ranks};

/* ---- Beginning ---- */

/* The next message of each, in any order; false: some rank is silent. */
static bool hear_all(Ranks *r, bool (*take_one)(Ranks *r, Hand *h, TuneReading *m)) {
    size_t left = r->num;
    while (left) {
        char *bytes;
        TuneReading m;
        Hand *h = receive(r, &bytes, &m);
        if (h) {
            h->heard = jig_observe_clock();
            h->has_ended |= tune_read_head(&(TuneReading){m.at, m.left}).kind == TUNE_BYE;
            left -= take_one(r, h, &m);
            free(bytes);
            continue;
        }
        idle(r);
        h = find_silent(r, PATIENCE);
        if (h) {
            give_up(r, h);
            fprintf(stderr, "jig tune: nothing is heard of rank %d\n", rank_of(r, h));
            return false;
        }
    }
    return true;
}

/* True: it was what is waited for. */
static bool take_hello(Ranks *r, Hand *h, TuneReading *m) {
    TuneSeat *seat = &r->seats[h - r->hands];
    if (tune_read_head(m).kind != TUNE_HELLO)
        return false;
    if (!jig_str_eq(tune_read_text(m, r->a), JIG_STR(JIG_VERSION)))
        h->state = GONE;
    seat->host = tune_read_text(m, r->a);
    seat->allowed = tune_read_text(m, r->a);
    return true;
}

static bool is_one_version(const Ranks *r) {
    for (size_t i = 0; i < r->num; ++i)
        if (r->hands[i].state == GONE) {
            fprintf(stderr, "jig tune: rank %zu on %s is not of jig " JIG_VERSION "\n", i + 1,
                    host_of(r, &r->hands[i]));
            return false;
        }
    return true;
}

static void take_seats(Ranks *r) {
    size_t sharing = tune_seats_choose(r->seats, r->num);
    if (sharing && !r->reading.threads)
        fprintf(stderr,
                "note: %zu of %zu workers share a processor with another one: what they measure "
                "disturbs the other\n",
                sharing, r->num);
    for (size_t i = 0; i < r->num; ++i) {
        tune_message_begin(&r->message, TUNE_SEAT, 0);
        tune_put_number(&r->message, r->seats[i].processor);
        tune_put_number(&r->message, r->seats[i].workers);
        send_message(r, &r->hands[i]);
    }
}

static bool is_same_work(const TuneJob *a, const TuneJob *b) {
    return jig_str_eq(a->payload, b->payload) && jig_str_eq(a->script, b->script) &&
           jig_str_eq(a->entry, b->entry);
}

static bool is_of_machine(const Ranks *r, const Hand *h, size_t m) {
    const TuneJob *job = &r->crew.machines[m].job;
    return jig_str_eq(job->machine, h->job.machine) && jig_str_eq(job->call, h->job.call) &&
           jig_str_eq(r->known[m].given, h->given) && jig_str_eq(r->known[m].axes, h->axes);
}

/* Reads payload and script as they are read where this is chosen, in a context of its own: a search
 * goes to and fro in it. NULL after a message. */
static TuneWorker *read_as_given(Ranks *r, JigStr given, JigContext *ctx) {
    TuneSettings *s = JIG_NEW(r->a, TuneSettings);
    JigWords choices = jig_words_split(given, r->a);
    *s = r->reading;
    s->given = (StrList){0};
    s->given.data = choices.items;
    s->given.len = choices.n;
    return tune_worker_open(ctx, s, r->a);
}

/* Where the choices made are others than here, points are of another space. False: it is not that
 * of the worker. */
static bool find_reader(Ranks *r, const Hand *h, TuneCrewMachine *m, Known *k) {
    m->reader = r->crew.reader;
    if (!jig_str_eq(h->given, r->given)) {
        k->ctx = jig_tool_context();
        m->reader = read_as_given(r, h->given, k->ctx);
    }
    return m->reader && jig_str_eq(h->axes, tune_worker_axes(m->reader, r->a));
}

static bool add_machine(Ranks *r, const Hand *h) {
    TuneCrew *c = &r->crew;
    TuneCrewMachine *made = &c->machines[c->num_machines];
    Known *k = &r->known[c->num_machines];
    if (!find_reader(r, h, made, k)) {
        close_reader(k, made->reader);
        return false;
    }
    made->job = *tune_worker_job(made->reader);
    made->job.machine = h->job.machine;
    made->job.call = h->job.call;
    k->given = h->given;
    k->axes = h->axes;
    ++c->num_machines;
    return true;
}

/* Which of the machines it is; a new one. All else of the job is what is read here. */
static void find_machine(Ranks *r, Hand *h) {
    TuneCrew *c = &r->crew;
    size_t m = 0;
    while (m < c->num_machines && !is_of_machine(r, h, m))
        ++m;
    if (m == c->num_machines && !add_machine(r, h)) {
        dismiss(r, h, "it has other choices than the first rank reads");
        return;
    }
    c->machines[m].num_hands++;
    h->machine = m;
}

static bool find_machines(Ranks *r) {
    for (size_t i = 0; i < r->num; ++i)
        if (r->hands[i].state == FREE)
            find_machine(r, &r->hands[i]);
    return r->crew.num_machines > 0;
}

/* What one says is told unless it was: most often all say the same. */
static void tell_once(Ranks *r, JigStr said) {
    bool is_new = said.len > 0;
    for (size_t i = 0; i < r->num && is_new; ++i)
        is_new = !jig_str_eq(r->hands[i].trial.c.why, said);
    if (is_new)
        fprintf(stderr, "%.*s", JIG_FMT(said));
}

static bool take_ready(Ranks *r, Hand *h, TuneReading *m) {
    TuneMessageKind kind = (TuneMessageKind)tune_read_head(m).kind;
    if (h->state != STARTS)
        return false;
    if (kind == TUNE_READY) {
        h->job = tune_read_job(m, r->a);
        h->given = tune_read_text(m, r->a);
        h->axes = tune_read_text(m, r->a);
    } else if (kind == TUNE_DIED && ++h->deaths < MOST_DEATHS) {
        return false;
    } else if (kind != TUNE_FAILED && kind != TUNE_DIED) {
        return false;
    }
    JigStr said = tune_read_text(m, h->a);
    tell_once(r, said);
    h->trial.c.why = said;
    h->state = kind == TUNE_READY ? FREE : GONE;
    if (h->state == FREE && !is_same_work(&h->job, tune_worker_job(r->crew.reader))) {
        fprintf(stderr, "jig tune: rank %d on %s reads another payload or script\n", rank_of(r, h),
                host_of(r, h));
        h->state = GONE;
    }
    if (h->state == GONE)
        stop(r, h);
    h->deaths = 0;
    return true;
}

/* Room for points, of each machine's space. */
static void make_points(Ranks *r) {
    JigArena *a = r->a;
    size_t most = 0;
    for (size_t m = 0; m < r->crew.num_machines; ++m) {
        size_t n = num_axes(r, m);
        most = n > most ? n : most;
        r->known[m].best = JIG_NEW_ARRAY(a, uint64_t, n + 1);
        r->known[m].seconds = INFINITY;
    }
    r->taken = JIG_NEW_ARRAY(a, uint64_t, most + 1);
    for (size_t i = 0; i < r->num; ++i)
        r->hands[i].point = JIG_NEW_ARRAY(a, uint64_t, most + 1);
}

static bool begin(Ranks *r, JigContext *ctx) {
    r->crew.reader = tune_worker_open(ctx, &r->reading, r->a);
    if (!r->crew.reader)
        return false;
    r->crew.machines = JIG_NEW_ARRAY(r->a, TuneCrewMachine, r->num);
    r->known = JIG_NEW_ARRAY(r->a, Known, r->num);
    r->given = tune_given_text(&r->reading, r->a);
    if (!hear_all(r, take_hello) || !is_one_version(r))
        return false;
    take_seats(r);
    if (!hear_all(r, take_ready) || !find_machines(r))
        return false;
    make_points(r);
    return true;
}

TuneCrew *tune_crew_ranks(JigContext *ctx, const TuneSettings *s, const TuneLaunch *launch,
                          JigArena *a) {
    Ranks *r = JIG_NEW(a, Ranks);
    *r = (Ranks){.crew.kind = &ranks_kind, .reading = *s, .num = launch->num - 1, .a = a};
    r->mpi = tune_mpi_begin(launch);
    if (!r->mpi)
        return NULL;
    r->reading.dry = true; /* what is expected is for those who run it */
    r->seats = JIG_NEW_ARRAY(a, TuneSeat, r->num);
    r->hands = JIG_NEW_ARRAY(a, Hand, r->num);
    double now = jig_observe_clock();
    for (size_t i = 0; i < r->num; ++i)
        r->hands[i] = (Hand){.a = jig_arena_create(), .heard = now};
    tune_beat_begin(&r->beat, r->mpi, JIG_NEW_ARRAY(a, bool, r->num), r->num);
    if (begin(r, ctx))
        return &r->crew;
    close_ranks(&r->crew);
    return NULL;
}
