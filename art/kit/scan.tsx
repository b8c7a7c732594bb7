import type { ReactNode } from 'react'
import { coral, lamp, night, slate } from './colours.ts'
import { at, type Place } from './place.ts'
import { Stroke } from './stroke.tsx'

/** The probe of an ultrasound scanner, its face down on the skin at x, y, 130 high. */
export function Probe(place: Place) {
  return (
    <g transform={at(place)}>
      <Stroke d="M0-116q4-50 50-40" colour={night} width={8} />
      <path d="M-30-104q0-18 30-18t30 18v74q0 12-10 12h-40q-10 0-10-12Z" fill="#fff" />
      <path d="M-30-30h60l-6 22q-24 16-48 0Z" fill={lamp} />
      <Stroke d="M-16-90h32" colour={coral} width={7} />
    </g>
  )
}

/** The screen of a scanner on its foot, 190 × 150; what it shows stays between -70 and 70. x, y is its middle. */
export function ScanScreen({ children, ...place }: Place & { children: ReactNode }) {
  return (
    <g transform={at(place)}>
      <rect x="-96" y="-76" width="192" height="152" rx="16" fill={night} />
      <rect x="-84" y="-64" width="168" height="128" rx="8" fill="#0c2430" />
      {children}
      <path d="M-12 76h24v22h-24Zm-36 20h96v12h-96Z" fill={slate} />
    </g>
  )
}
