import { coral, fjord, night } from './colours.ts'
import { at, type Place } from './place.ts'
import { Stroke } from './stroke.tsx'

/** The hand-piece of a shock-wave device with the waves it sends, its face down at x, y, 170 high. */
export function Applicator(place: Place) {
  return (
    <g transform={at(place)}>
      <Stroke d="M-40 18q40 26 80 0m-64 26q24 16 48 0" colour={coral} width={8} />
      <Stroke d="M0-150q0-50 60-50" colour={night} width={10} />
      <path d="M-26-152h52l8 108q-34 16-68 0Z" fill="#fff" />
      <path d="M-30-96h60l4 26h-68Z" fill={fjord} />
      <path d="M-20-40h40v30q-20 10-40 0Z" fill={night} />
    </g>
  )
}
