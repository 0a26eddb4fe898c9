module @a {}
module @b {}
