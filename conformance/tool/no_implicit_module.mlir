// ARGS: 
// ARGS: --no-implicit-module
module {}
module {}
