import type { Country } from './locale.ts'

/** A number or code as a country writes it. */
export interface Format {
  readonly pattern: RegExp
  readonly example: string
}

/** How a country writes things. */
export interface MarketFormats {
  /** What the hints of phone fields show. */
  readonly mobileExample: string
  /** A mobile, and any number that we can call, as people write them at home; the group is what follows the calling code. */
  readonly phoneAtHome: { readonly mobile: RegExp; readonly callable: RegExp }
  /** How numbers are said: each pattern has a group for every part. */
  readonly phoneGroups: readonly RegExp[]
  /** Of clinics. */
  readonly phone: Format
  readonly postcode: Format
  readonly orgNumber: Format
}

/** The second half of a country's row (market-table.ts), apart from it because only forms and the compiler need it and every page loads the first. */
export const marketFormats: Readonly<Record<Country, MarketFormats>> = {
  norway: {
    mobileExample: '+47 912 34 567',
    phoneAtHome: { mobile: /^([49]\d{7})$/, callable: /^([2-9]\d{7})$/ },
    phoneGroups: [/^(\+47)([235-8]\d)(\d{2})(\d{2})(\d{2})$/, /^(\+47)(\d{3})(\d{2})(\d{3})$/],
    phone: { pattern: /^\+47 \d{2} \d{2} \d{2} \d{2}$/, example: '+47 22 00 00 00' },
    postcode: { pattern: /^\d{4}$/, example: '0354' },
    orgNumber: { pattern: /^\d{3} \d{3} \d{3}$/, example: '999 888 777' },
  },
  sweden: {
    mobileExample: '+46 70 123 45 67',
    phoneAtHome: { mobile: /^0(7\d{8})$/, callable: /^0([1-9]\d{6,8})$/ },
    phoneGroups: [/^(\+46)(7\d)(\d{3})(\d{2})(\d{2})$/],
    phone: { pattern: /^\+46 \d{1,3}(?: \d{2,3}){2,3}$/, example: '+46 8 123 45 67' },
    postcode: { pattern: /^\d{3} \d{2}$/, example: '113 44' },
    orgNumber: { pattern: /^\d{6}-\d{4}$/, example: '559999-0000' },
  },
}
