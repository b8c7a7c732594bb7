import type { Figures } from '#domain/staff/figures.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

export interface FiguresOfLine extends Figures {
  week: string
  /** Null: all lines of care together. */
  line: string | null
  /** What the appointments that stand take. */
  bookedMinutes: number
}

export interface FiguresQuestion {
  clinics: readonly string[]
  from: Temporal.Instant
  to: Temporal.Instant
  zone: string
  /** The line of care of each treatment. */
  lines: readonly { treatment: string; line: string }[]
}

/** Counts the appointments of some clinics by week, and by week and line of care. */
export async function readFigures(
  database: Database,
  { clinics, from, to, zone, lines }: FiguresQuestion,
): Promise<FiguresOfLine[]> {
  const { rows } = await database.run<FiguresOfLine>(sql`
    with visits as (
      select date_trunc('week', b.starts_at at time zone ${zone}::text)::date::text as week, l.line, b.state = 'booked' as stands,
        d.state is not distinct from 'no-show' as is_missed, extract(epoch from b.starts_at - b.created_at) / 3600 as lead,
        extract(epoch from b.ends_at - b.starts_at) / 60 as minutes,
        case when d.called_in_at is not null then greatest(0, extract(epoch from b.starts_at - a.arrived_at) / 60) end as promised,
        extract(epoch from d.called_in_at - a.arrived_at) / 60 as waited
      from bookings b
        join unnest(${lines.map((it) => it.treatment)}::text[], ${lines.map((it) => it.line)}::text[]) as l (treatment, line)
          on l.treatment = b.treatment
        left join desk_states d on d.reference = b.reference and d.starts_at = b.starts_at
        left join arrivals a on a.reference = b.reference and a.starts_at = b.starts_at
      where b.clinic = any(${[...clinics]}::text[]) and b.group_booking is null and b.starts_at >= ${from} and b.starts_at < ${to}
    )
    select week, line, (count(*) filter (where stands))::integer as booked, (count(*) filter (where not stands))::integer as cancelled,
      (count(*) filter (where stands and is_missed))::integer as "noShow",
      coalesce(sum(minutes) filter (where stands), 0)::integer as "bookedMinutes",
      round(percentile_cont(0.5) within group (order by lead) filter (where stands))::integer as "leadHours",
      round(percentile_cont(0.5) within group (order by promised))::integer as "waitPromised",
      round(percentile_cont(0.5) within group (order by waited))::integer as "waitWas"
    from visits group by grouping sets ((week), (week, line)) order by week, line nulls first`)
  return rows
}
