import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, leaf, rose, sand, skins, sky } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Lens } from '../../kit/lens.tsx'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A hand at a sore throat, and what the doctor sees in there. */
export function Tonsillitis() {
  return (
    <>
      <Backdrop wall={sky} disc={blush} x={190} floor={sand} />
      <Person
        x={186}
        y={176}
        scale={1.6}
        skin="tan"
        style="ponytail"
        hair="black"
        clothes="plain"
        colour={leaf}
        mood="sore"
        look={0.6}
        height={160}
      />
      <circle cx="190" cy="244" r="40" fill={coral} opacity=".35" />
      <Arm sleeve="M120 322q-34 66 4 78" hand="M126 400q44-44 52-134" colour="#176655" skin="tan" width={38} />
      <Stroke d="M180 268l-8-28m14 30 4-32m4 34 14-26" colour={skins.tan} width={15} />
      <Lens x={416} y={190} scale={1.1} glass="#7a2f28">
        <path d="M-84-50Q0-110 84-50-4-74-84-50Z" fill="#fff" />
        <path d="M-12-66h24v46a12 12 0 0 1-24 0Z" fill={rose} />
        <ellipse cx="-50" cy="-4" rx="32" ry="38" fill={coral} />
        <ellipse cx="50" cy="-4" rx="32" ry="38" fill={coral} />
        <Dots at="-56 -16 7, -42 4 6, -58 14 5, 46 -14 6, 58 4 7, 44 16 5" fill="#fff" />
        <path d="M-66 66q66-70 132 0-66 54-132 0Z" fill={rose} />
      </Lens>
    </>
  )
}
