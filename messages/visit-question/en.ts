import type { VisitQuestionMessages } from './no.ts'

export const en: VisitQuestionMessages = {
  heading: 'How was your visit?',
  needLink: 'Open the link in the text message you got the day after your appointment.',
  withoutScript: 'This page needs JavaScript. You can also call us and tell us what you think: {phone}.',
  wrongLink:
    'This link doesn’t work. Check that you’ve got all of it. It may also be too old. To tell us about your visit, call {phone}.',
  visit: 'You came to our {clinic} clinic on {date}.',
  scores: { 1: 'Bad', 2: 'Not so good', 3: 'All right', 4: 'Good', 5: 'Very good' },
  line: 'Why? (optional)',
  lineHint: 'One line. Don’t write anything about your health. If you need an answer, call {phone}.',
  kept: 'Your answer is kept without your name. You can change it for {hours} hours. After that, nobody can tell that it was yours.',
  choose: 'Choose one of the answers',
  send: 'Send answer',
  sending: 'Sending …',
  change: 'Change answer',
  thanks: 'Thank you for your answer',
  thanksText: 'You can change it until {time}.',
  closed: 'This question is closed',
  closedText: 'You’ve answered it, or it’s too long since your visit. If there’s anything else, call us on {phone}.',
}
