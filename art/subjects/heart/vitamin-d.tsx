import { coral, denim, fjord, mist, sky, slate, sun, walls } from '../../kit/colours.ts'
import { Hills, SunDisc } from '../../kit/things.tsx'

/** A low winter sun, and a spoon of cod liver oil. */
export function VitaminD() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <SunDisc x={410} y={206} r={66} />
      <g stroke={sun} strokeWidth="10" strokeLinecap="round">
        <path d="M410 116V88M346 142l-20-20M474 142l20-20M318 206h-28M502 206h28" />
      </g>
      <Hills y={320} near={fjord} far={mist} />
      <rect y="316" width="560" height="104" fill="#fff" />
      <path d="M-10 352q140-44 290-16t290-20v110H-10Z" fill={mist} />
      <path d="M84 400V216q0-20 14-30l8-8v-38h60v38l8 8q14 10 14 30v184Z" fill={walls.green} />
      <path d="M84 266h104v92H84Z" fill="#fff" />
      <path d="M108 316q26-34 56-6 12-14 18-14-4 14 0 32-8-2-18-12-30 24-56 0Z" fill={denim} />
      <rect x="100" y="118" width="72" height="26" rx="6" fill={coral} />
      <path d="M252 372h118" stroke={slate} strokeWidth="14" strokeLinecap="round" />
      <ellipse cx="408" cy="368" rx="54" ry="24" fill={slate} />
      <ellipse cx="408" cy="362" rx="42" ry="15" fill={sun} />
    </>
  )
}
