interface CachedAnswer {
  json: string
  version: number
  validUntil: number
}

/** Total size of the cached answers, in characters; the oldest one is evicted first. */
const mostCharacters = 48 * 1024 * 1024

/** What an answer takes in memory besides its characters. Most are short, and strangers choose how many are asked for. */
const overhead = 256

/** Serialised answers, cached until any of their inputs changes. */
export class AnswerCache {
  readonly #answers = new Map<string, CachedAnswer>()
  readonly #most: number
  #size = 0

  constructor(most = mostCharacters) {
    this.#most = most
  }

  find(key: string, version: number, now: number): string | undefined {
    const cached = this.#answers.get(key)
    return cached && cached.version === version && now < cached.validUntil ? cached.json : undefined
  }

  keep(key: string, json: string, version: number, validUntil: number): string {
    this.#remove(key)
    this.#answers.set(key, { json, version, validUntil })
    this.#size += sizeOf(key, json)
    for (const oldest of this.#answers.keys()) {
      if (this.#size <= this.#most) break
      this.#remove(oldest)
    }
    return json
  }

  #remove(key: string): void {
    const known = this.#answers.get(key)
    if (!known) return
    this.#answers.delete(key)
    this.#size -= sizeOf(key, known.json)
  }
}

function sizeOf(key: string, json: string): number {
  return key.length + json.length + overhead
}
