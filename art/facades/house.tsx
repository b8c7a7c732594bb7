import { coral, deep, lamp, lit, night, pane, pine, trim } from '../kit/colours.ts'

export interface WindowRows {
  /** The left edge and the top of the first window. */
  x: number
  y: number
  columns: number
  rows: number
  width?: number
  height?: number
  gapX?: number
  gapY?: number
  arched?: boolean
  /** A crossbar in each. */
  bars?: boolean
  /** Which ones have their lamps on, counted by rows from 0. */
  lamps?: number[]
}

/** Rows of windows. At least three in a row or unevenly lit: two alike above a door read as a face. */
export function Windows({
  x,
  y,
  columns,
  rows,
  width = 24,
  height = 36,
  gapX = 18,
  gapY = 26,
  arched,
  bars = true,
  lamps = [],
}: WindowRows) {
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    index,
    left: x + (index % columns) * (width + gapX),
    top: y + Math.floor(index / columns) * (height + gapY),
  }))
  const outline = (left: number, top: number, grow: number) => {
    const [w, h] = [width + 2 * grow, height + 2 * grow]
    return arched
      ? `M${left - grow} ${top + h - grow}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`
      : `M${left - grow} ${top - grow}h${w}v${h}h-${w}Z`
  }
  const all = (grow: number, wanted = places) => wanted.map(({ left, top }) => outline(left, top, grow)).join('')
  return (
    <>
      <path d={all(3)} fill={trim} />
      <path d={all(0)} fill={pane} />
      {lamps.length > 0 && (
        <path
          d={all(
            0,
            places.filter(({ index }) => lamps.includes(index)),
          )}
          fill={lit}
        />
      )}
      {bars && (
        <path
          d={places
            .map(({ left, top }) => `M${left} ${top + height * 0.38}h${width}M${left + width / 2} ${top}v${height}`)
            .join('')}
          stroke={trim}
          strokeWidth="2.5"
        />
      )}
    </>
  )
}

/** Our door: an arch, left ajar, with light on the pavement. x, y is the middle of its foot. */
export function OurDoor({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-31 0v-64a31 31 0 0 1 62 0V0Z" fill={deep} />
      <path d="M-22 0v-63a22 22 0 0 1 44 0V0Z" fill={lamp} />
      <path d="M-22 0v-63c0-13 10-22 22-22 6 3 8 9 8 16V0Z" fill={pine} />
      <circle cx="1" cy="-36" r="4" fill={coral} />
      <path d="M8 0h14l16 16H14Z" fill={lamp} opacity=".55" />
    </g>
  )
}

/** A sign that hangs out over the pavement, with our door on it; x, y is where it leaves the wall. */
export function Sign({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 4h22" stroke={night} strokeWidth="4" />
      <rect x="8" y="4" width="28" height="32" rx="7" fill={coral} />
      <path d="M15 30V20a7 7 0 0 1 14 0v10Z" fill="#fff" />
      <path d="M15 30V20q0-7 7-7 3 1 3 5v12Z" fill={pine} />
    </g>
  )
}

/** A striped awning over a shop window; x, y is its upper left corner. */
export function Awning({ x, y, width, colour = coral }: { x: number; y: number; width: number; colour?: string }) {
  const stripe = width / 6
  const stripes = [0, 2, 4].map(
    (index) => `M${x + index * stripe} ${y}h${stripe}v20a${stripe / 2} 8 0 0 1-${stripe} 0Z`,
  )
  const whites = [1, 3, 5].map((index) => `M${x + index * stripe} ${y}h${stripe}v20a${stripe / 2} 8 0 0 1-${stripe} 0Z`)
  return (
    <>
      <path d={stripes.join('')} fill={colour} />
      <path d={whites.join('')} fill={trim} />
    </>
  )
}
