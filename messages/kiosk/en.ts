import { en as booking } from '../booking/en.ts'
import type { KioskMessages } from './no.ts'

/** Spoken of in an answer too. */
const book = 'Book an appointment'

export const en: KioskMessages = {
  welcome: {
    title: 'Welcome to {clinic}',
    summary: 'The tablet at {clinic}: book an appointment while you’re here.',
    lead: 'How can we help you?',
    language: 'Choose language',
    book,
    bookText: 'See available times here today',
    arrive: 'I have an appointment',
    arriveText: 'Tell us that you’re here',
    checking: 'One moment …',
    withoutScript: 'This page needs JavaScript. Please go to the front desk, or call us on {phone}.',
  },
  nav: {
    startOver: 'Cancel',
    questions: 'Questions and answers',
    close: 'Close',
  },
  questions: [
    {
      question: 'Can I come in without an appointment?',
      answer: `Yes. Choose ‘${book}’ on this screen to get one of the times that are still available today.`,
    },
    {
      question: 'How do I pay?',
      answer: 'You pay after you’ve seen the practitioner. The price is on the screen before you book.',
    },
    {
      question: 'Why do you need my mobile number?',
      answer:
        'We send a code to check that the number is yours, and a text message with the time and place. If you have no mobile phone, talk to us at the desk.',
    },
    {
      question: 'Who can see what I type here?',
      answer: 'Only the clinic. The screen is cleared when you finish, and when nobody touches it for a minute.',
    },
    {
      question: 'Can I cancel?',
      answer: 'Yes, until the appointment starts. Open the link in the text message. It says what it costs.',
    },
  ],
  still: {
    heading: 'Are you still here?',
    text: 'In {seconds} seconds we’ll delete what you’ve typed.',
    seconds: '{seconds} seconds left',
    button: 'I’m still here',
    end: 'Delete now',
  },
  booked: {
    sms: 'You’ll get a text message with the time and place within a minute.',
    resets: 'Back to the start in {seconds} seconds.',
    done: 'Done',
  },
  noGroupToday: 'There’s no group you can join here today. Book other dates on your own phone.',
  checkIn: {
    heading: 'Check in',
    byCode: 'Show your QR code',
    byCodeText: 'It’s on the page with your appointment',
    byPhone: 'Use your mobile number',
    byPhoneText: 'We’ll text you a code',
    scan: 'Hold your code up to the camera',
    scanText: 'Hold your phone still, about a hand’s width from the screen.',
    camera: 'Picture from the camera',
    otherCode: 'That isn’t one of our codes. Look for it on the page with your appointment.',
    noCamera: 'The camera isn’t working right now. Use your mobile number instead, or tell us at the desk.',
    phone: 'Your mobile number',
    phoneHint: 'The number you booked with.',
    code: 'Enter the code',
    several: 'Which appointment is it?',
    sending: 'One moment …',
    welcome: 'Welcome, {name}. Your appointment is at {time}.',
    earlyTime: 'Your appointment is on {time}.',
    refused: {
      'too-early': {
        heading: 'You’re early',
        text: 'You can check in from one hour before your appointment. Please come back then.',
      },
      'other-clinic': {
        heading: 'Your appointment is at another clinic',
        text: 'The text message says where. If you won’t make it in time, we’ll help you at the desk.',
      },
      'already-arrived': { heading: 'You’ve already checked in', text: 'All is well.' },
      cancelled: {
        heading: 'The appointment has been cancelled',
        text: 'You can book a new appointment on this screen, or talk to us at the desk.',
      },
      'not-found': {
        heading: 'We can’t find an appointment',
        text: 'Check that you used the number you booked with. We’re happy to help at the desk.',
      },
    },
  },
  connection: {
    lost: 'This tablet has lost its connection. We’ll keep trying.',
    nothingBooked: `Nothing is booked until you see ‘${booking.booked.heading}’ on the screen.`,
    noAnswer:
      'We got no answer to your booking and are asking again. You’ll never get more than one appointment. If you get a text message from us, it’s booked.',
    askStaff: 'If it’s urgent, talk to us at the desk.',
  },
  register: {
    heading: 'Register this tablet',
    text: 'This page is for the tablet at {clinic}. Type the registration code you were given by the people who run the system.',
    code: 'Registration code',
    hint: 'Eight characters, such as ABCD-2345',
    button: 'Register',
    sending: 'Registering …',
    toBooking: 'Want to book from home?',
    bookingLink: 'Book on the website',
  },
}
