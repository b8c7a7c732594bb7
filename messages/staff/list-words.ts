import type { Locale } from '#domain/market/locale.ts'

/** What the lists of the console have in common. */
const no = {
  changedMeanwhile: 'En annen har endret dette. Du ser det slik det er nå.',
  state: 'Status',
  name: 'Navn',
  actions: 'Handlinger',
  when: 'Når',
  by: 'Ansvarlig',
  born: 'Fødselsdato',
  phone: 'Telefon',
  email: 'E-post',
  back: 'Avbryt',
  signInAgain: 'Logg inn på nytt for å gå videre.',
  confirm: 'Logg inn på nytt',
}
export type ListWords = typeof no

const en: ListWords = {
  changedMeanwhile: 'Somebody else has changed this. This is how it is now.',
  state: 'Status',
  name: 'Name',
  actions: 'Actions',
  when: 'When',
  by: 'Handled by',
  born: 'Date of birth',
  phone: 'Phone',
  email: 'Email',
  back: 'Cancel',
  signInAgain: 'Sign in again to go on.',
  confirm: 'Sign in again',
}

export const listWords: Record<Locale, ListWords> = { no, en }
