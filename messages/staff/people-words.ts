import type { Locale } from '#domain/market/locale.ts'

const no = {
  search: 'Finn en pasient',
  placeholder: 'Navn, telefon eller referanse',
  results: 'Pasienter',
  none: 'Ingen treff på klinikkene dine.',
  tooShort: 'Skriv minst tre bokstaver av navnet, fem sifre av telefonnummeret, en fødselsdato eller en referanse.',
  first: 'Viser de {count} nyeste. Skriv mer for å finne andre.',
  born: 'født {date}',
}
export type PeopleWords = typeof no

const en: PeopleWords = {
  search: 'Find a patient',
  placeholder: 'Name, phone or reference',
  results: 'Patients',
  none: 'Nobody found at your clinics.',
  tooShort: 'Type at least three letters of the name, five digits of the phone number, a date of birth or a reference.',
  first: 'These are the {count} newest. Type more to find others.',
  born: 'born {date}',
}

export const peopleWords: Record<Locale, PeopleWords> = { no, en }
