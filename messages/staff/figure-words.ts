import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Tall',
  scope: 'Hva tallene gjelder',
  ofClinic: 'Klinikken',
  ofChain: 'Hele kjeden',
  week: 'Uke {week}',
  thisWeek:
    'Denne uken: {booked} bestilte timer, {cancelled} avbestilte, {noShow} møtte ikke. {free} % av arbeidstiden er ledig.',
  chart: 'Bestilte timer per uke',
  line: 'Fagområde',
  all: 'Alle',
  booked: 'Bestilt',
  cancelled: 'Avbestilt',
  noShow: 'Møtte ikke',
  lead: 'Bestilt i forveien',
  hours: '{count} t',
  days: '{count} døgn',
  wait: 'Ventet (lovet)',
  minutes: '{was} min ({promised} min)',
  free: 'Ledig',
  percent: '{count} %',
  explain:
    'Halvparten bestilte eller ventet lenger enn tallet sier. Lovet ventetid er fra pasienten kom til timen skulle begynne. Ventetiden er til pasienten ble kalt inn.',
  file: 'Last ned for regneark',
  again: 'For å laste ned må du bekrefte hvem du er.',
  signInAgain: 'Bekreft',
}
export type FigureWords = typeof no

const en: FigureWords = {
  title: 'Figures',
  scope: 'What the figures are for',
  ofClinic: 'The clinic',
  ofChain: 'The whole chain',
  week: 'Week {week}',
  thisWeek:
    'This week: {booked} booked, {cancelled} cancelled, {noShow} did not come. {free}% of the working time is free.',
  chart: 'Booked appointments by week',
  line: 'Line of care',
  all: 'All',
  booked: 'Booked',
  cancelled: 'Cancelled',
  noShow: 'No-show',
  lead: 'Booked ahead',
  hours: '{count} h',
  days: '{count} days',
  wait: 'Wait (promised)',
  minutes: '{was} min ({promised} min)',
  free: 'Free',
  percent: '{count}%',
  explain:
    'Half of the patients booked or waited longer than the figure says. The promised wait is from the arrival to the time of the appointment. The wait lasts until the patient was called in.',
  file: 'Download for a spreadsheet',
  again: 'To download it, confirm who you are.',
  signInAgain: 'Confirm',
}

export const figureWords: Record<Locale, FigureWords> = { no, en }
