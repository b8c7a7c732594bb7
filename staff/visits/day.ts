import type { AnswerOf } from '#domain/api/call-types.ts'

/** A clinic's day, and the parts of it, as the server answers. */
export type Day = AnswerOf<'GET /staff/day'>
export type DayColumn = Day['practitioners'][number]
export type DayVisit = DayColumn['bookings'][number]
export type Span = Day['open'][number]

/** Which visit is open beside the day: a course has several times with one reference. */
export interface OpenVisit {
  reference: string
  start: string
}

export const isSameVisit = (a: OpenVisit | undefined, b: OpenVisit) =>
  a?.reference === b.reference && a.start === b.start
