import { lazy, Suspense, startTransition, useState } from 'react'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import type { OrderKey, PlacedOrder } from './order-calls.ts'
import type { OrderOffer } from './order-offer.ts'

const OrderTime = lazy(() => import('./order-time.tsx'))

/** Offers a time to whoever collects an order and would rather not stand at the counter. */
export function WantTime({
  order,
  orderKey,
  offer: { words, collectTime = '' },
  site,
  onBooked,
  onOutdated,
}: {
  order: PlacedOrder
  orderKey: OrderKey
  offer: OrderOffer
  site: BookingSite
  onBooked: () => void
  /** It was collected or cancelled since it was fetched. */
  onOutdated: () => void
}) {
  const [isChoosing, setChoosing] = useState(false)
  const clinic = site.catalogue.clinics.find(({ id }) => id === order.clinic)
  const treatment = site.catalogue.treatments[collectTime]
  if (order.state !== 'ordered' || order.time || !clinic || !treatment?.clinics.includes(clinic.id)) return null
  if (!isChoosing) {
    return (
      <section className="want-time card">
        <p>{format(words.wantTime, { minutes: treatment.minutes })}</p>
        <Button tone="fjord" onClick={() => startTransition(() => setChoosing(true))}>
          {words.chooseTime}
        </Button>
      </section>
    )
  }
  return (
    <Suspense fallback={<Skeleton label={site.words.nav.loading} />}>
      <OrderTime {...{ orderKey, treatment, clinic, words, site, onBooked, onOutdated }} />
    </Suspense>
  )
}
