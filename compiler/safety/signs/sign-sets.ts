import * as z from 'zod'
import { slug } from '#domain/facts/shared.ts'

/** Which warning signs belong together: content/sign-sets.yaml. */
export const signSets = z.strictObject({
  together: z.array(
    z.strictObject({
      /** What the signs are about, for the message. */
      name: z.string().min(1),
      with: z.array(slug).min(1),
      /** Of a list, one is enough. */
      needs: z.array(z.union([slug, z.array(slug).min(2)])).min(1),
    }),
  ),
  /** Signs that say the same to different readers: a page has one of them. */
  either: z.array(z.array(slug).min(2)),
  /** By the id of a page. */
  pages: z.record(z.string(), z.array(slug).min(1)),
})
export type SignSets = z.infer<typeof signSets>
