import type { Language } from '../market/locale.ts'

/** How a line begins that has a subject of its own: 'your child is limp', not 'have a child who is limp'. */
const subjects: Record<Language, RegExp> = {
  en: /^(?:you|your|an?|the|someone|somebody)(?![a-z])/i,
  no: /^(?:du|dere|noen|en|et|den|det|\p{L}{2,}(?:en|et|a))(?!\p{L})/iu,
  sv: /^(?:du|ni|någon|en|ett|den|det|\p{L}{2,}(?:en|et|an))(?!\p{L})/iu,
}

/** Whether a line can follow the 'if' of a care card, whoever reads it. */
export function hasSubject(line: string, language: Language): boolean {
  return (
    subjects[language].test(line) &&
    !/^(?:you |your child )?have a (?:child|baby)|^du har (?:et barn|en baby) (?:som|med)/i.test(line)
  )
}
