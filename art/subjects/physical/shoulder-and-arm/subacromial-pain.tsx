import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, denim, fjord, leaf, sand, wood } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Arm, Person } from '../../../kit/person.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** An arm that hurts on its way up to the shelf. */
export function SubacromialPain() {
  return (
    <>
      <Backdrop wall={sand} floor={wood} />
      <path d="M330 110h220v16H330Z" fill={wood} />
      <path d="M360 50h40v60h-40Zm120 20h44v40h-44Z" fill={coral} />
      <path d="M416 60h44v50h-44Z" fill={leaf} />
      <Arm sleeve="M260 280q60-30 70-100" hand="M330 180q4-30 20-60" colour={denim} skin="light" width={44} />
      <Person
        x={190}
        y={186}
        scale={1.5}
        skin="light"
        style="bob"
        hair="brown"
        clothes="sweater"
        colour={denim}
        mood="sore"
        look={0.7}
        height={170}
      />
      <Pain x={256} y={288} r={21} />
      <Stroke d="M400 330q60-60 40-150m-28 30 28-34 26 36" colour={fjord} width={9} dash="2 18" />
    </>
  )
}
