// ARGS: --dump-pass-pipeline --pass-pipeline=canonicalize
// ARGS: --dump-pass-pipeline --pass-pipeline=''
// ARGS: --dump-pass-pipeline --pass-pipeline=builtin.module
// ARGS: --dump-pass-pipeline --pass-pipeline='builtin.module()'
// ARGS: --dump-pass-pipeline --pass-pipeline='builtin.module(cse'
// ARGS: --dump-pass-pipeline --pass-pipeline='builtin.module(cse) '
// ARGS: --dump-pass-pipeline --pass-pipeline=' builtin.module( cse , canonicalize )'
// ARGS: --dump-pass-pipeline --pass-pipeline='func.func(cse)'
// ARGS: --dump-pass-pipeline --pass-pipeline='any(cse)'
// ARGS: --dump-pass-pipeline --pass-pipeline='builtin.module(cse),func.func(cse)'
// ARGS: --dump-pass-pipeline --pass-pipeline='foo.bar(cse)'
// ARGS: --dump-pass-pipeline --pass-pipeline='module(cse)'
// ARGS: --dump-pass-pipeline --pass-pipeline='func.func(cse'
module {
}
