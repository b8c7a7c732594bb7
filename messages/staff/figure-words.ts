import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Statistikk',
  scope: 'Hva tallene gjelder',
  ofClinic: 'Klinikken',
  ofChain: 'Hele kjeden',
  week: 'Uke {week}',
  thisWeek:
    'Denne uken: {booked} bestilte timer, {cancelled} avbestilte, {noShow} møtte ikke. {free} % av arbeidstiden er ledig.',
  chart: '{what} per uke{unit}',
  charts: {
    booked: 'Bestilte timer',
    free: 'Ledig arbeidstid',
    cancelled: 'Avbestilte timer',
    noShow: 'Møtte ikke',
    lead: 'Bestilt på forhånd',
    wait: 'Ventetid',
  },
  units: { count: '', percent: ', prosent', hours: ', timer', days: ', dager', minutes: ', minutter' },
  promised: 'Lovet',
  asItWas: 'Faktisk',
  line: 'Fagområde',
  all: 'Alle',
  allLines: 'Alle fagområder',
  booked: 'Bestilt',
  cancelled: 'Avbestilt',
  noShow: 'Møtte ikke',
  lead: 'Bestilt på forhånd',
  hours: '{count} t',
  days: '{count} dager',
  wait: 'Ventet (lovet)',
  minutes: '{was} min ({promised} min)',
  free: 'Ledig',
  percent: '{count} %',
  explain:
    'Halvparten bestilte eller ventet lenger enn tallet sier. Lovet ventetid er fra pasienten kom til timen skulle begynne. Ventetiden er til pasienten ble kalt inn.',
  file: 'Last ned for regneark',
  answers: {
    title: 'Hvordan timene var',
    none: 'Ingen har svart. Spørsmålet sendes bare fra klinikker som har valgt det.',
    sum: '{count} svar de siste åtte ukene. Snitt: {average} av 5.',
    tooFew: '{count} svar de siste åtte ukene.',
    week: 'Uke',
    count: 'Svar',
    average: 'Snitt',
    lines: 'Det pasientene skrev',
    explain:
      'Snitt, fordeling og det pasientene skrev, vises fra fem svar. Er de færre, kan noen gjette hvem som svarte, og ett svar flytter snittet mye.',
  },
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
  chart: '{what} by week{unit}',
  charts: {
    booked: 'Booked appointments',
    free: 'Free working time',
    cancelled: 'Cancelled appointments',
    noShow: 'No-shows',
    lead: 'Booked ahead',
    wait: 'Wait',
  },
  units: { count: '', percent: ', per cent', hours: ', hours', days: ', days', minutes: ', minutes' },
  promised: 'Promised',
  asItWas: 'Actual',
  line: 'Service',
  all: 'All',
  allLines: 'All services',
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
  answers: {
    title: 'How the visits were',
    none: 'Nobody has answered. Only clinics that have chosen it ask.',
    sum: '{count} answers in the last eight weeks. Average: {average} of 5.',
    tooFew: '{count} answers in the last eight weeks.',
    week: 'Week',
    count: 'Answers',
    average: 'Average',
    lines: 'What patients wrote',
    explain:
      'Average, distribution and what patients wrote are shown from five answers on. With fewer, somebody could guess who answered, and one answer moves the average a lot.',
  },
}

export const figureWords: Record<Locale, FigureWords> = { no, en }
