import { SizedCache } from '../process/sized-cache.ts'

interface CachedAnswer {
  json: string
  version: number
  validUntil: number
}

/** Total size of the cached answers, in characters. */
const mostCharacters = 7 * 1024 * 1024

/** What an answer takes in memory besides its characters. */
const overhead = 256

/** Serialised answers, cached until any of their inputs changes. */
export class AnswerCache {
  readonly #answers: SizedCache<CachedAnswer>

  constructor(most = mostCharacters) {
    this.#answers = new SizedCache(most, ({ json }, key) => key.length + json.length + overhead)
  }

  find(key: string, version: number, now: number): string | undefined {
    const cached = this.#answers.get(key)
    return cached && cached.version === version && now < cached.validUntil ? cached.json : undefined
  }

  keep(key: string, json: string, version: number, validUntil: number): string {
    return this.#answers.keep(key, { json, version, validUntil }).json
  }
}
