/**
 * Values by key, up to a total size; the oldest are dropped first. Strangers choose how many different things they ask for, so a
 * cache without a bound would fill the memory.
 */
export class SizedCache<Value> {
  readonly #values = new Map<string, Value>()
  readonly #most: number
  readonly #sizeOf: (value: Value, key: string) => number
  #size = 0

  /** `sizeOf` counts what an entry takes with all that belongs to it: most are small, and their headers and keys add up. */
  constructor(most: number, sizeOf: (value: Value, key: string) => number) {
    this.#most = most
    this.#sizeOf = sizeOf
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  /** Returns the value, also where it is too large to be kept: then the others stay, as dropping them would not make room for it. */
  keep(key: string, value: Value): Value {
    this.#remove(key)
    const size = this.#sizeOf(value, key)
    if (size > this.#most) return value
    this.#values.set(key, value)
    this.#size += size
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#most) break
      this.#remove(oldest)
    }
    return value
  }

  #remove(key: string): void {
    const known = this.#values.get(key)
    if (known === undefined) return
    this.#values.delete(key)
    this.#size -= this.#sizeOf(known, key)
  }
}
