import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Kurs og grupper',
  none: 'Ingen kurs eller grupper på klinikken de neste fire ukene.',
  what: 'Kurs eller gruppe',
  leader: 'Instruktør',
  people: 'Påmeldte',
  of: '{booked} av {places}',
  cancelled: 'Avlyst',
  online: 'På nett',
  nobody: 'Ingen er påmeldt.',
  callOff: 'Avlys denne datoen',
  callOffText: 'Alle påmeldte får SMS med en gang. Det kan ikke angres.',
  callOffSure: 'Ja, avlys og gi beskjed',
  told: 'Avlyst. Antall som får SMS: {count}.',
}
export type ClassWords = typeof no

const en: ClassWords = {
  title: 'Courses and classes',
  none: 'No courses or classes at the clinic in the next four weeks.',
  what: 'Course or class',
  leader: 'Instructor',
  people: 'Booked',
  of: '{booked} of {places}',
  cancelled: 'Called off',
  online: 'Online',
  nobody: 'Nobody has booked.',
  callOff: 'Call off this date',
  callOffText: 'Everybody who has booked gets a text message at once. It can’t be undone.',
  callOffSure: 'Yes, call off and tell them',
  told: 'Called off. People told by text message: {count}.',
}

export const classWords: Record<Locale, ClassWords> = { no, en }
