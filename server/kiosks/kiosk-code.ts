import { drawReference, isReference, type Secrets } from '../secrets.ts'

/** An operator tells the code by telephone, and somebody at the clinic types it the same day or the next. */
export const codeHours = 48

/** 40 random bits, so that guessing within the limits of an address never ends. */
export const drawKioskCode = drawReference

/** 'ABCD-EFGH': in two halves, as people read it aloud. */
export function formatKioskCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** The code as it was drawn, however it was typed; undefined for what cannot be one. */
export function readKioskCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  return isReference(code) ? code : undefined
}

export function hashKioskCode(secrets: Secrets, code: string): string {
  return secrets.hash('kiosk-code', code)
}
