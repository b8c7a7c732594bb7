// For editors: every problem of the content, without building anything.
import '../compiler/check.ts'
