/** What the live scripts tell of a clinic, a service or somebody. */
export type LiveFact =
  | 'state'
  | 'doors'
  | 'wait'
  | 'next'
  | 'day'
  | 'time'
  | 'instead'
  | 'times-for'
  | 'times'
  | 'none'
  | 'away'
  | 'places'

/**
 * The attributes by which the live scripts (site/live/) find what they fill before React is loaded. They are types alone, so
 * that naming them costs no script: templates are checked through ui/live-marks.d.ts, selectors by `satisfies LiveSelector`.
 */
export interface LiveMarks {
  /** The address of what is true now of clinics; on the element around everything that it tells. */
  'data-live'?: string | undefined
  /** The same of people. */
  'data-live-people'?: string | undefined
  /** The words for the answer, as JSON. */
  'data-words'?: string | undefined
  /** The clinic that the facts inside are of. */
  'data-clinic'?: string | undefined
  /** The service whose first time a clinic's card tells; none: whatever the page asked for. */
  'data-first'?: string | undefined
  /** The services whose first time is told inside, separated by spaces. */
  'data-services'?: string | undefined
  /** The clinic at which these services are. */
  'data-at'?: string | undefined
  'data-person'?: string | undefined
  /** A list of clinics that is sorted by what is true now. */
  'data-order'?: 'now' | undefined
  /** Shows a fact. */
  'data-fact'?: LiveFact | undefined
}
export type LiveMark = keyof LiveMarks

/** Finds what is marked so. */
export type LiveSelector = `[${LiveMark}]` | `[data-fact=${LiveFact}]` | '[data-order=now]'
