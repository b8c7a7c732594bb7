import * as z from 'zod'
import { resultKinds } from '../booking/result-kinds.ts'

export const searchAnswer = z.object({
  emergency: z.boolean().describe('Whether the words tell of an emergency: show the emergency numbers first'),
  results: z
    .array(
      z.object({
        title: z.string(),
        path: z.string().describe('The page, or the booking with the treatment chosen'),
        kind: z.enum(resultKinds),
        summary: z.string(),
      }),
    )
    .describe('The best first, at most 20'),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
