/** What can become of a visit on its day. A cancelled booking has no visit. */
export const visitStates = ['booked', 'arrived', 'called-in', 'done', 'no-show'] as const
export type VisitState = (typeof visitStates)[number]

/** How early somebody can be marked as arrived at the desk: patients sit down long before their time. */
const earliestHours = 12

/** What may come next. Each step can be taken back, because somebody tapped the wrong row. */
const next: Record<VisitState, readonly VisitState[]> = {
  booked: ['arrived', 'no-show'],
  arrived: ['called-in', 'booked'],
  'called-in': ['done', 'arrived'],
  done: ['called-in'],
  'no-show': ['booked', 'arrived'],
}

export interface Visit {
  state: VisitState
  /** Epoch milliseconds. */
  start: number
}

/** The states that a visit can be given now. */
export function nextVisitStates({ state, start }: Visit, now: number): VisitState[] {
  return next[state].filter((it) => {
    if (it === 'no-show') return now >= start
    return it === 'booked' || now >= start - earliestHours * 3_600_000
  })
}

/** Whether somebody should be here by now and is not. */
export function isLate({ state, start }: Visit, now: number): boolean {
  return state === 'booked' && now > start
}
