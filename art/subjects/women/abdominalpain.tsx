import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, fjord, leaf, sand } from '../../kit/colours.ts'
import { Womb } from '../../kit/organs.tsx'
import { Pain } from '../../kit/pain.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet, Words } from '../../kit/things.tsx'
import { Torso } from '../../kit/torso.tsx'

/** Low pain on one side of the belly. */
export function Abdominalpain() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} x={240} />
      <Torso skin="tan" colour={fjord} />
      <g opacity=".85">
        <Womb x={240} y={250} scale={0.5} />
      </g>
      <Pain x={308} y={250} r={17} />
      <Sheet x={410} y={90} width={120} height={160} />
      <Words x={430} y={122} widths={[80, 60, 70]} gap={22} />
      <Stroke d="m432 214 12 14 26-32" colour={leaf} width={9} />
    </>
  )
}
