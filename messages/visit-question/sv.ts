import type { VisitQuestionMessages } from './no.ts'

export const sv: VisitQuestionMessages = {
  heading: 'Hur var ditt besök?',
  needLink: 'Öppna länken som du fick via sms dagen efter besöket.',
  withoutScript: 'Sidan behöver JavaScript. Du kan också ringa och säga vad du tycker: {phone}.',
  wrongLink:
    'Länken fungerar inte. Kontrollera att du har fått med hela. Den kan också vara för gammal. Vill du säga något om besöket, ring {phone}.',
  visit: 'Du var hos {brand} {clinic} {date}.',
  scores: { 1: 'Dåligt', 2: 'Inte så bra', 3: 'Okej', 4: 'Bra', 5: 'Mycket bra' },
  line: 'Varför? (frivilligt)',
  lineHint: 'En rad. Skriv inget om din hälsa. Behöver du ett svar, ring {phone}.',
  kept: 'Svaret sparas utan ditt namn. Du kan ändra det i {hours} timmar. Efter det vet ingen att det var ditt.',
  choose: 'Välj ett av svaren',
  send: 'Skicka svaret',
  sending: 'Skickar …',
  change: 'Ändra svaret',
  thanks: 'Tack för ditt svar',
  thanksText: 'Du kan ändra det till {time}.',
  closed: 'Frågan är stängd',
  closedText:
    'Du har svarat, eller så är det för länge sedan du var här. Vill du säga något mer kan du ringa oss på {phone}.',
}
