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
  errorSummary: 'Something is missing or wrong',
  errorTitle: 'Error: {title}',
  'name-required': 'Please enter your name',
  'company-required': 'Please enter the name of the business',
  'employees-format': 'Please enter a number, for example 25',
  'birthdate-format': 'Please enter a valid birthdate (MM/DD/YYYY, i.e. 03/04/2000)',
  'birthdate-which': 'Choose which of the two dates is yours, or write it as MM/DD/YYYY',
  'birthdate-implausible': 'Please enter your actual birthdate',
  'too-young': `You must be at least ${orderMinimumAge} to order this test. If you’re younger, a youth clinic can test you free of charge.`,
  'phone-format': 'Please enter a valid mobile number with your (+) country code',
  'phone-invalid': 'Please enter a valid mobile number',
  'phone-no-sms': 'Invalid mobile number. We only support phone numbers that can receive text messages.',
  'phone-country':
    'We don’t send text messages to this country. Call us on {phone}, and we’ll book the appointment for you.',
  'phone-callable': 'Please enter a valid phone number with your (+) country code',
  'email-format': 'Please enter a valid email address',
  'street-required': 'Please enter your street and house number',
  'postcode-format': 'Please enter a valid postcode',
  'place-required': 'Please enter the name of the town',
  'description-required': 'Please describe your issue',
  'description-too-long': `Please write at most ${descriptionMaxCharacters} characters`,
  'code-required': 'Please enter the code you received via text',
  'invalid-code': 'Invalid code.',
  'code-expired': 'This code is too old. Ask for a new code.',
  'code-exhausted': 'This code has been tried too many times. Ask for a new code.',
  'reward-number': `Incorrect Reward Number. It has ${rewardNumberDigits.join(' or ')} digits and is on your membership card and in the airline’s app. Check the number and try again.`,
  'must-accept': 'You must accept',
  'terms-changed': 'The terms have changed. Read them again and accept.',
  'absence-partner': 'Choose an employer that has an agreement with us',
  'absence-from': `Choose a first day at most ${absenceLimits.daysAgo} days ago or ${absenceLimits.daysAhead} days from now`,
  'absence-to': `Choose a last day that isn’t before the first, and at most ${absenceLimits.longest} days in all`,
  'job-closed': 'This position is no longer open. See which positions are.',
  'application-text': `Please write a few lines about yourself, at most ${applicationMaxCharacters} characters`,
  'file-kind': 'Choose a PDF or a plain text file, without scripts, actions or attachments in it',
  'file-size': `Choose a file of at most ${attachmentMegabytes} MB`,
  'one-at-a-time': 'This is booked for one person at a time',
  'not-together': 'Choose times one after the other, or at the same time, at one clinic',
  required: 'Required',
  'too-long': 'The text is too long',
  invalid: 'Invalid value',
  'invalid-characters': 'The text contains characters that can’t be used',
  'unknown-field': 'Unknown field',
} satisfies Messages['validation']

const tryOrContact = 'Something went wrong, please try again or contact us for further assistance'

/** Why a call of the API failed, by the code of its problem. */
export const problems = {
  timeout: 'The request is taking too long, please click here to try again.',
  'phone-format': validation['phone-format'],
  'invalid-phone': validation['phone-no-sms'],
  'phone-country': validation['phone-country'],
  'provider-failure': tryOrContact,
  'slot-taken': 'The appointment is already booked. Please select another appointment.',
  'rate-limited': 'Too many requests. Try again later.',
  'invalid-code': validation['invalid-code'],
  'code-expired': validation['code-expired'],
  'code-exhausted': validation['code-exhausted'],
  'offer-gone': 'Sorry, this time is no longer available. Call us on {phone} and we’ll find another.',
  'already-waiting':
    'Somebody else is already on the waiting list for this with the same mobile number. Open the link in your text message to change it, or call us on {phone}.',
  'too-many-entries': `This mobile number is already on ${entriesPerPhone} waiting lists. Stop one of them first, or call us on {phone}.`,
  'no-times': 'Nothing is available in the next two weeks. Call the patient.',
  'group-full': 'Sorry, there is no place left. Please choose another date.',
  'too-many-appointments': `You already have ${appointmentsPerPhone} upcoming appointments with this mobile number. Call us on {phone} if you need more.`,
  'too-many-places': `You already have ${placesPerPhone} places here with this mobile number. Call us on {phone} if there are more of you.`,
  'too-many-orders': `You already have ${openOrdersPerPhone} orders with this mobile number that haven’t been handed in. Call us on {phone} if you need more.`,
  validation: 'Some fields are missing or wrong.',
  'not-found': 'We couldn’t find what you asked for.',
  'too-early': 'It’s too early to check in. You can check in from one hour before your appointment.',
  'other-clinic': 'Your appointment is at another clinic.',
  'already-arrived': 'You’ve already checked in. Just take a seat.',
  cancelled: 'This appointment has been cancelled. You can book a new one, or talk to us at the desk.',
  'too-late': 'It’s too late to do this online. Call the clinic.',
  'visit-order':
    'The visits in the package must come in order, with the days it has between them. Choose another time.',
  'package-ended': 'There are no more visits to book in this package.',
  unknown: 'Unknown error. Try again later.',
  'idempotency-mismatch': 'This booking has already been sent with different details. Reload the page and try again.',
  'bad-request': 'The request couldn’t be read.',
  'cross-site': 'The request came from another site and was stopped.',
  'other-state': 'Somebody else has changed this in the meantime. Look at how it is now.',
  unauthenticated: 'You’re signed out. Sign in again.',
  'sign-in-again': 'Sign in again to see this.',
  forbidden: 'You don’t have access to this here.',
  'method-not-allowed': 'This address can’t be used in that way.',
  misdirected: 'This site doesn’t answer to that address.',
  'too-large': 'The request is too large.',
  'unsupported-media-type': 'The request must be JSON.',
  unavailable: tryOrContact,
} satisfies Messages['problems']
