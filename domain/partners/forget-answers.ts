import type { PartnerDetails } from './partners.ts'

/** Answers that tell nothing of a person: lists that the company wrote, and which terms were accepted. */
const kept = ['kind', 'id', 'campaign', 'department', 'accepted', 'termsVersion']

/**
 * What stays of a partner's answers when a patient is forgotten. A cost centre is free text, in which a name may have been typed: it
 * stays only where the statement of its month lists it.
 */
export function forgetAnswers(details: PartnerDetails, isListed: (costCenter: string) => boolean): PartnerDetails {
  const { costCenter } = details
  const entries = Object.entries(details).filter(
    ([name]) =>
      kept.includes(name) || (name === 'costCenter' && typeof costCenter === 'string' && isListed(costCenter)),
  )
  return Object.fromEntries(entries) as PartnerDetails
}
