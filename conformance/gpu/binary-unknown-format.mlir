// ARGS: --gpu-module-to-binary=format=xx
gpu.module @g {}
