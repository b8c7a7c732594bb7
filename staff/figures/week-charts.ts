import type { AnswerOf } from '#domain/api/call-types.ts'

export type Week = AnswerOf<'GET /staff/figures'>['weeks'][number]
type Figures = Week['all']

type ChartId = 'booked' | 'free' | 'cancelled' | 'noShow' | 'lead' | 'wait'

/** What a chart counts in. */
type Unit = 'count' | 'percent' | 'hours' | 'days' | 'minutes'

export interface WeekChart {
  id: ChartId
  unit: Unit
  /** One or two values a week, by the Monday; null where there is none. */
  points: { week: string; value: number | null; promised?: number | null }[]
}

/** Hours from which on days tell more. */
const longLead = 48

/** What the weeks came to as charts: as a whole, or in one line of care, whose free time nobody can tell from the others'. */
export function drawCharts(weeks: readonly Week[], line: string | undefined): WeekChart[] {
  const of = (week: Week): Figures | undefined =>
    line === undefined ? week.all : week.lines.find((it) => it.line === line)
  const chart = (id: ChartId, unit: Unit, read: (figures: Figures) => number | null): WeekChart => ({
    id,
    unit,
    points: weeks.map((it) => {
      const figures = of(it)
      return { week: it.week, value: figures ? read(figures) : unit === 'count' ? 0 : null }
    }),
  })
  const isLong = weeks.some((it) => (of(it)?.leadHours ?? 0) >= longLead)
  const free: WeekChart = {
    id: 'free',
    unit: 'percent',
    points: weeks.map(({ week, workMinutes, freeMinutes }) => ({
      week,
      value: workMinutes === 0 ? null : Math.round((100 * freeMinutes) / workMinutes),
    })),
  }
  const wait = chart('wait', 'minutes', ({ waitWas }) => waitWas)
  return [
    chart('booked', 'count', ({ booked }) => booked),
    ...(line === undefined ? [free] : []),
    chart('cancelled', 'count', ({ cancelled }) => cancelled),
    chart('noShow', 'count', ({ noShow }) => noShow),
    isLong
      ? chart('lead', 'days', ({ leadHours }) => leadHours && Math.round(leadHours / 24))
      : chart('lead', 'hours', ({ leadHours }) => leadHours),
    { ...wait, points: wait.points.map((it, n) => ({ ...it, promised: of(weeks[n]!)?.waitPromised ?? null })) },
  ]
}
