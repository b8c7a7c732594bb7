import { accept, type Checked, refuse } from './checked.ts'

export const codeDigits = 6
const written = new RegExp(`^\\d{${codeDigits}}$`)

/** The code from the SMS; people paste it with spaces, and phones copy it as '123-456'. */
export function checkSmsCode(text: string): Checked<string> {
  const code = text.replaceAll(/[\s\u200b\ufeff-]/gu, '')
  if (code === '') return refuse('code-required')
  return written.test(code) ? accept(code) : refuse('invalid-code')
}
