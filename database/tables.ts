import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The tables of migrations/, which say what each column means. Times come out as Date and go in as ISO text. */
export interface Tables {
  schema_migrations: { name: string }
  occupied_times: {
    id: string
    practitioner: string
    clinic: string
    during: string
    expires_at: Moment | null
    visitor: string | null
  }
  bookings: {
    reference: string
    token_hash: string
    state: 'booked' | 'cancelled'
    occupied_time: string | null
    remote_id: string | null
    slot: string
    treatment: string
    clinic: string
    practitioner: string
    starts_at: Moment
    ends_at: Moment
    price: number | null
    patient_name: string
    patient_birthdate: ColumnType<Date, string, string>
    patient_email: string | null
    patient_phone: string
    description: string
    locale: 'no' | 'en'
    partner: JSONColumnType<object> | null
    revision: number
    created_at: Moment
    changed_at: Moment
  }
  idempotency_keys: { key: string; fingerprint: string; answer: JSONColumnType<object>; created_at: Moment }
  audit_events: {
    id: Generated<number>
    at: Moment
    reference: string
    event: 'booked' | 'moved' | 'cancelled'
    starts_at: Moment | null
  }
  jobs: {
    id: Generated<number>
    kind: string
    key: string
    reference: string | null
    payload: JSONColumnType<Record<string, string>>
    state: JobState
    run_at: Moment
    locked_until: Moment | null
    attempts: Generated<number>
    last_error: string | null
    created_at: Moment
    finished_at: Moment | null
  }
  outbox: { id: Generated<number>; key: string; phone: string; text: string; created_at: Moment }
  contact_messages: {
    id: string
    clinic: string | null
    name: string
    email: string
    phone: string
    message: string
    locale: string
    created_at: Moment
  }
  verifications: {
    id: string
    phone_hash: string
    code_hash: string
    created_at: Moment
    expires_at: Moment
    tries: Generated<number>
    used_at: Moment | null
  }
  counted_events: { key: string; at: Moment }
}

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

type Moment = ColumnType<Date, string, string>
