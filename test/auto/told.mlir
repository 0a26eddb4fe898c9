// What --auto tells when something is wrong with the command line, its files or its script.
// REQUIRES: compiled
// Files are asked before the work.
// RUN: not jig apply --auto --emit-script %t.none/x.mlir %s 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: not jig run --auto --emit-script %t.none/x.mlir %s 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: not jig emit --auto --llvm --emit-script %t.none/x.mlir %s 2>&1 | FileCheck %s --check-prefix=NOWHERE
// NOWHERE-NOT: {{^.}}
// NOWHERE: cannot open output file '{{.*}}none/x.mlir': {{.*$}}
// NOWHERE-NOT: {{^.}}
// RUN: not jig emit --auto --llvm --emit-script %s %s 2>&1 | FileCheck %s --check-prefix=OVER
// OVER: --emit-script would write over the payload

// A script that fails is a warning, or an error.
// RUN: rm -rf %t.bad && mkdir -p %t.bad/bin %t.bad/share && cp -rL %S/../../share/jig %t.bad/share/jig
// RUN: %python -c "import os, shutil; shutil.copy(os.path.realpath(shutil.which('jig')), '%t.bad/bin/jig')"
// RUN: sed -i 's/.*@__transform_main.*/&\n transform.match.operation_name %%root ["func.func"] : !t/' %t.bad/share/jig/auto.mlir
// RUN: %t.bad/bin/jig emit --auto --llvm %s 2>&1 | FileCheck %s --check-prefix=ON
// RUN: %t.bad/bin/jig apply --auto %s 2>&1 | FileCheck %s --check-prefix=ON
// ON: --auto: its script failed, and the payload goes on as it is
// ON: {{define|func.func}} {{.*}}@product
// RUN: not %t.bad/bin/jig emit --auto --werror auto --llvm %s 2>&1 | FileCheck %s --check-prefix=STRICT
// RUN: not %t.bad/bin/jig apply --auto --werror auto %s 2>&1 | FileCheck %s --check-prefix=STRICT
// STRICT: --auto: its script failed
// STRICT-NOT: define
// STRICT-NOT: func.func
// RUN: not jig apply --auto --werror loud %s 2>&1 | FileCheck %s --check-prefix=KINDS
// KINDS: --werror takes {{.*}}, auto, lint,
// KINDS-NOT: auto:

// Schedules of another version than the program, or of none.
// RUN: rm -rf %t.old && mkdir -p %t.old/bin %t.old/share && cp -rL %S/../../share/jig %t.old/share/jig
// RUN: %python -c "import os, shutil; shutil.copy(os.path.realpath(shutil.which('jig')), '%t.old/bin/jig')"
// RUN: sed -i 's/jig.version = "[^"]*"/jig.version = "0.0.1"/' %t.old/share/jig/auto.mlir
// RUN: not %t.old/bin/jig apply --auto %s 2>&1 | FileCheck %s --check-prefix=OLD
// OLD: --auto: '{{.*}}/share/jig/auto.mlir' is of Jig 0.0.1, and this is Jig {{[0-9]+}}
// RUN: sed -i 's/jig.version = "[^"]*"/jig.other/' %t.old/share/jig/auto.mlir
// RUN: not %t.old/bin/jig apply --auto %s 2>&1 | FileCheck %s --check-prefix=NO-VERSION
// NO-VERSION: --auto: '{{.*}}/share/jig/auto.mlir' is of no version

// Without a place what has none.
// RUN: not jig apply --auto --set machnie=1 %s 2>&1 | FileCheck %s --check-prefix=NAME
// NAME-NOT: unknown
// NAME: --set: nothing in the script is called 'machnie'; did you mean 'machine'?
// RUN: not jig emit --auto --mcpu zen5 --object %s -o %t.o 2>&1 | FileCheck %s --check-prefix=CPU
// CPU-NOT: {{^.}}
// CPU: --mcpu: 'zen5' is not a recognized processor for this target; did you mean 'znver5'?{{$}}
// CPU-NOT: {{^.}}

// What arguments are missing: those of the function that was written.
// RUN: not jig run --auto %s --entry product 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: function 'product' takes 3 arguments ('tensor<5x6xf32>', 'tensor<6x7xf32>', 'tensor<5x7xf32>'), but 0 are given
// MISSING: note: the function is @product('tensor<5x6xf32>', 'tensor<6x7xf32>', 'tensor<5x7xf32>') -> ('tensor<5x7xf32>')

// No word of what each step did, as nobody wrote these steps.
// RUN: jig apply --auto %s -o %t.mlir 2>&1 | count 0
// RUN: jig apply --auto --trace %s -o %t.mlir 2>&1 | FileCheck %s --check-prefix=TRACE
// TRACE: transform.

// jig emit takes a script as the other commands do.
// RUN: jig emit --auto --llvm --emit-script %t.script.mlir %s -o %t.auto.ll
// RUN: jig emit --script %t.script.mlir --llvm %s -o %t.own.ll
// RUN: diff %t.auto.ll %t.own.ll
// RUN: jig emit --auto --lint --trace --llvm %s -o %t.ll 2>&1 | FileCheck %s --check-prefix=TRACE
// RUN: not jig emit --llvm --set machine=1 --lower %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// WITHOUT: jig emit: options about a script are with --script or --auto
// RUN: not jig emit --auto --script %t.script.mlir --llvm %s 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: --auto is in place of a script

func.func @product(%a: tensor<5x6xf32>, %b: tensor<6x7xf32>, %c: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %product = linalg.matmul ins(%a, %b : tensor<5x6xf32>, tensor<6x7xf32>) outs(%c : tensor<5x7xf32>) -> tensor<5x7xf32>
  return %product : tensor<5x7xf32>
}
