import type { StepName } from '#domain/booking/booking-steps.ts'
import { isStepName } from './choices.ts'
import type { Drop, Memory, Position } from './position.ts'

const choiceSteps = ['type', 'service', 'treatment', 'area', 'clinic'] as const

/** The asked step if everything before it is there; else the first that is missing. */
export function findStep(
  { choices, passed, steps }: Pick<Position, 'choices' | 'passed' | 'steps'>,
  asked: string | undefined,
  memory: Memory,
  drop: Drop,
): StepName {
  const missing = choiceSteps.find((step) => steps.includes(step) && !choices[step]) ?? 'time'
  if (asked === undefined) return missing
  if (!isStepName(asked) || !steps.includes(asked)) {
    drop('step')
    return missing
  }
  if (passed.includes(asked)) return missing
  const isReached = (step: StepName) =>
    step === 'code' ? memory.informed : step === 'confirm' ? memory.informed && memory.verified : true
  const last = choices.slot ? steps.findLast(isReached)! : missing
  if (steps.indexOf(asked) <= steps.indexOf(last)) return asked
  drop(last === 'information' ? 'retype' : last === 'code' ? 'verify' : 'step')
  return last
}
