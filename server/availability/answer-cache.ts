interface Kept {
  json: string
  version: number
  validUntil: number
}

/** Room for ready answers; whoever asked longest ago gives way. */
const mostCharacters = 48 * 1024 * 1024

/** Answers that are ready to be sent, for as long as nothing they were made of has changed. */
export class AnswerCache {
  readonly #kept = new Map<string, Kept>()
  #characters = 0

  find(key: string, version: number, now: number): string | undefined {
    const kept = this.#kept.get(key)
    return kept && kept.version === version && now < kept.validUntil ? kept.json : undefined
  }

  keep(key: string, json: string, version: number, validUntil: number): string {
    const previous = this.#kept.get(key)
    this.#kept.delete(key)
    this.#kept.set(key, { json, version, validUntil })
    this.#characters += json.length - (previous?.json.length ?? 0)
    for (const [oldest, { json: old }] of this.#kept) {
      if (this.#characters <= mostCharacters) break
      this.#kept.delete(oldest)
      this.#characters -= old.length
    }
    return json
  }
}
