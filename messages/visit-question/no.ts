/** The words of the question about a visit, in bokmål: the reference that the other languages satisfy. */
export const no = {
  heading: 'Hvordan var det hos oss?',
  needLink: 'Åpne lenken du fikk på SMS dagen etter timen.',
  withoutScript: 'Siden trenger JavaScript. Du kan også si hva du synes på telefon: {phone}.',
  wrongLink:
    'Lenken virker ikke. Sjekk at du har fått med hele. Den kan også være for gammel. Vil du si noe om besøket, ring {phone}.',
  visit: 'Du var hos {brand} {clinic} {date}.',
  scores: { 1: 'Dårlig', 2: 'Ikke så bra', 3: 'Greit', 4: 'Bra', 5: 'Svært bra' },
  line: 'Hvorfor? (valgfritt)',
  lineHint: 'Én linje. Ikke skriv noe om helsen din. Trenger du svar, ring {phone}.',
  kept: 'Svaret lagres uten navnet ditt. Du kan endre det i {hours} timer. Etter det vet ingen at det var ditt.',
  choose: 'Velg ett av svarene',
  send: 'Send svaret',
  sending: 'Sender …',
  change: 'Endre svaret',
  thanks: 'Takk for svaret',
  thanksText: 'Du kan endre det til {time}.',
  closed: 'Spørsmålet er stengt',
  closedText: 'Du har svart, eller det er for lenge siden du var her. Vil du si noe mer, kan du ringe oss på {phone}.',
} as const

type Words<T> = { [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
export type VisitQuestionMessages = Words<typeof no>
