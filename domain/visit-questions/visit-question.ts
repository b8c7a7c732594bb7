/** How a visit was: 1 is bad, 5 is very good. */
export const visitScores = [1, 2, 3, 4, 5] as const
export type VisitScore = (typeof visitScores)[number]

/** Letters of the line that may be written with it. */
export const visitLineMax = 200

/** For how many days after the question it can be answered, and for how many hours after the answer that can be changed. */
export const visitAnswerDays = 14
export const visitChangeHours = 24

/** A person is asked at most once in so many days, however often they come. */
export const visitQuestionDays = 30

/** Hours of the day in which the question is sent: by then nobody sleeps, and there is time for the message. */
export const visitQuestionHours = { from: 10, to: 20 } as const

/**
 * An average of fewer answers is not shown, nor what was written: at a small clinic somebody could tell whose they are, and one more or less
 * would change it by a whole point.
 */
export const fewestVisitAnswers = 5

export interface VisitFigures {
  answers: number
  /** With one decimal; null where there are too few. */
  average: number | null
  /** How many gave 1, 2, 3, 4 and 5; null where there are too few. */
  scores: number[] | null
}

/**
 * The same by week. Where the weeks that are not shown have too few answers together, the smallest of the others is not shown either: theirs would
 * be the difference between all answers and those that are.
 */
export function sumUpWeeks(
  weeks: readonly { week: string; scores: readonly number[] }[],
): (VisitFigures & { week: string })[] {
  const summed = weeks.map(({ week, scores }) => ({ week, ...sumUpVisits(scores) }))
  const [hidden, shown] = [summed.filter((it) => it.average === null), summed.filter((it) => it.average !== null)]
  const inHidden = hidden.reduce((sum, { answers }) => sum + answers, 0)
  if (inHidden === 0 || inHidden >= fewestVisitAnswers) return summed
  const [smallest] = shown.sort((a, b) => a.answers - b.answers)
  return summed.map((it) => (it === smallest ? { ...it, average: null, scores: null } : it))
}

export function sumUpVisits(scores: readonly number[]): VisitFigures {
  const answers = scores.length
  if (answers < fewestVisitAnswers) return { answers, average: null, scores: null }
  const average = Math.round((10 * scores.reduce((sum, it) => sum + it, 0)) / answers) / 10
  return { answers, average, scores: visitScores.map((score) => scores.filter((it) => it === score).length) }
}
