import { useEffect, useState } from 'react'
import { type PainPlace, painPlaceIds } from '#domain/tools/pain-map.ts'
import { BodyFigure } from '#ui/body-map/body-figure.tsx'
import { type Side, sides } from '#ui/body-map/outline.ts'
import { faceShapes, headShape, placeShapes } from '#ui/body-map/places.ts'
import { Button } from '#ui/button/button.tsx'
import { useSite } from '../../site-context.tsx'
import type { painWords } from './pain-map-words.ts'

/** The drawn body, one side at a time. The list of the same places below it is the way for keyboard and screen reader. */
export function BodyPicker({
  words,
  chosen,
  onChoose,
}: {
  words: (typeof painWords)['no']
  chosen: PainPlace | undefined
  onChoose: (place: PainPlace) => void
}) {
  const { artBase } = useSite()
  const [side, setSide] = useState<Side>('front')
  // A place that was chosen in the list may be on the other side.
  useEffect(() => {
    if (chosen) setSide((shown) => (isOn(shown, chosen) ? shown : sides.find((other) => isOn(other, chosen))!))
  }, [chosen])
  return (
    <div className="pain-body stack">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for the answer, which is the list below */}
      <div className="tool-actions" role="group" aria-label={words.view}>
        {sides.map((id) => (
          <Button
            key={id}
            tone={id === side ? 'fjord' : 'quiet'}
            aria-pressed={id === side}
            onClick={() => setSide(id)}
          >
            {words[id]}
          </Button>
        ))}
      </div>
      <BodyFigure
        figure="adult"
        side={side}
        artBase={artBase}
        onChoose={(id) => onChoose(id as PainPlace)}
        marks={painPlaceIds.map((id) => ({
          id,
          title: words.places[id],
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
