import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Meldinger som ikke ble sendt',
  none: 'Alle meldinger er sendt.',
  what: 'Melding',
  why: 'Hvorfor',
  again: 'Send på nytt',
  sent: 'Sendes på nytt.',
  triesAgain: 'Prøves igjen {time}',
  givenUp: 'Gitt opp {time}',
  kinds: {
    confirmation: 'SMS: bekreftelse',
    moved: 'SMS: flyttet time',
    cancelled: 'SMS: avbestilt time',
    'cancelled-rest': 'SMS: resten er avbestilt',
    'date-cancelled': 'SMS: avlyst dato',
    reminder: 'SMS: påminnelse',
    order: 'SMS: bestilling',
    'contact-mail': 'E-post: kontaktskjema',
    'interest-mail': 'E-post: bedrift',
    'absence-mail': 'E-post: fravær',
    'application-mail': 'E-post: søknad',
    'join-mail': 'E-post: lenke til webinar',
  },
  reasons: {
    expired: 'Det meldingen gjaldt, er over.',
    unreachable: 'Tjenesten som sender, svarte ikke.',
    timeout: 'Tjenesten som sender, brukte for lang tid.',
    'unreadable-answer': 'Svaret fra tjenesten som sender, var uforståelig.',
    'over-budget': 'For mange meldinger denne timen.',
    'no-recipient': 'Det er ingen å sende til.',
  },
  otherReason: 'Feilkode {code}.',
}
export type UnsentWords = typeof no

const en: UnsentWords = {
  title: 'Messages that were not sent',
  none: 'All messages are sent.',
  what: 'Message',
  why: 'Why',
  again: 'Send again',
  sent: 'Is being sent again.',
  triesAgain: 'Tried again {time}',
  givenUp: 'Given up {time}',
  kinds: {
    confirmation: 'SMS: confirmation',
    moved: 'SMS: moved booking',
    cancelled: 'SMS: cancelled booking',
    'cancelled-rest': 'SMS: the rest is cancelled',
    'date-cancelled': 'SMS: date called off',
    reminder: 'SMS: reminder',
    order: 'SMS: order',
    'contact-mail': 'Email: contact form',
    'interest-mail': 'Email: company',
    'absence-mail': 'Email: absence',
    'application-mail': 'Email: application',
    'join-mail': 'Email: link to a webinar',
  },
  reasons: {
    expired: 'What it was about is over.',
    unreachable: 'The sending service did not answer.',
    timeout: 'The sending service took too long.',
    'unreadable-answer': 'The sending service’s answer made no sense.',
    'over-budget': 'Too many messages this hour.',
    'no-recipient': 'There is nobody to send it to.',
  },
  otherReason: 'Error code {code}.',
}

export const unsentWords: Record<Locale, UnsentWords> = { no, en }
