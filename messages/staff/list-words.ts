import type { Locale } from '#domain/market/locale.ts'

/** What the lists of the console have in common. */
const no = {
  changedMeanwhile: 'En annen har endret dette. Du ser det slik det er nå.',
  state: 'Status',
  name: 'Navn',
  when: 'Når',
  by: 'Av',
  born: 'Født',
  phone: 'Telefon',
  email: 'E-post',
  sure: 'Sikker?',
  back: 'Avbryt',
  signInAgain: 'For å gå videre må du bekrefte hvem du er.',
  confirm: 'Bekreft',
}
export type ListWords = typeof no

const en: ListWords = {
  changedMeanwhile: 'Somebody else has changed this. You see it as it is now.',
  state: 'State',
  name: 'Name',
  when: 'When',
  by: 'By',
  born: 'Born',
  phone: 'Phone',
  email: 'Email',
  sure: 'Sure?',
  back: 'Cancel',
  signInAgain: 'To go on, confirm who you are.',
  confirm: 'Confirm',
}

export const listWords: Record<Locale, ListWords> = { no, en }
