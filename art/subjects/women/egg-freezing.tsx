import { Backdrop } from '../../kit/backdrop.tsx'
import { denim, honey, night, sand, sun } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** An egg cell kept in the cold for later. */
export function EggFreezing() {
  return (
    <>
      <Backdrop wall={denim} floor={sand} />
      <Stroke d="M280 20v370M120 112l320 186m0-186L120 298" colour="#fff" width={12} opacity={0.5} />
      <Stroke
        d="m248 44 32 32 32-32m-64 322 32-32 32 32M132 156l44-12-12-44m264 210-12-44 44-12M164 310l12-44-44-12m264-154-12 44 44 12"
        colour="#fff"
        width={12}
        opacity={0.5}
      />
      <circle cx="280" cy="205" r="104" fill="#fff" opacity=".9" />
      <circle cx="280" cy="205" r="82" fill={honey} />
      <circle cx="266" cy="198" r="27" fill={sun} />
      <Stroke d="M226 176q10-28 40-34" colour="#fff" width={9} />
      <g transform="translate(476 330)">
        <circle r="44" fill="#fff" />
        <Stroke d="M0 0v-26m0 26 18 12" colour={night} width={8} />
      </g>
    </>
  )
}
