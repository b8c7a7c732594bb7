import { useEffect, useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { plannedStates } from '#domain/orders/order-states.ts'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { FactList } from '../frame/fact-list.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'
import { CancelOrder } from './cancel-order.tsx'
import { askOrder, type OrderKey, type PlacedOrder } from './order-calls.ts'
import type { OrderOffer } from './order-offer.ts'
import { WantTime } from './want-time.tsx'
import { WrongLink } from './wrong-link.tsx'

/** Staff change it a few times in a week. */
const refreshEvery = 10 * 60_000

/** What has become of an order, and what to do next. */
export function OwnOrder({
  orderKey,
  isNew,
  offer,
  site,
}: {
  orderKey: OrderKey
  /** It was placed just now. */
  isNew: boolean
  offer: OrderOffer
  site: BookingSite
}) {
  const { words } = offer
  const { value, problem, refresh } = useAnswer(askOrder(orderKey, site.locale), {
    token: orderKey.token,
    refreshEvery,
  })
  const [cancelled, setCancelled] = useState<PlacedOrder>()
  const [isAsking, setAsking] = useState(false)
  const [isTimeBooked, setTimeBooked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew || cancelled || isTimeBooked) heading.current?.focus()
  }, [isNew, cancelled, isTimeBooked])

  const order = cancelled ?? value
  const isOrderedNow = isNew && order?.state === 'ordered'
  return (
    <div className="wrap wizard-end">
      <h1 tabIndex={-1} ref={heading}>
        {isOrderedNow ? words.ordered : words.myOrder}
      </h1>
      {!order && !problem && <Skeleton shape="card" count={1} label={site.words.nav.loading} />}
      {!order && problem?.code === 'not-found' && <WrongLink offer={offer} site={site} />}
      {!order && problem && problem.code !== 'not-found' && (
        <ProblemNotice problem={problem} site={site} onRetry={refresh} />
      )}
      {order && (
        <>
          {isOrderedNow && !order.time && <Notice tone="success">{words.orderedText}</Notice>}
          {isTimeBooked && order.time && (
            <Notice tone="success" live>
              {words.timeBooked}
            </Notice>
          )}
          <div className="end-columns">
            <section className="ticket" aria-label={words.myOrder}>
              <FactList facts={listFacts(order, offer, site)} />
              {order.isCancellable && (
                <p className="next-acts">
                  {order.time && (
                    <ButtonLink tone="fjord" href={`${site.paths.manage}#${order.time.reference}.${order.time.token}`}>
                      {words.changeTime}
                    </ButtonLink>
                  )}
                  <Button tone="quiet" onClick={() => setAsking(true)}>
                    {words.cancel}
                  </Button>
                </p>
              )}
            </section>
            <NextSteps order={order} offer={offer} site={site} />
          </div>
          <WantTime
            order={order}
            orderKey={orderKey}
            offer={offer}
            site={site}
            onBooked={() => {
              setTimeBooked(true)
              refresh()
            }}
            onOutdated={refresh}
          />
        </>
      )}
      {isAsking && (
        <CancelOrder
          orderKey={orderKey}
          words={words}
          hasTime={Boolean(order?.time)}
          site={site}
          onCancelled={(changed) => {
            setAsking(false)
            setCancelled(changed)
          }}
          onOutdated={() => {
            setAsking(false)
            refresh()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function listFacts(
  order: PlacedOrder,
  { words, items }: OrderOffer,
  { common, language }: BookingSite,
): [string, string][] {
  return [
    [words.number, order.reference],
    [words.test, items.find(({ id }) => id === order.item)?.name ?? order.item],
    [words.delivery, words.deliveries[order.way]],
    ...(order.time
      ? [[words.time, `${longTime(order.time.start, language)}, ${order.time.practitioner.name}`] as [string, string]]
      : []),
    [words.price, formatPrice(order.price, common)],
  ]
}

function NextSteps({ order, offer, site }: { order: PlacedOrder; offer: OrderOffer; site: BookingSite }) {
  const { words } = offer
  const { paths } = site
  const item = offer.items.find(({ id }) => id === order.item)
  const planned = plannedStates(order.way)
  const at = planned.indexOf(order.state)
  const isInHand = order.state === 'sent' || order.state === 'collected'
  return (
    <section className="text" aria-labelledby="order-progress">
      <h2 id="order-progress">{words.progress}</h2>
      {at < 0 ? (
        <p>{words.states[order.state]}</p>
      ) : (
        <ol className="order-states">
          {planned.map((state, place) => (
            <li
              key={state}
              aria-current={place === at ? 'step' : undefined}
              className={place < at ? 'past' : undefined}
            >
              {words.states[state]}
              {place <= at && <span className="small soft"> ({place < at ? words.done : words.now})</span>}
            </li>
          ))}
        </ol>
      )}
      <p>{sayNext(order, offer, site)}</p>
      {isInHand && item && (
        <p>
          <a href={item.guide}>{words.guide}</a>
        </p>
      )}
      {isInHand && (
        <p>
          <a href={paths.clinics}>{words.handInWhere}</a>
        </p>
      )}
      <p>
        <a href={`${offer.path}?item=${order.item}`}>{words.another}</a>
      </p>
    </section>
  )
}

function sayNext({ state, clinic, time, item }: PlacedOrder, { words, items }: OrderOffer, site: BookingSite): string {
  const { next } = words
  switch (state) {
    case 'ordered': {
      // One that was moved may be at another clinic.
      const place = site.catalogue.clinics.find(({ id }) => id === (time?.clinic ?? clinic))
      if (!place) return next.toSend
      const where = { clinic: place.name, address: place.address }
      return time
        ? format(next.toCollectAt, { ...where, time: longTime(time.start, site.language) })
        : format(next.toCollect, where)
    }
    case 'sent':
    case 'collected':
      return next.inHand
    case 'handed-in': {
      const days = items.find(({ id }) => id === item)?.resultDays
      return format(next['handed-in'], { days: days ? `${days.from}–${days.to}` : '' })
    }
    default:
      return format(next[state], { phone: site.phone })
  }
}
