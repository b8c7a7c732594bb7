import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, fjord, honey, night, pavement, sand, sky, slate } from '../../../kit/colours.ts'
import { Standing } from '../../../kit/standing.tsx'
import { Stroke } from '../../../kit/stroke.tsx'
import { Arch, Heart } from '../../../kit/things.tsx'

/** Two doors to a physiotherapist: with the municipality, or with us. */
export function MunicipalAndPrivate() {
  return (
    <>
      <Backdrop wall={sand} floor={pavement} depth={50} />
      <Arch x={150} y={370} width={170} height={270} frame={slate} fill={sky} />
      <Arch x={410} y={370} width={170} height={270} frame={fjord} fill={honey} />
      <circle cx="206" cy="260" r="9" fill={night} />
      <circle cx="466" cy="260" r="9" fill={coral} />
      <path d="M104 60h92v40h-92Z" fill={slate} />
      <path d="m130 76 20-16 20 16v18h-40Z" fill="#fff" />
      <Heart x={410} y={86} scale={1} />
      <Standing x={280} y={404} scale={0.62} skin="brown" style="short" hair="black" colour={coral} look={0.6} />
      <Stroke d="M236 340h-24m10-10-12 10 12 10m102-10h24m-10-10 12 10-12 10" colour={night} width={7} />
    </>
  )
}
