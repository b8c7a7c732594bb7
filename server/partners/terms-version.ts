import { hash } from 'node:crypto'
import type { LocalizedText } from '#domain/market/locale.ts'
import type { Partner } from '#domain/partners/partner-facts.ts'
import { readTerms } from '#domain/partners/partners.ts'

/** The version of a partner's terms. Undefined where there are none. */
export function findTermsVersion(partner: Partner | undefined): string | undefined {
  const terms = readTerms(partner)
  return terms && hashTerms(terms)
}

/** Identifies the text of terms in all languages: any change gives a new version. */
export function hashTerms(terms: LocalizedText): string {
  return hash('sha256', JSON.stringify(terms), 'hex').slice(0, 16)
}
