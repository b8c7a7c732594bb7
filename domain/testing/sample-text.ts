/** Texts for tests. */
import fc from 'fast-check'

/** Any string at all: control characters, halves of emoji, every script. */
export const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xff }), fc.integer({ min: 0, max: 0xffff })))
  .map((units) => String.fromCharCode(...units))
