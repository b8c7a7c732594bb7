import { type ComponentType, lazy } from 'react'
import { whenIdle } from '#ui/when-idle.ts'
import type { StepName } from '../position/choices.ts'
import { ServiceStep } from './service-step.tsx'
import { TreatmentStep } from './treatment-step.tsx'
import { TypeStep } from './type-step.tsx'

/** Steps whose code is here. The first three are so small that they come with the page. */
const ready: Partial<Record<StepName, ComponentType>> = {
  type: TypeStep,
  service: ServiceStep,
  treatment: TreatmentStep,
}

/** Fetches every step that is not here yet; each call is a new try. */
export async function loadSteps() {
  Object.assign(ready, (await import('./later-steps.ts')).laterSteps)
}

/** The component of a step. One that is not here yet is fetched when it is rendered. */
export function findStep(step: StepName): ComponentType {
  return (
    ready[step] ??
    lazy(async () => {
      await loadSteps()
      return { default: ready[step]! }
    })
  )
}

/**
 * Fetches every other step while the browser has nothing to do: an answer to a click is there at once, and a release
 * that comes while the visitor types changes nothing for them.
 */
export function preloadSteps() {
  whenIdle(() => void loadSteps().catch(() => {}))
}
