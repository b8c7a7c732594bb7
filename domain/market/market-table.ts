import type { Language } from './language.ts'

/** A number or code as a country writes it. */
export interface Format {
  readonly pattern: RegExp
  readonly example: string
}

/** Everything that depends on the country and is neither content nor words. */
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
  /** What the hints of phone fields show. */
  readonly mobileExample: string
  /** A mobile, and any number that we can call, as people write them at home; the group is what follows the calling code. */
  readonly phoneAtHome: { readonly mobile: RegExp; readonly callable: RegExp }
  /** How numbers are said: each pattern has a group for every part. */
  readonly phoneGroups: readonly RegExp[]
  /** How facts of content are written. */
  readonly formats: { readonly phone: Format; readonly postcode: Format; readonly orgNumber: Format }
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
    mobileExample: '+47 912 34 567',
    phoneAtHome: { mobile: /^([49]\d{7})$/, callable: /^([2-9]\d{7})$/ },
    phoneGroups: [/^(\+47)([235-8]\d)(\d{2})(\d{2})(\d{2})$/, /^(\+47)(\d{3})(\d{2})(\d{3})$/],
    formats: {
      phone: { pattern: /^\+47 \d{2} \d{2} \d{2} \d{2}$/, example: '+47 22 00 00 00' },
      postcode: { pattern: /^\d{4}$/, example: '0354' },
      orgNumber: { pattern: /^\d{3} \d{3} \d{3}$/, example: '999 888 777' },
    },
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
    mobileExample: '+46 70 123 45 67',
    phoneAtHome: { mobile: /^0(7\d{8})$/, callable: /^0([1-9]\d{6,8})$/ },
    phoneGroups: [/^(\+46)(7\d)(\d{3})(\d{2})(\d{2})$/],
    formats: {
      phone: { pattern: /^\+46 \d{1,3}(?: \d{2,3}){2,3}$/, example: '+46 8 123 45 67' },
      postcode: { pattern: /^\d{3} \d{2}$/, example: '113 44' },
      orgNumber: { pattern: /^\d{6}-\d{4}$/, example: '559999-0000' },
    },
    emergencyNumber: '112',
    urgentNumber: '1177',
    crisisNumber: '90101',
    violenceNumber: '020-50 50 50',
    policeNumber: '112',
    poisonNumber: '010-456 67 00',
  },
} satisfies Record<string, Market>
