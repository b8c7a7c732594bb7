import { parseSlotId } from '#domain/availability/slot-id.ts'
import { clockAtClinic, dayAtClinic, momentAtClinic } from '#domain/dates/clinic-clock.ts'
import type { SiteTreatment } from '#domain/site/site-data.ts'
import { writeDeparture } from '#domain/travel/departure.ts'
import { findLatestResult, hoursBeforeFlight, isInTime } from '#domain/travel/result-in-time.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { Field } from '#ui/field/field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { choose } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'

/** When a traveller flies, and at once whether the test that they chose is ready by then, or which one is. */
export default function TravelFields({
  departure,
  error,
  onType,
}: {
  departure: string
  error: string | undefined
  onType: (departure: string) => void
}) {
  const { position, words } = useWizard()
  const { start } = parseSlotId(position.choices.slot!)!
  return (
    <fieldset className="fields">
      <legend>
        <h2>{words.travel.heading}</h2>
      </legend>
      <p>{words.travel.passport}</p>
      <Field id="departure" label={words.travel.departure} hint={words.travel.departureHint} error={error}>
        {(control) => (
          <input
            {...control}
            className="input short"
            type="datetime-local"
            min={`${dayAtClinic(start)}T${clockAtClinic(start)}`}
            value={departure}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Field>
      <div role="status">{writeDeparture(departure) && <InTime departure={momentAtClinic(departure)} />}</div>
    </fieldset>
  )
}

function InTime({ departure }: { departure: number }) {
  const { position, words, language } = useWizard()
  const { travel } = words
  const { start } = parseSlotId(position.choices.slot!)!
  const latestOf = ({ minutes, latestResult }: SiteTreatment) =>
    latestResult && findLatestResult(Number(start) + minutes * 60_000, latestResult)
  const chosen = position.treatment!
  if (departure < Number(start) + chosen.minutes * 60_000) return <Notice tone="warning">{travel.beforeVisit}</Notice>
  const latest = latestOf(chosen)
  // A certificate is written at the visit itself.
  if (latest === undefined) return null
  const isByDays = 'workingDays' in chosen.latestResult!
  const day = longDay(dayAtClinic(latest), language)
  const when = isByDays ? format(travel.byDay, { day }) : format(travel.byTime, { day, time: clockAtClinic(latest) })
  if (isInTime(latest, departure)) {
    return <Notice tone="success">{format(travel.inTime, { test: chosen.name, when })}</Notice>
  }
  const others = position.service!.treatments.filter((it) => {
    const result = latestOf(it)
    return it.id !== chosen.id && result !== undefined && isInTime(result, departure)
  })
  return (
    <Notice tone="warning">
      <p>{format(travel.tooLate, { test: chosen.name, when, hours: hoursBeforeFlight })}</p>
      {others.length === 0 && <p>{travel.noneInTime}</p>}
      {others.map((it) => (
        <p key={it.id}>
          <a href={choose(position, { treatment: it.id })}>{format(travel.chooseOther, { test: it.name })}</a>
        </p>
      ))}
    </Notice>
  )
}
