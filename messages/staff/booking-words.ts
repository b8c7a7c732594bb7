import type { Locale } from '#domain/market/locale.ts'

const no = {
  born: 'Født',
  phone: 'Telefon',
  email: 'E-post',
  visit: 'Besøk',
  pays: 'Pris',
  partner: 'Avtale',
  dates: 'Datoer',
  why: 'Hvorfor',
  showWhy: 'Vis (blir loggført)',
  noWhy: 'Ikke skrevet',
  reference: 'Referanse',
  priceUnknown: 'Avtales på klinikken',
  give: {
    booked: 'Ikke kommet likevel',
    arrived: 'Har kommet',
    'called-in': 'Kall inn',
    done: 'Ferdig',
    'no-show': 'Møtte ikke',
  },
  giveBack: {
    arrived: 'Tilbake til venterommet',
    'called-in': 'Ikke ferdig likevel',
  },
  note: 'Notat til skranken',
  noteHint: 'Synlig for alle som åpner timen. Ikke skriv helseopplysninger her.',
  saveNote: 'Lagre notatet',
  noteSaved: 'Notatet er lagret.',
  stateSet: '{name}: {state}.',
  changedMeanwhile: 'En annen har endret timen. Du ser den slik den er nå.',
  gone: 'Timen er flyttet eller avbestilt. Det som står her, gjelder ikke lenger.',
  panel: 'Timen',
}
export type BookingWords = typeof no

const en: BookingWords = {
  born: 'Born',
  phone: 'Phone',
  email: 'Email',
  visit: 'Visit',
  pays: 'Price',
  partner: 'Agreement',
  dates: 'Dates',
  why: 'Why',
  showWhy: 'Show (is logged)',
  noWhy: 'Not said',
  reference: 'Reference',
  priceUnknown: 'Agreed at the clinic',
  give: {
    booked: 'Not here after all',
    arrived: 'Arrived',
    'called-in': 'Call in',
    done: 'Done',
    'no-show': 'No-show',
  },
  giveBack: {
    arrived: 'Back to the waiting room',
    'called-in': 'Not done after all',
  },
  note: 'Note for the desk',
  noteHint: 'Everybody who opens the booking sees it. Don’t write about health here.',
  saveNote: 'Save the note',
  noteSaved: 'The note is saved.',
  stateSet: '{name}: {state}.',
  changedMeanwhile: 'Somebody else has changed this booking. You see it as it is now.',
  gone: 'This booking has been moved or cancelled. What you see here no longer counts.',
  panel: 'Booking',
}

export const bookingWords: Record<Locale, BookingWords> = { no, en }
