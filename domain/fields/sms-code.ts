import { accept, type Checked, refuse } from './checked.ts'

/** The code from the SMS; people paste it with spaces, and phones copy it as '123-456'. */
export function checkSmsCode(text: string): Checked<string> {
  const code = text.replaceAll(/[\s\u200b\ufeff-]/gu, '')
  if (code === '') return refuse('code-required')
  return /^\d{6}$/.test(code) ? accept(code) : refuse('invalid-code')
}
