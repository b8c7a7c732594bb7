/** What a patient means who answers a message of ours. */
export type AnswerMeaning = 'cancel' | 'yes' | 'no' | 'stop' | 'start' | 'other'

/**
 * In the languages of all markets: people answer in another one than they were asked in. STOP and its kind are the words that carriers and
 * gateways know; 'cancel' is one of them at Twilio, which then passes nothing on (docs/operations.md).
 */
const words: Record<Exclude<AnswerMeaning, 'other'>, readonly string[]> = {
  cancel: [
    ...['c', 'avlys', 'avlys time', 'avlys timen', 'avbestill', 'avbestille', 'avbestill time', 'avbestill timen'],
    ...['avboka', 'avboka tid', 'avboka tiden', 'cancel', 'cancel appointment', 'cancel my appointment'],
  ],
  yes: ['ja', 'yes', 'y', 'j', 'jo', 'ja takk', 'ja tack', 'yes please'],
  no: ['nei', 'no', 'nej', 'n'],
  stop: ['stop', 'stopp', 'stopall', 'stop all', 'unsubscribe', 'end', 'quit', 'avslutt', 'avsluta'],
  start: ['start', 'unstop'],
}
const meanings = new Map(
  Object.entries(words).flatMap(([meaning, list]) => list.map((it) => [it, meaning as AnswerMeaning] as const)),
)

/** Only an answer that is nothing but the word counts: 'Ja, jeg kommer' must not cancel. */
export function readAnswer(text: string): AnswerMeaning {
  const word = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return meanings.get(word) ?? 'other'
}
