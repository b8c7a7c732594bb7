import * as z from 'zod'
import type { Language } from '../market/locale.ts'
import { hasSubject } from '../signs/sign-subject.ts'
import { localizedText, slug } from './shared.ts'

/** How soon somebody with the sign needs help, and from whom. */
export const warningLevels = ['emergency', 'urgent', 'maternity', 'soon'] as const
export type WarningLevel = (typeof warningLevels)[number]

const noSubject = "has no subject. It follows 'if': write 'you have …' or 'your child is …'."

/** One warning sign: content/warning-signs.yaml, by id. */
const warningSign = z.strictObject({
  level: z.enum(warningLevels),
  /** Fits after 'if', with its own subject: 'your child is limp'. */
  words: localizedText.superRefine((words, { addIssue }) => {
    for (const [language, text] of Object.entries(words)) {
      if (hasSubject(text, language as Language)) continue
      addIssue({ code: 'custom', path: [language], message: noSubject, input: text })
    }
  }),
  /** The same standing alone, for a list of things to tick; only signs that a tool asks about have one. */
  label: localizedText.optional(),
  /** How people type the sign by hand: sets of word beginnings that all occur in one line. */
  match: z
    .strictObject({ en: z.array(z.string().min(1)).default([]), no: z.array(z.string().min(1)).default([]) })
    .default({ en: [], no: [] }),
  /** Another number that a page with this sign must name, such as a helpline. */
  alsoName: z.string().optional(),
  /** The guidance that the level rests on. */
  source: z.string().min(1),
})

export const warningSigns = z.record(slug, warningSign)
export type WarningSigns = z.infer<typeof warningSigns>
