import type { ClinicNow } from '../clinics-today.ts'

/** By the clinic's id. Days that differ from the compiled hours are only shown after hydration. */
export type TodayOfClinics = Record<string, Pick<ClinicNow, 'today' | 'services' | 'team'>>

/**
 * Answers that the page's small script fetched before hydration, by address. React starts with the same answers, so that
 * its first render matches the page.
 */
interface LiveFacts {
  answers: Record<string, { value: unknown; at: number }>
  /** The first answer to each address, by which the script has sorted. */
  first: Record<string, unknown>
  /** From now on React owns the page. */
  isTaken: boolean
}

/** A page that opens later does not begin with an older answer. */
const freshness = 60_000

/** Milliseconds after which an open page asks again: it must not say 'open' when the doors have closed. */
export const factsLastFor = 5 * 60_000

function liveFacts(): LiveFacts {
  const page = globalThis as { liveFacts?: LiveFacts }
  page.liveFacts ??= { answers: {}, first: {}, isTaken: false }
  return page.liveFacts
}

export function keepFacts(address: string, value: unknown) {
  liveFacts().answers[address] = { value, at: performance.now() }
  liveFacts().first[address] ??= value
}

/** What the script has sorted by, until React has taken the page over. */
export const firstFacts = () => liveFacts().first

/** The answer to an address; the caller knows its type. */
export function findFacts<Value>(address: string): Value | undefined {
  return liveFacts().answers[address]?.value as Value | undefined
}

export function areFresh(address: string): boolean {
  const answer = liveFacts().answers[address]
  return answer !== undefined && performance.now() - answer.at < freshness
}

export function takePage() {
  liveFacts().isTaken = true
}

export const isPageTaken = () => liveFacts().isTaken
