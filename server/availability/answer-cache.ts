interface CachedAnswer {
  json: string
  version: number
  validUntil: number
}

/** Serialised answers, cached until any of their inputs changes. */
export class AnswerCache {
  readonly #answers = new Map<string, CachedAnswer>()
  readonly #mostCharacters: number
  #characters = 0

  /** The oldest answer is evicted first when all together have more than `mostCharacters`. */
  constructor(mostCharacters = 48 * 1024 * 1024) {
    this.#mostCharacters = mostCharacters
  }

  find(key: string, version: number, now: number): string | undefined {
    const cached = this.#answers.get(key)
    return cached && cached.version === version && now < cached.validUntil ? cached.json : undefined
  }

  keep(key: string, json: string, version: number, validUntil: number): string {
    const previous = this.#answers.get(key)
    this.#answers.delete(key)
    this.#answers.set(key, { json, version, validUntil })
    this.#characters += json.length - (previous?.json.length ?? 0)
    for (const [oldest, { json: old }] of this.#answers) {
      if (this.#characters <= this.#mostCharacters) break
      this.#answers.delete(oldest)
      this.#characters -= old.length
    }
    return json
  }
}
