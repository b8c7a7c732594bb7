import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadAttribute } from '#domain/site/page-places.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { CodeForm } from '../code/code-form.tsx'
import { requestCode, type SentCode } from '../code/use-code-check.ts'
import { startPhone } from '../form/phone-input.ts'
import { ClinicNumbers } from '../linked/clinic-numbers.tsx'
import { useLinkedKey } from '../linked/use-linked-key.ts'
import type { BookingSite } from '../wizard-context.tsx'
import type { TypedOrder } from './check-typed.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import type { OrderKey } from './order-calls.ts'
import { OrderForm, type ReadyOrder } from './order-form.tsx'
import type { OrderOffer } from './order-offer.ts'
import { OwnOrder } from './own-order.tsx'
import { WrongLink } from './wrong-link.tsx'

type Stage =
  | { is: 'form'; refused?: Readonly<Record<string, string>> }
  | { is: 'code'; ready: ReadyOrder; sent: SentCode }
  | { is: 'confirm'; ready: ReadyOrder; proof: string }

/** A link with a query leads to a new order. */
const isForOrder = ({ hash, search }: Location) => hash !== '' || !search

/** Ordering a test, and the page behind the link in the SMS about it. */
export function Order({
  offer,
  site,
  heading,
  children,
}: {
  offer: OrderOffer
  site: BookingSite
  /** Of the form. */
  heading: string
  /** Beside the form. */
  children: ReactNode
}) {
  const [isNew, setNew] = useState(false)
  const { key, show, isDamaged } = useLinkedKey('order', { isForKey: isForOrder })

  if (key) return <OwnOrder key={key.reference} orderKey={key} isNew={isNew} offer={offer} site={site} />
  return (
    <div className="wrap wizard-end" {...{ [loadAttribute]: 'query' }}>
      {isDamaged && <WrongLink offer={offer} site={site} />}
      <NewOrder
        offer={offer}
        site={site}
        heading={heading}
        onOrdered={(placed) => {
          // A reload shows the order, not another form.
          history.replaceState(history.state, '', location.pathname)
          setNew(true)
          show(placed)
        }}
      >
        {children}
      </NewOrder>
    </div>
  )
}

function NewOrder({
  offer,
  site,
  heading,
  onOrdered,
  children,
}: {
  offer: OrderOffer
  site: BookingSite
  heading: string
  onOrdered: (key: OrderKey) => void
  children: ReactNode
}) {
  const { words } = offer
  const [stage, show] = useState<Stage>({ is: 'form' })
  const [typed, setTyped] = useState<TypedOrder>(() => ({
    ...{ item: '', way: '', clinic: '', street: '', postcode: '', place: '', name: '', birthdate: '' },
    phone: startPhone(site.country),
  }))
  // The link that led here says which test.
  const { items } = offer
  useLayoutEffect(() => {
    const item = new URLSearchParams(location.search).get('item')
    if (item && items.some(({ id }) => id === item)) setTyped((before) => ({ ...before, item }))
  }, [items])
  const title = useRef<HTMLHeadingElement>(null)
  const isStarted = useRef(false)
  const { is } = stage
  useEffect(() => {
    // The page begins at its top; after that every stage begins at its heading. The field of the code takes focus by itself.
    if (isStarted.current && is !== 'code') title.current?.focus()
    isStarted.current = true
  }, [is])

  async function proveAgain(ready: ReadyOrder) {
    const answer = await requestCode(ready.order.patient.phone, site.locale)
    if (answer.problem) show({ is: 'form', refused: answer.problem.fields ?? {} })
    else show({ is: 'code', ready, sent: answer.sent })
  }
  const headings = { form: heading, code: words.codeHeading, confirm: words.confirmHeading }
  return (
    <>
      <h1 tabIndex={-1} ref={title}>
        {headings[is]}
      </h1>
      <div className="without-script">
        <Notice tone="warning">{format(words.withoutScript, { phone: site.phone })}</Notice>
        <h2 className="call-clinics">{site.words.manage.callClinic}</h2>
        <ClinicNumbers site={site} />
      </div>
      <div className="end-columns">
        <div className="needs-script">
          {stage.is === 'form' && (
            <OrderForm
              typed={typed}
              onType={(change) => setTyped((before) => ({ ...before, ...change }))}
              refused={stage.refused}
              offer={offer}
              site={site}
              onReady={(ready, sent) => show({ is: 'code', ready, sent })}
            />
          )}
          {stage.is === 'code' && (
            <div className="order-code">
              <CodeForm
                site={site}
                autoComplete="one-time-code"
                sent={stage.sent}
                onSent={(sent) => show({ ...stage, sent })}
                onVerified={(proof) => show({ is: 'confirm', ready: stage.ready, proof })}
              />
              <p className="next-acts">
                <Button tone="quiet" onClick={() => show({ is: 'form' })}>
                  {site.words.nav.back}
                </Button>
              </p>
            </div>
          )}
          {stage.is === 'confirm' && (
            <ConfirmOrder
              ready={stage.ready}
              proof={stage.proof}
              offer={offer}
              site={site}
              onOrdered={onOrdered}
              onUnproved={() => void proveAgain(stage.ready)}
              onRefused={(refused) => show({ is: 'form', refused })}
              onBack={() => show({ is: 'form' })}
            />
          )}
        </div>
        {stage.is === 'form' && <div className="text">{children}</div>}
      </div>
    </>
  )
}
