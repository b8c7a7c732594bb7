import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'

const visitQuestionKind = 'visit-question'

/**
 * Asks those whose visit at these clinics ended within a time: with a job for each phone, for its last visit. Not those who did not come, nor phones that
 * were asked after `askedSince`.
 */
export async function askAboutVisits(
  database: Database,
  {
    clinics,
    from,
    to,
    askedSince,
  }: {
    clinics: readonly string[]
    from: Temporal.Instant
    to: Temporal.Instant
    askedSince: Temporal.Instant
  },
  now: Temporal.Instant,
): Promise<number> {
  const { affected } = await database.run(sql`
    with due as (
      select distinct on (b.patient_phone) b.reference from bookings b
      where b.clinic = any(${[...clinics]}::text[]) and b.state = 'booked' and b.group_booking is null and not b.is_missed
        and b.forgotten_at is null and b.ends_at >= ${from} and b.ends_at < ${to}
        and not exists (
          select from desk_states d where d.reference = b.reference and d.starts_at = b.starts_at and d.state = 'no-show'
        )
        and not exists (
          select from touched_bookings t where t.reference = b.reference and t.starts_at = b.starts_at and t.state = 'open'
        )
        and not exists (
          select from visit_questions q join bookings o on o.reference = q.reference
          where o.patient_phone = b.patient_phone and q.asked_at > ${askedSince}
        )
      order by b.patient_phone, b.ends_at desc
    ), asked as (
      insert into visit_questions (reference, asked_at) select reference, ${now}::timestamptz from due
      on conflict do nothing returning reference
    )
    insert into jobs (kind, key, reference, run_at, created_at)
    select ${visitQuestionKind}, reference || ':' || ${visitQuestionKind}, reference, ${now}::timestamptz, ${now}::timestamptz from asked
    on conflict (key) do nothing`)
  return affected
}

export interface VisitQuestion {
  askedAt: Temporal.Instant
  isAnswered: boolean
  /** Until it can no longer be changed, or found. */
  answer: { score: number; line: string; openUntil: Temporal.Instant } | null
}

export async function findVisitQuestion(
  database: Database,
  { reference, key }: { reference: string; key: string },
): Promise<VisitQuestion | undefined> {
  const { rows } = await database.run<{
    asked_at: Date
    is_answered: boolean
    score: number | null
    line: string | null
    open_until: Date | null
  }>(sql`
    select q.asked_at, q.is_answered, a.score, a.line, a.open_until from visit_questions q
    left join visit_answers a on a.answer_key = ${key} and q.is_answered
    where q.reference = ${reference}`)
  const [row] = rows
  if (!row) return undefined
  const { asked_at, is_answered, score, line, open_until } = row
  const answer = open_until && { score: score!, line: line!, openUntil: open_until.toTemporalInstant() }
  return { askedAt: asked_at.toTemporalInstant(), isAnswered: is_answered, answer }
}

/** False if it is too late. See database/functions/visit-questions/answer-visit-question.sql. */
export async function answerVisitQuestion(
  database: Database,
  answer: {
    reference: string
    key: string
    clinic: string
    week: string
    score: number
    line: string
    askedSince: Temporal.Instant
    openUntil: Temporal.Instant
  },
  now: Temporal.Instant,
): Promise<boolean> {
  const { askedSince, openUntil, ...rest } = answer
  const request = { ...rest, asked_since: askedSince.toString(), open_until: openUntil.toString() }
  const { rows } = await database.run<{ kept: boolean }>(
    sql`select answer_visit_question(${JSON.stringify(request)}::jsonb, ${now}::timestamptz) as kept`,
  )
  return rows[0]!.kept
}

export interface VisitAnswer {
  week: string
  score: number
  line: string
}

/** Answers of some clinics about visits from a Monday on. */
export async function listVisitAnswers(
  database: Database,
  clinics: readonly string[],
  from: string,
): Promise<VisitAnswer[]> {
  const { rows } = await database.run<VisitAnswer>(sql`
    select week::text, score, line from visit_answers
    where clinic = any(${[...clinics]}::text[]) and week >= ${from}::date
    order by week, id`)
  return rows
}

/** Nothing leads to the visit any more. */
export const sealVisitAnswers = (now: Temporal.Instant): Statement =>
  sql`update visit_answers set answer_key = null, open_until = null where open_until <= ${now}`
