import type { OrderState } from '../orders/order-states.ts'
import type { CancellationReason } from './desk-changes.ts'
import type { InboxState } from './inbox.ts'
import type { VisitState } from './visit-states.ts'

/** What a manager may do although a limit has passed. */
type LimitedAction = 'booked' | 'move' | `cancel ${CancellationReason}`

/** What the access log can say that somebody has seen or done. */
export type PlainAction =
  | LimitedAction
  | 'booking'
  | 'description'
  | 'note'
  | 'undo'
  | 'offer'
  | 'keep'
  | 'search'
  | 'access log'
  | `state ${VisitState}`
  | 'message'
  | 'message again'
  | `message ${InboxState}`
  | 'order'
  | `order ${OrderState}`
  | 'waiting'
  | 'waiting ended'
  | 'absence'
  | 'application'
  | 'application file'
  | 'calendar'

/** How an action is written where a limit was overruled for it. */
export const overruled = ', overruled'

export type AccessAction = PlainAction | `${LimitedAction}${typeof overruled}`
