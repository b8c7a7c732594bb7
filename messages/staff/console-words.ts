import type { Locale } from '#domain/market/locale.ts'

const no = {
  title: 'Innom for ansatte',
  withoutScript: 'Denne siden virker bare med JavaScript.',
  skip: 'Gå til innholdet',
  nav: 'Skjermer',
  screens: {
    day: 'Dagen',
    board: 'Venterom',
    rosters: 'Turnus',
    clinics: 'Alle klinikker',
    caller: 'Bestill for en som ringer',
    inbox: 'Innboks',
    messages: 'Ikke sendt',
    classes: 'Kurs',
    orders: 'Hjemmetester',
    kiosks: 'Nettbrett',
  },
  role: {
    receptionist: 'Resepsjon',
    practitioner: 'Behandler',
    manager: 'Leder',
    administrator: 'Administrator',
  },
  language: 'English',
  signOut: 'Logg ut',
  signOutEverywhere: 'Logg ut på alle enheter',
  account: 'Konto',
  clinic: 'Klinikk',
  close: 'Lukk',
  retry: 'Prøv igjen',
  loading: 'Henter …',
  isNotLive: 'Ingen forbindelse. Vist slik det var klokka {time}.',
  noScreen: 'Rollen din har ikke tilgang til denne skjermen.',
}
export type ConsoleWords = typeof no

const en: ConsoleWords = {
  title: 'Innom for staff',
  withoutScript: 'This page only works with JavaScript.',
  skip: 'Skip to content',
  nav: 'Screens',
  screens: {
    day: 'Day',
    board: 'Waiting room',
    rosters: 'Rosters',
    clinics: 'All clinics',
    caller: 'Book for a caller',
    inbox: 'Inbox',
    messages: 'Not sent',
    classes: 'Classes',
    orders: 'Home tests',
    kiosks: 'Tablets',
  },
  role: {
    receptionist: 'Reception',
    practitioner: 'Practitioner',
    manager: 'Manager',
    administrator: 'Administrator',
  },
  language: 'Norsk',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out on all devices',
  account: 'Account',
  clinic: 'Clinic',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading …',
  isNotLive: 'No connection. Shown as it was at {time}.',
  noScreen: 'Your role has no access to this screen.',
}

export const consoleWords: Record<Locale, ConsoleWords> = { no, en }
