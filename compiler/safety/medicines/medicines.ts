import * as z from 'zod'
import { localizedText, slug } from '#domain/facts/shared.ts'
import type { ContentProblem } from '../../problem.ts'
import type { PageSource } from '../../read/read-pages.ts'

/** Whether somebody may take it: never; only if a doctor or pharmacist agrees; without asking; or only men take it. */
const use = z.enum(['never', 'ask', 'may', 'men'])

/** What the caution must speak of, where somebody may not take the medicine just like that. */
const spokenOf = {
  pregnancy: { en: /pregnan/i, no: /gravid|svangerskap/i },
  breastfeeding: { en: /breastfe/i, no: /\bamme/i },
}

/** A medicine that pages name, and the caution that belongs to its advice: content/medicines.yaml, by id. */
const medicine = z
  .strictObject({
    /** What pages call it, in any case. */
    names: z.strictObject({ en: z.array(z.string().min(1)).min(1), no: z.array(z.string().min(1)).min(1) }),
    /** Pages name it only to warn, in their own words, and need not show the caution. */
    warningOnly: z.literal(true).optional(),
    pregnancy: use,
    breastfeeding: use,
    /** Under which age or weight not without a doctor; 'doctor': at every age. */
    children: z.union([z.literal('doctor'), z.string().regex(/^\d+ (?:months|years|kg)$/)]),
    /** What it must not be taken with, in words of the English caution. */
    interactions: z.array(z.string().min(1)),
    caution: localizedText,
    source: z.string().min(1),
  })
  .superRefine(({ caution, children, interactions, ...uses }, { addIssue }) => {
    const demand = (path: PropertyKey[], isSaid: boolean, what: string) => {
      if (!isSaid) addIssue({ code: 'custom', path, message: `says nothing of ${what}` })
    }
    for (const language of ['en', 'no'] as const) {
      for (const key of ['pregnancy', 'breastfeeding'] as const)
        if (uses[key] === 'never' || uses[key] === 'ask')
          demand(['caution', language], spokenOf[key][language].test(caution[language]), key)
      if (children !== 'doctor') {
        const limit = new RegExp(`\\b${children.split(' ')[0]}\\b`)
        demand(['caution', language], limit.test(caution[language]), `children under ${children}`)
      }
    }
    for (const other of interactions)
      demand(['caution', 'en'], caution.en.toLowerCase().includes(other.toLowerCase()), `'${other}'`)
  })
export const medicines = z.record(slug, medicine)
export type Medicines = z.infer<typeof medicines>

/** Where a page advises; elsewhere a medicine may be named without its caution, as the cause of something. */
const advising = new Set(['self-care', 'treatment'])

/** A page that advises a medicine says who must not take it. */
export function createCautionChecker(list: Medicines) {
  const advised = Object.entries(list).filter(([, { warningOnly }]) => !warningOnly)
  const known = advised.flatMap(([id, { names }]) =>
    (['en', 'no'] as const).map((language) => ({
      id,
      language,
      name: names[language][0],
      pattern: new RegExp(`(?<!\\p{L})(?:${names[language].join('|')})`, 'iu'),
    })),
  )
  return ({ words }: PageSource, problems: ContentProblem[]) => {
    for (const { id, language, name, pattern } of known) {
      const { body, bodyLine, file } = words[language]!
      if (!pattern.test(body) || body.includes(`{caution:${id}}`)) continue
      const line = findAdvice(body, pattern)
      if (line === undefined) continue
      const message = `the page advises ${name} and does not say who must not take it. Add {caution:${id}}.`
      problems.push({ file, line: bodyLine + line, message })
    }
  }
}

function findAdvice(body: string, named: RegExp): number | undefined {
  let section = ''
  for (const [index, line] of body.split('\n').entries()) {
    section = /^## .*\{#([a-z-]+)\}/.exec(line)?.[1] ?? section
    const isAdvised = advising.has(section) && line.split(/[.!?] /).some((it) => named.test(it) && !forbids.test(it))
    if (isAdvised) return index
  }
  return undefined
}

/** 'Don’t take ibuprofen' and 'Gi aldri acetylsalisylsyre' advise nothing. 'Can’t' is left out: it tells who the advice is for. */
const forbids = /\b(?:not|never|avoid|(?:do|does|is|are|should|must)n’t|ikke|aldri|unngå)\b/iu
