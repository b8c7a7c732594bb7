import * as z from 'zod'
import { slug } from '#domain/facts/shared.ts'

const words = z.array(z.string().min(1))

/** Signs of different levels that share a key word on a page, and that a doctor has read side by side: content/sign-pairs.yaml. */
export const signPairs = z.strictObject({
  /** Words and phrases that are no key words, in any form. */
  stopWords: z.strictObject({ en: words, no: words }),
  /** Forms of one word that the stemmer does not bring together: 'confused' and 'confusion'. */
  sameWords: z.strictObject({ en: z.array(words.min(2)), no: z.array(words.min(2)) }),
  accepted: z.array(
    z.strictObject({
      sign: slug,
      with: z.array(slug).min(1),
      /** How a reader with one of the signs knows which card is theirs. */
      why: z.string().min(1),
    }),
  ),
})
export type SignPairs = z.infer<typeof signPairs>
