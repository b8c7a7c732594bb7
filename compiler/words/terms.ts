import * as z from 'zod'
import { type Language, languages } from '#domain/market/locale.ts'
import { type AvoidedWord, avoidedWord } from './avoided-word.ts'

/** What we call something in every language, and what else people call it: content/terms.yaml. */
const term = z
  .strictObject({
    /** In plain English. */
    concept: z.string().min(1),
    en: z.string().min(1),
    no: z.string().min(1),
    /** Where Swedish texts speak of it. */
    sv: z.string().min(1).optional(),
    /** Names that our texts do not use, as words.yaml writes them. */
    avoid: z
      .strictObject({
        en: z.array(z.string()).optional(),
        no: z.array(z.string()).optional(),
        sv: z.array(z.string()).optional(),
      })
      .optional(),
    /** Phrases in which such a name means something else. */
    except: z.array(z.string().min(1)).optional(),
  })
  .superRefine(({ concept, avoid, except: _, ...names }, { addIssue }) => {
    for (const language of languages) {
      for (const [index, name] of (avoid?.[language] ?? []).entries()) {
        const use = names[language]
        const path = ['avoid', language, index]
        if (use === undefined) addIssue({ code: 'custom', path, message: `'${concept}' has no name in this language` })
        else if (!avoidedWord.safeParse({ avoid: name, use, why: concept }).success)
          addIssue({ code: 'custom', path, message: `'${name}' has no letter, or stands in the name that we use` })
      }
    }
  })

export const terms = z.array(term).superRefine((list, { addIssue }) => {
  const seen = new Set<string>()
  for (const [index, { concept }] of list.entries()) {
    if (seen.has(concept)) addIssue({ code: 'custom', path: [index], message: `'${concept}' stands here twice` })
    seen.add(concept)
  }
})
export type Terms = z.infer<typeof terms>

/** The other names of all concepts, for the same checks as the list of words. */
export function avoidedNames(list: Terms, language: Language): AvoidedWord[] {
  return list.flatMap(({ concept, avoid, except, [language]: use }) =>
    (avoid?.[language] ?? []).map((name) => ({
      avoid: name,
      use: use!,
      why: `one name for one thing: ${concept}`,
      ...(except && { except }),
    })),
  )
}
