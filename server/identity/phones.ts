import type { ProblemCode } from '#domain/api/problems.ts'
import type { Checked } from '#domain/forms/fields/checked.ts'
import { loadOnce } from '#domain/load-once.ts'
import type { Config } from '../settings/config.ts'

/** The phone number rules with the full metadata, which is loaded on first use. */
export interface Phones {
  /** A number that may get a code. */
  checkForSms(text: string): Checked<string>
  /** A mobile of any country. */
  checkAny(text: string): Checked<string>
  /** A number of any country, mobile or not. */
  checkCallable(text: string): Checked<string>
  /** The problem that a failed check is answered with. */
  problemOf(key: string): ProblemCode
  /** The calling code of a number that was accepted. */
  callingCodeOf(number: string): string
}

export function createPhones(config: Config): () => Promise<Phones> {
  return loadOnce(async () => {
    const { callingCodeOf, checkCallable, checkPhone, phoneProblem } = await import('#domain/phones/phone.ts')
    const countries = config.SMS_COUNTRIES as Parameters<typeof checkPhone>[1]
    return {
      checkForSms: (text) => checkPhone(text, countries),
      checkAny: (text) => checkPhone(text, 'any'),
      checkCallable,
      problemOf: phoneProblem,
      callingCodeOf,
    }
  })
}
