import { coral, deep, honey, lamp, leaf, mint, mist, pine, sky, sun, wood } from '../../kit/colours.ts'

/** A drop of blood, a meter, and a plate to choose from. */
export function Diabetes() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="280" cy="200" r="184" fill={sky} />
      <rect y="372" width="560" height="48" fill={wood} />
      <rect x="208" y="112" width="144" height="236" rx="34" fill={deep} />
      <rect x="228" y="138" width="104" height="88" rx="12" fill={lamp} />
      <path d="M246 202v-40m22 40v-30m22 30v-46m22 46v-22" stroke={pine} strokeWidth="10" strokeLinecap="round" />
      <circle cx="280" cy="276" r="24" fill={mint} />
      <rect x="262" y="346" width="36" height="40" rx="6" fill="#fff" />
      <path d="M116 96q48 62 48 92a48 48 0 0 1-96 0q0-30 48-92Z" fill={coral} />
      <path d="M92 186q2 26 26 30" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="8" strokeLinecap="round" />
      <ellipse cx="452" cy="352" rx="92" ry="26" fill="#fff" />
      <circle cx="420" cy="318" r="36" fill={leaf} />
      <path d="M420 284q4-18 20-22" fill="none" stroke={wood} strokeWidth="7" strokeLinecap="round" />
      <path d="M446 340q44-66 86-8-30 26-86 8Z" fill={sun} />
      <circle cx="478" cy="326" r="7" fill={honey} />
    </>
  )
}
