import type { ContentProblem } from '../problem.ts'
import type { WordChecker } from './check-avoided.ts'
import type { MessageText } from './message-texts.ts'

/** The avoided words in the texts of the interface, of SMS and of mails. */
export function checkMessageWords(texts: MessageText[], check: WordChecker): ContentProblem[] {
  return texts.flatMap(({ file, line, language, text }) =>
    // What a placeholder stands for parts the words beside it: 'the next {months} months'.
    check[language](text.replace(/\{[^}]*\}/g, '…')).map((message) => ({ file, line, message })),
  )
}
