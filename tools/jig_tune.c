/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * jig tune: tries what can be chosen in a script, and finds what makes the payload run fastest.
 *
 * Each point of the space is carried out, measured unless its code is known (tuner/tune_meter.h: it
 * is compiled, run, held against what the payload computes without a script, and timed beside the
 * best one so far), and checked.
 */
#include "code.h"
#include "once.h"
#include "outputs.h"
#include "suggest.h"
#include "terminal.h"
#include "tools.h"
#include "transform/state.h" /* the clock */
#include "tuner/tune_end.h"
#include "tuner/tune_facts.h"
#include "tuner/tune_page.h"
#include "tuner/tune_rank.h"
#include "tuner/tune_ranks.h"
#include "tuner/tune_rounds.h"
#include "tuner/tune_table.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { EXPORT_NONE, EXPORT_CSV, EXPORT_JSON };

static const CommandHelp help = {
    .synopsis = "jig tune PAYLOAD --script SCHEDULE [--arg TYPE=FILL]... [--budget 60s] [--db "
                "FILE]\njig tune --db FILE --list | --best | --export=csv|json | --import TABLE",
    .about =
        "Tries what can be chosen in a script (transform.tune.knob, transform.tune.alternatives, "
        "parameters of its first sequence), and prints the choices that make a function of the "
        "payload run fastest on this machine, as options for jig apply, eval, run and emit. What "
        "computes something else is not chosen. Exit status: 0, 1 when nothing could be chosen. "
        "Started by mpirun, the first rank asks and tells, and the others try.",
};

static bool is_positive(double x) {
    return x > 0;
}
static bool is_not_negative(double x) {
    return x >= 0;
}

static const char *const strategies[] = {"exhaustive", "random", "evolve", "model", NULL};
static const char *const costs[] = {"time", "model", "mca", NULL};
static const char *const exports[] = {"csv", "json", NULL};
static const Option options[] = {
    OPTION("--script", OPTION_TEXT, TuneSettings, entry.script, .value = "FILE",
           .help = "the script (in the payload)"),
    OPTION("--library", OPTION_TEXTS, TuneSettings, entry.libraries, .value = "PATH",
           .help = HELP_LIBRARY),
    OPTION("--entry-point", OPTION_TEXT, TuneSettings, entry.script_entry, .value = "NAME",
           .help = HELP_ENTRY_POINT),
    OPTION("--auto", OPTION_FLAG, TuneSettings, automatic,
           .help = "in place of a script, the schedules that come with Jig: of their choices those "
                   "that the payload comes by"),
    OPTION("--set", OPTION_TEXTS, TuneSettings, entry.how.set, .value = "NAME=VALUE",
           .help = "this is chosen already"),
    OPTION("--param", OPTION_TEXTS, TuneSettings, params, .value = "NAME=VALUE,...",
           .help =
               "these are to be tried: of a parameter of the script, or some of what it offers"),
    OPTION("--entry", OPTION_TEXT, TuneSettings, entry.name, .value = "NAME",
           .help = "function to run (the only public one, else @main)"),
    OPTION("--arg", OPTION_TEXTS, TuneSettings, entry.args, .value = "TYPE=FILL",
           .help = "one for each of its arguments, as jig run takes them"),
    OPTION("--budget", OPTION_TEXT, TuneSettings, budget, .value = "90s|N",
           .help = "as long, or as many points, at most (60s)"),
    OPTION("--strategy", OPTION_WORD, TuneSettings, strategy, .words = strategies,
           .takes = "exhaustive, random, evolve or model",
           .help = "all of them, any, neighbours of the good ones, or what a model of costs thinks "
                   "best (exhaustive where the budget is enough for all points, or there are 32 at "
                   "most, else model)"),
    OPTION("--seed", OPTION_COUNT, TuneSettings, seed, .most = UINT64_MAX,
           .takes = "a number above 0", .value = "N", .help = "of what is random (1)"),
    OPTION("--cost", OPTION_WORD, TuneSettings, cost, .words = costs, .takes = "time, model or mca",
           .help = "what is to be little: the time of a call, measured here (time); without "
                   "running anything, cycles by a model of the payload, or those that llvm-mca "
                   "counts in the hottest loop of its code"),
    OPTION("--measure", OPTION_TEXT, TuneSettings, command, .value = "COMMAND",
           .help = "or a number on the last line of what this prints, which gets the path of a "
                   "file with the scheduled payload as its last argument"),
    OPTION("--target", OPTION_TEXT, TuneSettings, code.triple, .value = "TRIPLE",
           .help = "of --cost=model and mca: for this kind of machine"),
    OPTION("--db", OPTION_TEXT, TuneSettings, db, .value = "FILE",
           .help = "what is found is kept there, and what is known is not tried again"),
    OPTION("-o", OPTION_TEXT, TuneSettings, output, .value = "FILE",
           .help = "the script with the best choices made, as its author wrote it"),
    OPTION("--html", OPTION_TEXT, TuneSettings, html, .value = "FILE",
           .help =
               "all that was tried as a page for browsers; with --db alone, of all that is there"),
    OPTION("--no-check", OPTION_FLAG, TuneSettings, unchecked,
           .help = "what is best is held against the payload's own results only"),
    OPTION("--tolerance", OPTION_REAL, TuneSettings, tolerance, .accepts = is_not_negative,
           .takes = "a number from 0", .value = "X", .help = "relative, of these (0.001)"),
    OPTION("--timeout", OPTION_REAL, TuneSettings, max_seconds, .accepts = is_positive,
           .takes = "a number of seconds above 0", .value = "SECONDS", .help = "of a call (10)"),
    OPTION("--compile-timeout", OPTION_REAL, TuneSettings, code.max_seconds, .accepts = is_positive,
           .takes = "a number of seconds above 0", .value = "SECONDS",
           .help = "of LLVM, for a candidate (60)"),
    OPTION("--max-memory", OPTION_COUNT, TuneSettings, max_memory, .most = UINT64_MAX,
           .takes = "a number of bytes above 0", .value = "N",
           .help = "bytes that a call may allocate (this machine's memory)"),
    OPTION("--threads", OPTION_COUNT32, TuneSettings, threads, .most = 1024,
           .takes = "a number of threads from 1 to 1024", .value = "N",
           .help = "let N threads share parallel loops"),
    OPTION("--dry-run", OPTION_FLAG, TuneSettings, dry,
           .help = "points are carried out and not measured: how many there are, which of them the "
                   "script refuses, how many are the same"),
    OPTION("--alone", OPTION_FLAG, TuneSettings, alone,
           .help = "this process by itself, also where a launcher of MPI has started it or what "
                   "started it"),
    OPTION("--list", OPTION_FLAG, TuneSettings, lists),
    OPTION("--best", OPTION_FLAG, TuneSettings, best),
    OPTION("--export", OPTION_WORD, TuneSettings, exports, .words = exports, .takes = "csv or json",
           .help = "what a database has, the best of each job, all as a table"),
    OPTION("--import", OPTION_TEXT, TuneSettings, imports, .value = "FILE",
           .help = "adds such a table to the database"),
    OPTION("--allow-unregistered-dialect", OPTION_FLAG, TuneSettings, allow_unregistered,
           .help = HELP_UNREGISTERED),
};

/* ---- The work ---- */

static int silence(int output) {
    fflush(NULL);
    int kept = dup(output), none = open("/dev/null", O_WRONLY);
    if (kept >= 0 && none >= 0)
        dup2(none, output);
    if (none >= 0)
        close(none);
    return kept;
}

static void give_voice(int output, int kept) {
    fflush(NULL);
    if (kept >= 0) {
        dup2(kept, output);
        close(kept);
    }
}

/* The choices that make the payload run fastest, as options. */
static void put_choices(FILE *to, const JigTuneSpace *space, const uint64_t *best, JigArena *a) {
    StrList choices = {0};
    tune_list_choices(space, best, a, &choices);
    for (size_t i = 0; i < choices.len; ++i)
        fprintf(to, "%s--set %.*s", i ? " " : "", JIG_FMT(jig_tune_quoted(choices.data[i], a)));
    fputc('\n', to);
    jig_vec_free(&choices);
}

/* By --auto its schedules are the script. */
static bool begin_auto(TuneSettings *s) {
    ScriptOptions how = {0};
    AutoScript *automatic = &s->entry.automatic;
    automatic->how = s->automatic ? AUTO_QUIET : AUTO_NONE;
    automatic->cpu = s->code.cpu;
    automatic->features = s->code.features;
    bool ok = auto_begin(automatic, &s->entry.script, &s->entry.libraries, &how);
    s->given = how.set;
    return ok;
}

/* Of several machines, options are those for the first one; the others' are told only. */
static bool tell_machine(const TuneSettings *s, TuneCrew *c, size_t m, const TuneTally *tally,
                         JigArena *a) {
    const TuneCrewMachine *machine = &c->machines[m];
    double seconds;
    const uint64_t *best = tune_crew_best(c, m, &seconds);
    if (machine->num_hands)
        fprintf(stderr, "%zu worker%s on %.*s\n", machine->num_hands,
                machine->num_hands == 1 ? "" : "s", JIG_FMT(machine->job.machine));
    tune_tell_tally(tally, best);
    if (best)
        put_choices(m ? stderr : stdout, tune_crew_space(c, m), best, a);
    return best && (m || !s->output || tune_worker_write_script(machine->reader, best));
}

static bool tell(const TuneSettings *s, TuneCrew *c, const TuneTally *tallies, JigArena *a) {
    bool ok = true;
    if (s->dry) {
        tune_tell_dry(tallies, tune_worker_num_codes(c->reader));
        return tune_worker_num_codes(c->reader) > 0;
    }
    for (size_t m = 0; m < c->num_machines; ++m)
        ok &= tell_machine(s, c, m, &tallies[m], a);
    return ok;
}

/* ---- The page ---- */

/* What is known of a job beside its candidates; what was carried out for it is its crew's. */
static TuneFacts facts_of(TuneCrew *c, size_t m) {
    TuneFacts facts = tune_worker_facts(c->machines[m].reader);
    JigTuneCounts counts = tune_crew_counts(c, m);
    facts.steps = (int64_t)counts.steps;
    facts.done = (int64_t)counts.done;
    return facts;
}

static bool note(TuneDb *db, const TuneJob *job, const TuneFacts *facts) {
    int64_t number;
    return tune_db_job(db, job, &number) && tune_db_note(db, number, facts);
}

/* Of each machine what is known of the job; as a page, of the first one, what the database has of
 * it, or, where there is none or it failed, this run. */
static bool note_and_show(const TuneSettings *s, TuneCrew *c, const TuneTally *tally,
                          bool with_db) {
    const TuneJob *job = &c->machines[0].job;
    TuneFacts facts = facts_of(c, 0);
    TuneDb *db = with_db ? tune_db_open(s->db, true) : NULL;
    bool ok = db || !with_db;
    if (ok && s->html && facts.operations > 0)
        tune_facts_measure(job, &facts);
    ok = ok && (!db || note(db, job, &facts));
    for (size_t m = 1; db && ok && m < c->num_machines; ++m) {
        const TuneFacts others = facts_of(c, m);
        ok = note(db, &c->machines[m].job, &others);
    }
    if (ok && s->html)
        ok = db ? tune_page_of_db(s->html, db, job) : tune_page_of_run(s->html, job, &facts, tally);
    tune_db_close(db);
    return ok;
}

static int tune(JigContext *ctx, const TuneSettings *s, const TuneLaunch *launch) {
    JigArena *a = jig_arena_create();
    int output = silence(STDOUT_FILENO); /* what payload and script print is no choice */
    TuneCrew *crew = launch->num > 1 && !s->dry ? tune_crew_ranks(ctx, s, launch, a)
                                                : tune_crew_alone(ctx, s, a);
    TuneTally *tallies = JIG_NEW_ARRAY(a, TuneTally, crew ? crew->num_machines : 1);
    for (size_t m = 0; crew && m < crew->num_machines; ++m) {
        tallies[m].is_logged = s->html != NULL;
        tallies[m].started = jig_observe_clock();
    }
    tune_end_listen();
    bool ok = crew && tune_rounds(crew, s, a, tallies);
    give_voice(STDOUT_FILENO, output);
    if (tune_is_ended())
        fputs("ended by a signal: what was found until then\n", stderr);
    bool with_db = ok && s->db && !s->dry;
    ok = crew && tell(s, crew, tallies, a) && ok;
    ok = crew && note_and_show(s, crew, tallies, with_db) && ok;
    for (size_t m = 0; crew && m < crew->num_machines; ++m)
        jig_vec_free(&tallies[m].log);
    tune_crew_close(crew);
    jig_arena_destroy(a);
    return ok ? 0 : 1;
}

/* ---- What a database has ---- */

static bool import(const TuneSettings *s) {
    TuneMerge merge;
    if (!tune_table_import(s->db, s->imports, &merge))
        return false;
    unsigned long long is_new = merge.of[TUNE_MERGED_NEW], later = merge.of[TUNE_MERGED_LATER],
                       known = merge.of[TUNE_MERGED_KNOWN];
    fprintf(stderr, "%llu candidates: %llu new, %llu later than what was known, %llu known\n",
            is_new + later + known, is_new, later, known);
    return true;
}

/* What is imported is there when it is shown. */
static int show(const TuneSettings *s) {
    TuneDb *db = !s->imports || import(s) ? tune_db_open(s->db, false) : NULL;
    bool ok = db;
    if (ok && s->exports)
        ok = tune_table_export(db, s->exports == EXPORT_JSON);
    else if (ok && (s->lists || s->best))
        ok = tune_tell_list(db, s->best);
    if (ok && s->html)
        ok = tune_page_of_db(s->html, db, &(TuneJob){0});
    tune_db_close(db);
    return ok ? 0 : 1;
}

/* ---- Command line ---- */

/* "90s", "2m", or a number of points. */
static bool read_budget(TuneSettings *s) {
    char *end;
    if (!s->budget)
        return true;
    double x = strtod(s->budget, &end);
    if (x > 0 && (strcmp(end, "s") == 0 || strcmp(end, "m") == 0)) {
        s->seconds = *end == 'm' ? 60 * x : x;
        return true;
    }
    unsigned long long n = strtoull(s->budget, &end, 10);
    s->max_points = n;
    if (n && !*end && s->budget[0] != '-')
        return true;
    fprintf(stderr,
            "jig tune: --budget takes seconds (90s), minutes (2m) or a number of points, "
            "not '%s'\n",
            s->budget);
    return false;
}

/* How candidates are measured. */
static bool can_measure(TuneSettings *s) {
    const TuneMeter *meter = tune_meter_of(s);
    bool is_elsewhere = meter == &tune_by_model || meter == &tune_by_mca;
    if (s->command && s->cost)
        fputs("jig tune: --measure says what a candidate costs, not --cost\n", stderr);
    else if (s->command && !*s->command)
        fputs("jig tune: --measure takes a command\n", stderr);
    else if (s->code.triple && !is_elsewhere)
        fputs("jig tune: --target is for --cost=model and --cost=mca, which run nothing\n", stderr);
    else
        return true;
    return false;
}

/* Is it about what a database has? */
static bool is_shown(const TuneSettings *s) {
    return s->lists || s->best || s->exports || s->imports || (s->html && !s->payload);
}

/* What the command line comes to, the same for all processes. */
static bool settle(TuneSettings *s) {
    if (s->code.triple && strcmp(s->code.cpu, "host") == 0)
        s->code.cpu = "generic";
    return read_budget(s) && can_measure(s) && begin_auto(s);
}

static int tune_or_show(JigContext *ctx, TuneSettings *s, const TuneLaunch *launch) {
    const OtherFile others[] = {{s->payload, "the payload"}, {s->entry.script, "the script"}};
    if (is_shown(s) && s->db)
        return show(s);
    if (is_shown(s) || !s->payload) {
        fputs(is_shown(s)
                  ? "jig tune: --list, --best, --export, --import and --html without a payload "
                    "are of "
                    "a database: --db names it\n"
                  : "jig tune: no payload given\n",
              stderr);
        return 1;
    }
    if (s->dry && s->html) {
        fputs("jig tune: --html shows what was measured, which --dry-run does not do\n", stderr);
        return 1;
    }
    if (launch->num > 1 && !s->dry && strcmp(s->payload, "-") == 0) {
        fputs("jig tune: each process reads the payload: it is a file, not '-'\n", stderr);
        return 1;
    }
    const OtherFile written[] = {{s->db, "the database"}}, scripts[] = {{s->output, "-o"}};
    bool ok = settle(s) && output_is_no_other("-o", s->output, others, JIG_LEN(others)) &&
              output_is_no_other("-o", s->output, written, 1) &&
              output_is_no_other("--db", s->db, others, JIG_LEN(others)) &&
              output_is_no_other("--html", s->html, others, JIG_LEN(others)) &&
              output_is_no_other("--html", s->html, written, 1) &&
              output_is_no_other("--html", s->html, scripts, 1) &&
              output_can_be_written(s->output) && output_can_be_written(s->html);
    return ok ? tune(ctx, s, launch) : 1;
}

/* Is it only read and told? Each process does that for itself. */
static bool is_told_by_each(const TuneSettings *s) {
    return is_shown(s) && !s->imports && !s->html;
}

/* Of several processes the first one speaks, and keeps what is found; the others try points. */
static int help_first_rank(JigContext *ctx, TuneSettings *s, const TuneLaunch *launch, int voice) {
    if (is_shown(s) || s->dry || !s->payload)
        return 0;
    if (!settle(s))
        return 1;
    give_voice(STDERR_FILENO, voice);
    return tune_rank_work(ctx, s, launch);
}

int jig_tune_main(int argc, char **argv) {
    TuneSettings s = {.code = {.level = 3, .cpu = "host", .max_seconds = 60},
                      .entry.script_entry = "__transform_main",
                      .seed = 1,
                      .seconds = 60,
                      .max_seconds = 10,
                      .tolerance = 1e-3};
    JigContext *ctx = jig_tool_context();
    const Command command = {"tune", &help, "payload", .operand_optional = true,
                             .tables = {OPTION_TABLE(options, &s), code_option_table(&s.code)}};
    TuneLaunch launch = tune_launch();
    int status, output = launch.rank ? silence(STDOUT_FILENO) : -1,
                voice = launch.rank ? silence(STDERR_FILENO) : -1;
    suggest_names(ctx);
    warn_once(ctx);
    progress_gives_way(ctx);
    if (command_read(ctx, argc, argv, &command, &s.payload, &status)) {
        script_options_begin(ctx, &s.entry.how);
        if (s.alone || is_told_by_each(&s)) {
            give_voice(STDOUT_FILENO, output);
            give_voice(STDERR_FILENO, voice);
            launch = (TuneLaunch){1, 0};
        }
        status =
            launch.rank ? help_first_rank(ctx, &s, &launch, voice) : tune_or_show(ctx, &s, &launch);
    }
    jig_context_destroy(ctx);
    jig_vec_free(&s.params);
    jig_vec_free(&s.given);
    entry_free(&s.entry);
    return status;
}
