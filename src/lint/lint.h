/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What of a payload costs time on a machine, and which step of the script made it so.
 *
 *     JigRunListener l = jig_lint_begin(&lint, payload, &machine);   for the run
 *     jig_lint_look(&lint, run);                     after it: finds
 *     jig_lint_mend(&lint, run, entry);              proposes, tried
 *     ... lint.findings ...
 *     jig_lint_end(&lint);
 *
 * A finding is silenced by {jig.expected} on its op, on an op around that, or on the step that made
 * it; the attribute may be a name of a rule, or an array of names, and is about these alone then.
 */
#ifndef JIG_LINT_LINT_H
#define JIG_LINT_LINT_H

#include "explain/wording.h"
#include "transform/run/makers.h"

/* What rules know of the machine that the code is for. */
typedef struct JigLintMachine {
    uint32_t vector_bits;      /* of the widest registers */
    uint32_t vector_registers; /* how many */
    uint32_t threads;          /* that share parallel loops */
    bool has_byte_dots;        /* instructions that multiply bytes and add four products */
    bool has_pair_dots;        /* the same of bf16, two products */
    bool has_half;             /* arithmetic on f16, without conversions */
    bool compiled;             /* what is left by the script is lowered by the default pipeline */
    bool unoptimized;          /* LLVM is told to leave its code as it is */
} JigLintMachine;
/* Of an LLVM CPU name ("host" is this one) with features ("+avx2,-fma"), each may be NULL. What is
 * not known is as this machine is. Threads are as `out` has them. */
void jig_lint_machine_read(JigLintMachine *out, const char *cpu, const char *features);
/* Is it a name of those whose registers are known? Those that may be meant by one that is not, as
 * jig_near_words says them; and all of them, with commas. */
bool jig_lint_machine_is_known(const char *cpu);
JigStr jig_lint_machine_near(const char *cpu, JigArena *a);
JigStr jig_lint_machine_names(JigArena *a);

/* Lines in place of others in the script, or before one. */
typedef struct JigLintChange {
    JigStr where;   /* "before schedule.mlir:8", "in place of schedule.mlir:5" */
    JigLines lines; /* in the names of its author */
} JigLintChange;

typedef struct JigLintFinding {
    const struct JigLintRule *rule;
    JigOp *op;                   /* of the payload; the costliest of those that are alike */
    JigOp *function;             /* around it */
    JigLoc loc;                  /* in the source: of what stands around it, where it has none */
    size_t step;                 /* that made it; JIG_NO_STEP: it was there */
    size_t times;                /* ops alike: same rule, function and step */
    double cost;                 /* in the rule's own unit; orders findings of a rule */
    JigStr text;                 /* what it is, with its numbers */
    JIG_VEC(JigLintChange) mend; /* empty: none is known */
    bool as_before;              /* the mend is that of an earlier finding of the rule */
    double share; /* of the cycles that the model counts, with the mend; 0: there is none */
} JigLintFinding;
const char *jig_lint_rule_name(const JigLintFinding *finding);

typedef struct JigLint {
    JigArena arena;
    JigLintMachine machine;
    JigOp *payload, *before; /* as it was, a copy */
    bool vectorizes;         /* the script has a step that does: what it leaves stands out */
    JigRunListener hears;    /* the run's, for: */
    JigMakers makers;
    JIG_VEC(JigLintFinding) findings;
    JigStrMap alike;  /* while it looks: rule, function, step and place -> 1 + its finding */
    size_t num_names; /* of handles in proposals so far */
    size_t num_tries;
    double most_seconds; /* after which nothing more is tried */
} JigLint;

/* Before the script; what the run is to be given. To be ended. */
JigRunListener jig_lint_begin(JigLint *lint, JigOp *payload, const JigLintMachine *machine);
void jig_lint_end(JigLint *lint);
/* At the last moment of the run. */
void jig_lint_look(JigLint *lint, const JigRun *run);
/* Looks for lines of script after which a finding is gone and none of another kind is there, and
 * keeps those that it has tried. `script` is what the run has carried out. */
void jig_lint_mend(JigLint *lint, JigRun *run, const JigScript *script);

/* Names of all rules, NULL at the end. */
const char *const *jig_lint_rule_names(JigArena *a);
/* As JSON, an object a line ({"jig_lint": 2} first); and the lines below a warning as text. */
void jig_lint_json(const JigLint *lint, const JigRun *run, JigWriteFn write, void *user);
/* Which help to begin with, where several are known; empty: not. */
JigStr jig_lint_first_help(const JigLint *lint, JigArena *a);
void jig_lint_lines(const JigLint *lint, const JigRun *run, const JigLintFinding *finding,
                    JigArena *a, JigLines *out);

#endif
