import { coral, honey, leaf, pine, slate, sun } from './colours.ts'
import { at, type Place } from './place.ts'

/** A cloud 140 wide; x, y is the middle of its flat foot. */
export function Cloud({ colour = '#fff', ...place }: Place & { colour?: string }) {
  return (
    <path
      transform={at(place)}
      d="M-46 0c-32-2-34-44-4-46 4-40 62-48 76-10 28-10 50 12 40 36 12 10 2 20-14 20Z"
      fill={colour}
    />
  )
}

/** A drop, its point up, 50 high; x, y is its middle. */
export function Drop({ colour = '#8ec4dd', ...place }: Place & { colour?: string }) {
  return <path transform={at(place)} d="M0-28C14-6 20 2 20 12a20 20 0 0 1-40 0C-20 2-14-6 0-28Z" fill={colour} />
}

const petals = [0, 60, 120, 180, 240, 300]

/** A flower on its stem, 160 high; x, y is the foot of the stem. */
export function Flower({ colour = coral, heart = sun, ...place }: Place & { colour?: string; heart?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M0 0q-8-60 0-120" fill="none" stroke={pine} strokeWidth="8" strokeLinecap="round" />
      <path d="M-2-40q-40-4-46-36 40-2 46 36Zm0-14q34-10 36-40-36 4-36 40Z" fill={leaf} />
      {petals.map((angle) => (
        <ellipse key={angle} cx="0" cy="-142" rx="14" ry="22" fill={colour} transform={`rotate(${angle} 0 -120)`} />
      ))}
      <circle cy="-120" r="15" fill={heart} />
    </g>
  )
}

/** A new moon's crescent, 80 high; x, y is its middle. */
export function Moon({ colour = honey, ...place }: Place & { colour?: string }) {
  return <path transform={at(place)} d="M6-42A42 42 0 1 0 42 12 36 36 0 0 1 6-42Z" fill={colour} />
}

/** Grey rain below a cloud, as strokes; x, y is the foot of the cloud. */
export function Rain({ colour = slate, ...place }: Place & { colour?: string }) {
  return (
    <path
      transform={at(place)}
      d="m-40 18-8 26m36-26-8 26m36-26-8 26m36-26-8 26"
      stroke={colour}
      strokeWidth="6"
      strokeLinecap="round"
    />
  )
}

/** A snowflake, 70 high; x, y is its middle. */
export function Snowflake({ colour = '#fff', ...place }: Place & { colour?: string }) {
  return (
    <path
      transform={at(place)}
      d="M0-35v70m-30-52 60 34m0-34-60 34"
      stroke={colour}
      strokeWidth="8"
      strokeLinecap="round"
    />
  )
}
