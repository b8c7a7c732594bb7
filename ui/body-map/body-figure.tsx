import { Fragment } from 'react'
import { Art } from '../art/art.tsx'
import { viewBoxes } from '../art/shapes.ts'
import { classNames } from '../class-names.ts'
import { closeUp, type Figure, halfBody, halfShorts, halfTop, headOutline, type Side, stances } from './outline.ts'
import { type BodyPlace, faceShapes, headShape, type PlaceShape, placeShapes } from './places.ts'

/** Something to tap: one or more places of the body with one meaning. */
export interface BodyMark {
  id: string
  title: string
  places: readonly BodyPlace[]
  /** A link; without it the mark calls onChoose. */
  path?: string | undefined
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
  const outline = `outline-${figure}-${side}`
  const { body, head } = stances[figure][side]
  return (
    <div className="figure-box" aria-hidden="true">
      <Art name={`figure-${figure}-${side}`} base={artBase} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers, which get the list beside it */}
      <svg className="figure-marks" viewBox={viewBoxes.figure}>
        <clipPath id={outline}>
          {[halfBody, halfTop, halfShorts].map((d) => (
            <Fragment key={d}>
              <path d={d} />
              <path d={d} transform="scale(-1 1)" />
            </Fragment>
          ))}
        </clipPath>
        <clipPath id={`${outline}-head`}>
          <path d={headOutline} />
        </clipPath>
        {marks.map((mark) => {
          const groups = [
            { shapes: pick(placeShapes[side], mark), transform: body, clip: outline, dot: 4.5 },
            { shapes: pick([headShape], mark), transform: head, clip: `${outline}-head`, dot: 3.2 },
            {
              shapes: side === 'front' ? pick(faceShapes, mark) : [],
              transform: closeUp.face,
              clip: `${outline}-head`,
              dot: 1.9,
            },
          ].filter(({ shapes }) => shapes.length > 0)
          if (groups.length === 0) return null
          const shapes = groups.map((group) => <Shapes key={group.transform} {...group} />)
          const shared = {
            className: classNames('figure-mark', mark.isChosen && 'chosen'),
            onPointerEnter: onPoint && (() => onPoint(mark.id)),
            onPointerLeave: onPoint && (() => onPoint(undefined)),
          }
          return mark.path === undefined ? (
            // biome-ignore lint/a11y: a repetition of the list beside it, for the pointer only
            <g key={mark.id} {...shared} onClick={onChoose && (() => onChoose(mark.id))}>
              <title>{mark.title}</title>
              {shapes}
            </g>
          ) : (
            <a key={mark.id} {...shared} href={mark.path} tabIndex={-1}>
              <title>{mark.title}</title>
              {shapes}
            </a>
          )
        })}
      </svg>
    </div>
  )
}

const pick = (shapes: readonly PlaceShape[], { places }: BodyMark) =>
  shapes.filter(({ place }) => places.includes(place))

/** Each shape twice: whole and unseen for the finger, and cut to the body for the eye. One dot says that it can be tapped. */
function Shapes({
  shapes,
  transform,
  clip,
  dot,
}: {
  shapes: PlaceShape[]
  transform: string
  clip: string
  /** Its radius. */
  dot: number
}) {
  const drawn = shapes.flatMap(({ place, d, both }) => [
    <path key={place} d={d} />,
    ...(both ? [<path key={`${place}-other`} d={d} transform="scale(-1 1)" />] : []),
  ])
  const [x, y] = shapes[0]!.dot
  return (
    <g transform={transform}>
      <g className="figure-reach">{drawn}</g>
      <g className="figure-fill" clipPath={`url(#${clip})`}>
        {drawn}
      </g>
      <circle className="figure-dot" cx={x} cy={y} r={dot} />
    </g>
  )
}
