import type { OfferMessages } from './no.ts'

export const en: OfferMessages = {
  heading: 'Choose another time',
  needLink: 'Open the link in the text message to see the times.',
  withoutScript: 'This page needs JavaScript. Call us on {phone} and we’ll find you another time.',
  wrongLink: 'The link doesn’t work. Check that you have all of it, or call us on {phone}.',
  reasons: {
    absence: 'We’re sorry, your appointment on {time} with {name} can’t go ahead. Choose a time and we’ll move it.',
    'freed-time': 'A time has become available. Choose it and we’ll move your appointment on {time}.',
  },
  until: 'We’re holding these times for you until {time}. Moving costs nothing.',
  choices: 'The times we’re holding',
  with: 'with {name}',
  taking: 'Moving your appointment …',
  taken: 'Your appointment is moved',
  takenText: 'See you on {time} with {name}, {clinic}. We’ll text you the new time.',
  decline: 'None of these suit me',
  declined: 'We’ve let the times go',
  declinedText: 'The clinic will call you. You can also choose another time yourself, or call {phone}.',
  gone: 'The times are no longer available',
  goneText: 'We held them until {time}. Choose another time yourself, or call the clinic on {phone}.',
  withdrawnText: 'Your appointment has changed since we sent the link. Look at it, or call the clinic on {phone}.',
  slotGone: 'Sorry, that time is no longer available. Choose one of the others, or call {phone}.',
  manage: 'Go to my appointment',
  call: 'Call {phone}',
}
