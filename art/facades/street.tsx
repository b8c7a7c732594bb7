import type { ReactNode } from 'react'
import { coral, denim, leaf, lit, mint, night, pavement, pine, sky, sun, trim, water, wood } from '../kit/colours.ts'

interface Place {
  x: number
  y: number
  scale?: number
}

const at = ({ x, y, scale = 1 }: Place) => `translate(${x} ${y}) scale(${scale})`

/** Sky, the disc of sun or moon, the pavement, and what stands there. */
export function Street({
  disc,
  ground = 372,
  children,
}: {
  disc: [number, number]
  ground?: number
  children: ReactNode
}) {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <circle cx={disc[0]} cy={disc[1]} r="32" fill={sun} />
      <rect y={ground} width="560" height={420 - ground} fill={pavement} />
      {children}
    </>
  )
}

/** A low ridge behind the houses. */
export function Ridge({ d, opacity = 0.5 }: { d: string; opacity?: number }) {
  return <path d={d} fill={mint} opacity={opacity} />
}

/** x, y is the foot of the trunk. */
export function Tree({ colour = leaf, ...place }: Place & { colour?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M0-14c-40-4-46-50-26-72 14-26 46-24 56 2 22 22 10 66-30 70Z" fill={colour} />
      <path d="M0 2v-62m0 26 14-14" stroke={night} strokeWidth="6" strokeLinecap="round" fill="none" />
    </g>
  )
}

export function Spruce({ colour = pine, ...place }: Place & { colour?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M0 2v-16" stroke={wood} strokeWidth="8" />
      <path d="m0-112 22 40H12l20 32H18l18 32h-72l18-32h-14l20-32h-10Z" fill={colour} />
    </g>
  )
}

export function StreetLamp(place: Place) {
  return (
    <g transform={at(place)}>
      <path d="M0 0v-104q0-14 14-14h10" stroke={night} strokeWidth="5" fill="none" strokeLinecap="round" />
      <path d="M14-118h24l-5 12H19Z" fill={lit} />
    </g>
  )
}

/** x, y is the rail under the left end. */
export function Tram({ colour = denim, ...place }: Place & { colour?: string }) {
  return (
    <g transform={at(place)}>
      <path d="m90-92 12-20h30" stroke={night} strokeWidth="4" fill="none" />
      <path d="M16-92h166q14 0 16 16l6 52q0 14-12 14H6Q0-10 0-20v-56q0-16 16-16Z" fill={colour} />
      <path d="M0-38h203l3 20q-2 8-14 8H6q-6 0-6-8Z" fill={trim} />
      <path d="M14-78h36v28H14ZM58-78h36v28H58ZM102-78h36v28h-36ZM148-78h32q6 0 7 8l3 20h-42Z" fill={lit} />
      <g fill={night}>
        <circle cx="38" cy="-8" r="9" />
        <circle cx="62" cy="-8" r="9" />
        <circle cx="148" cy="-8" r="9" />
        <circle cx="172" cy="-8" r="9" />
      </g>
    </g>
  )
}

export function Bus({ colour = coral, ...place }: Place & { colour?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M12-94h156q14 0 15 14l3 60q0 10-10 10H10Q0-10 0-20v-62q0-12 12-12Z" fill={colour} />
      <path d="M12-80h34v32H12ZM54-80h34v32H54ZM96-80h30v66H96ZM136-80h34l3 32h-37Z" fill={lit} />
      <path d="M111-80v66" stroke={colour} strokeWidth="3" />
      <g fill={night}>
        <circle cx="40" cy="-8" r="13" />
        <circle cx="150" cy="-8" r="13" />
      </g>
      <g fill={trim}>
        <circle cx="40" cy="-8" r="5" />
        <circle cx="150" cy="-8" r="5" />
      </g>
    </g>
  )
}

/** Two coaches that run out of the picture to the right. */
export function Train({ colour = trim, stripe = coral, ...place }: Place & { colour?: string; stripe?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-2 0q-4-44 40-60h400V0Z" fill={colour} />
      <path d="M-3-18h440v12H-2Z" fill={stripe} />
      <path
        d="M30-46q8-6 18-6h14v22H18q2-8 12-16ZM76-52h30v22H76ZM114-52h30v22h-30ZM176-52h30v22h-30ZM214-52h30v22h-30ZM252-52h30v22h-30ZM290-52h30v22h-30Z"
        fill={lit}
      />
      <path d="M160-60V0" stroke={night} strokeWidth="4" />
    </g>
  )
}

export function Bicycle({ colour = coral, ...place }: Place & { colour?: string }) {
  return (
    <g transform={at(place)} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g stroke={night} strokeWidth="4">
        <circle cx="0" cy="-16" r="15" />
        <circle cx="52" cy="-16" r="15" />
      </g>
      <path d="m0-16 16-26h24l12 26M16-42l12 26h-28m28 0 14-28M10-48h12m14 2 4-8h8" stroke={colour} strokeWidth="4.5" />
    </g>
  )
}

/** x, y is the middle of the hull at the water. */
export function SailBoat(place: Place) {
  return (
    <g transform={at(place)}>
      <path d="M-26 0h52l-10 14h-34Z" fill={coral} />
      <path d="M2-6v-54l26 54Z" fill={trim} />
      <path d="M-4-6v-44l-20 44Z" fill={trim} opacity=".75" />
    </g>
  )
}

export function Waves({ y, colour = trim }: { y: number; colour?: string }) {
  return (
    <path
      d={`M36 ${y}q12-8 24 0t24 0M236 ${y + 14}q12-8 24 0t24 0M430 ${y}q12-8 24 0t24 0`}
      stroke={colour}
      strokeWidth="4"
      strokeLinecap="round"
      fill="none"
      opacity=".6"
    />
  )
}

export function Sea({ y, height }: { y: number; height: number }) {
  return <rect y={y} width="560" height={height} fill={water} />
}

export function Parasol({ colour = coral, ...place }: Place & { colour?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M0 0v-64" stroke={wood} strokeWidth="5" />
      <path d="M-40-56q8-34 40-34t40 34Z" fill={colour} />
      <path d="M-13-56q2-34 13-34t13 34Z" fill={trim} />
      <path d="M-22-24h44M-14 0v-24m28 24v-24" stroke={night} strokeWidth="4" strokeLinecap="round" />
    </g>
  )
}
