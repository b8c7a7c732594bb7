import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { PathIcon } from '#ui/icon/icon.tsx'
import { Bar } from '../frame/bar.tsx'
import { choose } from '../position/links.ts'
import type { OfferedService } from '../position/offer.ts'
import { useWizard } from '../wizard-context.tsx'
import { ChoiceList } from './choice-list.tsx'
import { Explainers } from './explainers.tsx'

/** From Lucide (ISC licence). */
const camera =
  'm16 13 5.2 3.5a.5.5 0 0 0 .8-.4V7.9a.5.5 0 0 0-.8-.4L16 10.5M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z'

export function ServiceStep() {
  const wizard = useWizard()
  const { position, words, common } = wizard
  const services = position.type?.services ?? []

  /** The price of the only one, or where the prices begin. */
  function describePrices(treatments: OfferedService['treatments']): string | undefined {
    const [only, ...others] = treatments
    if (only && others.length === 0) return formatPrice(only.price, common, only.isShare)
    const [cheapest, ...dearer] = treatments
      .flatMap(({ price, isShare }) => (price === null ? [] : [{ price, isShare }]))
      .sort((a, b) => a.price - b.price)
    if (!cheapest) return undefined
    if (cheapest.price === 0)
      return dearer.every(({ price }) => price === 0) ? common.price.covered : words.choose.someCovered
    const from = format(words.choose.from, { price: formatPrice(cheapest.price, common) })
    return cheapest.isShare ? format(common.price.share, { amount: from }) : from
  }

  function describe(service: OfferedService) {
    const isVideo = service.treatments.every(({ mode }) => mode === 'video')
    const only = service.treatments.length === 1 ? service.treatments[0] : undefined
    return {
      id: service.id,
      title: service.name,
      text: service.text,
      facts: isVideo && (
        <>
          <PathIcon path={camera} />
          {words.choose.inApp}
        </>
      ),
      end: describePrices(service.treatments),
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
