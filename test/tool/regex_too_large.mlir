// Nested repetitions are not spelled out without end; what the reference takes minutes for.
// RUN: not jig-opt --verify-diagnostics %s 2>&1 | FileCheck %s

// CHECK: [[@LINE+1]]:4: error: invalid regex: regular expression is too large
// expected-error-re @below {{custom op {{(((((x{1,200}){1,200}){1,200}){1,200}){1,200})}} foo}}
foo
