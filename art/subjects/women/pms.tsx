import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, mint, mist, sky, slate, sun, wood } from '../../kit/colours.ts'
import { Cloud, Rain } from '../../kit/nature.tsx'
import { Person } from '../../kit/person.tsx'
import { Month } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Mug } from '../../kit/things.tsx'

/** The week before: a cloud over the calendar, a blanket and something warm. */
export function Pms() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={190} floor={wood} />
      <Month x={404} y={230} marked={[21, 22, 23, 24, 25, 26, 27]} colour={denim} />
      <Cloud x={380} y={94} scale={1.1} colour={slate} />
      <Rain x={380} y={92} colour={denim} />
      <Person
        x={156}
        y={196}
        scale={1.35}
        skin="fair"
        style="bun"
        hair="auburn"
        clothes="sweater"
        colour={coral}
        mood="sore"
        height={170}
      />
      <path d="M64 400q-10-110 46-140l46 60 46-60q56 30 46 140Z" fill={mint} />
      <Mug x={156} y={372} scale={1.2} colour={sun} />
      <Stroke d="M146 318q-8-12 0-24t0-22m22 46q-8-12 0-24t0-22" colour="#fff" width={6} />
    </>
  )
}
