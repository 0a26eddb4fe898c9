// Where the time goes: the right lines, loops, steps and functions, the most expensive first.
// REQUIRES: profiles
// RUN: jig run %S/Inputs/two_loops.mlir --arg 'memref<1000xf32>=1.5' --math=libm --profile 2>&1 >/dev/null | FileCheck %s --check-prefix=LINES
// RUN: jig run %S/Inputs/two_loops.mlir --arg 'memref<1000xf32>=1.5' --math=libm --profile=text --script %S/Inputs/unroll.mlir --time 2 2>&1 >/dev/null | FileCheck %s --check-prefix=STEPS
// RUN: jig run %S/Inputs/two_loops.mlir --arg 'memref<1000xf32>=1.5' --math=libm --profile --script %S/Inputs/unroll_cold.mlir 2>&1 >/dev/null | FileCheck %s --check-prefix=COLD
// RUN: not jig run %S/Inputs/two_loops.mlir --profile=page.svg 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not jig run %S/Inputs/two_loops.mlir --arg 'memref<1000xf32>=1.5' --profile --pipeline 'builtin.module(convert-func-to-llvm)' 2>&1 | FileCheck %s --check-prefix=LOWERING
// RUN: rm -rf %t && mkdir %t && cp %S/Inputs/product.mlir '%t/<b>.mlir' && jig run '%t/<b>.mlir' --arg 'tensor<64x64xf32>=1.5' --arg 'tensor<64x64xf32>=1.5' --profile=%t/page.html && FileCheck %s --check-prefix=PAGE < %t/page.html
// RUN: not grep '<b>[.]mlir' %t/page.html
// RUN: not jig run %S/Inputs/two_loops.mlir --arg 'memref<1000xf32>=1.5' --profile=%t/none/page.html 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// UNWRITTEN-NOT: : f32
// UNWRITTEN: jig run: cannot write '{{.*}}/none/page.html': No such file or directory
// RUN: not jig run %S/Inputs/two_loops.mlir --profile --perf-map 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: jig run: --perf-map is for perf's profiles, not with --profile
// KIND: jig run: --profile takes text or a FILE.html, not 'page.svg'

// The loops are of 9 parts and 1.
// LINES: profile: {{[0-9]+}} runs in {{[0-9.]+}} s, {{[0-9.]+}} s of CPU time in it, {{[0-9]+}} samples
// LINES-NEXT: by line
// LINES-NEXT: {{[89][0-9.]+}}% two_loops.mlir:18 %e = math.tanh %t : f32
// LINES-NEXT: {{1?[0-9][.][0-9]}}% two_loops.mlir:13 %t = math.tanh %q : f32
// LINES: by loop
// LINES-NEXT: {{[0-9.]+}}% @main two_loops.mlir:2
// LINES-NEXT: {{[89][0-9.]+}}% scf.for two_loops.mlir:16
// LINES-NEXT: {{1?[0-9][.][0-9]}}% scf.for two_loops.mlir:9
// LINES: by function called
// LINES-NEXT: {{[0-9.]+}}% tanhf (libm.so.6), called at two_loops.mlir:18

// STEPS: 2 runs: least
// STEPS: by line
// STEPS-NEXT: {{[0-9.]+}}% two_loops.mlir:18 %e = math.tanh
// STEPS-NEXT: {{[0-9.]+}}% math.tanh{{( by step 3)?$}}
// STEPS-NEXT: {{[0-9.]+}}% math.tanh{{( by step 3)?$}}
// STEPS: by step of the script
// STEPS-NEXT: made through
// STEPS-NEXT: {{[0-9.]+}}% {{[0-9.]+}}% 3 unroll.mlir:6 transform.loop.unroll %hot

// What takes long and no step has made is named.
// COLD: by step of the script
// COLD: of no step: as the payload has it
// COLD-NEXT: {{[789][0-9]}}% of the time is in math.tanh two_loops.mlir:18, which no step of the script touched

// Complaints are about the payload's own lines.
// LOWERING: two_loops.mlir:{{[0-9]+}}:{{[0-9]+}}: error:

// What comes from sources is no markup.
// PAGE: <!doctype html>
// PAGE: <h1>Profile of <code>{{.*}}&lt;b&gt;.mlir</code></h1>
// PAGE: <h2>Flame graph</h2>
// PAGE: <button class="f function" {{.*}}>@f &lt;b&gt;.mlir:2</button>
// PAGE: <button class="f loop" {{.*}}linalg.matmul &lt;b&gt;.mlir:3: %0 = linalg.matmul {{.*}}-&gt; tensor&lt;64x64xf32&gt;
// PAGE: <h2>Roofline</h2>
// PAGE: <svg
// PAGE: multiply-adds, {{[0-9.]+}} GFLOP/s (f32)
// PAGE: linalg.matmul &lt;b&gt;.mlir:3</td>{{.*}}>524&nbsp;k<{{.*}}>32.8&nbsp;kB<{{.*}}>16.0<{{.*}}FLOP/s
// PAGE: <h2>By line</h2>
// PAGE: </html>
