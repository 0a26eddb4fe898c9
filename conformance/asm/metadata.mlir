// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
{-# foo #-}
{-# foo: { #-}
{-#  #-}
{-# dialect_resources:
{-# dialect_resources: {
{-# dialect_resources: {}
{-# dialect_resources: { foo: { a: "0x04000000" } } #-}
{-# dialect_resources: { builtin: { a: "04000000" } } #-}
{-# dialect_resources: { builtin: { 1: "0x04000000" } } #-}
{-# dialect_resources: { arith: { a: "0x04000000" } } #-}
{-# dialect_resources: { builtin: { a: "0x03000000012345" } } #-}
{-# external_resources: { foo: { a: "0x04000000", b: 1, c: true } } #-}
{-# external_resources: { foo: { a: "0x0400", b: true } } #-}
{-# external_resources: { foo: {}, bar: { x: "y" } } #-}
{-# external_resources: {} #-}
