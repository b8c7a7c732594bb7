/** Everything that depends on the country, in one place: numbers to call, currency and time zone. */
import type { Country } from './locale.ts'

export interface Market {
  /** ISO 3166, for structured data and the calendar of public holidays. */
  readonly code: 'NO' | 'SE'
  readonly zone: 'Europe/Oslo' | 'Europe/Stockholm'
  readonly currency: 'NOK' | 'SEK'
  /** The calling code that phone fields are prefilled with. */
  readonly callingCode: '+47' | '+46'
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

export const markets: Record<Country, Market> = {
  norway: {
    code: 'NO',
    zone: 'Europe/Oslo',
    currency: 'NOK',
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
    callingCode: '+46',
    emergencyNumber: '112',
    urgentNumber: '1177',
    crisisNumber: '90101',
    violenceNumber: '020-50 50 50',
    policeNumber: '112',
    poisonNumber: '010-456 67 00',
  },
}

/** '116 117' as a tel: link. */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/\s/g, '')}`
}
