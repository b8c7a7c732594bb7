import { accept, type Checked, refuse } from './checked.ts'

/** A member's number at the airline: 8 or 10 digits, however they are spaced. */
export function checkRewardNumber(text: string): Checked<string> {
  const digits = text.replaceAll(/[\s-]/gu, '')
  return /^(?:\d{8}|\d{10})$/.test(digits) ? accept(digits) : refuse('reward-number')
}
