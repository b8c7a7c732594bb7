import { useCallback, useEffect, useRef, useState } from 'react'
import { type PainPlace, painPlaceIds } from '#domain/tools/pain-map.ts'
import type { ToolMessages } from '#messages/tools/messages.ts'
import { BodyFigure } from '#ui/body-map/body-figure.tsx'
import { type Side, sides } from '#ui/body-map/outline.ts'
import { faceShapes, headShape, placeShapes } from '#ui/body-map/places.ts'
import { Segments } from '#ui/segments/segments.tsx'
import { useSite } from '../../site-context.tsx'

/** The fragment that a tap on the drawn body leaves in the address before hydration, with the id of the place after it. */
export const placeFragment = 'pain-'

/** The drawn body, one side at a time. The list of the same places below it is the way for keyboard and screen reader. */
export function BodyPicker({
  words,
  chosen,
  onChoose,
}: {
  words: ToolMessages['pain-map']
  chosen: PainPlace | undefined
  onChoose: (place: PainPlace) => void
}) {
  const { artBase } = useSite()
  const box = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState<Side>('front')
  const readSide = useCallback(() => {
    const checked = box.current?.querySelector<HTMLInputElement>('input:checked')?.value
    setSide(sides.find((id) => id === checked) ?? 'front')
  }, [])
  // The side may have been changed before hydration.
  useEffect(readSide, [readSide])
  // A place that was chosen in the list may be on the other side.
  useEffect(() => {
    const shown = chosen && sides.filter((id) => isOn(id, chosen))
    if (shown?.length !== 1) return
    box.current!.querySelector<HTMLInputElement>(`input[value=${shown[0]}]`)!.checked = true
    readSide()
  }, [chosen, readSide])
  return (
    <div className="stack" ref={box} onChange={readSide}>
      <Segments name="side" legend={words.view} options={sides.map((id) => ({ id, title: words[id] }))} />
      <BodyFigure
        figure="adult"
        side={side}
        artBase={artBase}
        onChoose={(id) => onChoose(id as PainPlace)}
        marks={painPlaceIds.map((id) => ({
          id,
          title: words.places[id],
          path: `#${placeFragment}${id}`,
          places: [id],
          isChosen: id === chosen,
        }))}
      />
    </div>
  )
}

function isOn(side: Side, place: PainPlace): boolean {
  const shapes = [headShape, ...placeShapes[side], ...(side === 'front' ? faceShapes : [])]
  return shapes.some((shape) => shape.place === place)
}
