// RUN: jig-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-note @below {{previously defined here}}
%a = "t.x"() : () -> i32
// expected-error @below {{redefinition of SSA value '%a'}}
%a = "t.x"() : () -> i32

// -----

// expected-note @below {{previously used here with type 'i32'}}
"t.x"(%a) : (i32) -> ()
// expected-error @below {{definition of SSA value '%a#0' has type 'i64'}}
%a = "t.x"() : () -> i64

// -----

// expected-note @below {{prior use here}}
%a = "t.x"() : () -> i32
// expected-error @below {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
"t.x"(%a) : (i64) -> ()

// -----

// expected-error @below {{use of undeclared SSA value name}}
"t.x"(%a) : (i64) -> ()
// expected-error @below {{use of undeclared SSA value name}}
"t.x"(%b) : (i64) -> ()

// -----

"t.x"() ({
  // expected-error @below {{reference to an undefined block}}
  "t.br"()[^bb1] : () -> ()
}) : () -> ()

// -----

// expected-note @below {{previously referenced here}}
func.func @f(%a: i32,
  // expected-error @below {{region entry argument '%a' is already in use}}
  %a: i32) {
  return
}

// -----

// expected-error @below {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
foo
