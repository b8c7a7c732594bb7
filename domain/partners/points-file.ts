import { writeStandardCsv } from '../text/csv.ts'

/** One line of a partner's points export. */
export interface PointLine {
  /** The unique number of this line. */
  readonly id: string
  /** YYYY-MM-DD in Oslo. */
  readonly day: string
  readonly rewardNumber: string
  /** Negative when points are taken back. */
  readonly points: number
}

export interface PointsFile {
  readonly partner: string
  /** When these lines were exported, ISO 8601; null when there were none to export. */
  readonly exportedAt: string | null
  readonly lines: readonly PointLine[]
}

function sum({ lines }: PointsFile) {
  const add = (of: readonly PointLine[]) => of.reduce((total, { points }) => total + points, 0)
  return {
    lines: lines.length,
    earned: add(lines.filter(({ points }) => points > 0)),
    takenBack: add(lines.filter(({ points }) => points < 0)),
    points: add(lines),
  }
}

/** RFC 4180 with a header; the last record has the total. */
export function writePointsCsv(file: PointsFile): string {
  const kindOf = ({ points }: PointLine) => (points > 0 ? 'earned' : 'taken-back')
  return writeStandardCsv([
    ['kind', 'line', 'date', 'reward_number', 'points'],
    ...file.lines.map((line) => [kindOf(line), line.id, line.day, line.rewardNumber, line.points]),
    ['total', sum(file).lines, file.exportedAt?.slice(0, 10) ?? '', '', sum(file).points],
  ])
}

export function writePointsJson(file: PointsFile): string {
  const lines = file.lines.map(({ id, day, rewardNumber, points }) => ({ line: id, date: day, rewardNumber, points }))
  return `${JSON.stringify({ partner: file.partner, exportedAt: file.exportedAt, lines, total: sum(file) }, null, 2)}\n`
}
