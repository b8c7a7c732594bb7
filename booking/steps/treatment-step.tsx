import { formatPrice } from '#messages/prices.ts'
import { sayLength } from '#messages/treatment-length.ts'
import { Bar } from '../frame/bar.tsx'
import { choose } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'
import { ChoiceList } from './choice-list.tsx'
import { Explainers } from './explainers.tsx'

export function TreatmentStep() {
  const wizard = useWizard()
  const { position, words } = wizard
  const treatments = position.service?.treatments ?? []
  return (
    <>
      <Explainers treatments={treatments} />
      <ChoiceList
        items={treatments.map((treatment) => ({
          id: treatment.id,
          title: treatment.name,
          text: treatment.text,
          facts: sayLength(treatment, words.choose),
          end: formatPrice(treatment.price, wizard.common, treatment.isShare),
          path: choose(position, { treatment: treatment.id }),
          isCurrent: position.choices.treatment === treatment.id,
        }))}
      />
      <Bar />
    </>
  )
}
