import { type Country, type Language, type Locale, languageOf } from '#domain/market/locale.ts'

const no = {
  heading: 'Meld fravær',
  intro: 'For ansatte i bedrifter som har avtale om det. Du trenger mobiltelefonen din.',
  told: 'Dette får arbeidsgiveren',
  toldText: 'En e-post med navnet du skriver, og dagene. Den går til den som tar imot fraværsmeldinger i bedriften.',
  notTold: 'Dette får arbeidsgiveren ikke',
  notToldText:
    'Hvorfor du er borte, mobilnummeret ditt, eller om du bestiller time hos oss. Vi spør ikke hva som feiler deg, og vi vet det ikke.',
  withoutScript:
    'Skjemaet virker bare med JavaScript, som er slått av i nettleseren din. Ring lederen din for å melde fravær. Trenger du lege, kan du ringe oss på {phone}.',
  start: 'Meld fravær',
  phoneHeading: 'Mobilnummeret ditt',
  phoneText: 'Vi sender deg en kode, slik at ingen andre kan melde fravær med ditt nummer.',
  phoneHint: 'Et mobilnummer som kan ta imot SMS',
  daysHeading: 'Hvem og når',
  partner: 'Arbeidsgiver',
  choosePartner: 'Velg arbeidsgiver',
  name: 'Navnet ditt',
  nameHint: 'Slik arbeidsgiveren kjenner deg',
  from: 'Første dag du er borte',
  to: 'Siste dag (valgfritt)',
  toHint: 'La feltet stå tomt hvis du ikke vet det ennå.',
  send: 'Send til arbeidsgiveren',
  sending: 'Sender …',
  proofGone:
    'Det er gått for lang tid siden du skrev koden. Bekreft mobilnummeret en gang til. Det du har fylt ut, står der fortsatt.',
  sentHeading: 'Meldingen er sendt',
  sentText: '{company} får en e-post om at {name} er borte fra {from}.',
  sentRange: '{company} får en e-post om at {name} er borte fra {from} til {to}.',
  sentNote:
    'Blir du borte lenger, sender du en ny melding. Meldingen er ikke en sykmelding, og arbeidsplassen din kan ha egne regler for egenmelding.',
  doctorHeading: 'Vil du snakke med en lege?',
  doctorText: 'Arbeidsgiveren får ikke vite hvem som bestiller.',
}
export type AbsenceMessages = typeof no

const en: AbsenceMessages = {
  heading: 'Report absence',
  intro: 'For employees of companies that have agreed on this with us. You need your mobile phone.',
  told: 'What your employer gets',
  toldText: 'An email with the name you enter, and the days. It goes to the person who handles absence at the company.',
  notTold: 'What your employer doesn’t get',
  notToldText:
    'Why you’re away, your mobile number, or whether you book an appointment with us. We don’t ask what’s wrong, and we don’t know.',
  withoutScript:
    'This form needs JavaScript, which is off in your browser. Call your manager to report absence. If you need a doctor, you can call us on {phone}.',
  start: 'Report absence',
  phoneHeading: 'Your mobile number',
  phoneText: 'We’ll text you a code, so that nobody else can report absence with your number.',
  phoneHint: 'A mobile number that can get text messages',
  daysHeading: 'Who and when',
  partner: 'Employer',
  choosePartner: 'Choose your employer',
  name: 'Your name',
  nameHint: 'As your employer knows you',
  from: 'First day you’re away',
  to: 'Last day (optional)',
  toHint: 'Leave this empty if you don’t know yet.',
  send: 'Send to your employer',
  sending: 'Sending …',
  proofGone:
    'It’s been too long since you entered the code. Confirm your mobile number again. What you filled in is still there.',
  sentHeading: 'Your report has been sent',
  sentText: '{company} will get an email that {name} is away from {from}.',
  sentRange: '{company} will get an email that {name} is away from {from} to {to}.',
  sentNote:
    'If you’re away for longer, send a new report. This isn’t a sick note, and your workplace may have its own rules for self-certified absence.',
  doctorHeading: 'Do you want to talk to a doctor?',
  doctorText: 'Your employer isn’t told who books.',
}

const sv: AbsenceMessages = {
  heading: 'Anmäl frånvaro',
  intro: 'För anställda i företag som har avtal om det. Du behöver din mobiltelefon.',
  told: 'Det här får arbetsgivaren',
  toldText:
    'Ett mejl med namnet du skriver och dagarna. Det går till den som tar emot frånvaroanmälningar på företaget.',
  notTold: 'Det här får arbetsgivaren inte',
  notToldText:
    'Varför du är borta, ditt mobilnummer eller om du bokar tid hos oss. Vi frågar inte vad du lider av, och vi vet det inte.',
  withoutScript:
    'Formuläret fungerar bara med JavaScript, som är avstängt i din webbläsare. Ring din chef för att anmäla frånvaro. Behöver du läkare kan du ringa oss på {phone}.',
  start: 'Anmäl frånvaro',
  phoneHeading: 'Ditt mobilnummer',
  phoneText: 'Vi skickar en kod till dig, så att ingen annan kan anmäla frånvaro med ditt nummer.',
  phoneHint: 'Ett mobilnummer som kan ta emot sms',
  daysHeading: 'Vem och när',
  partner: 'Arbetsgivare',
  choosePartner: 'Välj arbetsgivare',
  name: 'Ditt namn',
  nameHint: 'Som arbetsgivaren känner dig',
  from: 'Första dagen du är borta',
  to: 'Sista dagen (frivilligt)',
  toHint: 'Lämna fältet tomt om du inte vet det ännu.',
  send: 'Skicka till arbetsgivaren',
  sending: 'Skickar …',
  proofGone:
    'Det har gått för lång tid sedan du skrev koden. Bekräfta mobilnumret en gång till. Det du har fyllt i står kvar.',
  sentHeading: 'Anmälan är skickad',
  sentText: '{company} får ett mejl om att {name} är borta från {from}.',
  sentRange: '{company} får ett mejl om att {name} är borta från {from} till {to}.',
  sentNote:
    'Blir du borta längre skickar du en ny anmälan. Anmälan är inget läkarintyg, och din arbetsplats kan ha egna regler för sjukanmälan.',
  doctorHeading: 'Vill du prata med en läkare?',
  doctorText: 'Arbetsgivaren får inte veta vem som bokar.',
}

const byLanguage: Record<Language, AbsenceMessages> = { no, en, sv }

/** Words of the page where employees report absence; they are part of its data, because no other page needs them. */
export function absenceMessagesFor(locale: Locale, country: Country): AbsenceMessages {
  return byLanguage[languageOf(locale, country)]
}
