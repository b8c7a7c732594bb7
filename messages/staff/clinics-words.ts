import type { Locale } from '#domain/market/locale.ts'

const no = {
  heading: 'Alle klinikker, {day}',
  clinic: 'Klinikk',
  open: 'Åpningstid',
  closed: 'Stengt',
  booked: 'Bestilte timer',
  waiting: 'Venter',
  free: 'Ledig tid',
  nextFree: 'Neste ledige time',
  hours: '{hours} t {minutes} min',
  none: 'Ingen',
}
export type ClinicsWords = typeof no

const en: ClinicsWords = {
  heading: 'All clinics, {day}',
  clinic: 'Clinic',
  open: 'Opening hours',
  closed: 'Closed',
  booked: 'Bookings',
  waiting: 'Waiting',
  free: 'Unbooked time',
  nextFree: 'Next available',
  hours: '{hours} h {minutes} min',
  none: 'None',
}

export const clinicsWords: Record<Locale, ClinicsWords> = { no, en }
