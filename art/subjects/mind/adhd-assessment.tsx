import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mist, sky, slate, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** Questions, time and a thorough conversation. */
export function AdhdAssessment() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <Sheet x={60} y={60} width={210} height={290} />
      <Stroke d="M84 110h22v22H84Zm0 62h22v22H84Zm0 62h22v22H84Zm0 62h22v22H84Z" colour={slate} width={5} />
      <Stroke d="m86 118 8 10 18-24m-26 76 8 10 18-24" colour={coral} width={7} />
      <Words x={128} y={112} widths={[110, 80]} gap={18} />
      <Words x={128} y={174} widths={[100, 116]} gap={18} />
      <Words x={128} y={236} widths={[116, 70]} gap={18} />
      <Words x={128} y={298} widths={[90, 104]} gap={18} />
      <Person
        x={410}
        y={190}
        scale={1.4}
        skin="tan"
        style="curly"
        hair="black"
        clothes="sweater"
        colour={leaf}
        mood="calm"
        look={-0.6}
        height={170}
      />
      <Stroke d="M352 100q-20-50 30-60t40 30-40 30-20-50 60-30 40 50" colour={sun} width={6} />
    </>
  )
}
