import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Fravær og søknader',
  explain:
    'Skjemaene sendes videre på e-post, og da slettes innholdet her. Det som venter, kan du åpne. Hver gang noen gjør det, blir det loggført.',
  absences: 'Fraværsmeldinger',
  applications: 'Søknader',
  company: 'Bedrift',
  job: 'Stilling',
  allCompanies: 'Alle bedrifter',
  allJobs: 'Alle stillinger',
  noAbsences: 'Ingen fraværsmeldinger de siste {days} dagene.',
  noApplications: 'Ingen søknader de siste {days} dagene.',
  passedOn: 'Sendt videre',
  waits: 'Venter på å bli sendt',
  open: 'Åpne',
  openAbsence: 'Åpne fraværsmeldingen til {name}, {time}',
  openApplication: 'Åpne søknaden på {name}, {time}',
  gone: 'Innholdet er sendt videre og slettet her.',
  away: 'Borte fra',
  until: 'Til og med',
  unknown: 'Vet ikke ennå',
  file: 'Last ned vedlegget ({kind}, {size} kB)',
  kinds: { pdf: 'PDF', text: 'tekst' },
  fileWarning: 'Vær forsiktig: Vi vet ikke hvem som har laget filen.',
  noFile: 'Ingen vedlegg.',
}
export type FormWords = typeof no

const en: FormWords = {
  title: 'Absence and applications',
  explain:
    'The forms are passed on by email, and their content is then deleted here. You can open those that still wait. Each time somebody does, it’s logged.',
  absences: 'Reports of absence',
  applications: 'Job applications',
  company: 'Company',
  job: 'Job',
  allCompanies: 'All companies',
  allJobs: 'All jobs',
  noAbsences: 'No reports of absence in the last {days} days.',
  noApplications: 'No applications in the last {days} days.',
  passedOn: 'Passed on',
  waits: 'Waiting to be sent',
  open: 'Open',
  openAbsence: 'Open the report to {name}, {time}',
  openApplication: 'Open the application for {name}, {time}',
  gone: 'The content has been passed on and deleted here.',
  away: 'Away from',
  until: 'Until',
  unknown: 'Not known yet',
  file: 'Download the file ({kind}, {size} kB)',
  kinds: { pdf: 'PDF', text: 'text' },
  fileWarning: 'Be careful: we don’t know who made the file.',
  noFile: 'No file.',
}

export const formWords: Record<Locale, FormWords> = { no, en }
