import * as z from 'zod'

/** A word or phrase that our texts do not use: content/words.yaml. */
export const avoidedWord = z
  .strictObject({
    /** Whole words in any case; a hyphen at the end also finds longer words: 'knot-'. */
    avoid: z.string().regex(/[\p{L}\p{N}]/u, { error: 'has no letter' }),
    use: z.string().min(1),
    why: z.string().min(1),
    /** Words that may follow: 'blodfortynnende' is avoided unless 'medisin-' follows. */
    unless: z
      .array(z.string().regex(/[\p{L}\p{N}]/u, { error: 'has no letter' }))
      .min(1)
      .optional(),
    /** Phrases in which it is right: names, and words that are agreed (docs/specification.md). */
    except: z.array(z.string().min(1)).optional(),
  })
  .refine(({ avoid, use, unless }) => unless || !` ${use} `.toLowerCase().includes(` ${avoid} `.toLowerCase()), {
    path: ['use'],
    error: 'what to write instead contains the avoided words themselves',
  })
export type AvoidedWord = z.infer<typeof avoidedWord>
