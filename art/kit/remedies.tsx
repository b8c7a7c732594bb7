import { fjord, honey, mint, pine, slate, sun, water } from './colours.ts'
import { Snowflake } from './nature.tsx'
import { at, type Place } from './place.ts'

/** A tube of cream that stands on its cap, 160 high; x, y is the middle of its foot. */
export function Tube({ cap = fjord, label = mint, ...place }: Place & { cap?: string; label?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-40-156h80l-12 132h-56Z" fill="#fff" />
      <path d="M-44-168h88v20h-88Z" fill={cap} />
      <path d="M-35-110h70l-5 44h-60Z" fill={label} />
      <path d="M-20-26h40v26h-40Z" fill={cap} />
    </g>
  )
}

/** A jar of cream with its lid, 100 high; x, y is the middle of its foot. */
export function Jar({ lid = fjord, label = sun, ...place }: Place & { lid?: string; label?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-56-76h112v66q0 10-10 10h-92q-10 0-10-10Z" fill="#fff" />
      <rect x="-64" y="-104" width="128" height="32" rx="6" fill={lid} />
      <path d="M-34-56h68v32h-68Z" fill={label} />
    </g>
  )
}

/** A bottle with a pump, 170 high; x, y is the middle of its foot. */
export function Pump({ cap = fjord, label = mint, ...place }: Place & { cap?: string; label?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-36-126h72v116q0 10-10 10h-52q-10 0-10-10Z" fill="#fff" />
      <path d="M-36-92h72v46h-72Z" fill={label} />
      <path d="M-14-126v-28h28v28Zm-16-28h60v-14h-44q-16 0-16 14Z" fill={cap} />
    </g>
  )
}

/** A small bottle with a dropper, 150 high; x, y is the middle of its foot. */
export function DropBottle({ cap = pine, glass = honey, ...place }: Place & { cap?: string; glass?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-36-70q0-20 22-26v-14h28v14q22 6 22 26v60q0 10-10 10h-52q-10 0-10-10Z" fill={glass} />
      <path d="M-36-54h72v34h-72Z" fill="#fff" />
      <path d="M-18-124h36v18h-36Zm8-30q10-10 20 0v30h-20Z" fill={cap} />
    </g>
  )
}

/** A sheet of tablets, 130 × 90; x, y is its middle. */
export function Tablets({ colour = mint, ...place }: Place & { colour?: string }) {
  return (
    <g transform={at(place)}>
      <rect x="-66" y="-46" width="132" height="92" rx="12" fill="#fff" />
      <g fill={colour}>
        {[-42, -14, 14, 42].map((x) => (
          <path key={x} d={`M${x} -30a10 10 0 1 1-.1 0Zm0 38a10 10 0 1 1-.1 0Z`} />
        ))}
      </g>
    </g>
  )
}

/** A sticking plaster, 150 long; x, y is its middle. */
export function Plaster({ colour = honey, ...place }: Place & { colour?: string }) {
  return (
    <g transform={at(place)}>
      <rect x="-76" y="-24" width="152" height="48" rx="24" fill={colour} />
      <rect x="-28" y="-24" width="56" height="48" fill="#fff" opacity=".6" />
    </g>
  )
}

/** A glass with water, 100 high; x, y is the middle of its foot. */
export function Glass({ drink = water, ...place }: Place & { drink?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-34-100h68l-8 92q-1 8-9 8h-34q-8 0-9-8Z" fill="#fff" opacity=".65" />
      <path d="M-31-64h62l-5 54q-1 6-7 6h-38q-6 0-7-6Z" fill={drink} />
    </g>
  )
}

/** A syringe, 250 long, the needle down; x, y is its middle. */
export function Syringe({ colour = mint, ...place }: Place & { colour?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M0 60v70" stroke={slate} strokeWidth="6" strokeLinecap="round" />
      <path d="M-10 44h20v22h-20Z" fill={slate} />
      <rect x="-26" y="-70" width="52" height="118" rx="8" fill="#fff" />
      <path d="M-18-16h36v56h-36Z" fill={colour} />
      <path d="M-8-110H8v90H-8Zm-24-12h64v16h-64Zm-8 48h80v12h-80Z" fill={pine} />
    </g>
  )
}

/** A cold pack, 120 wide; x, y is its middle. */
export function IcePack(place: Place) {
  return (
    <g transform={at(place)}>
      <rect x="-60" y="-54" width="120" height="108" rx="26" fill={water} />
      <Snowflake x={0} y={0} />
    </g>
  )
}
