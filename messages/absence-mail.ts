import type { Language } from '#domain/market/locale.ts'

const no = {
  subject: 'Fraværsmelding ({reference})',
  intro: 'En ansatt i {company} har meldt fravær på nettsiden til {brand}.',
  name: 'Navn',
  from: 'Første dag',
  to: 'Siste dag',
  unknown: 'ikke oppgitt',
  sent: 'Sendt',
  note: 'Vi har bekreftet at avsenderen har et mobilnummer, men ikke hvem det er. Er du i tvil, spør den ansatte. Vi har ikke spurt om årsaken og kjenner den ikke.',
  end: 'Nettsiden har nå slettet navnet og dagene. Svar på denne e-posten går ikke til den ansatte.',
}

const en: typeof no = {
  subject: 'Absence report ({reference})',
  intro: 'An employee of {company} has reported absence on {brand}’s website.',
  name: 'Name',
  from: 'First day',
  to: 'Last day',
  unknown: 'not given',
  sent: 'Sent',
  note: 'We’ve confirmed that the sender has a mobile number, but not who it is. If you’re not sure, ask the employee. We haven’t asked about the reason and don’t know it.',
  end: 'The website has now deleted the name and the days. Replies to this email don’t reach the employee.',
}

const sv: typeof no = {
  subject: 'Frånvaroanmälan ({reference})',
  intro: 'En anställd på {company} har anmält frånvaro på webbplatsen för {brand}.',
  name: 'Namn',
  from: 'Första dag',
  to: 'Sista dag',
  unknown: 'inte angiven',
  sent: 'Skickat',
  note: 'Vi har bekräftat att avsändaren har ett mobilnummer, men inte vem det är. Är du osäker, fråga den anställda. Vi har inte frågat om orsaken och känner inte till den.',
  end: 'Webbplatsen har nu raderat namnet och dagarna. Svar på det här mejlet når inte den anställda.',
}

/** Words of the mail to a company, in its language. Apart from those of the page, because no browser needs them. */
export const absenceMailMessages: Record<Language, typeof no> = { no, en, sv }
