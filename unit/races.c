/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Races: what an evaluation that looks for them finds (src/eval/shadow.h), and what it lets be. */
#include "jig/asm.h"
#include "jig/eval.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

/* The body of a function of a buffer of eight numbers. */
typedef struct Case {
    const char *name, *body;
    JigEvalFault fault;
} Case;

#define LOOP(n, body) "scf.forall (%i) in (" n ") {\n" body "}\n"
#define GET(at)       "%v = memref.load %m[" at "] : memref<8xi32>\n"
#define PUT(at)       "memref.store %one, %m[" at "] : memref<8xi32>\n"
#define ADD(at)       "%u = memref.atomic_rmw addi %one, %m[" at "] : (i32, memref<8xi32>) -> i32\n"
#define PART(name, at)                                                                             \
    name " = memref.subview %m[" at "] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], "     \
         "offset: ?>>\n"
#define IN_PART(name, at)                                                                          \
    "memref.store %one, " name "[" at "] : memref<4xi32, strided<[1], offset: ?>>\n"
#define LAUNCH(blocks, threads, body)                                                              \
    "gpu.launch blocks(%bx, %by, %bz) in (%gx = " blocks ", %gy = %c1, %gz = %c1) threads(%x, "    \
    "%y, %z) in (%sx = " threads ", %sy = %c1, %sz = %c1) {\n" body "gpu.terminator\n}\n"

static const Case cases[] = {
    {"no iteration", LOOP("0", PUT("%c0")), JIG_EVAL_NO_FAULT},
    {"one iteration", LOOP("1", GET("%c0") PUT("%c0")), JIG_EVAL_NO_FAULT},
    {"its own", LOOP("8", GET("%i") PUT("%i")), JIG_EVAL_NO_FAULT},
    {"all read", LOOP("8", GET("%c0")), JIG_EVAL_NO_FAULT},
    {"two write", LOOP("2", PUT("%c0")), JIG_EVAL_RACE},
    {"read, then written", LOOP("2", GET("%c1") PUT("%i")), JIG_EVAL_RACE},
    {"written, then read", LOOP("2", PUT("%i") GET("%c0")), JIG_EVAL_RACE},
    {"before and behind", PUT("%c0") LOOP("8", GET("%c0")) PUT("%c0"), JIG_EVAL_NO_FAULT},
    {"one loop after the other", LOOP("8", PUT("%i")) LOOP("8", GET("%c0")), JIG_EVAL_NO_FAULT},
    {"the inner iterations", LOOP("2", "scf.forall (%j) in (2) {\n" PUT("%i") "}\n"),
     JIG_EVAL_RACE},
    {"the outer iterations", LOOP("2", "scf.forall (%j) in (2) {\n" PUT("%j") "}\n"),
     JIG_EVAL_RACE},
    {"both, each its own",
     LOOP("2",
          "%k = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)\n"
          "scf.forall (%j) in (4) {\n%l = arith.addi %k, %j : index\n" PUT("%l") "}\n" GET("%k")),
     JIG_EVAL_NO_FAULT},
    {"in turn inside", LOOP("2", "scf.for %j = %c0 to %c4 step %c1 {\n" GET("%i") PUT("%i") "}\n"),
     JIG_EVAL_NO_FAULT},
    {"the first of many reads",
     LOOP("8", GET("%c0") "%e = arith.cmpi eq, %i, %c4 : index\n"
                          "scf.if %e {\n" PUT("%c0") "}\n"),
     JIG_EVAL_RACE},
    {"updates", LOOP("8", ADD("%c0")), JIG_EVAL_NO_FAULT},
    {"an update and a read", LOOP("2", ADD("%i") GET("%c1")), JIG_EVAL_RACE},
    {"an update and a write", LOOP("2", PUT("%i") ADD("%c0")), JIG_EVAL_RACE},
    {"halves",
     LOOP("2", "%k = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)\n" PART("%p", "%k")
                   IN_PART("%p", "%c1")),
     JIG_EVAL_NO_FAULT},
    {"parts that overlap",
     LOOP("2", "%k = arith.subi %c1, %i : index\n" PART("%p", "%i") IN_PART("%p", "%k")),
     JIG_EVAL_RACE},
    {"a number and the bytes of it",
     LOOP("2", "%b = memref.view %w[%i][] : memref<32xi8> to memref<1xi8>\n"
               "%e = arith.cmpi eq, %i, %c0 : index\n"
               "scf.if %e {\n%q = memref.view %w[%c0][] : memref<32xi8> to memref<1xi32>\n"
               "memref.store %one, %q[%c0] : memref<1xi32>\n} else {\n"
               "%n = memref.load %b[%c0] : memref<1xi8>\n}\n"),
     JIG_EVAL_RACE},
    {"a vector",
     LOOP("2", "%k = affine.apply affine_map<(d0) -> (d0 * 3)>(%i)\n"
               "vector.store %vec, %m[%k] : memref<8xi32>, vector<4xi32>\n"),
     JIG_EVAL_RACE},
    {"memory of the iteration",
     LOOP("8", "%t = memref.alloc() : memref<1xi32>\n"
               "scf.for %j = %c0 to %c4 step %c1 {\n"
               "memref.store %one, %t[%c0] : memref<1xi32>\n}\n"
               "memref.dealloc %t : memref<1xi32>\n"),
     JIG_EVAL_NO_FAULT},
    {"freed by one",
     "%t = memref.alloc() : memref<1xi32>\n"
     "memref.store %one, %t[%c0] : memref<1xi32>\n" LOOP(
         "2", "%n = memref.load %t[%c0] : memref<1xi32>\n"
              "%e = arith.cmpi eq, %i, %c1 : index\n"
              "scf.if %e {\nmemref.dealloc %t : memref<1xi32>\n}\n"),
     JIG_EVAL_RACE},
    {"copied onto itself", LOOP("2", "memref.copy %m, %m : memref<8xi32> to memref<8xi32>\n"),
     JIG_EVAL_NO_FAULT},
    {"copied by all", LOOP("2", "memref.copy %o, %m : memref<8xi32> to memref<8xi32>\n"),
     JIG_EVAL_RACE},
    {"a structured op", LOOP("2", "linalg.fill ins(%one : i32) outs(%m : memref<8xi32>)\n"),
     JIG_EVAL_RACE},
    {"blocks", LAUNCH("%c4", "%c1", PUT("%bx")), JIG_EVAL_NO_FAULT},
    {"blocks that share", LAUNCH("%c4", "%c1", PUT("%x")), JIG_EVAL_RACE},
    {"threads behind a barrier", LAUNCH("%c1", "%c4", PUT("%x") "gpu.barrier\n" GET("%c0")),
     JIG_EVAL_NO_FAULT},
    {"threads without one", LAUNCH("%c1", "%c4", PUT("%x") GET("%c0")), JIG_EVAL_RACE},
    {"a barrier is of a block", LAUNCH("%c4", "%c4", PUT("%x") "gpu.barrier\n"), JIG_EVAL_RACE},
    {"a shuffle orders nothing",
     LAUNCH("%c1", "%c4",
            PUT("%x") "%s, %ok = gpu.shuffle xor %one, %one, %four : i32\n" GET("%c0")),
     JIG_EVAL_RACE},
    {"a thread on its own",
     LAUNCH("%c1", "%c4",
            PUT("%x") "%s, %ok = gpu.shuffle xor %one, %one, %four : i32\n" GET("%x") PUT("%x")),
     JIG_EVAL_NO_FAULT},
    {"the second of two readers",
     LAUNCH("%c1", "%c4",
            GET("%c0") "%s, %ok = gpu.shuffle xor %one, %one, %four : i32\n"
                       "%e = arith.cmpi eq, %x, %c0 : index\n"
                       "scf.if %e {\n" PUT("%c0") "}\n"),
     JIG_EVAL_RACE},
    {"tasks",
     "%t = async.execute {\n" PUT("%c0") "async.yield\n}\n"
                                         "%s = async.execute [%t] {\n" PUT(
                                             "%c0") "async.yield\n}\n"
                                                    "async.await %s : !async.token\n" PUT("%c0"),
     JIG_EVAL_NO_FAULT},
    {"tasks at once",
     "%t = async.execute {\n" PUT("%c0") "async.yield\n}\n"
                                         "%s = async.execute {\n" PUT("%c0") "async.yield\n}\n",
     JIG_EVAL_RACE},
    {"a task nobody waited for", "%t = async.execute {\n" PUT("%c0") "async.yield\n}\n" GET("%c0"),
     JIG_EVAL_RACE},
    {"a task in a task",
     "%t = async.execute {\n%s = async.execute {\n" PUT(
         "%c0") "async.yield\n}\nasync.yield\n}\n"
                "async.await %t : !async.token\n" PUT("%c0"),
     JIG_EVAL_RACE},
    {"tasks that nobody waits for, in a loop",
     "%n = arith.constant 2000 : index\n"
     "scf.for %i = %c0 to %n step %c1 {\n%t = async.execute {\nasync.yield\n}\n}\n",
     JIG_EVAL_NO_FAULT},
};

/* None of them needs more, with what is kept to look for races. */
enum { ROOM = 8 << 20 };

static bool hold_back(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)user, (void)ctx, (void)diag;
    return true;
}

static JigEvalFault fault_of(const char *body, bool races) {
    JigContext *ctx = jig_context_create();
    char text[4096];
    jig_register_all(ctx);
    jig_context_push_handler(ctx, hold_back, NULL);
    snprintf(text, sizeof text,
             "func.func @f(%%m: memref<8xi32>, %%o: memref<8xi32>, %%w: memref<32xi8>) {\n"
             "%%c0 = arith.constant 0 : index\n%%c1 = arith.constant 1 : index\n"
             "%%c4 = arith.constant 4 : index\n%%one = arith.constant 1 : i32\n"
             "%%four = arith.constant 4 : i32\n"
             "%%vec = arith.constant dense<1> : vector<4xi32>\n%sreturn\n}\n",
             body);
    JigOp *module = jig_parse_module(ctx, jig_str(text), JIG_STR("test"), true);
    assert_non_null(module);
    JigOp *f = jig_symbol_lookup_in(module, JIG_STR("f"));
    JigEval *e = jig_eval_create(module, &(JigEvalOptions){.races = races, .max_memory = ROOM});
    JigEvalValue args[3] = {0};
    const char *const given[] = {"memref<8xi32>=1", "memref<8xi32>=2", "memref<32xi8>=3"};
    for (size_t i = 0; i < 3; ++i)
        assert_true(jig_eval_parse_value(e, jig_eval_parse_type(e, jig_str(given[i])),
                                         jig_str(given[i]), &args[i]));
    bool ok = jig_eval_run_function(e, f, args, NULL);
    JigEvalFault fault = ok ? JIG_EVAL_NO_FAULT : jig_eval_fault(e);
    for (size_t i = 0; i < 3; ++i)
        jig_eval_release(&args[i]);
    jig_eval_destroy(e);
    jig_op_destroy(module);
    jig_context_pop_handler(ctx);
    jig_context_destroy(ctx);
    return fault;
}

static void test_cases(void **state) {
    (void)state;
    size_t n = sizeof cases / sizeof *cases;
    for (size_t i = 0; i < n; ++i) {
        JigEvalFault fault = fault_of(cases[i].body, true);
        if (fault != cases[i].fault)
            fail_msg("%s: fault %d, not %d", cases[i].name, (int)fault, (int)cases[i].fault);
    }
}

/* Who does not ask is told nothing. */
static void test_unasked(void **state) {
    (void)state;
    assert_int_equal(fault_of(LOOP("2", PUT("%c0")), false), JIG_EVAL_NO_FAULT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cases),
        cmocka_unit_test(test_unasked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
