import type { Demo } from '#domain/facts/demo.ts'
import { pick, rollDice } from './dice.ts'

/** So many people are invented: some of them come twice in a week. */
const people = 2_000

export interface DemoPatient {
  name: string
  birthdate: string
  phone: string
}

/** How their numbers begin: none in the world has a 0 after its calling code, so nobody can be called by mistake. */
export function demoPhones(callingCode: string): string {
  return `${callingCode}000`
}

/** Somebody who is invented: the same for the same roll. */
export function inventPatient({ patients }: Demo, callingCode: string, roll: number): DemoPatient | undefined {
  const number = Math.floor(roll * people)
  const dice = rollDice(`patient ${number}`)
  const first = pick(patients.firstNames, dice('first name'))
  const last = pick(patients.lastNames, dice('last name'))
  if (first === undefined || last === undefined) return undefined
  const birthdate = Temporal.PlainDate.from('1941-01-01').add({ days: Math.floor(dice('birthdate') * 365 * 64) })
  return {
    name: `${first} ${last}`,
    birthdate: birthdate.toString(),
    phone: `${demoPhones(callingCode)}${String(number).padStart(5, '0')}`,
  }
}
