import { appointmentsPerPhone, placesPerPhone } from '#domain/booking/booking-limits.ts'
import { absenceLimits } from '#domain/forms/absence.ts'
import { applicationMaxCharacters } from '#domain/forms/application.ts'
import { attachmentMegabytes } from '#domain/forms/fields/attachment.ts'
import { descriptionMaxCharacters } from '#domain/forms/fields/description.ts'
import { rewardNumberDigits } from '#domain/forms/fields/reward-number.ts'
import { openOrdersPerPhone, orderMinimumAge } from '#domain/orders/order-limits.ts'
import { entriesPerPhone } from '#domain/waiting/waiting-limits.ts'

/** What is wrong with a field. */
export const validation = {
  errorSummary: 'Noe mangler eller er feil',
  errorTitle: 'Feil: {title}',
  'name-required': 'Vennligst skriv inn navnet ditt',
  'company-required': 'Vennligst skriv inn navnet på bedriften',
  'employees-format': 'Vennligst skriv et tall, for eksempel 25',
  'birthdate-format': 'Vennligst skriv inn gyldig fødselsdato (DD-MM-YYYY, f.eks. 04-03-2000)',
  'birthdate-which': 'Velg hvilken av de to datoene som er din, eller skriv den som DD-MM-YYYY',
  'birthdate-implausible': 'Vennligst skriv inn den riktige fødselsdatoen din',
  'too-young': `Du må være minst ${orderMinimumAge} år for å bestille denne testen. Er du yngre, kan du teste deg gratis hos helsestasjon for ungdom.`,
  'phone-format': 'Vennligst skriv inn et gyldig mobilnummer med landkode (+)',
  'phone-invalid': 'Vennligst skriv inn et gyldig mobilnummer',
  'phone-no-sms': 'Ugyldig mobilnummer. Vi støtter bare numre som kan motta tekstmeldinger.',
  'phone-country': 'Vi sender ikke SMS til dette landet. Ring oss på {phone}, så bestiller vi timen for deg.',
  'phone-callable': 'Vennligst skriv inn et gyldig telefonnummer med landkode (+)',
  'email-format': 'Vennligst skriv inn en gyldig e-postadresse',
  'street-required': 'Vennligst skriv inn gate og husnummer',
  'postcode-format': 'Vennligst skriv inn et gyldig postnummer',
  'place-required': 'Vennligst skriv inn poststed',
  'description-required': 'Vennligst beskriv hva det gjelder',
  'description-too-long': `Skriv maks ${descriptionMaxCharacters} tegn`,
  'code-required': 'Vennligst skriv inn koden du fikk på SMS',
  'invalid-code': 'Ugyldig kode.',
  'code-expired': 'Koden er for gammel. Be om en ny kode.',
  'code-exhausted': 'Koden er prøvd for mange ganger. Be om en ny kode.',
  'reward-number': `Bonusnummeret er ikke riktig. Det har ${rewardNumberDigits.join(' eller ')} sifre og står på medlemskortet og i appen til flyselskapet. Sjekk nummeret og prøv igjen.`,
  'terms-changed': 'Vilkårene er endret. Les dem på nytt og godta.',
  'absence-partner': 'Velg en arbeidsgiver som har avtale med oss',
  'absence-from': `Velg en første dag som er høyst ${absenceLimits.daysAgo} dager siden eller ${absenceLimits.daysAhead} dager frem i tid`,
  'absence-to': `Velg en siste dag som ikke er før den første, og høyst ${absenceLimits.longest} dager i alt`,
  'job-closed': 'Denne stillingen er ikke ledig lenger. Se hvilke stillinger som er ledige.',
  'application-text': `Skriv noen linjer om deg selv, høyst ${applicationMaxCharacters} tegn`,
  'file-kind': 'Velg en PDF eller en ren tekstfil, uten skript, handlinger eller vedlegg i seg',
  'file-size': `Velg en fil på høyst ${attachmentMegabytes} MB`,
  'one-at-a-time': 'Dette bestilles for én person om gangen',
  'not-together': 'Velg tider etter hverandre, eller samtidig, på én klinikk',
  'must-accept': 'Du må godta',
  required: 'Må fylles ut',
  'too-long': 'Teksten er for lang',
  invalid: 'Ugyldig verdi',
  'invalid-characters': 'Teksten inneholder tegn som ikke kan brukes',
  'unknown-field': 'Ukjent felt',
} as const

const tryOrContact = 'Noe gikk galt, prøv igjen eller kontakt oss for hjelp'

/** Why a call of the API failed, by the code of its problem. */
export const problems = {
  timeout: 'Forespørselen tar for lang tid, klikk her for å prøve igjen.',
  'phone-format': validation['phone-format'],
  'invalid-phone': validation['phone-no-sms'],
  'phone-country': validation['phone-country'],
  'provider-failure': tryOrContact,
  'slot-taken': 'Timen er allerede bestilt. Velg en annen time.',
  'rate-limited': 'For mange forsøk. Prøv igjen senere.',
  'invalid-code': validation['invalid-code'],
  'code-expired': validation['code-expired'],
  'code-exhausted': validation['code-exhausted'],
  'group-full': 'Det er dessverre ingen ledig plass lenger. Velg en annen dato.',
  'too-many-appointments': `Du har allerede ${appointmentsPerPhone} kommende timer med dette mobilnummeret. Ring oss på {phone} hvis du trenger flere.`,
  'too-many-places': `Du har allerede ${placesPerPhone} plasser her med dette mobilnummeret. Ring oss på {phone} hvis dere er flere.`,
  'too-many-orders': `Du har allerede ${openOrdersPerPhone} bestillinger med dette mobilnummeret som ikke er levert inn. Ring oss på {phone} hvis du trenger flere.`,
  'offer-gone': 'Tiden er dessverre ikke ledig lenger. Ring oss på {phone}, så finner vi en annen.',
  'already-waiting':
    'Du venter allerede på en slik time til noen andre med dette mobilnummeret. Åpne lenken i SMS-en din for å endre det, eller ring oss på {phone}.',
  'too-many-entries': `Du står allerede på venteliste for ${entriesPerPhone} ting med dette mobilnummeret. Stopp en av dem først, eller ring oss på {phone}.`,
  'no-times': 'Ingen tider er ledige de nærmeste to ukene. Ring pasienten.',
  validation: 'Noen felt mangler eller er feil.',
  'not-found': 'Fant ikke det du ba om.',
  'too-early': 'Det er for tidlig å melde seg. Du kan melde deg fra én time før timen din.',
  'other-clinic': 'Timen din er på en annen klinikk.',
  'already-arrived': 'Du har allerede meldt deg. Bare ta plass.',
  cancelled: 'Denne timen er avbestilt. Du kan bestille en ny, eller snakke med oss i skranken.',
  'too-late': 'Det er for sent å gjøre dette på nett. Ring klinikken.',
  'visit-order':
    'Besøkene i pakken må komme i rekkefølge, med så mange dager mellom som pakken har. Velg en annen tid.',
  'package-ended': 'Det er ikke flere besøk å bestille i denne pakken.',
  unknown: 'Ukjent feil. Prøv igjen senere.',
  'idempotency-mismatch': 'Bestillingen er allerede sendt med et annet innhold. Last siden på nytt og prøv igjen.',
  'bad-request': 'Forespørselen kunne ikke leses.',
  'cross-site': 'Forespørselen kom fra et annet nettsted og ble stanset.',
  'other-state': 'Noen andre har endret dette i mellomtiden. Se hvordan det er nå.',
  unauthenticated: 'Du er logget ut. Logg inn igjen.',
  'sign-in-again': 'Logg inn på nytt for å se dette.',
  forbidden: 'Du har ikke tilgang til dette her.',
  'method-not-allowed': 'Adressen kan ikke brukes på den måten.',
  misdirected: 'Dette nettstedet svarer ikke på den adressen.',
  'too-large': 'Forespørselen er for stor.',
  'unsupported-media-type': 'Forespørselen må være JSON.',
  unavailable: tryOrContact,
} as const
