import type { ReactNode } from 'react'
import { line, mint, mist } from '../kit/colours.ts'
import { MotionArrow } from './arrow.tsx'
import { arrowEnds, type Drawing, floor, type Placed } from './drawing.ts'
import { tenth } from './geometry.ts'
import { ThingBefore, ThingBehind } from './things.tsx'

/** The room, what stands in it, where the movement begins, the person and the arrows, in this order. */
export function Picture<Pose, Joint extends string>({
  drawing,
  placed,
  shape,
  person,
}: {
  drawing: Drawing<Pose, Joint>
  placed: Placed<Joint>
  shape: ReactNode
  person: ReactNode
}) {
  const { things = [], arrows = [], zoom } = drawing
  const focus = zoom && placed.end[zoom.joint]
  return (
    <>
      <rect width="320" height="240" fill={mist} />
      <g
        transform={
          focus
            ? `translate(160 120) scale(${zoom.scale}) translate(${tenth(-focus.x)} ${tenth(-focus.y)})`
            : `translate(160 ${floor}) scale(${placed.scale}) translate(-160 ${-floor})`
        }
      >
        {drawing.isFromAbove ? (
          <rect x="60" y="6" width="200" height="228" rx="14" fill={mint} />
        ) : (
          <rect x="-160" y={floor} width="640" height="240" fill={line} />
        )}
        {things.map((thing, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
          <ThingBehind key={index} thing={thing} joints={placed.end} />
        ))}
        {shape}
        {person}
        {things.map((thing, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes
          <ThingBefore key={index} thing={thing} joints={placed.end} />
        ))}
        {arrows.map((arrow) => (
          <MotionArrow
            key={arrow.joint}
            {...arrowEnds(arrow, placed)}
            bend={arrow.bend ?? 0}
            isBoth={arrow.isBoth ?? false}
          />
        ))}
      </g>
    </>
  )
}
