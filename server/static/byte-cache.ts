/** Answers by their key, up to a number of bytes in all; the oldest are dropped first. */
export class ByteCache<Answer extends { body: Uint8Array }> {
  readonly #answers = new Map<string, Answer>()
  readonly #most: number
  #bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Answer | undefined {
    return this.#answers.get(key)
  }

  /** Keeps an answer under a key that is not there yet. */
  keep(key: string, answer: Answer): Answer {
    this.#answers.set(key, answer)
    this.#bytes += sizeOf(answer)
    for (const [oldest, dropped] of this.#answers) {
      if (this.#bytes <= this.#most) break
      this.#answers.delete(oldest)
      this.#bytes -= sizeOf(dropped)
    }
    return answer
  }
}

/** Headers and the entry itself: as much again as many a small file. */
const overhead = 2048

function sizeOf({ body }: { body: Uint8Array }): number {
  return body.byteLength + overhead
}
