import { addDays, countDays, weekdayIndexOf } from '../dates/calendar-date.ts'
import type { ContentFacts } from '../facts/facts.ts'
import type { GroupPlan } from '../facts/group.ts'
import { weekdays } from '../facts/shared.ts'
import { listRuns } from './runs.ts'

/** What is wrong with a group's plan, given the facts that it names: for content and for imported rosters. */
export function findGroupMistakes(
  id: string,
  plan: GroupPlan,
  facts: Pick<ContentFacts, 'practitioners' | 'clinics' | 'groups' | 'catalogue'>,
): string[] {
  const mistakes: string[] = []
  const treatment = facts.catalogue.types
    .flatMap((type) => type.services.flatMap((it) => it.treatments))
    .find((it) => it.id === plan.treatment)
  const leader = facts.practitioners.find((it) => it.id === plan.leader)
  if (!facts.groups.some((it) => it.id === id)) mistakes.push(`there is no group '${id}'.`)
  if (!treatment?.group) mistakes.push(`'${plan.treatment}' is no class, course or webinar of the catalogue.`)
  if (!leader) mistakes.push(`there is no practitioner '${plan.leader}'.`)
  else if (!leader.treatments.includes(plan.treatment))
    mistakes.push(`${plan.leader} does not offer '${plan.treatment}'.`)
  if (!facts.clinics.some((it) => it.id === plan.clinic)) mistakes.push(`there is no clinic '${plan.clinic}'.`)
  if ((treatment?.group === 'webinar') !== (plan.link !== undefined)) {
    mistakes.push('a webinar has a link, and nothing else has one.')
  }
  if (plan.link?.includes(id))
    mistakes.push('the link can be guessed from the name of the group: use one of the video service.')
  if (!plan.days.includes(weekdays[weekdayIndexOf(plan.first)]!)) {
    mistakes.push(`the first date, ${plan.first}, is on none of the days (${plan.days.join(', ')}).`)
  }
  if (new Set(plan.days).size < plan.days.length) mistakes.push('a day of the week stands twice.')
  if (plan.at === '24:00') mistakes.push("'24:00' is the day after: write the day on which it begins, at 00:00.")
  if (plan.dates === 1 && plan.sold !== 'date') mistakes.push("one date is sold as 'date'.")
  const wrongPauses = findPauseMistakes(plan)
  const clash = wrongPauses.length === 0 ? findClash(id, plan) : undefined
  if (clash) mistakes.push(`the run of ${clash} begins before the one before it has ended.`)
  return [...mistakes, ...wrongPauses]
}

/** A mistyped year would make a run of centuries, whose days are counted one by one whenever somebody looks for dates. */
const longestPauseDays = 366
const mostPauses = 50

function findPauseMistakes({ pauses }: GroupPlan): string[] {
  return [
    ...(pauses.length > mostPauses ? [`there are more than ${mostPauses} pauses: leave out those that are over.`] : []),
    ...pauses.flatMap(({ from, to }) => {
      if (to < from) return [`the pause from ${from} ends before it begins.`]
      return countDays(from, to) > longestPauseDays ? [`the pause from ${from} to ${to} is longer than a year.`] : []
    }),
  ]
}

/** The first date of a run within three years that begins before the one before has ended, by its pauses; holidays come on top. */
function findClash(id: string, plan: GroupPlan): string | undefined {
  if (!plan.days.includes(weekdays[weekdayIndexOf(plan.first)]!)) return undefined
  const runs = listRuns({ id, ...plan }, () => false, plan.first, addDays(plan.first, 3 * 365))
  return runs.find((run, index) => index > 0 && run.dates[0]! <= runs[index - 1]!.dates.at(-1)!)?.dates[0]
}
