import { appointmentsPerPhone, placesPerPhone } from '#domain/booking/booking-limits.ts'
import { absenceLimits } from '#domain/forms/absence.ts'
import { applicationMaxCharacters } from '#domain/forms/application.ts'
import { attachmentMegabytes } from '#domain/forms/fields/attachment.ts'
import { descriptionMaxCharacters } from '#domain/forms/fields/description.ts'
import { rewardNumberDigits } from '#domain/forms/fields/reward-number.ts'
import { openOrdersPerPhone, orderMinimumAge } from '#domain/orders/order-limits.ts'
import { entriesPerPhone } from '#domain/waiting/waiting-limits.ts'
import type { Messages } from '../no.ts'

/** What is wrong with a field. */
export const validation = {
  errorSummary: 'Något saknas eller är fel',
  errorTitle: 'Fel: {title}',
  'name-required': 'Skriv in ditt namn',
  'company-required': 'Skriv in företagets namn',
  'employees-format': 'Skriv ett tal, till exempel 25',
  'birthdate-format': 'Skriv in ett giltigt födelsedatum (ÅÅÅÅ-MM-DD, t.ex. 2000-03-04)',
  'birthdate-which': 'Välj vilket av de två datumen som är ditt, eller skriv det som ÅÅÅÅ-MM-DD',
  'birthdate-implausible': 'Skriv in ditt riktiga födelsedatum',
  'too-young': `Du måste vara minst ${orderMinimumAge} år för att beställa det här testet. Är du yngre kan du testa dig gratis på en ungdomsmottagning.`,
  'phone-format': 'Skriv in ett giltigt mobilnummer med landskod (+)',
  'phone-invalid': 'Skriv in ett giltigt mobilnummer',
  'phone-no-sms': 'Ogiltigt mobilnummer. Vi stöder bara nummer som kan ta emot sms.',
  'phone-country': 'Vi skickar inte sms till det här landet. Ring oss på {phone}, så bokar vi tiden åt dig.',
  'phone-callable': 'Skriv in ett giltigt telefonnummer med landskod (+)',
  'email-format': 'Skriv in en giltig e-postadress',
  'street-required': 'Skriv in gata och husnummer',
  'postcode-format': 'Skriv in ett giltigt postnummer',
  'place-required': 'Skriv in postort',
  'description-required': 'Beskriv vad det gäller',
  'description-too-long': `Skriv högst ${descriptionMaxCharacters} tecken`,
  'code-required': 'Skriv in koden du fick via sms',
  'invalid-code': 'Ogiltig kod.',
  'code-expired': 'Koden är för gammal. Be om en ny kod.',
  'code-exhausted': 'Koden har prövats för många gånger. Be om en ny kod.',
  'reward-number': `Bonusnumret är inte rätt. Det har ${rewardNumberDigits.join(' eller ')} siffror och står på medlemskortet och i flygbolagets app. Kontrollera numret och försök igen.`,
  'must-accept': 'Du måste godkänna',
  required: 'Måste fyllas i',
  'too-long': 'Texten är för lång',
  invalid: 'Ogiltigt värde',
  'invalid-characters': 'Texten innehåller tecken som inte kan användas',
  'unknown-field': 'Okänt fält',
  'terms-changed': 'Villkoren har ändrats. Läs dem igen och godkänn.',
  'absence-partner': 'Välj en arbetsgivare som har avtal med oss',
  'absence-from': `Välj en första dag som är högst ${absenceLimits.daysAgo} dagar sedan eller ${absenceLimits.daysAhead} dagar framåt`,
  'absence-to': `Välj en sista dag som inte är före den första, och högst ${absenceLimits.longest} dagar totalt`,
  'job-closed': 'Tjänsten är inte ledig längre. Se vilka tjänster som är lediga.',
  'application-text': `Skriv några rader om dig själv, högst ${applicationMaxCharacters} tecken`,
  'file-kind': 'Välj en PDF eller en ren textfil, utan skript, åtgärder eller bilagor i sig',
  'file-size': `Välj en fil på högst ${attachmentMegabytes} MB`,
  'one-at-a-time': 'Detta bokas för en person i taget',
  'not-together': 'Välj tider efter varandra, eller samtidigt, på en mottagning',
} satisfies Messages['validation']

const tryOrContact = 'Något gick fel, försök igen eller kontakta oss för hjälp'

/** Why a call of the API failed, by the code of its problem. */
export const problems = {
  timeout: 'Det tar för lång tid, klicka här för att försöka igen.',
  'phone-format': validation['phone-format'],
  'invalid-phone': validation['phone-no-sms'],
  'phone-country': validation['phone-country'],
  'provider-failure': tryOrContact,
  'slot-taken': 'Tiden är redan bokad. Välj en annan tid.',
  'rate-limited': 'För många försök. Försök igen senare.',
  'invalid-code': validation['invalid-code'],
  'code-expired': validation['code-expired'],
  'code-exhausted': validation['code-exhausted'],
  'offer-gone': 'Tiden är tyvärr inte ledig längre. Ring oss på {phone} så hittar vi en annan.',
  'already-waiting':
    'Någon annan med samma mobilnummer väntar redan på en sådan tid. Öppna länken i ditt sms för att ändra det, eller ring oss på {phone}.',
  'too-many-entries': `Det här mobilnumret står redan på väntelista för ${entriesPerPhone} saker. Stoppa en av dem först, eller ring oss på {phone}.`,
  'no-times': 'Inga tider är lediga de närmaste två veckorna. Ring patienten.',
  'group-full': 'Det finns tyvärr ingen plats kvar. Välj ett annat datum.',
  'too-many-appointments': `Du har redan ${appointmentsPerPhone} kommande tider med det här mobilnumret. Ring oss på {phone} om du behöver fler.`,
  'visit-order':
    'Besöken i paketet måste komma i ordning, med så många dagar emellan som paketet har. Välj en annan tid.',
  'package-ended': 'Det finns inga fler besök att boka i det här paketet.',
  'too-many-places': `Du har redan ${placesPerPhone} platser här med det här mobilnumret. Ring oss på {phone} om ni är fler.`,
  'too-many-orders': `Du har redan ${openOrdersPerPhone} beställningar med det här mobilnumret som inte är inlämnade. Ring oss på {phone} om du behöver fler.`,
  unknown: 'Okänt fel. Försök igen senare.',
  validation: 'Några fält saknas eller är fel.',
  'not-found': 'Vi hittade inte det du bad om.',
  'too-late': 'Det är för sent att göra det här på nätet. Ring mottagningen.',
  'idempotency-mismatch': 'Bokningen är redan skickad med ett annat innehåll. Ladda om sidan och försök igen.',
  'other-state': 'Någon annan har ändrat detta under tiden. Se hur det är nu.',
  unauthenticated: 'Du är utloggad. Logga in igen.',
  'sign-in-again': 'Logga in på nytt för att se det här.',
  forbidden: 'Du har inte åtkomst till det här.',
  'bad-request': 'Vi kunde inte läsa din begäran.',
  'cross-site': 'Begäran kom från en annan webbplats och stoppades.',
  'method-not-allowed': 'Adressen kan inte användas på det sättet.',
  misdirected: 'Den här webbplatsen svarar inte på den adressen.',
  'too-large': 'Begäran är för stor.',
  'unsupported-media-type': 'Begäran måste vara JSON.',
  unavailable: tryOrContact,
  'too-early': 'Det är för tidigt att anmäla sig. Du kan anmäla dig från en timme före din tid.',
  'other-clinic': 'Din tid är på en annan mottagning.',
  'already-arrived': 'Du har redan anmält dig. Slå dig ner.',
  cancelled: 'Tiden är avbokad. Du kan boka en ny, eller prata med oss i receptionen.',
} satisfies Messages['problems']
