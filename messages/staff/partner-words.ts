import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Avtaler',
  none: 'Ingen avtaler.',
  partner: 'Bedrift eller organisasjon',
  makes: 'Kan hentes ut',
  statement: 'Månedsoppgave',
  points: 'Bonuspoeng',
  nothing: 'Ingenting',
  month: 'Måned',
  statementFile: 'Last ned oppgaven',
  pointsText: 'Hver linje hentes ut én gang. Mistet du filen, kan du hente ut det samme på nytt.',
  pointsExport: 'Hent ut nye poeng',
  pointsAgain: 'Hent ut på nytt',
  pointsDay: 'Dagen de ble hentet ut',
  pointsDone: 'Linjer: {count}. Poeng i alt: {points}. Fila er lastet ned.',
  pointsNone: 'Ingen nye poeng.',
  pointsNoneThen: 'Ingenting ble hentet ut den dagen.',
  pointsForgotten: 'Bonusnumrene fra den dagen er slettet, så filen kan ikke lages på nytt.',
}
export type PartnerWords = typeof no

const en: PartnerWords = {
  title: 'Agreements',
  none: 'No agreements.',
  partner: 'Company or organisation',
  makes: 'Can be exported',
  statement: 'Monthly statement',
  points: 'Points',
  nothing: 'Nothing',
  month: 'Month',
  statementFile: 'Download the statement',
  pointsText: 'Each line is exported once. If you lost the file, you can export the same lines again.',
  pointsExport: 'Export new points',
  pointsAgain: 'Export again',
  pointsDay: 'Day of the export',
  pointsDone: 'Lines: {count}. Points in all: {points}. The file is downloaded.',
  pointsNone: 'No new points.',
  pointsNoneThen: 'Nothing was exported on that day.',
  pointsForgotten: 'The reward numbers of that day are deleted, so the file cannot be made again.',
}

export const partnerWords: Record<Locale, PartnerWords> = { no, en }
