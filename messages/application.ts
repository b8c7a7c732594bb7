import { applicationMaxCharacters } from '#domain/forms/application.ts'
import { attachmentMegabytes } from '#domain/forms/fields/attachment.ts'
import { type Country, type Language, type Locale, languageOf } from '#domain/market/locale.ts'

const no = {
  heading: 'Send søknad',
  intro: 'Vi svarer alle, også når svaret er nei.',
  name: 'Navnet ditt',
  phone: 'Telefonnummer med landkode (+)',
  text: 'Noen linjer om deg selv',
  textHint: `Høyst ${applicationMaxCharacters} tegn. Ikke skriv om helsen din.`,
  file: 'CV eller søknad (valgfritt)',
  fileHint: `En PDF eller en ren tekstfil, høyst ${attachmentMegabytes} MB. Velg den på nytt hvis skjemaet kommer tilbake.`,
  send: 'Send søknaden',
  kept: 'Søknaden går på e-post til dem som ansetter, og slettes da fra nettstedet.',
}
export type ApplicationMessages = typeof no

const en: ApplicationMessages = {
  heading: 'Send your application',
  intro: 'We reply to everyone, even when the answer is no.',
  name: 'Your name',
  phone: 'Phone number with (+) country code',
  text: 'A few lines about yourself',
  textHint: `At most ${applicationMaxCharacters} characters. Don’t write about your health.`,
  file: 'CV or application (optional)',
  fileHint: `A PDF or a plain text file, at most ${attachmentMegabytes} MB. Choose it again if the form comes back.`,
  send: 'Send the application',
  kept: 'Your application goes by email to the people who hire, and is then deleted from the website.',
}

const sv: ApplicationMessages = {
  heading: 'Skicka ansökan',
  intro: 'Vi svarar alla, även när svaret är nej.',
  name: 'Ditt namn',
  phone: 'Telefonnummer med landskod (+)',
  text: 'Några rader om dig själv',
  textHint: `Högst ${applicationMaxCharacters} tecken. Skriv inte om din hälsa.`,
  file: 'CV eller ansökan (frivilligt)',
  fileHint: `En PDF eller en ren textfil, högst ${attachmentMegabytes} MB. Välj den igen om formuläret kommer tillbaka.`,
  send: 'Skicka ansökan',
  kept: 'Ansökan går via e-post till dem som anställer och raderas då från webbplatsen.',
}

const byLanguage: Record<Language, ApplicationMessages> = { no, en, sv }

/** Words of the form on the page of a vacancy; they are part of its data, because no other page needs them. */
export function applicationMessagesFor(locale: Locale, country: Country): ApplicationMessages {
  return byLanguage[languageOf(locale, country)]
}
