import { drawReference, isReference, type Secrets } from '../identity/secrets.ts'

/** An operator reads the code out on the phone, and somebody at the clinic types it the same day or the next. */
export const codeHours = 48

/** 40 random bits, too many to guess within the limits of an address. */
export const drawKioskCode = drawReference

/** 'ABCD-EFGH': in two halves, as people read it aloud. */
export function formatKioskCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** The code in its original form, however it was typed; undefined for anything that cannot be a code. */
export function readKioskCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return isReference(code) ? code : undefined
}

export function hashKioskCode(secrets: Secrets, code: string): string {
  return secrets.hash('kiosk-code', code)
}
