// ARGS: --split-input-file='#####'
// ARGS: --split-input-file
module {}
#####
module @x {}
##### 
module @y {}
