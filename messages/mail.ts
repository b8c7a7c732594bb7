import type { Language } from '#domain/market/locale.ts'

const no = {
  contactSubject: 'Melding fra kontaktskjemaet ({reference})',
  contactIntro:
    'Noen har skrevet til {place} i kontaktskjemaet på nettsiden. Svar på denne e-posten, så går svaret til avsenderen.',
  interestSubject: 'En bedrift vil vite mer ({reference})',
  interestIntro:
    'En bedrift har fylt ut interesseskjemaet på nettsiden. Svar på denne e-posten, så går svaret til avsenderen.',
  applicationSubject: 'Søknad på en stilling ({reference})',
  applicationIntro: 'Noen har søkt på en stilling på nettsiden. Svar på denne e-posten, så går svaret til søkeren.',
  job: 'Stilling',
  file: 'Vedlegg',
  noFile: 'ingen',
  fileWarning:
    'VÆR FORSIKTIG: Vedlegget kommer fra en ukjent avsender. Vi har sett at det er en PDF eller ren tekst uten synlige handlinger, men det kan være skadelig likevel. Åpne det bare i et program som er oppdatert, og følg ingen lenker i det.',
  application: 'Søknaden',
  applicationEnd:
    'Nettsiden har nå slettet søknaden. Slett denne e-posten når stillingen er besatt, med mindre søkeren vil at vi beholder den.',
  noReply: 'Adressen til avsenderen kan ikke brukes som svaradresse. Lag en ny e-post til adressen.',
  clinic: 'Klinikk',
  noClinic: 'ingen bestemt',
  subject: 'Gjelder',
  company: 'Bedrift',
  name: 'Navn',
  birthdate: 'Fødselsdato',
  email: 'E-post',
  phone: 'Telefon',
  employees: 'Ansatte',
  reply: 'Vil ha svar',
  replyWays: { phone: 'på telefon', video: 'i et videomøte', mail: 'på e-post' },
  language: 'Skrev på',
  languages: { no: 'norsk', en: 'engelsk', sv: 'svensk' },
  sent: 'Sendt',
  message: 'Meldingen',
  end: 'Ikke skriv om sykdom eller helse i svaret: e-post er ikke trygt nok. Nettsiden sletter sin kopi av meldingen etter {days} dager.',
}

const sv: typeof no = {
  contactSubject: 'Meddelande från kontaktformuläret ({reference})',
  contactIntro:
    'Någon har skrivit till {place} i kontaktformuläret på webbplatsen. Svara på det här mejlet, så går svaret till avsändaren.',
  interestSubject: 'Ett företag vill veta mer ({reference})',
  interestIntro:
    'Ett företag har fyllt i intresseformuläret på webbplatsen. Svara på det här mejlet, så går svaret till avsändaren.',
  applicationSubject: 'Ansökan om en tjänst ({reference})',
  applicationIntro: 'Någon har sökt en tjänst på webbplatsen. Svara på det här mejlet, så går svaret till den sökande.',
  job: 'Tjänst',
  file: 'Bilaga',
  noFile: 'ingen',
  fileWarning:
    'VAR FÖRSIKTIG: Bilagan kommer från en okänd avsändare. Vi har sett att det är en PDF eller ren text utan synliga åtgärder, men den kan vara skadlig ändå. Öppna den bara i ett uppdaterat program och följ inga länkar i den.',
  application: 'Ansökan',
  applicationEnd:
    'Webbplatsen har nu raderat ansökan. Radera det här mejlet när tjänsten är tillsatt, om den sökande inte vill att vi behåller den.',
  noReply: 'Avsändarens adress kan inte användas som svarsadress. Skriv ett nytt mejl till adressen.',
  clinic: 'Mottagning',
  noClinic: 'ingen särskild',
  subject: 'Gäller',
  company: 'Företag',
  name: 'Namn',
  birthdate: 'Födelsedatum',
  email: 'E-post',
  phone: 'Telefon',
  employees: 'Anställda',
  reply: 'Vill ha svar',
  replyWays: { phone: 'per telefon', video: 'i ett videomöte', mail: 'via e-post' },
  language: 'Skrev på',
  languages: { no: 'norska', en: 'engelska', sv: 'svenska' },
  sent: 'Skickat',
  message: 'Meddelandet',
  end: 'Skriv inte om sjukdom eller hälsa i svaret: e-post är inte säkert nog. Webbplatsen raderar sin kopia av meddelandet efter {days} dagar.',
}

/** Words of the mails to our own staff, in the market's language. Apart from the other messages, because no browser needs them. */
export const mailMessages: Record<Exclude<Language, 'en'>, typeof no> = { no, sv }
