import type { ReactNode } from 'react'
import { cloth, coral, deep, denim, fjord, line, night, pane, wood } from './colours.ts'
import { at, type Place } from './place.ts'

/** A window with four panes; x, y is its upper left corner. */
export function Window({
  x,
  y,
  width,
  height,
  frame = fjord,
  glass = pane,
  children,
}: {
  x: number
  y: number
  width: number
  height: number
  frame?: string
  glass?: string
  /** What is seen through it, inside of the frame. */
  children?: ReactNode
}) {
  const bars = `M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="8" fill={glass} />
      {children}
      <path d={bars} stroke={frame} strokeWidth="8" />
      <rect x={x} y={y} width={width} height={height} rx="8" fill="none" stroke={frame} strokeWidth="14" />
    </>
  )
}

/** An armchair from the front with who sits in it; x, y is the middle of its foot, 250 high. */
export function Armchair({ colour = denim, children, ...place }: Place & { colour?: string; children?: ReactNode }) {
  return (
    <>
      <g transform={at(place)}>
        <path d="M-106 0v-200q0-44 44-44H62q44 0 44 44V0Z" fill={colour} />
        <path d="M-106 0v-200q0-44 44-44H62q44 0 44 44V0Z" fill="#000" opacity=".1" />
      </g>
      {children}
      <g transform={at(place)}>
        <path d="M-92-66H92V0H-92Z" fill={colour} />
        <path d="M-124 0v-102q0-24 24-24t24 24V0ZM76 0v-102q0-24 24-24t24 24V0Z" fill={colour} />
        <path d="M-76-66H76v10H-76Z" fill="#000" opacity=".14" />
      </g>
    </>
  )
}

/** A telephone with a screen, 240 high; x, y is its middle. */
export function Phone({ screen = '#fff', children, ...place }: Place & { screen?: string; children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      <rect x="-66" y="-124" width="132" height="248" rx="22" fill={night} />
      <rect x="-56" y="-106" width="112" height="212" rx="8" fill={screen} />
      {children}
    </g>
  )
}

const columns = [0, 1, 2, 3, 4, 5, 6]
const rows = [0, 1, 2, 3]

/** A month on the wall, 250 × 230; marked days count from 0. x, y is its middle. */
export function Month({
  marked,
  colour = coral,
  head = deep,
  children,
  ...place
}: Place & { marked: number[]; colour?: string; head?: string; children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      <rect x="-126" y="-108" width="252" height="230" rx="18" fill="#fff" />
      <path d="M-126-56v-34q0-18 18-18h216q18 0 18 18v34Z" fill={head} />
      <path d="M-70-124v36M70-124v36" stroke={night} strokeWidth="10" strokeLinecap="round" />
      {rows.flatMap((row) =>
        columns.map((column) => (
          <circle
            key={`${row} ${column}`}
            cx={-99 + column * 33}
            cy={-28 + row * 40}
            r="11"
            fill={marked.includes(row * 7 + column) ? colour : '#efe8da'}
          />
        )),
      )}
      {children}
    </g>
  )
}

/** A bed from the side, the pillow to the left, 420 wide; x, y is the foot of its head end. Who sleeps there is drawn between. */
export function Bed({ blanket = denim, children, ...place }: Place & { blanket?: string; children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      <rect x="-14" y="-190" width="28" height="190" rx="12" fill={wood} />
      <rect x="0" y="-74" width="420" height="50" rx="14" fill={cloth} />
      <path d="M10-34h410v20H10Zm382 0h22V0h-22Z" fill={wood} />
      <rect x="18" y="-116" width="118" height="50" rx="24" fill="#fff" />
      <rect x="18" y="-116" width="118" height="50" rx="24" fill={line} opacity=".35" />
      {children}
      <path d="M126-104q26-30 70-24l150 6q70 4 74 54v34H126Z" fill={blanket} />
      <path d="M126-104q26-30 60-24-16 40-12 94h-48Z" fill="#fff" opacity=".3" />
    </g>
  )
}
