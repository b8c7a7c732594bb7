import type { ClinicNow } from '../clinics-today.ts'

/** By the clinic's id. The days that differ from the compiled hours are the framework's to show. */
export type TodayOfClinics = Record<string, Pick<ClinicNow, 'today'>>

/**
 * What the small script of a page has asked before the framework was there, by address. The framework begins with the same
 * answers, so that it finds the page as it would have drawn it.
 */
interface LiveFacts {
  answers: Record<string, { value: TodayOfClinics; at: number }>
  /** From now on the page belongs to the framework. */
  isTaken: boolean
}

/** Answers that are older are asked for again. */
const freshness = 60_000

function liveFacts(): LiveFacts {
  const page = globalThis as { liveFacts?: LiveFacts }
  page.liveFacts ??= { answers: {}, isTaken: false }
  return page.liveFacts
}

export function keepFacts(address: string, value: TodayOfClinics) {
  liveFacts().answers[address] = { value, at: performance.now() }
}

export function findFacts(address: string): TodayOfClinics | undefined {
  return liveFacts().answers[address]?.value
}

export function areFresh(address: string): boolean {
  const answer = liveFacts().answers[address]
  return answer !== undefined && performance.now() - answer.at < freshness
}

export function takePage() {
  liveFacts().isTaken = true
}

export const isPageTaken = () => liveFacts().isTaken
