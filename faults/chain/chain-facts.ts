import type { Facts } from '#domain/facts/facts.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'

/** How many doctors work around the clock, so that a long run finds free times. */
const nightDoctors = 6

const night = sampleFacts.practitioners.find((it) => it.id === 'else-natt')!
const colleagues = Array.from({ length: nightDoctors - 1 }, (_, n) => ({
  ...night,
  id: `natt-${n + 2}`,
  name: `Natt Lege ${n + 2}`,
  hpr: String(1_000_100 + n),
}))

/** The small chain of the tests with more doctors at the clinic that never closes, and larger classes. */
export const chainFacts: Facts = {
  ...sampleFacts,
  practitioners: [...sampleFacts.practitioners, ...colleagues],
}

/** Where they work. */
export const nightClinic = 'nattvakt'
