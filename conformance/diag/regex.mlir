// ARGS: --verify-diagnostics --split-input-file
// Regular expressions: what is one, and what matches.
// expected-error-re @below {{{{(x{1,256})}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(x{1,256})}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(x{255,})}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(x{255,})}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(x{3,2})}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(x{3,2})}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(x{1,2}{3})}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(x{1,2}{3})}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(x*{3})}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(x*{3})}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(x{a})}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(x{a})}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(x{)}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(x{)}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{({2})}}}}
foo

// -----
// expected-error-re @below {{custom op '{{({2})}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(x{2}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(x{2}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(x{-1})}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(x{-1})}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(x{0})}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(x{0})}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(x{})}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(x{})}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(a**)}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(a**)}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(a+?)}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(a+?)}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{()}}}}
foo

// -----
// expected-error-re @below {{custom op '{{()}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(|a)}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(|a)}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{a|}}}}
foo

// -----
// expected-error-re @below {{custom op '{{a|}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{^*}}}}
foo

// -----
// expected-error-re @below {{custom op '{{^*}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{^{2}}}}}
foo

// -----
// expected-error-re @below {{custom op '{{^{2}}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{$*}}}}
foo

// -----
// expected-error-re @below {{custom op '{{$*}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{[[:foo:]]}}}}
foo

// -----
// expected-error-re @below {{custom op '{{[[:foo:]]}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{[z-a]}}}}
foo

// -----
// expected-error-re @below {{custom op '{{[z-a]}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{[a}}}}
foo

// -----
// expected-error-re @below {{custom op '{{[a}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{[[.space.]]}}}}
foo

// -----
// expected-error-re @below {{custom op '{{[[.space.]]}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{[[.nothing.]]}}}}
foo

// -----
// expected-error-re @below {{custom op '{{[[.nothing.]]}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{[]x]}}}}
foo

// -----
// expected-error-re @below {{custom op '{{[]x]}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{[^]]+is}}}}
foo

// -----
// expected-error-re @below {{custom op '{{[^]]+is}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{[[:<:]]unknown[[:>:]]}}}}
foo

// -----
// expected-error-re @below {{custom op '{{[[:<:]]unknown[[:>:]]}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{\w}}}}
foo

// -----
// expected-error-re @below {{custom op '{{\w}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{o(o)\1}}}}
foo

// -----
// expected-error-re @below {{custom op '{{o(o)\1}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(.)\1}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(.)\1}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(o)(.)\2}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(o)(.)\2}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{\9}}}}
foo

// -----
// expected-error-re @below {{custom op '{{\9}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{a\}}}}
foo

// -----
// expected-error-re @below {{custom op '{{a\}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{u(nk)?n.*n}}}}
foo

// -----
// expected-error-re @below {{custom op '{{u(nk)?n.*n}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(cu|un)k*n}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(cu|un)k*n}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{fo{2}}}}}
foo

// -----
// expected-error-re @below {{custom op '{{fo{2}}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{fo{2,}.}}}}
foo

// -----
// expected-error-re @below {{custom op '{{fo{2,}.}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{fo{0,1}o}}}}
foo

// -----
// expected-error-re @below {{custom op '{{fo{0,1}o}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{fo{3}}}}}
foo

// -----
// expected-error-re @below {{custom op '{{fo{3}}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{((((x*){60})*){60})}}}}
foo

// -----
// expected-error-re @below {{custom op '{{((((x*){60})*){60})}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{[[:alpha:]]{3,9} op}}}}
foo

// -----
// expected-error-re @below {{custom op '{{[[:alpha:]]{3,9} op}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{a)b}}}}
foo

// -----
// expected-error-re @below {{custom op '{{a)b}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{(x{,5})|foo}}}}
foo

// -----
// expected-error-re @below {{custom op '{{(x{,5})|foo}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{.{20,40}}}}}
foo

// -----
// expected-error-re @below {{custom op '{{.{20,40}}}' is unknown}}
foo

// -----
// expected-error-re @below {{{{((o{0,20}){0,20})}}}}
foo

// -----
// expected-error-re @below {{custom op '{{((o{0,20}){0,20})}}' is unknown}}
foo
