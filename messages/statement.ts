import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Oppgave for {name}, {month}',
  intro: 'Timer som er bestilt gjennom avtalen og ikke avbestilt. Beløpet er det de som har bestilt, betaler selv.',
  costCenter: 'Kostnadssted',
  visits: 'Timer',
  amount: 'Beløp',
  withheld: 'Ikke oppgitt',
  without: 'Uten kostnadssted',
  total: 'I alt',
  absences: 'Fraværsmeldinger sendt gjennom nettstedet: {count}',
  privacy:
    'Oppgaven har verken navn eller opplysninger om helse. Beløpet oppgis ikke der færre enn {people} personer står bak, fordi prisen kan røpe hva som ble bestilt.',
  made: 'Laget {day}',
}

const en: typeof no = {
  title: 'Statement for {name}, {month}',
  intro:
    'Appointments booked through the agreement and not cancelled. The amount is what the people who booked pay themselves.',
  costCenter: 'Cost centre',
  visits: 'Appointments',
  amount: 'Amount',
  withheld: 'Not given',
  without: 'Without a cost centre',
  total: 'Total',
  absences: 'Absences reported through the website: {count}',
  privacy:
    'This statement has no names and no health information. An amount is not given where there are fewer than {people} people behind it, because the price could tell what was booked.',
  made: 'Made on {day}',
}

/** Words of the statement that an employer gets every month, and of the same in the console. Apart from the other messages, because no visitor needs them. */
export const statementMessages: Record<Locale, typeof no> = { no, en }
