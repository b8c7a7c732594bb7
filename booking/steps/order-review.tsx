import { parseSlotId } from '#domain/availability/slot-id.ts'
import { clockAtClinic, dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { Language } from '#domain/market/locale.ts'
import { readAnswer } from '#domain/partners/read-answer.ts'
import { fullDate, longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { formatPhone } from '../../domain/phones/grouped-phone.ts'
import { useGroups } from '../groups/use-groups.ts'
import type { StepName } from '../position/choices.ts'
import { edit } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'
import { longTime } from '../words/dates.ts'

export interface ReviewRow {
  name: string
  /** A list has a line each. */
  value: string | string[]
  step?: StepName
  isPrice?: boolean
}

/** Everything that is about to be booked, each line with the way to change it. */
export function OrderReview() {
  const wizard = useWizard()
  const { position, words, language, catalogue, draft, kiosk } = wizard
  const treatment = position.treatment!
  const clinic = position.clinic!
  const patient = draft.patient!
  const slot = parseSlotId(position.choices.slot!)!
  const person = catalogue.team.find(({ id }) => id === slot.practitioner)
  const partner = position.partner
  const run = useGroups(wizard).value?.find((it) => it.id === slot.group?.group)
  const dates = slot.group?.date === undefined ? (run?.dates.filter((it) => !it.cancelled) ?? []) : []
  const editable = (step: StepName) =>
    position.steps.includes(step) && !position.passed.includes(step) ? step : undefined
  return (
    <div className="reviews">
      <Review
        title={words.confirm.appointment}
        rows={[
          {
            name: words.summary.time,
            value: `${longDay(dayAtClinic(slot.start), language)}, ${clockAtClinic(slot.start)}`,
            step: 'time',
          },
          { name: words.summary.treatment, value: treatment.name, step: editable('treatment') },
          // High up: on a phone it is in sight together with the button that orders.
          {
            name: words.summary.price,
            value: formatPrice(treatment.price, wizard.common, treatment.isShare),
            isPrice: true,
          },
          ...(dates[1] ? [{ name: words.group.dates, value: dates.map((it) => longTime(it.start, language)) }] : []),
          ...(kiosk
            ? []
            : [{ name: words.confirm.duration, value: format(words.choose.minutes, { minutes: treatment.minutes }) }]),
          ...(person ? [{ name: words.summary.practitioner, value: person.name, step: 'time' as const }] : []),
          // Whoever stands in the clinic knows where it is.
          ...(kiosk
            ? []
            : treatment.group?.isOnline
              ? [{ name: words.group.where, value: words.group.online }]
              : [
                  { name: words.summary.clinic, value: clinic.name, step: editable('clinic') },
                  { name: words.confirm.address, value: clinic.address },
                ]),
        ]}
      />
      <Review
        title={words.confirm.you}
        rows={[
          { name: words.confirm.name, value: patient.name, step: 'information' },
          // The month in letters, so that a mixed-up day and month is noticed.
          { name: words.confirm.birthdate, value: fullDate(patient.birthdate, language), step: 'information' },
          ...(patient.email ? [{ name: words.confirm.email, value: patient.email, step: 'information' as const }] : []),
          { name: words.confirm.phone, value: formatPhone(patient.phone), step: 'information' },
          ...(patient.description
            ? [{ name: words.confirm.description, value: patient.description, step: 'information' as const }]
            : []),
          ...(patient.departure
            ? [
                {
                  name: words.confirm.departure,
                  value: sayMoment(patient.departure, language),
                  step: 'information' as const,
                },
              ]
            : []),
        ]}
      />
      {partner && (
        <Review
          title={format(words.partner.heading, { name: partner.name })}
          rows={[
            ...partner.fields.flatMap((field) => {
              const answer = readAnswer(field, draft.partner ?? {})
              if (answer === null) return []
              return {
                name: words.partner.labels[field.name],
                value: answer === true ? words.partner.yes : answer,
                step: 'information' as const,
              }
            }),
            ...(partner.proof ? [{ name: words.partner.proof, value: partner.proof }] : []),
          ]}
        />
      )}
    </div>
  )
}

function sayMoment(moment: string, language: Language): string {
  const at = Date.parse(moment)
  return `${longDay(dayAtClinic(at), language)}, ${clockAtClinic(at)}`
}

/** Some lines of an order on a card of their own. */
export function Review({ title, rows }: { title: string; rows: ReviewRow[] }) {
  const { position, words } = useWizard()
  return (
    <section className="review card">
      <h2>{title}</h2>
      <dl>
        {rows.map(({ name, value, step, isPrice }) => (
          <div key={name} className="sum-row">
            <dt>{name}</dt>
            <dd className={isPrice ? 'sum-price' : undefined}>
              {typeof value === 'string' ? (
                value
              ) : (
                <ul>
                  {value.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </dd>
            {step && (
              <dd className="sum-edit">
                <a href={edit(position, step)} aria-label={`${words.nav.edit}: ${name}`}>
                  {words.nav.edit}
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
