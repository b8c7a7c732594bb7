import { coral, deep, fjord, honey, lamp, mint, mist, pine, sky, sun, wood } from '../../kit/colours.ts'
import { Mug } from '../../kit/things.tsx'

/** A rucksack, books and a laptop between two lectures. */
export function Student() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="330" cy="200" r="164" fill={sky} />
      <path d="M96 376V196q0-70 70-70t70 70v180Z" fill={coral} />
      <path d="M132 130q0-46 34-46t34 46" fill="none" stroke={deep} strokeWidth="12" strokeLinecap="round" />
      <rect x="116" y="262" width="100" height="92" rx="16" fill={honey} />
      <path d="M116 292h100m-58 0v18h16v-18" stroke={deep} strokeWidth="6" fill="none" />
      <path d="M120 200h92" stroke={deep} strokeWidth="6" strokeLinecap="round" />
      <path d="M84 250q-22 40-2 126h22V236Zm164 0q22 40 2 126h-22V236Z" fill={deep} />
      <path d="M290 200q0-14 14-14h176q14 0 14 14v124H290Z" fill={deep} />
      <path d="M304 202h176v108H304Z" fill={lamp} />
      <path d="M326 236h70m-70 24h104m-104 24h52" stroke={fjord} strokeWidth="8" strokeLinecap="round" />
      <path d="M266 324h252l12 20H254Z" fill={pine} />
      <path d="M300 344h190v32H300Z" fill={mint} />
      <path d="M322 344v32m146-32v32" stroke="#fff" strokeWidth="5" />
      <path d="m392 60 84 34-84 34-84-34Z" fill={deep} />
      <path d="M346 110v34q46 26 92 0v-34l-46 18Z" fill={pine} />
      <path d="M470 96v44" stroke={sun} strokeWidth="6" strokeLinecap="round" />
      <circle cx="470" cy="146" r="8" fill={sun} />
      <Mug x={526} y={376} scale={0.8} colour={coral} />
      <rect y="376" width="560" height="44" fill={wood} />
    </>
  )
}
