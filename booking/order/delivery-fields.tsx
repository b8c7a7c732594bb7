import { orderWays } from '#domain/orders/order-states.ts'
import { Field } from '#ui/field/field.tsx'
import { describedBy, FieldNotes } from '#ui/field/field-notes.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import type { OrderField, TypedOrder } from './check-typed.ts'
import type { OrderOffer } from './order-offer.ts'

/** Collected or sent, and where: the address is asked for only if it is sent. */
export function DeliveryFields({
  typed,
  onType,
  errorOf,
  offer,
  site,
}: {
  typed: TypedOrder
  onType: (change: Partial<TypedOrder>) => void
  errorOf: (field: OrderField) => string | undefined
  offer: OrderOffer
  site: BookingSite
}) {
  const { words, collectAt } = offer
  const wayNotes = { id: 'way', error: errorOf('way') }
  const clinics = site.catalogue.clinics.filter(({ id }) => collectAt.includes(id))
  const line = (field: 'street' | 'postcode' | 'place', autoComplete: string, hint?: string) => (
    <Field id={field} label={words[field]} hint={hint} error={errorOf(field)}>
      {(control) => (
        <input
          {...control}
          value={typed[field]}
          onChange={(event) => onType({ [field]: event.target.value })}
          autoComplete={autoComplete}
          {...(field === 'postcode' && { inputMode: 'numeric', className: 'input short' })}
        />
      )}
    </Field>
  )
  return (
    <>
      <fieldset className={wayNotes.error ? 'field wrong' : 'field'} aria-describedby={describedBy(wayNotes)}>
        <legend>{words.way}</legend>
        <FieldNotes {...wayNotes} />
        {orderWays.map((way, place) => (
          <label key={way} className="check">
            <input
              type="radio"
              name="way"
              id={place === 0 ? 'way' : undefined}
              checked={typed.way === way}
              onChange={() => onType({ way })}
            />
            <span>
              <b>{words.ways[way]}</b>
              <br />
              {words.wayHints[way]}
            </span>
          </label>
        ))}
      </fieldset>
      {typed.way === 'collect' && (
        <Field id="clinic" label={words.clinic} error={errorOf('clinic')}>
          {(control) => (
            <select {...control} value={typed.clinic} onChange={(event) => onType({ clinic: event.target.value })}>
              <option value="">{words.chooseClinic}</option>
              {clinics.map(({ id, name, address }) => (
                <option key={id} value={id}>{`${name}, ${address}`}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      {typed.way === 'post' && (
        <>
          {line('street', 'street-address', words.addressHint)}
          {line('postcode', 'postal-code')}
          {line('place', 'address-level2')}
        </>
      )}
    </>
  )
}
