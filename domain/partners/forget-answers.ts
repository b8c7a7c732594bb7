import { findKind } from './kinds.ts'
import type { PartnerDetails, PartnerFieldName } from './partner-facts.ts'

/** What tells nothing of a person, whatever the kind: which agreement it was, and which terms were accepted. */
const always = ['kind', 'id', 'termsVersion']

/** What stays of a partner's answers when a patient is forgotten: `isListed` says of an answer whether the statement of its month has it. */
export function forgetAnswers(details: PartnerDetails, isListed: (answer: string) => boolean): PartnerDetails {
  const questions = findKind(details.kind)?.questions
  const entries = Object.entries(details).filter(([name, answer]) => {
    const kept = always.includes(name) ? 'always' : questions?.[name as PartnerFieldName]?.kept
    return kept === 'always' || (kept === 'if-listed' && typeof answer === 'string' && isListed(answer))
  })
  return Object.fromEntries(entries) as PartnerDetails
}
