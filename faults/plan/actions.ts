import { createRandom, type Random } from '../../bench/harness/random.ts'

/** What somebody does next. What it needs of the chain at that moment (a free time, a booking of theirs) is chosen by `pick`, from 0 up to 1. */
export interface Action {
  kind: ActionKind
  pick: number
  /** Which server is asked first. */
  server: number
  /** Milliseconds before it. */
  pause: number
  /** Asks once more although it was answered, as a browser does whose connection broke. */
  again: boolean
}

/** How often patients do what, in a hundred. */
const patients = {
  book: 34,
  contend: 8,
  together: 4,
  group: 8,
  visit: 5,
  move: 14,
  cancel: 12,
  wait: 6,
  leave: 2,
  verify: 3,
  write: 4,
} as const

/** What those who work at the clinics do. */
const staff = {
  'staff-visit': 30,
  'staff-cancel': 15,
  'staff-move': 15,
  'staff-note': 10,
  absence: 10,
  return: 10,
  shifts: 10,
} as const

export type PatientKind = keyof typeof patients
export type StaffKind = keyof typeof staff
type ActionKind = PatientKind | StaffKind

export type Role = 'patient' | 'staff'

/** What one of the clients does, without an end: a pure function of seed, role and number. */
export function* planActions(seed: number, role: Role, client: number): Generator<Action, never> {
  const random = createRandom(mix(seed, role === 'staff' ? 1_000 + client : client))
  const kinds = Object.entries(role === 'staff' ? staff : patients) as [ActionKind, number][]
  while (true) {
    yield {
      kind: choose(random, kinds),
      pick: random.next(),
      server: Math.floor(random.next() * 1_000),
      pause: Math.floor(random.between(20, role === 'staff' ? 600 : 200)),
      again: random.chance(0.05),
    }
  }
}

export function choose<T>(random: Random, weights: readonly (readonly [T, number])[]): T {
  let left = random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of weights) {
    left -= weight
    if (left < 0) return value
  }
  return weights.at(-1)![0]
}

/** A seed of its own for each part of a plan. */
export function mix(seed: number, part: number): number {
  return Math.imul(seed ^ Math.imul(part + 1, 0x9e3779b1), 0x85ebca6b) >>> 0
}
