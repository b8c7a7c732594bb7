import { Art } from '../art/art.tsx'
import { viewBoxes } from '../art/shapes.ts'
import { classNames } from '../class-names.ts'
import { closeUp, type Figure, type Side, stances } from './outline.ts'
import { type BodyPlace, faceShapes, headShape, type PlaceShape, placeShapes } from './places.ts'

/** Something to tap: one or more places of the body with one meaning. */
export interface BodyMark {
  id: string
  title: string
  places: readonly BodyPlace[]
  /** Where it leads; with `onChoose` only a tap before hydration gets there. */
  path: string
  isChosen?: boolean
}

/**
 * A drawn person whose parts can be tapped. It repeats what a list of links or fields beside it offers, so it is hidden from
 * screen readers and skipped by the keyboard: the caller shows that list.
 */
export function BodyFigure({
  figure,
  side,
  artBase,
  marks,
  onChoose,
  onPoint,
}: {
  figure: Figure
  side: Side
  artBase: string
  marks: readonly BodyMark[]
  onChoose?: (id: string) => void
  /** The mark under the pointer; undefined when it has left. */
  onPoint?: (id: string | undefined) => void
}) {
  const { body, head } = stances[figure][side]
  /** Marks stand in the coordinates of the body, of the head, or of the enlarged face. */
  const layers = [
    { shapes: placeShapes[side], transform: body, dot: 4.5 },
    { shapes: [headShape], transform: head, dot: 3.2 },
    { shapes: side === 'front' ? faceShapes : [], transform: closeUp.face, dot: 1.9 },
  ]
  return (
    <div className="figure-box" aria-hidden="true">
      <Art name={`figure-${figure}-${side}`} base={artBase} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers, which get the list beside it */}
      <svg className="figure-marks" viewBox={viewBoxes.figure}>
        {marks.map(({ id, title, places, path, isChosen }) => {
          const drawn = layers
            .map((layer) => ({ ...layer, shapes: layer.shapes.filter(({ place }) => places.includes(place)) }))
            .filter(({ shapes }) => shapes.length > 0)
            .map((layer) => <Shapes key={layer.transform} {...layer} />)
          if (drawn.length === 0) return null
          return (
            <a
              key={id}
              className={classNames('figure-mark', isChosen && 'chosen')}
              href={path}
              tabIndex={-1}
              onPointerEnter={onPoint && (() => onPoint(id))}
              onPointerLeave={onPoint && (() => onPoint(undefined))}
              onClick={
                onChoose &&
                ((event) => {
                  event.preventDefault()
                  onChoose(id)
                })
              }
            >
              <title>{title}</title>
              {drawn}
            </a>
          )
        })}
      </svg>
    </div>
  )
}

/** Unseen shapes for the finger, a glow where they are pointed at or chosen, and one dot that says that there is something. */
function Shapes({
  shapes,
  transform,
  dot,
}: {
  shapes: PlaceShape[]
  transform: string
  /** Its radius. */
  dot: number
}) {
  const sidesOf = ({ both }: PlaceShape) => (both ? [1, -1] : [1])
  const [x, y] = shapes[0]!.dot
  return (
    <g transform={transform}>
      {shapes.flatMap((shape) =>
        sidesOf(shape).map((sign) => (
          <path key={shape.place + sign} d={shape.d} transform={sign === 1 ? undefined : 'scale(-1 1)'} />
        )),
      )}
      {shapes.flatMap((shape) =>
        sidesOf(shape).map((sign) => (
          <circle key={shape.place + sign} cx={sign * shape.dot[0]} cy={shape.dot[1]} r={dot * 5.5} />
        )),
      )}
      <circle className="figure-dot" cx={x} cy={y} r={dot} />
    </g>
  )
}
