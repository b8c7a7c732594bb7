import type { Locale } from '#domain/market/locale.ts'

const no = {
  heading: 'Logg inn',
  text: 'For ansatte på klinikkene. Dagen, timene og venterommet.',
  signIn: 'Logg inn',
  byLink: 'Logg inn med lenken som ble skrevet ut da serveren startet. Du finner den også blant de sendte meldingene.',
  outbox: 'Se sendte meldinger',
  locked: 'Skjermen ble låst fordi ingen har brukt den på en stund. Logg inn, så fortsetter du der du var.',
  failed: 'Innloggingen virket ikke. Prøv en gang til.',
  refused:
    'Du er logget inn hos leverandøren, men har ikke tilgang her. Be den som drifter systemet, om å invitere deg.',
  link: 'Lenken er brukt eller for gammel. Hver lenke virker én gang.',
}
export type SignInWords = typeof no

const en: SignInWords = {
  heading: 'Sign in',
  text: 'For people who work at the clinics. The day, the bookings and the waiting room.',
  signIn: 'Sign in',
  byLink:
    'Sign in with the link that was printed when the server started. It’s also among the messages that were sent.',
  outbox: 'See sent messages',
  locked: 'The screen was locked because nobody has used it for a while. Sign in to go on where you were.',
  failed: 'Signing in did not work. Try again.',
  refused:
    'You’re signed in with the provider, but you have no access here. Ask whoever runs the system to invite you.',
  link: 'The link has been used or is too old. Each link works once.',
}

export const signInWords: Record<Locale, SignInWords> = { no, en }
