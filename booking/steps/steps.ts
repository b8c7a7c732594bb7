import { type ComponentType, lazy } from 'react'
import { type StepName, stepNames } from '../position/choices.ts'

type LaterStep = Exclude<StepName, 'type'>

/** Each step is fetched when it is near: the first one stands in the page already. */
const load: Record<LaterStep, () => Promise<ComponentType>> = {
  service: async () => (await import('./service-step.tsx')).ServiceStep,
  treatment: async () => (await import('./treatment-step.tsx')).TreatmentStep,
  area: async () => (await import('./area-step.tsx')).AreaStep,
  clinic: async () => (await import('./clinic-step.tsx')).ClinicStep,
  time: async () => (await import('./time-step.tsx')).TimeStep,
  information: async () => (await import('./information-step.tsx')).InformationStep,
  code: async () => (await import('./code-step.tsx')).CodeStep,
  confirm: async () => (await import('./confirm-step.tsx')).ConfirmStep,
}

export const steps = Object.fromEntries(
  Object.entries(load).map(([step, get]) => [step, lazy(async () => ({ default: await get() }))]),
) as unknown as Record<LaterStep, ComponentType>

/** Fetches the two steps that may come next, so that the answer to a click is there at once. */
export function preloadAfter(step: string) {
  const index = stepNames.indexOf(step as StepName)
  for (const next of stepNames.slice(index + 1, index + 3)) void load[next as LaterStep]?.().catch(() => {})
}
