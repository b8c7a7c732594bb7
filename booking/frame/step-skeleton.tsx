import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { StepName } from '../position/choices.ts'
import { TimesSkeleton } from '../time/times-skeleton.tsx'
import { useWizard } from '../wizard-context.tsx'

const shapes = {
  type: { shape: 'card', count: 6 },
  service: { shape: 'row', count: 4 },
  treatment: { shape: 'row', count: 4 },
  area: { shape: 'row', count: 4 },
  clinic: { shape: 'card', count: 6 },
  information: { shape: 'field', count: 5 },
  code: { shape: 'field', count: 1 },
  confirm: { shape: 'card', count: 2 },
} as const

/** A step that is on its way, in the shape of what comes. */
export function StepSkeleton({ step }: { step: StepName }) {
  const { words } = useWizard()
  if (step === 'time') return <TimesSkeleton label={words.nav.loading} />
  return <Skeleton {...shapes[step]} label={words.nav.loading} />
}
