import type { ReactNode } from 'react'
import { coral, denim, honey, rose } from './colours.ts'
import { at, type Place } from './place.ts'
import { Stroke } from './stroke.tsx'

/** The stomach with the end of the gullet, 240 high; x, y is its middle. */
export function StomachShape({ colour = rose, children, ...place }: Place & { colour?: string; children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      <path
        d="M-4-150h44v56c0 18 8 26 26 26 70 4 96 74 62 130-34 58-122 84-180 44-24-18-56-12-68 12l-30-30c22-42 62-52 100-34 40 16 62-20 52-62-6-30-6-60-6-142Z"
        fill={colour}
      />
      {children}
    </g>
  )
}

/** The large bowel as a frame and the small one coiled in it, 190 high; x, y is the middle. */
export function Bowel({ large = rose, small = coral, ...place }: Place & { large?: string; small?: string }) {
  return (
    <g transform={at(place)} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-74 74v-124q0-30 30-30h88q30 0 30 30v104q0 24-24 24H16v26" stroke={large} strokeWidth="34" />
      <path d="M-32-34q32-22 64 0t-32 36-30 30 56 18" stroke={small} strokeWidth="18" />
    </g>
  )
}

/** The heart as an organ with its great vessels, 260 high; x, y is the middle of its muscle. */
export function HeartOrgan({ colour = coral, ...place }: Place & { colour?: string }) {
  return (
    <g transform={at(place)}>
      <g fill="none" strokeLinecap="round">
        <path d="M-52-40V-128" stroke={denim} strokeWidth="32" />
        <path d="M-8-40v-62q0-44 38-40 34 4 34 46" stroke={rose} strokeWidth="32" />
        <path d="M-4-30q30-50 84-46" stroke={denim} strokeWidth="28" />
      </g>
      <path d="M-88-18c10-44 54-56 88-34 40-20 92-4 96 48 4 62-46 112-90 134-50-22-112-74-94-148Z" fill={colour} />
      <path
        d="M-62-10c4-18 18-26 32-24"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="10"
        strokeLinecap="round"
      />
    </g>
  )
}

/** Womb, tubes and ovaries, 340 wide; x, y is the middle of the womb. */
export function Womb({
  colour = rose,
  lining = coral,
  ovaries = honey,
  children,
  ...place
}: Place & { colour?: string; lining?: string; ovaries?: string; children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      <path
        d="M-48-66c-30-34-90-34-106-4-10 20-8 34-2 46M48-66c30-34 90-34 106-4 10 20 8 34 2 46"
        fill="none"
        stroke={colour}
        strokeWidth="20"
        strokeLinecap="round"
      />
      <ellipse cx="-136" cy="2" rx="30" ry="24" fill={ovaries} />
      <ellipse cx="136" cy="2" rx="30" ry="24" fill={ovaries} />
      <path d="M-70-72Q0-112 70-72C84-10 44 24 34 62l6 68q-40 16-80 0l6-68C-44 24-84-10-70-72Z" fill={colour} />
      <path d="M-42-60q42-18 84 0C36-16 14 10 8 60H-8C-14 10-36-16-42-60Z" fill={lining} />
      {children}
    </g>
  )
}

/** The liver from the front, 380 wide; x, y is its middle. */
export function Liver({ colour = '#d67a5c', ...place }: Place & { colour?: string }) {
  return (
    <g transform={at(place)}>
      <path
        d="M-190-4c0-70 50-92 120-92H150c46 0 54 42 26 68C120 20 40 4-6 34c-30 20-40 62-90 66-60 4-94-46-94-104Z"
        fill={colour}
      />
      <path d="M18-96q-10 60-16 126" fill="none" stroke={coral} strokeOpacity=".5" strokeWidth="7" />
      <Stroke d="M-156-20q6-40 50-44" colour="#fff" opacity={0.45} width={11} />
    </g>
  )
}
