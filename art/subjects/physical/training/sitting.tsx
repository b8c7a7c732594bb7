import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, denim, fjord, leaf, mist, night, sky, slate, sun, wood } from '../../../kit/colours.ts'
import { Arm } from '../../../kit/person.tsx'
import { Window } from '../../../kit/room.tsx'
import { Standing } from '../../../kit/standing.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A desk that can be low or high, and someone who stands up now and then. */
export function Sitting() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} depth={30} />
      <Window x={40} y={50} width={120} height={130} frame={fjord} />
      <Standing
        x={210}
        y={394}
        scale={0.96}
        skin="brown"
        style="bob"
        hair="black"
        clothes="sweater"
        colour={coral}
        trousers={denim}
        arms={false}
        look={0.8}
      />
      <Arm sleeve="M248 190q20 50 50 44" hand="M298 234l32-8" colour="#e86a44" skin="brown" width={26} />
      <rect x="270" y="236" width="250" height="16" rx="6" fill={wood} />
      <path d="M298 252h18v140h-18Zm176 0h18v140h-18Z" fill={slate} />
      <path d="M280 388h54v10h-54Zm176 0h54v10h-54Z" fill={slate} />
      <rect x="372" y="130" width="128" height="86" rx="10" fill={night} />
      <rect x="382" y="140" width="108" height="66" rx="4" fill={sky} />
      <path d="M428 216h16v20h-16Z" fill={night} />
      <Stroke d="M400 340v-56m-14 16 14-18 14 18m-28 24 14 18 14-18" colour={leaf} width={8} />
      <Stroke d="M58 236q-10 40 4 74" colour={sun} width={24} />
      <Stroke d="M66 320h66" colour={sun} width={24} />
      <Stroke d="M98 332v40m-34 14 34-14 34 14" colour={slate} width={9} />
    </>
  )
}
