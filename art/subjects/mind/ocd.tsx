import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, deep, leaf, night, sand, sun, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Plant, Sheet, Words } from '../../kit/things.tsx'

/** A door that has been locked, and checked, and checked again. */
export function Ocd() {
  return (
    <>
      <Backdrop wall={sand} floor={wood} />
      <path d="M150 396V60q0-16 16-16h196q16 0 16 16v336Z" fill={deep} />
      <path d="M168 396V62h192v334Z" fill={coral} />
      <path d="M190 90h148v110H190Zm0 140h148v140H190Z" fill="#000" opacity=".1" />
      <circle cx="332" cy="216" r="14" fill={sun} />
      <path d="M324 244h16v30h-16Z" fill={night} />
      <Stroke d="M318 182a46 46 0 1 0 46 46m-17 12 17-18 15 20" colour="#fff" width={12} />
      <Sheet x={420} y={110} width={110} height={180} />
      <Stroke d="m438 140 8 10 14-18m-22 44 8 10 14-18m-22 44 8 10 14-18m-22 44 8 10 14-18" colour={leaf} width={6} />
      <Words x={474} y={142} widths={[40, 40, 40, 40]} gap={36} />
      <Plant x={76} y={398} scale={0.9} />
    </>
  )
}
