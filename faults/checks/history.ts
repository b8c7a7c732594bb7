/** What happened in a run, as its clients, gateways and processes saw it. The checker compares it with what the database holds at the end. */
export interface History {
  /** Every request for a booking, by its key. */
  orders: Order[]
  /** Changes that were answered with success. */
  changes: Change[]
  /** What else was answered with success and has to be found again. */
  kept: Kept[]
  /** Answers that no fault explains. */
  odd: string[]
  /** Messages that the gateways took. */
  deliveries: Delivery[]
  /** Processes that were killed on purpose, or by a disk that was full. */
  kills: { server: string; at: number }[]
  /** Processes that ended and should not have. */
  deaths: string[]
  /** Processes that did not work again when all faults were over. */
  notBack: string[]
}

/** A request for a booking with one idempotency key, asked until an answer decided it. */
export interface Order {
  key: string
  /** Nobody else in the run has it. */
  phone: string
  attempts: Attempt[]
}

/** `status` 0: no answer came. */
export interface Attempt {
  status: number
  /** Of the bookings that were made. */
  references: string[]
}

export interface Change {
  reference: string
  event: 'moved' | 'cancelled' | 'arrived'
  /** The new start of a move, as a moment. */
  start?: string
}

export type Kept =
  /** A revision of a roster: nobody else may have been told that it is theirs. */
  | { what: 'roster'; kind: string; id: string; revision: number; by: string }
  | { what: 'note'; reference: string; by: string }
  /** A cancellation or a move by staff, which a job carries out. */
  | { what: 'planned'; reference: string; event: 'moved' | 'cancelled' }
  /** `left`: its owner wanted to leave, or to take an offer. */
  | { what: 'waiting'; id: string; left: boolean }
  /** A booking that an offer of the waiting list has become. */
  | { what: 'taken'; phone: string }
  | { what: 'form'; text: string }

export interface Delivery {
  /** The gateway's idempotency key, or the Message-ID. */
  id: string
  to: string
  /** When it came, in milliseconds since the start. */
  at: number
  /** The process that sent it. */
  server: string
  /** Whether the sender was there for the gateway's answer. */
  acknowledged: boolean
}

/** What the database holds at the end. */
export interface Holdings {
  bookings: HeldBooking[]
  /** The references in a stored answer; none: refused. */
  keys: { key: string; references: string[] }[]
  events: { reference: string; revision: number; event: string; start: string | null }[]
  jobs: { key: string; kind: string; reference: string | null; state: string; isDue: boolean }[]
  rosters: { kind: string; id: string; revision: number }[]
  /** Planned changes by staff that could not be carried out. */
  refusedChanges: string[]
  waiting: string[]
  forms: string[]
  /** By the group's id. */
  places: Record<string, number>
}

export interface HeldBooking {
  reference: string
  state: 'booked' | 'cancelled'
  phone: string
  practitioner: string
  /** Moments; the end without a buffer. */
  start: string
  end: string
  revision: number
  note: string | null
  /** The reference that names those who were booked together; null where it was booked alone. */
  bookedWith: string | null
  /** Of its row in occupied_times; null where there is none. */
  taken: { practitioner: string; start: string } | null
  /** Of a class, course or webinar; its dates are those that take place. */
  group: { id: string; dates: string[] } | null
}
