import type { ReactNode } from 'react'
import { lamp, night } from './colours.ts'
import { at, type Place } from './place.ts'

/** A magnifying glass with a radius of 98; what is seen in it stays inside of the rim. x, y is the middle of the glass. */
export function Lens({ glass = lamp, children, ...place }: Place & { glass?: string; children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      <path d="m66 72 78 84" stroke={night} strokeWidth="24" strokeLinecap="round" />
      <circle r="98" fill={glass} />
      {children}
      <circle r="98" fill="none" stroke={night} strokeWidth="14" />
    </g>
  )
}
