import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Innboks',
  none: 'Ingen meldinger.',
  kind: { contact: 'Kontaktskjema', interest: 'Bedrift' },
  from: 'Skjema',
  states: { new: 'Ny', taken: 'Under arbeid', answered: 'Besvart', done: 'Ferdig' },
  give: { new: 'Legg tilbake', taken: 'Jeg tar den', answered: 'Besvart', done: 'Ferdig' },
  ofClinic: 'Til klinikken',
  ofChain: 'Til hele kjeden',
  subject: 'Gjelder',
  contact: 'Kontaktperson',
  employees: 'Antall ansatte',
  reply: 'Vil ha svar',
  replies: { phone: 'på telefon', video: 'på video', mail: 'på e-post' },
}
export type InboxWords = typeof no

const en: InboxWords = {
  title: 'Inbox',
  none: 'No messages.',
  kind: { contact: 'Contact form', interest: 'Company' },
  from: 'Form',
  states: { new: 'New', taken: 'In progress', answered: 'Answered', done: 'Done' },
  give: { new: 'Put back', taken: 'I’ll take it', answered: 'Answered', done: 'Done' },
  ofClinic: 'To the clinic',
  ofChain: 'To the whole chain',
  subject: 'About',
  contact: 'Contact',
  employees: 'Number of employees',
  reply: 'Wants a reply',
  replies: { phone: 'by phone', video: 'by video', mail: 'by email' },
}

export const inboxWords: Record<Locale, InboxWords> = { no, en }
