import type { ComponentType } from 'react'
import type { StepName } from '../position/choices.ts'
import { AreaStep } from './area-step.tsx'
import { ClinicStep } from './clinic-step.tsx'
import { CodeStep } from './code-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { InformationStep } from './information-step.tsx'
import { TimeStep } from './time-step.tsx'

/** The steps that do not come with the page: in one file they compress better than apart. */
export const laterSteps: Record<Exclude<StepName, 'type' | 'service' | 'treatment'>, ComponentType> = {
  area: AreaStep,
  clinic: ClinicStep,
  time: TimeStep,
  information: InformationStep,
  code: CodeStep,
  confirm: ConfirmStep,
}
