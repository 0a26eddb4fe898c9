// ARGS: --split-input-file --allow-unregistered-dialect
module attributes {llvm.data_layout = "e"} {}
// -----
module attributes {llvm.data_layout = "E"} {}
// -----
module attributes {llvm.data_layout = "ee"} {}
// -----
module attributes {llvm.data_layout = "e-"} {}
// -----
module attributes {llvm.data_layout = "-e"} {}
// -----
module attributes {llvm.data_layout = "e--E"} {}
// -----
module attributes {llvm.data_layout = "e-p"} {}
// -----
module attributes {llvm.data_layout = "p"} {}
// -----
module attributes {llvm.data_layout = "p:"} {}
// -----
module attributes {llvm.data_layout = "p:64"} {}
// -----
module attributes {llvm.data_layout = "p:64:64"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:64"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:65"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:32"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:0"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:64:64"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:32"} {}
// -----
module attributes {llvm.data_layout = "p:0:64"} {}
// -----
module attributes {llvm.data_layout = "p:a:64"} {}
// -----
module attributes {llvm.data_layout = "p:64:7"} {}
// -----
module attributes {llvm.data_layout = "p:64:8"} {}
// -----
module attributes {llvm.data_layout = "p:64:12"} {}
// -----
module attributes {llvm.data_layout = "p:64:24"} {}
// -----
module attributes {llvm.data_layout = "p:64:0"} {}
// -----
module attributes {llvm.data_layout = "p:64:"} {}
// -----
module attributes {llvm.data_layout = "p::64"} {}
// -----
module attributes {llvm.data_layout = "p1:64:64"} {}
// -----
module attributes {llvm.data_layout = "p0:64:64"} {}
// -----
module attributes {llvm.data_layout = "px:64:64"} {}
// -----
module attributes {llvm.data_layout = "p-1:64:64"} {}
// -----
module attributes {llvm.data_layout = "p16777216:64:64"} {}
// -----
module attributes {llvm.data_layout = "p16777215:64:64"} {}
// -----
module attributes {llvm.data_layout = "pe1:64:64"} {}
// -----
module attributes {llvm.data_layout = "pu1:64:64"} {}
// -----
module attributes {llvm.data_layout = "peu1:64:64"} {}
// -----
module attributes {llvm.data_layout = "pe:64:64"} {}
// -----
module attributes {llvm.data_layout = "pue3:64:64"} {}
// -----
module attributes {llvm.data_layout = "pee3:64:64"} {}
// -----
module attributes {llvm.data_layout = "p(x)1:64:64"} {}
// -----
module attributes {llvm.data_layout = "pe0:64:64"} {}
// -----
module attributes {llvm.data_layout = "pu:64:64"} {}
// -----
module attributes {llvm.data_layout = "puu1:64:64"} {}
// -----
module attributes {llvm.data_layout = "p1e:64:64"} {}
// -----
module attributes {llvm.data_layout = "p:16777216:64"} {}
// -----
module attributes {llvm.data_layout = "p:64:65536"} {}
// -----
module attributes {llvm.data_layout = "p:64:32768"} {}
// -----
module attributes {llvm.data_layout = "p:64:65535"} {}
// -----
module attributes {llvm.data_layout = "i"} {}
// -----
module attributes {llvm.data_layout = "i1"} {}
// -----
module attributes {llvm.data_layout = "i1:8"} {}
// -----
module attributes {llvm.data_layout = "i8:8"} {}
// -----
module attributes {llvm.data_layout = "i8:16"} {}
// -----
module attributes {llvm.data_layout = "i8:8:16"} {}
// -----
module attributes {llvm.data_layout = "i8:8:8:8"} {}
// -----
module attributes {llvm.data_layout = "i64:64:32"} {}
// -----
module attributes {llvm.data_layout = "i64:32:64"} {}
// -----
module attributes {llvm.data_layout = "i0:8"} {}
// -----
module attributes {llvm.data_layout = "i:8"} {}
// -----
module attributes {llvm.data_layout = "i64"} {}
// -----
module attributes {llvm.data_layout = "i64:"} {}
// -----
module attributes {llvm.data_layout = "i64::8"} {}
// -----
module attributes {llvm.data_layout = "i64:8:"} {}
// -----
module attributes {llvm.data_layout = "i64:x"} {}
// -----
module attributes {llvm.data_layout = "i64:8:x"} {}
// -----
module attributes {llvm.data_layout = "i99999999:8"} {}
// -----
module attributes {llvm.data_layout = "i32:0"} {}
// -----
module attributes {llvm.data_layout = "f32:32"} {}
// -----
module attributes {llvm.data_layout = "f32:32:0"} {}
// -----
module attributes {llvm.data_layout = "f"} {}
// -----
module attributes {llvm.data_layout = "v"} {}
// -----
module attributes {llvm.data_layout = "v64:64"} {}
// -----
module attributes {llvm.data_layout = "v64"} {}
// -----
module attributes {llvm.data_layout = "v64:64:128"} {}
// -----
module attributes {llvm.data_layout = "a"} {}
// -----
module attributes {llvm.data_layout = "a:8"} {}
// -----
module attributes {llvm.data_layout = "a:0"} {}
// -----
module attributes {llvm.data_layout = "a:0:64"} {}
// -----
module attributes {llvm.data_layout = "a0:0:64"} {}
// -----
module attributes {llvm.data_layout = "a1:0:64"} {}
// -----
module attributes {llvm.data_layout = "ax:8"} {}
// -----
module attributes {llvm.data_layout = "a:64:32"} {}
// -----
module attributes {llvm.data_layout = "a::8"} {}
// -----
module attributes {llvm.data_layout = "a:8:"} {}
// -----
module attributes {llvm.data_layout = "a:8:8:8"} {}
// -----
module attributes {llvm.data_layout = "a64"} {}
// -----
module attributes {llvm.data_layout = "n"} {}
// -----
module attributes {llvm.data_layout = "n8"} {}
// -----
module attributes {llvm.data_layout = "n8:16:32:64"} {}
// -----
module attributes {llvm.data_layout = "n0"} {}
// -----
module attributes {llvm.data_layout = "n8:"} {}
// -----
module attributes {llvm.data_layout = "n:"} {}
// -----
module attributes {llvm.data_layout = "nx"} {}
// -----
module attributes {llvm.data_layout = "n8:x"} {}
// -----
module attributes {llvm.data_layout = "ni"} {}
// -----
module attributes {llvm.data_layout = "ni:"} {}
// -----
module attributes {llvm.data_layout = "ni:1"} {}
// -----
module attributes {llvm.data_layout = "ni:0"} {}
// -----
module attributes {llvm.data_layout = "ni:1:2:3"} {}
// -----
module attributes {llvm.data_layout = "ni:x"} {}
// -----
module attributes {llvm.data_layout = "ni1"} {}
// -----
module attributes {llvm.data_layout = "ni:1:"} {}
// -----
module attributes {llvm.data_layout = "ni:16777216"} {}
// -----
module attributes {llvm.data_layout = "S"} {}
// -----
module attributes {llvm.data_layout = "S8"} {}
// -----
module attributes {llvm.data_layout = "S128"} {}
// -----
module attributes {llvm.data_layout = "S0"} {}
// -----
module attributes {llvm.data_layout = "S7"} {}
// -----
module attributes {llvm.data_layout = "Sx"} {}
// -----
module attributes {llvm.data_layout = "S24"} {}
// -----
module attributes {llvm.data_layout = "F"} {}
// -----
module attributes {llvm.data_layout = "Fi"} {}
// -----
module attributes {llvm.data_layout = "Fi8"} {}
// -----
module attributes {llvm.data_layout = "Fn32"} {}
// -----
module attributes {llvm.data_layout = "Fx8"} {}
// -----
module attributes {llvm.data_layout = "Fi0"} {}
// -----
module attributes {llvm.data_layout = "Fi9"} {}
// -----
module attributes {llvm.data_layout = "P"} {}
// -----
module attributes {llvm.data_layout = "P0"} {}
// -----
module attributes {llvm.data_layout = "P1"} {}
// -----
module attributes {llvm.data_layout = "Px"} {}
// -----
module attributes {llvm.data_layout = "P16777216"} {}
// -----
module attributes {llvm.data_layout = "A"} {}
// -----
module attributes {llvm.data_layout = "A5"} {}
// -----
module attributes {llvm.data_layout = "Ax"} {}
// -----
module attributes {llvm.data_layout = "G"} {}
// -----
module attributes {llvm.data_layout = "G1"} {}
// -----
module attributes {llvm.data_layout = "Gx"} {}
// -----
module attributes {llvm.data_layout = "m"} {}
// -----
module attributes {llvm.data_layout = "m:"} {}
// -----
module attributes {llvm.data_layout = "m:e"} {}
// -----
module attributes {llvm.data_layout = "m:o"} {}
// -----
module attributes {llvm.data_layout = "m:w"} {}
// -----
module attributes {llvm.data_layout = "m:x"} {}
// -----
module attributes {llvm.data_layout = "m:l"} {}
// -----
module attributes {llvm.data_layout = "m:m"} {}
// -----
module attributes {llvm.data_layout = "m:a"} {}
// -----
module attributes {llvm.data_layout = "m:q"} {}
// -----
module attributes {llvm.data_layout = "m:ee"} {}
// -----
module attributes {llvm.data_layout = "me"} {}
// -----
module attributes {llvm.data_layout = "s"} {}
// -----
module attributes {llvm.data_layout = "s64"} {}
// -----
module attributes {llvm.data_layout = "s0:64"} {}
// -----
module attributes {llvm.data_layout = "sx"} {}
// -----
module attributes {llvm.data_layout = "x"} {}
// -----
module attributes {llvm.data_layout = "0"} {}
// -----
module attributes {llvm.data_layout = "w8"} {}
// -----
module attributes {llvm.data_layout = "E-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {}
// -----
module attributes {llvm.data_layout = "e-m:e-p:32:32-i64:64-v128:64:128-a:0:32-n32-S64"} {}
// -----
module attributes {llvm.data_layout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-S32-A5-G1-ni:7:8:9"} {}
// -----
module attributes {llvm.data_layout = "T"} {}
// -----
module attributes {llvm.data_layout = "Te"} {}
// -----
module attributes {llvm.data_layout = "p7:160:256:256:32"} {}
// -----
module attributes {llvm.data_layout = " e"} {}
// -----
module attributes {llvm.data_layout = "e "} {}
// -----
module attributes {llvm.data_layout = "i8:8-i8:8"} {}
// -----
module attributes {llvm.data_layout = "i+8:8"} {}
// -----
module attributes {llvm.data_layout = "i08:8"} {}
// -----
module attributes {llvm.data_layout = "i0x8:8"} {}
// -----
module attributes {llvm.data_layout = "p:64:64:64:-1"} {}
// -----
module attributes {llvm.data_layout = "p1:128:64:64:256"} {}
// -----
module attributes {llvm.data_layout = "i64:4294967296"} {}
// -----
module attributes {llvm.data_layout = "p1(x):64:64"} {}
// -----
module attributes {llvm.data_layout = "p(x):64:64"} {}
// -----
module attributes {llvm.data_layout = "p():64:64"} {}
// -----
module attributes {llvm.data_layout = "p1():64:64"} {}
// -----
module attributes {llvm.data_layout = "p1(x:64:64"} {}
// -----
module attributes {llvm.data_layout = "p1(a)(b):64:64"} {}
// -----
module attributes {llvm.data_layout = "pe1(x):64:64"} {}
// -----
module attributes {llvm.data_layout = "A1(x)"} {}
// -----
module attributes {llvm.data_layout = "A(x)"} {}
// -----
module attributes {llvm.data_layout = "A1()"} {}
// -----
module attributes {llvm.data_layout = "P(x)"} {}
// -----
module attributes {llvm.data_layout = "G(x)"} {}
// -----
module attributes {llvm.data_layout = "P1(x)"} {}
// -----
module attributes {llvm.data_layout = "p1(x)y:64:64"} {}
// -----
module attributes {llvm.data_layout = "p1(x):64:64-A(x)"} {}
// -----
module attributes {llvm.data_layout = "p1(x):64:64-p2(x):64:64"} {}
// -----
module attributes {llvm.data_layout = "p1(x):64:64-p1(y):64:64"} {}
// -----
module attributes {llvm.data_layout = "p1(1):64:64"} {}
// -----
module attributes {llvm.data_layout = "p(x)(y):64:64"} {}
// -----
module attributes {llvm.data_layout = "px(y):64:64"} {}
// -----
module attributes {llvm.data_layout = "p1)x(:64:64"} {}
// -----
module attributes {llvm.data_layout = "p1 (x):64:64"} {}
// -----
module attributes {llvm.data_layout = "pa1:64:64"} {}
// -----
module attributes {llvm.data_layout = "pE1:64:64"} {}
// -----
module attributes {llvm.data_layout = "p+1:64:64"} {}
// -----
module attributes {llvm.data_layout = "p1(a b):64:64"} {}
// -----
module attributes {llvm.data_layout = "p1(A):64:64"} {}
// -----
module attributes {llvm.data_layout = "p1(P)"} {}
// -----
module attributes {llvm.data_layout = "p1(P):64:64"} {}
// -----
module attributes {llvm.data_layout = "p1(G):64:64"} {}
// -----
module attributes {llvm.data_layout = "p0(x):64:64"} {}
// -----
module attributes {llvm.data_layout = "ni:x"} {}
// -----
module attributes {llvm.data_layout = "ni:(x)"} {}
// -----
module attributes {llvm.data_layout = "p1(x):64:64-ni:x"} {}
// -----
module attributes {llvm.data_layout = "p1(x):64:64-ni:(x)"} {}
// -----
module attributes {llvm.data_layout = "A("} {}
// -----
module attributes {llvm.data_layout = "A()"} {}
// -----
module attributes {llvm.data_layout = "A)"} {}
// -----
module attributes {llvm.data_layout = "A(x"} {}
// -----
module attributes {llvm.data_layout = "p1(x):64:64-A(y)"} {}
// -----
module attributes {llvm.data_layout = "A(x)-p1(x):64:64"} {}
// -----
module attributes {llvm.data_layout = "p1(x):64:64-A1(x)"} {}
