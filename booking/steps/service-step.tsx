import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Bar } from '../frame/bar.tsx'
import { choose } from '../position/links.ts'
import type { OfferedService } from '../position/offer.ts'
import { useWizard } from '../wizard-context.tsx'
import { ChoiceList } from './choice-list.tsx'
import { Explainers } from './explainers.tsx'

export function ServiceStep() {
  const wizard = useWizard()
  const { position, words } = wizard
  const services = position.type?.services ?? []

  function describe(service: OfferedService) {
    const isVideo = service.treatments.every(({ mode }) => mode === 'video')
    const only = service.treatments.length === 1 ? service.treatments[0] : undefined
    const prices = service.treatments.flatMap(({ price }) => price ?? [])
    const price = only
      ? formatPrice(only.price, wizard.common)
      : prices.length > 0 && format(words.choose.from, { price: formatPrice(Math.min(...prices), wizard.common) })
    return {
      id: service.id,
      title: service.name,
      text: service.text,
      facts: isVideo && (
        <>
          <Icon name="video" />
          {words.choose.inApp}
        </>
      ),
      end: price,
      path: choose(position, { service: service.id, ...(isVideo && only && { treatment: only.id }) }),
      isCurrent: position.choices.service === service.id && !position.video,
    }
  }
  return (
    <>
      <Explainers treatments={services.flatMap((service) => service.treatments)} />
      <ChoiceList items={services.map(describe)} />
      <Bar />
    </>
  )
}
