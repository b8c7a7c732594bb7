import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, honey, mint, mist, night, sky, slate, sun, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Heart } from '../../kit/things.tsx'

/** A monitor with a cuff, and the zones that a reading falls into. */
export function BloodPressureZones() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} floor={wood} />
      <path d="M64 60h96v46H64q-24 0-24-23t24-23Z" fill={mint} />
      <path d="M160 60h120v46H160Z" fill={honey} />
      <path d="M280 60h120v46H280Z" fill={sun} />
      <path d="M400 60h96q24 0 24 23t-24 23h-96Z" fill={coral} />
      <path d="M226 136l22-28 22 28Z" fill={night} />
      <rect x="70" y="176" width="250" height="222" rx="28" fill="#fff" />
      <rect x="96" y="200" width="198" height="132" rx="14" fill={night} />
      <Stroke d="M124 222v38m34-38h26v18h-26v18h26m14-36h28v18m0 18h-28v-18h28" colour={mint} width={8} />
      <Stroke d="M158 282h22v32h-22Zm0 16h22m22-16h22v16h-22v16h22" colour={honey} width={7} />
      <Heart x={262} y={302} scale={0.6} />
      <circle cx="196" cy="364" r="20" fill={coral} />
      <Stroke d="M320 300q50 0 50 40t40 20" colour={night} width={10} />
      <path d="M404 240h104q16 0 16 16v110q0 16-16 16H404q-16 0-16-16V256q0-16 16-16Z" fill={denim} />
      <path d="M404 240h30v142h-30q-16 0-16-16V256q0-16 16-16Z" fill={slate} />
      <Stroke d="M456 282h40m-40 24h40" colour="#fff" width={6} opacity={0.6} />
    </>
  )
}
