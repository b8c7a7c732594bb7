import { coral, deep, fjord, honey, lamp, leaf, mint, mist, night, pine, sun, wood } from './colours.ts'
import { at, type Place } from './place.ts'

/** A plant in a pot; x, y is the middle of the pot's foot. */
export function Plant({ pot = coral, ...place }: Place & { pot?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-4-44C-10-92 4-130 30-150 38-108 28-70 8-44Z" fill={pine} />
      <path d="M0-44C-36-66-44-100-38-130-8-112 6-80 4-44Z" fill={leaf} />
      <path d="M2-44C22-62 50-66 66-84 64-56 40-40 8-40Z" fill={mint} />
      <path d="M-30-46h60l-6 40q-1 6-7 6h-34q-6 0-7-6Z" fill={pot} />
      <path d="M-34-52h68v14h-68z" fill={pot} />
      <path d="M-30-38h60v5h-60z" fill="#000" opacity=".12" />
    </g>
  )
}

/** Two rows of hills with snow light on them; the foot is at y, 560 wide. */
export function Hills({ y, near = fjord, far = mist }: { y: number; near?: string; far?: string }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path d="M-10 0 84-142q22-32 46 0l44 58 58-102q26-40 56 0L420 0Z" fill={far} />
      <path d="M250 0 350-124q20-26 42 0L570 8V0Z" fill={near} opacity=".24" />
    </g>
  )
}

export function SunDisc({ x, y, r = 46 }: { x: number; y: number; r?: number }) {
  return <circle cx={x} cy={y} r={r} fill={sun} />
}

/** An arched window or doorway with its frame; x, y is the middle of its foot. */
export function Arch({
  width,
  height,
  frame = deep,
  fill = lamp,
  border = 18,
  ...place
}: Place & { width: number; height: number; frame?: string; fill?: string; border?: number }) {
  const arch = (inset: number) => {
    const half = width / 2 - inset
    return `M${-half} 0V${-(height - width / 2)}a${half} ${half} 0 0 1 ${2 * half} 0V0Z`
  }
  return (
    <g transform={at(place)}>
      <path d={arch(0)} fill={frame} />
      <path d={arch(border)} fill={fill} />
    </g>
  )
}

/** A rounded card that floats: a message, a calendar sheet, a form. */
export function Sheet({
  x,
  y,
  width,
  height,
  fill = '#fff',
  r = 14,
}: {
  x: number
  y: number
  width: number
  height: number
  fill?: string
  r?: number
}) {
  return (
    <>
      <rect x={x + 5} y={y + 7} width={width} height={height} rx={r} fill={night} opacity=".1" />
      <rect x={x} y={y} width={width} height={height} rx={r} fill={fill} />
    </>
  )
}

/** Lines that stand for words. */
export function Words({
  x,
  y,
  widths,
  gap = 16,
  colour = '#c9d8d1',
}: {
  x: number
  y: number
  widths: number[]
  gap?: number
  colour?: string
}) {
  return (
    <g stroke={colour} strokeWidth="6" strokeLinecap="round">
      {widths.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, never reordered
        <path key={row} d={`M${x} ${y + row * gap}h${width}`} />
      ))}
    </g>
  )
}

export function Desk({
  y,
  x = 0,
  width = 560,
  colour = wood,
}: {
  y: number
  x?: number
  width?: number
  colour?: string
}) {
  return (
    <>
      <rect x={x} y={y} width={width} height="18" rx="6" fill={colour} />
      <rect x={x} y={y + 12} width={width} height="6" fill="#000" opacity=".14" />
    </>
  )
}

/** A mug; x, y is the middle of its foot. */
export function Mug({ colour = coral, ...place }: Place & { colour?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M14-30h8q12 0 12 11T22-8h-8" fill="none" stroke={colour} strokeWidth="6" />
      <path d="M-18-36h36v28q0 8-8 8h-20q-8 0-8-8Z" fill={colour} />
    </g>
  )
}

/** A lamp that hangs from the top edge down to y. */
export function Lamp({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x} 0V${y - 30}`} stroke={deep} strokeWidth="4" />
      <path d={`M${x - 34} ${y}q0-36 34-36t34 36Z`} fill={coral} />
      <path d={`M${x - 14} ${y}a14 10 0 0 0 28 0Z`} fill={honey} />
    </>
  )
}

/** A plus is too near the red cross: what marks health here is a heart. */
export function Heart({ colour = coral, ...place }: Place & { colour?: string }) {
  return (
    <path
      transform={at(place)}
      d="M0 16C-30-4-26-30-12-30-4-30 0-24 0-19 0-24 4-30 12-30 26-30 30-4 0 16Z"
      fill={colour}
    />
  )
}

/** A speech bubble, 120 × 66, its tail to the left; x, y is its middle. */
export function Bubble({ colour = '#fff', ...place }: Place & { colour?: string }) {
  return (
    <path
      transform={at(place)}
      d="M-46-33h92q14 0 14 14v38q0 14-14 14H0l-20 20V33h-26q-14 0-14-14v-38q0-14 14-14Z"
      fill={colour}
    />
  )
}

/** A football, 124 wide; x, y is its middle. */
export function Football(place: Place) {
  return (
    <g transform={at(place)}>
      <circle r="62" fill="#fff" />
      <path d="m0-26 26 20L16 24h-32l-10-30Z" fill={night} />
      <path
        d="M0-26v-34M26-6l32-12M16 24l20 26m-52-26-20 26M-26-6l-32-12"
        fill="none"
        stroke={night}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  )
}
