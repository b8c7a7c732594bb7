import { weekdayIndexOf } from '../dates/calendar-date.ts'
import type { ContentFacts } from '../facts/facts.ts'
import type { GroupPlan } from '../facts/group.ts'
import { weekdays } from '../facts/shared.ts'

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
  if (!plan.days.includes(weekdays[weekdayIndexOf(plan.first)]!)) {
    mistakes.push(`the first date, ${plan.first}, is on none of the days (${plan.days.join(', ')}).`)
  }
  const weeks = Math.ceil(plan.dates / plan.days.length)
  if (plan.everyWeeks < weeks)
    mistakes.push(`a run takes ${weeks} weeks, and the next one begins after ${plan.everyWeeks}.`)
  if (plan.dates === 1 && plan.sold !== 'date') mistakes.push("one date is sold as 'date'.")
  if (plan.pauses.some((it) => it.to < it.from)) mistakes.push('a pause ends before it begins.')
  return mistakes
}
