/** A stream of numbers in [0, 1) that is the same for the same seed everywhere: FNV-1a into mulberry32. */
export function createRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
