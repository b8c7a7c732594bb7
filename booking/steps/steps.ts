import { type ComponentType, lazy } from 'react'
import type { StepName } from '../position/choices.ts'
import { ServiceStep } from './service-step.tsx'
import { TreatmentStep } from './treatment-step.tsx'
import { TypeStep } from './type-step.tsx'

type LaterStep = Exclude<StepName, 'type' | 'service' | 'treatment'>

const imports: Record<LaterStep, () => Promise<ComponentType>> = {
  area: async () => (await import('./area-step.tsx')).AreaStep,
  clinic: async () => (await import('./clinic-step.tsx')).ClinicStep,
  time: async () => (await import('./time-step.tsx')).TimeStep,
  information: async () => (await import('./information-step.tsx')).InformationStep,
  code: async () => (await import('./code-step.tsx')).CodeStep,
  confirm: async () => (await import('./confirm-step.tsx')).ConfirmStep,
}

/** Steps whose code is here. The first three are so small that they come with the page. */
const ready: Partial<Record<StepName, ComponentType>> = {
  type: TypeStep,
  service: ServiceStep,
  treatment: TreatmentStep,
}

async function load(step: LaterStep): Promise<ComponentType> {
  const component = await imports[step]()
  ready[step] = component
  return component
}

/** The component of a step. One that is not here yet is fetched when it is rendered; each call is a new try. */
export function findStep(step: StepName): ComponentType {
  return ready[step] ?? lazy(async () => ({ default: await load(step as LaterStep) }))
}

/**
 * Fetches every other step while the browser has nothing to do: an answer to a click is there at once, and a release
 * that comes while the visitor types changes nothing for them.
 */
export function preloadSteps() {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  whenIdle(() => {
    for (const step of Object.keys(imports) as LaterStep[]) if (!ready[step]) load(step).catch(() => {})
  })
}
