import type { Locale } from '#domain/market/locale.ts'

const no = {
  heading: 'Alle klinikker, {day}',
  clinic: 'Klinikk',
  open: 'Åpent',
  closed: 'Stengt',
  booked: 'Timer',
  waiting: 'Venter',
  free: 'Ledig tid',
  nextFree: 'Neste ledige',
  hours: '{hours} t {minutes} min',
  none: 'Ingen',
}
export type ClinicsWords = typeof no

const en: ClinicsWords = {
  heading: 'All clinics, {day}',
  clinic: 'Clinic',
  open: 'Open',
  closed: 'Closed',
  booked: 'Bookings',
  waiting: 'Waiting',
  free: 'Free time',
  nextFree: 'Next free',
  hours: '{hours} h {minutes} min',
  none: 'None',
}

export const clinicsWords: Record<Locale, ClinicsWords> = { no, en }
