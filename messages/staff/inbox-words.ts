import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Meldinger fra skjemaene',
  none: 'Ingen meldinger.',
  kind: { contact: 'Kontaktskjema', interest: 'Bedrift' },
  from: 'Skjema',
  states: { new: 'Ny', taken: 'Tatt', answered: 'Besvart', done: 'Ferdig' },
  give: { new: 'Legg tilbake', taken: 'Jeg tar den', answered: 'Besvart', done: 'Ferdig' },
  ofClinic: 'Til klinikken',
  ofChain: 'Ikke til én klinikk',
  contact: 'Kontaktperson',
  employees: 'Ansatte',
  reply: 'Vil ha svar',
  replies: { phone: 'på telefon', video: 'på video', mail: 'på e-post' },
}
export type InboxWords = typeof no

const en: InboxWords = {
  title: 'Messages from the forms',
  none: 'No messages.',
  kind: { contact: 'Contact form', interest: 'Company' },
  from: 'Form',
  states: { new: 'New', taken: 'Taken', answered: 'Answered', done: 'Done' },
  give: { new: 'Put back', taken: 'I take it', answered: 'Answered', done: 'Done' },
  ofClinic: 'To the clinic',
  ofChain: 'To no clinic in particular',
  contact: 'Contact',
  employees: 'Employees',
  reply: 'Wants a reply',
  replies: { phone: 'by phone', video: 'by video', mail: 'by email' },
}

export const inboxWords: Record<Locale, InboxWords> = { no, en }
