import { clockOf, longDay } from '#messages/dates.ts'
import type { Slot } from '../booking-calls.ts'
import { keep } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'
import { useNearestSlots } from './use-nearest-slots.ts'

/** The free times nearest to the chosen one, to pick right here. */
export function NearestSlots({ onChosen }: { onChosen?: () => void }) {
  const { position, words, language, go } = useWizard()
  const { choices, step } = position
  const nearest = useNearestSlots(choices.slot, choices.date)
  /** All of them are on one day; where it is another than the chosen one, that must be seen before it is tapped. */
  const day = nearest[0]?.start.slice(0, 10)

  function pick(slot: Slot) {
    onChosen?.()
    go(keep(position, { slot: slot.id, date: slot.start.slice(0, 10), practitioner: undefined }, step), {
      replace: true,
    })
  }
  if (nearest.length === 0) return null
  return (
    <>
      <p>
        <span id="nearest-times">{words.confirm.nearest}</span>
        {day !== choices.date && `: ${longDay(day!, language)}`}
      </p>
      <ul className="slots nearest-slots" aria-labelledby="nearest-times">
        {nearest.map((slot) => (
          <li key={slot.id}>
            <button
              type="button"
              className="slot"
              aria-label={`${longDay(slot.start.slice(0, 10), language)} ${clockOf(slot.start)}`}
              aria-describedby={slot.id}
              onClick={() => pick(slot)}
            >
              {clockOf(slot.start)}
            </button>
            <span className="slot-who" id={slot.id}>
              {slot.practitioner.name}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
