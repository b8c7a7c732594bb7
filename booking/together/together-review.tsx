import { parseSlotId } from '#domain/availability/slot-id.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { fullDate, longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { formatPhone } from '../../domain/phones/grouped-phone.ts'
import { countPeople, listTimes } from '../position/choices.ts'
import { Review, type ReviewRow } from '../steps/order-review.tsx'
import { useWizard } from '../wizard-context.tsx'
import { sayTime } from './say-times.ts'

/** Everything that is about to be booked for people who come together: what is the same for all, then each of them. */
export function TogetherReview() {
  const wizard = useWizard()
  const { position, words, common, language, draft } = wizard
  const { choices } = position
  const treatment = position.treatment!
  const clinic = position.clinic!
  const { patient, others = [] } = draft
  const count = countPeople(choices)
  const editable = (step: 'treatment' | 'clinic') => (position.passed.includes(step) ? undefined : step)
  const { price } = treatment
  const each = formatPrice(price, common)
  const prices: ReviewRow[] = price
    ? [
        { name: words.together.total, value: formatPrice(price * count, common), isPrice: true },
        { name: words.together.people, value: format(words.together.each, { count, price: each }), step: 'time' },
      ]
    : [
        { name: words.summary.price, value: each, isPrice: true },
        { name: words.together.people, value: String(count), step: 'time' },
      ]
  return (
    <div className="reviews">
      <Review
        title={words.together.appointments}
        rows={[
          {
            name: words.summary.time,
            value: longDay(dayAtClinic(parseSlotId(choices.slot!)!.start), language),
            step: 'time',
          },
          { name: words.summary.treatment, value: treatment.name, step: editable('treatment') },
          ...prices,
          { name: words.confirm.duration, value: format(words.together.minutes, { minutes: treatment.minutes }) },
          { name: words.summary.clinic, value: clinic.name, step: editable('clinic') },
          { name: words.confirm.address, value: clinic.address },
          { name: words.confirm.phone, value: formatPhone(patient!.phone), step: 'information' },
          ...(patient!.email
            ? [{ name: words.confirm.email, value: patient!.email, step: 'information' as const }]
            : []),
        ]}
      />
      {listTimes(choices).map((slot, place) => {
        const person = place === 0 ? patient! : others[place - 1]!
        return (
          <Review
            key={slot}
            title={person.name}
            rows={[
              { name: words.summary.time, value: sayTime(slot, wizard), step: 'time' },
              { name: words.confirm.name, value: person.name, step: 'information' },
              { name: words.confirm.birthdate, value: fullDate(person.birthdate, language), step: 'information' },
              { name: words.confirm.description, value: person.description, step: 'information' },
            ]}
          />
        )
      })}
    </div>
  )
}
