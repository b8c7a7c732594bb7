import * as z from 'zod'
import { countAbsences } from '#database/forms/absence-reports.ts'
import { exportPoints, importVisits, readExports, settlePoints } from '#database/partners/points.ts'
import { bookingRetentionMonths } from '#domain/booking/retention-hours.ts'
import { isCalendarDate } from '#domain/dates/calendar-date.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { kindOf } from '#domain/partners/kinds.ts'
import type { Partner } from '#domain/partners/partner-facts.ts'
import { readAbsenceContact, readEarning } from '#domain/partners/partners.ts'
import { listPoints } from '#domain/partners/points.ts'
import { makeStatement } from '#domain/partners/statement.ts'
import { readVisits, sortVisits } from '#domain/partners/visits-file.ts'
import { formatMoment } from '../clock/moments.ts'
import { todayAt } from '../clock/today.ts'
import { type BadLines, badLines, refuseLines } from '../control/bad-lines.ts'
import type { OperatorParts } from '../control/operator-parts.ts'
import { readMonthUse, startOfMonth } from './month-use.ts'
import { hashLine, hashMember } from './point-hashes.ts'

const line = z.object({ id: z.string(), day: z.string(), rewardNumber: z.string(), points: z.int() })
const exported = z.object({ partner: z.string(), exportedAt: z.string().nullable(), lines: z.array(line) })
type Exported = z.infer<typeof exported>

const imported = z.object({ outcome: z.literal('imported'), credited: z.int(), known: z.int(), points: z.int() })
const amounts = { visits: z.int(), amount: z.int().nullable() }
const statement = z.object({
  partner: z.string(),
  name: z.string(),
  month: z.string(),
  /** The day on which the statement was made. */
  made: z.string(),
  lines: z.array(z.object({ costCenter: z.string().nullable(), ...amounts })),
  total: z.object(amounts),
  absences: z.int().nullable(),
})

/** What `npm run partner` can do. Agreements that have ended can still be settled. */
export const partnerOperations = {
  points: {
    name: 'partner.points',
    input: z.object({ id: z.string(), again: z.string().nullable() }),
    answer: z.object({ exports: z.array(exported) }),
    run: async (
      parts: OperatorParts,
      input: { id: string; again: string | null },
    ): Promise<{ exports: Exported[] }> => {
      const { id } = findWithPoints(parts, input.id)
      const tell = ({ at, lines }: { at: Temporal.Instant; lines: Exported['lines'] }) => ({
        partner: id,
        exportedAt: formatMoment(at, parts.zone),
        lines,
      })
      if (input.again !== null) {
        const earlier = await readExports(parts.database, id, input.again, parts.zone)
        if (earlier.some(({ lines }) => lines.some((it) => it.rewardNumber === ''))) {
          throw new OperatorError(
            `Reward numbers are forgotten after ${bookingRetentionMonths} months: the export of ${input.again} cannot be written again.`,
          )
        }
        return { exports: earlier.map(tell) }
      }
      const now = parts.clock.now()
      await settlePoints(parts.database, now)
      const made = await exportPoints(parts.database, id, now)
      return { exports: [made ? tell(made) : { partner: id, exportedAt: null, lines: [] }] }
    },
  },
  import: {
    name: 'partner.import',
    input: z.object({ id: z.string(), text: z.string() }),
    answer: z.union([imported, badLines]),
    run: async (
      parts: OperatorParts,
      input: { id: string; text: string },
    ): Promise<z.infer<typeof imported> | BadLines> => {
      const { id, earning } = findWithPoints(parts, input.id)
      const now = parts.clock.now()
      // Imported here because it loads the number plans of all countries.
      const { checkPhone } = await import('#domain/phones/phone.ts')
      const read = readVisits(input.text, {
        today: todayAt(parts.zone, now),
        checkPhone: (phone) => checkPhone(phone, 'any'),
      })
      if (!read.ok) return refuseLines(read.problems)
      const visits = sortVisits(read.visits)
      const answers = await importVisits(
        parts.database,
        visits.map((visit) => {
          const member = { ...visit, partner: id }
          return {
            id: visit.id,
            day: visit.day,
            partner: id,
            rewardNumber: visit.rewardNumber,
            ...hashMember(parts.secrets, member),
            line: hashLine(parts.secrets, member),
            mode: 'video' as const,
            ...listPoints(earning, { mode: 'video', price: visit.price }),
          }
        }),
        now,
      )
      const problems = answers.flatMap(({ outcome }, at) =>
        outcome === 'other'
          ? [
              {
                line: visits[at]!.line,
                message: `the visit '${visits[at]!.id}' was imported before with something else.`,
              },
            ]
          : [],
      )
      if (problems.length > 0) return refuseLines(problems.toSorted((a, b) => a.line - b.line))
      const credited = answers.flatMap((it) => (it.outcome === 'credited' ? it.points : []))
      return {
        outcome: 'imported',
        credited: credited.length,
        known: answers.length - credited.length,
        points: credited.reduce((total, points) => total + points, 0),
      }
    },
  },
  statement: {
    name: 'partner.statement',
    input: z.object({ id: z.string(), month: z.string() }),
    answer: statement,
    run: async (parts: OperatorParts, input: { id: string; month: string }): Promise<z.infer<typeof statement>> => {
      const partner = findWithStatement(parts, input.id)
      const { id, name } = partner
      const month = readMonth(input.month)
      const start = startOfMonth(parts.zone, month)
      const end = startOfMonth(parts.zone, month.add({ months: 1 }))
      // What changes between two statements of one month would be the visit of one person.
      if (Temporal.Instant.compare(parts.clock.now(), end) < 0) {
        throw new OperatorError(
          `${input.month} is not over. Its statement can be made from the first of the next month.`,
        )
      }
      const { lines, total } = makeStatement(await readMonthUse(parts, id, month))
      const made = todayAt(parts.zone, parts.clock.now())
      // By the day of the report, not of the absence, so that a month that is over does not change.
      const absences = readAbsenceContact(partner) ? await countAbsences(parts.database, id, start, end) : null
      return { partner: id, name, month: input.month, made, lines: [...lines], total, absences }
    },
  },
}

function findWithPoints({ schedules }: OperatorParts, id: string) {
  const known = schedules.content.partners.flatMap((partner) => {
    const earning = readEarning(partner)
    return earning ? [{ id: partner.id, earning }] : []
  })
  return findAmong(known, id)
}

function findWithStatement({ schedules }: OperatorParts, id: string): Partner {
  return findAmong(
    schedules.content.partners.filter((partner) => kindOf(partner).hasStatement),
    id,
  )
}

function findAmong<T extends { id: string }>(known: T[], id: string): T {
  const partner = known.find((it) => it.id === id)
  if (partner) return partner
  throw new OperatorError(
    `'${id}' is not one of the partners that this is for: ${known.map((it) => it.id).join(', ')}.`,
  )
}

function readMonth(text: string): Temporal.PlainYearMonth {
  if (isCalendarDate(`${text}-01`)) return Temporal.PlainYearMonth.from(text)
  throw new OperatorError(`'${text}' is no month. Write it as 2026-11.`)
}
