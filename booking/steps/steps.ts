import { type ComponentType, lazy } from 'react'
import { type StepName, stepNames } from '../position/choices.ts'
import { ServiceStep } from './service-step.tsx'
import { TreatmentStep } from './treatment-step.tsx'
import { TypeStep } from './type-step.tsx'

type LaterStep = Exclude<StepName, 'type' | 'service' | 'treatment'>

/** Fetched when they are near. The first three are so small that they come with the page. */
const load: Record<LaterStep, () => Promise<ComponentType>> = {
  area: async () => (await import('./area-step.tsx')).AreaStep,
  clinic: async () => (await import('./clinic-step.tsx')).ClinicStep,
  time: async () => (await import('./time-step.tsx')).TimeStep,
  information: async () => (await import('./information-step.tsx')).InformationStep,
  code: async () => (await import('./code-step.tsx')).CodeStep,
  confirm: async () => (await import('./confirm-step.tsx')).ConfirmStep,
}

const later = Object.fromEntries(
  Object.entries(load).map(([step, get]) => [step, lazy(async () => ({ default: await get() }))]),
) as unknown as Record<LaterStep, ComponentType>

export const steps: Record<StepName, ComponentType> = {
  ...later,
  type: TypeStep,
  service: ServiceStep,
  treatment: TreatmentStep,
}

/** Fetches the two steps that may come next, so that the answer to a click is there at once. */
export function preloadAfter(step: string) {
  const index = stepNames.indexOf(step as StepName)
  for (const next of stepNames.slice(index + 1, index + 3)) load[next as LaterStep]?.().catch(() => {})
}
