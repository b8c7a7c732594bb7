import type { ReactNode } from 'react'
import { denim } from './colours.ts'
import { at, type Place } from './place.ts'

/** A sofa for two from the front with who sits on it, 380 wide and 210 high; x, y is the middle of its foot. */
export function Sofa({ colour = denim, children, ...place }: Place & { colour?: string; children?: ReactNode }) {
  return (
    <>
      <g transform={at(place)}>
        <path d="M-170 0v-170q0-40 40-40h260q40 0 40 40V0Z" fill={colour} />
        <path d="M-170 0v-170q0-40 40-40h260q40 0 40 40V0Z" fill="#000" opacity=".12" />
      </g>
      {children}
      <g transform={at(place)}>
        <path d="M-160-62h320V0h-320Z" fill={colour} />
        <path d="M-196 0v-96q0-22 22-22t22 22V0ZM152 0v-96q0-22 22-22t22 22V0Z" fill={colour} />
        <path d="M-152-62h304v9h-304ZM-3-56h6V0h-6Z" fill="#000" opacity=".14" />
      </g>
    </>
  )
}
