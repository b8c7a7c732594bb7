import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, mist, plum, sky, wood } from '../../kit/colours.ts'
import { Lens } from '../../kit/lens.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A dry cough that walks about, and a tiny germ without a wall. */
export function Mycoplasma() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} x={190} floor={wood} />
      <Person
        x={180}
        y={190}
        scale={1.45}
        skin="tan"
        style="bob"
        hair="black"
        clothes="sweater"
        colour={denim}
        mood="sore"
        look={0.6}
        height={160}
      />
      <Arm sleeve="M262 340q40-30 0-80" hand="M262 260q-20-20-50-32" colour={denim} skin="tan" width={36} />
      <Stroke d="M290 190h30m-30 30 26 16m-26-76 26-16" colour={coral} width={8} />
      <Lens x={430} y={170} scale={0.95}>
        <path d="M-30-30c-24 10-30 46-4 56s48-8 42-30c0-8 10-8 18-16 6-8-2-16-12-14-16 2-28-2-44 4Z" fill={plum} />
        <path
          d="M30 30c-14 4-18 26-2 32s30-6 26-20c0-6 6-6 10-12 4-6-4-10-10-8-8 2-16 4-24 8Z"
          fill={plum}
          opacity=".7"
        />
      </Lens>
    </>
  )
}
