import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, fold, mist, night, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Bubble, Words } from '../../kit/things.tsx'

/** Two doctors, one picture, and a talk about it. */
export function SecondOpinion() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} />
      <rect x="200" y="40" width="160" height="200" rx="14" fill={night} />
      <rect x="214" y="54" width="132" height="172" rx="8" fill={denim} />
      <Stroke d="M280 76v130m-40-100q40-20 80 0m-84 34q44-20 88 0m-84 34q40-20 80 0" colour={fold} width={9} />
      <Person
        x={110}
        y={206}
        scale={1.2}
        skin="dark"
        style="bob"
        hair="black"
        clothes="coat"
        look={0.7}
        stethoscope
        height={190}
      />
      <Person
        x={450}
        y={200}
        scale={1.2}
        skin="fair"
        style="side"
        hair="grey"
        clothes="coat"
        look={-0.7}
        glasses
        height={190}
      />
      <Bubble x={105} y={70} colour={coral} />
      <Bubble x={455} y={60} colour={sun} mirror />
      <Words x={68} y={62} widths={[72, 48]} gap={18} colour="#fff" />
      <Words x={418} y={52} widths={[72, 48]} gap={18} colour="#fff" />
    </>
  )
}
