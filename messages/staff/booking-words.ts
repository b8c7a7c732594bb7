import type { Locale } from '#domain/market/locale.ts'

const no = {
  born: 'Fødselsdato',
  phone: 'Telefon',
  email: 'E-post',
  visit: 'Besøk',
  pays: 'Pris',
  partner: 'Betales av',
  dates: 'Datoer',
  why: 'Årsak til timen',
  showWhy: 'Vis (loggføres)',
  noWhy: 'Ikke oppgitt',
  reference: 'Referanse',
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
  note: 'Notat til resepsjonen',
  noteHint: 'Synlig for alle som åpner timen. Ikke skriv helseopplysninger her.',
  saveNote: 'Lagre notatet',
  noteSaved: 'Notatet er lagret.',
  gone: 'Timen er flyttet eller avbestilt.',
  panel: 'Timen',
}
export type BookingWords = typeof no

const en: BookingWords = {
  born: 'Date of birth',
  phone: 'Phone',
  email: 'Email',
  visit: 'Visit',
  pays: 'Price',
  partner: 'Paid by',
  dates: 'Dates',
  why: 'Reason for the visit',
  showWhy: 'Show (this is logged)',
  noWhy: 'Not given',
  reference: 'Reference',
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
  gone: 'This booking has been moved or cancelled.',
  panel: 'Booking',
}

export const bookingWords: Record<Locale, BookingWords> = { no, en }
