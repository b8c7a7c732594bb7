import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, mist, sky, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Two people back to back, with a thin thread between them. */
export function RelationshipProblems() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} />
      <path d="M0 0h280v396H0Z" fill={sky} />
      <Person
        x={170}
        y={190}
        scale={1.4}
        skin="fair"
        style="bob"
        hair="ginger"
        clothes="sweater"
        colour={coral}
        mood="calm"
        look={-1}
        height={170}
      />
      <Person
        x={390}
        y={180}
        scale={1.4}
        skin="brown"
        style="short"
        hair="black"
        clothes="shirt"
        colour={fjord}
        mood="calm"
        look={1}
        beard="full"
        height={180}
      />
      <path d="M280 66C220 26 228-10 256-10L268 14 256 34 284 50Z" fill={coral} transform="translate(-8 60)" />
      <path d="M280 66C340 26 332-10 304-10L284 10 296 34 284 46Z" fill={coral} transform="translate(8 60)" />
      <Stroke d="M256 330q10-20 24 0t24 0" colour={sun} width={6} />
    </>
  )
}
