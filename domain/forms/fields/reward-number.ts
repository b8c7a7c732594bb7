import { accept, type Checked, refuse } from './checked.ts'

/** How many digits a member's number at the airline has. */
export const rewardNumberDigits = [8, 10] as const

/** A member's number at the airline, however its digits are spaced. */
export function checkRewardNumber(text: string): Checked<string> {
  const digits = text.replaceAll(/[\s-]/gu, '')
  const isNumber = /^\d+$/.test(digits) && rewardNumberDigits.some((length) => length === digits.length)
  return isNumber ? accept(digits) : refuse('reward-number')
}
