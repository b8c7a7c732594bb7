import { clockOf, longDay } from '#messages/dates.ts'
import type { Slot } from '../booking-calls.ts'
import { useNearestSlots } from '../hold/use-nearest-slots.ts'
import { chooseTimes } from '../position/choices.ts'
import { keep } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'
import { sayTimes } from './say-times.ts'

/** The times nearest to the chosen ones at which as many people can come together, to pick right here. */
export function NearestTogether({ onChosen }: { onChosen?: () => void }) {
  const wizard = useWizard()
  const { position, words, language, go } = wizard
  const { choices, step } = position
  const nearest = useNearestSlots(choices.slot, choices.date, choices.people)
  const timesOf = ({ together }: Slot) => together?.[0]?.slots ?? []

  function pick(slot: Slot) {
    onChosen?.()
    const day = { date: slot.start.slice(0, 10), practitioner: undefined }
    go(keep(position, { ...day, ...chooseTimes(timesOf(slot)) }, step), { replace: true })
  }
  if (nearest.length === 0) return null
  return (
    <>
      <p id="nearest-times">{words.confirm.nearest}</p>
      <ul className="nearest-together" aria-labelledby="nearest-times">
        {nearest.map((slot) => (
          <li key={slot.id}>
            <button type="button" className="link" aria-describedby={slot.id} onClick={() => pick(slot)}>
              {longDay(slot.start.slice(0, 10), language)} {clockOf(slot.start)}
            </button>
            <span className="small" id={slot.id}>
              {sayTimes(timesOf(slot), wizard)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
