import type { Language } from './language.ts'

/** What depends on the country and is neither content nor words. How a country writes numbers: market-formats.ts. */
export interface Market {
  /** ISO 3166, for structured data and the calendar of public holidays. */
  readonly code: string
  /** Of the zones that domain/dates/clinic-clock.ts knows: Central European Time, until a market needs another. */
  readonly zone: string
  /** ISO 4217. */
  readonly currency: string
  /** What is spoken at home: the language of the addresses without '/en/', whose locale is 'no' in every country. */
  readonly language: Exclude<Language, 'en'>
  /** The calling code that phone fields are prefilled with. */
  readonly callingCode: string
  /** When life is in danger. */
  readonly emergencyNumber: string
  /** When it cannot wait: the out-of-hours doctor, or the advice line that says where to go. */
  readonly urgentNumber: string
  /** The helpline for people with suicidal thoughts. */
  readonly crisisNumber: string
  /** The helpline for people who are hurt or threatened by somebody. */
  readonly violenceNumber: string
  readonly policeNumber: string
  /** Advice on poisons, day and night. */
  readonly poisonNumber: string
}

/** One row for each country that we are in. What else a new one needs: README, 'A country'. */
export const marketTable = {
  norway: {
    code: 'NO',
    zone: 'Europe/Oslo',
    currency: 'NOK',
    language: 'no',
    callingCode: '+47',
    emergencyNumber: '113',
    urgentNumber: '116 117',
    crisisNumber: '116 123',
    violenceNumber: '116 006',
    policeNumber: '112',
    poisonNumber: '22 59 13 00',
  },
  sweden: {
    code: 'SE',
    zone: 'Europe/Stockholm',
    currency: 'SEK',
    language: 'sv',
    callingCode: '+46',
    emergencyNumber: '112',
    urgentNumber: '1177',
    crisisNumber: '90101',
    violenceNumber: '020-50 50 50',
    policeNumber: '112',
    poisonNumber: '010-456 67 00',
  },
} satisfies Record<string, Market>
