// ARGS: 
// ARGS: --no-implicit-module
// ARGS: --split-input-file
