import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Kalendere',
  lead: 'Timene ved klinikken i en kalender på telefonen eller i e-posten. Adressen er hemmelig: Den som har den, ser når det er timer.',
  namesNote:
    'Uten navn står det bare «Bestilt time» med tid og klinikk. Behandlingen står der aldri. Med navn havner navnene hos den som drifter kalenderen, og det loggføres.',
  none: 'Ingen behandlere ved klinikken.',
  practitioner: 'Behandler',
  since: 'I bruk siden {time}, laget av {who}',
  unused: 'Ikke i bruk',
  names: 'Navn',
  withNames: 'Med navn',
  withoutNames: 'Uten navn',
  make: 'Lag adresse',
  renew: 'Lag ny adresse',
  renewSure: 'Ja, den gamle slutter å virke',
  revoke: 'Ta bort',
  revokeSure: 'Ja, ta bort',
  showNames: 'Vis navn',
  showNamesSure: 'Ja, vis navn',
  hideNames: 'Skjul navn',
  address: 'Adressen til kalenderen for {name}, vises bare nå:',
  how: 'Legg den til som abonnement i kalenderen. Den oppdateres omtrent hver time.',
  copy: 'Kopier',
  copied: 'Kopiert.',
  subscribe: 'Åpne i kalenderen',
  feed: { booked: 'Bestilt time' },
}
export type CalendarWords = typeof no

const en: CalendarWords = {
  title: 'Calendars',
  lead: 'The bookings at the clinic in a calendar on the phone or beside the email. The address is secret: whoever has it sees when there are bookings.',
  namesNote:
    'Without names it only says ‘Booked’ with time and clinic. The treatment is never there. With names, they end up with whoever runs the calendar, and that is logged.',
  none: 'No practitioners at the clinic.',
  practitioner: 'Practitioner',
  since: 'In use since {time}, made by {who}',
  unused: 'Not in use',
  names: 'Names',
  withNames: 'With names',
  withoutNames: 'Without names',
  make: 'Make an address',
  renew: 'Make a new address',
  renewSure: 'Yes, the old one stops working',
  revoke: 'Take away',
  revokeSure: 'Yes, take it away',
  showNames: 'Show names',
  showNamesSure: 'Yes, show names',
  hideNames: 'Hide names',
  address: 'The address of the calendar for {name}, shown only now:',
  how: 'Add it to your calendar as a subscription. It’s updated about every hour.',
  copy: 'Copy',
  copied: 'Copied.',
  subscribe: 'Open in the calendar',
  feed: { booked: 'Booked' },
}

export const calendarWords: Record<Locale, CalendarWords> = { no, en }
