interface CachedAnswer {
  json: string
  version: number
  validUntil: number
}

/** Total characters of the cached answers; the oldest one is evicted first. */
const mostCharacters = 48 * 1024 * 1024

/** Serialised answers, cached until any of their inputs changes. */
export class AnswerCache {
  readonly #answers = new Map<string, CachedAnswer>()
  #characters = 0

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
      if (this.#characters <= mostCharacters) break
      this.#answers.delete(oldest)
      this.#characters -= old.length
    }
    return json
  }
}
