import { hash } from 'node:crypto'
import type { Partner } from '#domain/partners/partners.ts'

/** Identifies the text of a partner's terms in all languages: any change gives a new version. Undefined where there are none. */
export function findTermsVersion(partner: Partner | undefined): string | undefined {
  return partner?.kind === 'insurance' ? hash('sha256', JSON.stringify(partner.terms), 'hex').slice(0, 16) : undefined
}
