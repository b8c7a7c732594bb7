import { longDay } from '#messages/dates.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Slot } from '../api/api.ts'
import { keep } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'
import { clockOf } from '../words/dates.ts'
import { useNearestSlots } from './use-nearest-slots.ts'

/** Somebody else was faster: back to the times, or one of the nearest right here. What was typed stays. */
export function SlotTaken({ onChosen }: { onChosen?: () => void }) {
  const { position, words, common, language, go } = useWizard()
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
  return (
    <Notice tone="error" live>
      <p>
        <b>{common.problems['slot-taken']}</b>
      </p>
      {nearest.length > 0 && (
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
                  onClick={() => pick(slot)}
                >
                  {clockOf(slot.start)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button tone="quiet" onClick={() => go(keep(position, { slot: undefined }))}>
        {words.nav.goBack}
      </Button>
    </Notice>
  )
}
