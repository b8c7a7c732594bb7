import { allAreas, type ChoiceName, type Choices, type StepName, writeQuery } from './choices.ts'
import type { Position } from './position.ts'

/** What no longer holds when a choice changes. Clinic and practitioner stay as wishes: they are dropped only if they do not fit. */
const dependents: Partial<Record<ChoiceName, ChoiceName[]>> = {
  type: ['service', 'treatment', 'slot'],
  service: ['treatment', 'slot'],
  treatment: ['slot'],
  area: ['clinic', 'slot'],
  clinic: ['slot'],
  practitioner: ['slot'],
  date: ['slot'],
}

/** What the visitor chose, without what was chosen for them: that is found again, or is another after a change. */
function ownChoices({ choices, passed }: Position): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => !passed.includes(name as StepName)))
}

/** The same choices with some of them changed and no other consequences. */
export function keep(position: Position, change: Choices, step?: StepName): string {
  return writeQuery({ ...ownChoices(position), ...change }, step)
}

/** Where a choice on a step leads: to the next step, with everything kept that still holds. */
export function choose(position: Position, made: Choices): string {
  const kept = ownChoices(position)
  for (const [name, value] of Object.entries(made) as [ChoiceName, string][]) {
    if (kept[name] === value) continue
    for (const dependent of dependents[name] ?? []) delete kept[dependent]
  }
  const choices = { ...kept, ...made }
  const isSame = Object.entries(made).every(([name, value]) => position.choices[name as ChoiceName] === value)
  return writeQuery(choices, isSame ? after(position) : undefined)
}

/** A clinic of a list, with its area; where the clinics of all areas are listed they stay so, because Back leads to that list. */
export function chooseClinic(position: Position, { id, area }: { id: string; area: string }): string {
  return choose(position, { area: position.choices.area === allAreas ? allAreas : area, clinic: id })
}

/** An earlier step, with everything kept. */
export function edit(position: Position, step: StepName): string {
  return writeQuery(ownChoices(position), step)
}

/** The same page without one of the wishes. */
export function without(position: Position, name: ChoiceName): string {
  const { [name]: _, ...rest } = ownChoices(position)
  return writeQuery(rest)
}

/** The step before, over those that were passed; undefined on the first. */
export function before({ step, steps, passed }: Position): StepName | undefined {
  // The code is right: going back from the order is going back to what was typed.
  if (step === 'confirm') return 'information'
  return steps.slice(0, steps.indexOf(step)).findLast((it) => !passed.includes(it))
}

/** The step after, over those that were passed. */
export function after({ step, steps, passed }: Position): StepName | undefined {
  return steps.slice(steps.indexOf(step) + 1).find((it) => !passed.includes(it))
}

/** The name of a step's page: another list of the same step is another page. */
export function pageOf({ step, steps, choices }: Position): string {
  return [step, ...steps.slice(0, steps.indexOf(step)).map((it) => choices[it as ChoiceName] ?? '')].join('/')
}

/** Whether the question of a choice step is answered, so that Next has somewhere to go. */
export function isAnswered({ step, choices }: Position): boolean {
  return step === 'time' ? choices.slot !== undefined : choices[step as ChoiceName] !== undefined
}
