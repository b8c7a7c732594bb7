import type { StepName } from '../position/choices.ts'
import { useWizard } from '../wizard-context.tsx'
import { StepLine } from './step-line.tsx'

/** The way through the booking. */
export function Progress() {
  const wizard = useWizard()
  const { position, words } = wizard
  // The code is a part of 'Your information'.
  const steps = position.steps.filter((step): step is Exclude<StepName, 'code'> => step !== 'code')
  return (
    <StepLine
      names={steps.map((it) => words.short[it])}
      now={steps.indexOf(position.step === 'code' ? 'information' : position.step)}
      passed={position.passed.map((it) => steps.indexOf(it as Exclude<StepName, 'code'>))}
      site={wizard}
    />
  )
}
