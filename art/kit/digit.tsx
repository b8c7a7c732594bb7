import { card, fjord } from './colours.ts'
import { at, type Place } from './place.ts'
import { Stroke } from './stroke.tsx'

const strokes = {
  1: 'M-5-6 1-10V10',
  2: 'M-6-5q0-6 6-6t6 6q0 4-12 15H7',
  3: 'M-6-9H5L-1-2q7 0 7 6T0 10t-6-3',
  4: 'M4 10V-10L-7 4H8',
  5: 'M5-10H-4l-1 8q2-2 5-2 6 0 6 7T-1 10q-4 0-6-3',
}

/** A number in a disc that the caption refers to; x, y is its middle. Drawn, because letters in a picture need a font. */
export function Digit({ value, ...place }: Place & { value: keyof typeof strokes }) {
  return (
    <g transform={at(place)}>
      <circle r="17" fill={fjord} />
      <Stroke d={strokes[value]} colour={card} width={3.6} />
    </g>
  )
}
