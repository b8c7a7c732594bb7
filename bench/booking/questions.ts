import { addDays } from '#domain/dates/calendar-date.ts'
import type { Chain } from './chain.ts'

const firstDate = '2026-11-16'

/** Questions for the free times of a day, spread evenly over clinics, treatments and the coming days. */
export function listQuestions({ schedule }: Chain, days: number, most: number): string[] {
  const choices = [...schedule.index.offers].flatMap(([clinic, offers]) =>
    [...offers.keys()].map((treatment) => ({ clinic, treatment })),
  )
  const all = choices.length * days
  // A step coprime to the number of questions visits each of them once before repeating any.
  const step = nextCoprime(Math.floor(all * 0.618), all)
  return Array.from({ length: Math.min(most, all) }, (_, n) => {
    const at = (n * step) % all
    const { clinic, treatment } = choices[Math.floor(at / days)]!
    return `treatment=${treatment}&clinic=${clinic}&date=${addDays(firstDate, at % days)}`
  })
}

function nextCoprime(from: number, other: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  let number = Math.max(1, from)
  while (divisor(number, other) !== 1) number++
  return number
}
