import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, leaf, mist, rose, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Tablets } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Mug, Sheet, Words } from '../../kit/things.tsx'

/** A warm cup, a cool fan, and a plan for the next years. */
export function GynecologistMenopause() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} x={210} floor={wood} />
      <Person
        x={200}
        y={176}
        scale={1.5}
        skin="dark"
        style="afro"
        hair="grey"
        clothes="plain"
        colour={coral}
        height={170}
      />
      <circle cx="200" cy="176" r="96" fill="none" stroke={coral} strokeWidth="7" strokeOpacity=".5" />
      <circle cx="200" cy="176" r="118" fill="none" stroke={coral} strokeWidth="5" strokeOpacity=".3" />
      <Sheet x={350} y={90} width={170} height={160} />
      <Stroke d="M370 200q20-100 40-30t40 10 50 6" colour={coral} width={8} />
      <Words x={372} y={228} widths={[110]} />
      <Tablets x={380} y={350} scale={0.8} colour={rose} turn={-8} />
      <Mug x={490} y={396} scale={1.2} colour={leaf} />
    </>
  )
}
