import { isForSeveral } from '#domain/booking/several-people.ts'
import { keep } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'

/** The link to the times for two, where several can come to a treatment. What is chosen for one is the first person's there. */
export function useAddPerson(): { href: string; onClick: () => void } | undefined {
  const { position, instance, held } = useWizard()
  const { treatment, choices } = position
  if (!instance.flow.takesSeveral || !treatment || !isForSeveral(treatment)) return
  return {
    href: keep(position, { people: '2', slot: undefined }, 'time'),
    onClick: () => {
      const { slot } = choices
      instance.view.adding = { slot, isHeld: slot !== undefined && slot === held.slot }
    },
  }
}
