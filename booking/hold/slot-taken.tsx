import { useEffect, useState } from 'react'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { fetchSlots, type Slot } from '../api/api.ts'
import { go } from '../navigation.ts'
import { keep } from '../position/links.ts'
import { oneOfEachStart } from '../time/slot-list.tsx'
import { useWizard } from '../wizard-context.tsx'
import { clockOf, longDay } from '../words/dates.ts'

/** Somebody else was faster: back to the times, or one of the nearest right here. What was typed stays. */
export function SlotTaken({ onChosen }: { onChosen?: () => void }) {
  const { position, words, common, language } = useWizard()
  const { choices, step } = position
  const nearest = useNearestSlots(choices.slot)
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

/** The three free times nearest to a slot at its clinic, of anybody; those of the next free day where its own has none left. */
function useNearestSlots(slotId: string | undefined): Slot[] {
  const { position } = useWizard()
  const [nearest, setNearest] = useState<Slot[]>([])
  const { date } = position.choices
  useEffect(() => {
    const slot = slotId ? parseSlotId(slotId) : null
    if (!slot || !date) return
    let isOver = false
    const { treatment, clinic, start } = slot
    const find = async () => {
      let answer = await fetchSlots({ treatment, clinic, date })
      if (answer.ok && answer.value.slots.length === 0 && answer.value.nextDate) {
        answer = await fetchSlots({ treatment, clinic, date: answer.value.nextDate })
      }
      if (!answer.ok || isOver) return
      const distance = (it: Slot) => Math.abs(Date.parse(it.start) - start)
      const times = oneOfEachStart(answer.value.slots, undefined).filter(({ id }) => id !== slotId)
      const three = times.sort((a, b) => distance(a) - distance(b)).slice(0, 3)
      setNearest(three.sort((a, b) => Date.parse(a.start) - Date.parse(b.start)))
    }
    void find()
    return () => {
      isOver = true
    }
  }, [slotId, date])
  return nearest
}
