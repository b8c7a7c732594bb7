import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, deep, denim, leaf, night, pane, pine, sand, sun, wood } from '../../kit/colours.ts'
import { Arm, Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A school bag by the door, and a parent who sits down beside the child. */
export function SchoolRefusal() {
  return (
    <>
      <Backdrop wall={sand} floor={wood} depth={40} />
      <path d="M40 380V60h150v320Z" fill={leaf} />
      <circle cx="170" cy="226" r="8" fill={sun} />
      <path d="M64 84h102v100H64Z" fill={pane} />
      <path d="M84 380v-74q0-34 34-34h30q34 0 34 34v74Z" fill={coral} />
      <path d="M100 330h66v36h-66Z" fill="#d9603c" />
      <Stroke d="M116 274q0-24 17-24t17 24" colour={night} width={8} />
      <Person
        x={310}
        y={236}
        scale={0.92}
        skin="tan"
        style="curly"
        hair="brown"
        clothes="plain"
        colour={sun}
        mood="sore"
        look={-0.7}
        height={140}
      />
      <Person
        x={430}
        y={180}
        scale={1.08}
        skin="brown"
        style="short"
        hair="black"
        clothes="sweater"
        colour={pine}
        mood="calm"
        look={-0.9}
        height={164}
        beard="full"
      />
      <Arm sleeve="M378 282q-20 40-50 30" hand="M328 312l-24-6" colour={deep} skin="brown" width={28} />
      <path d="M230 348h300v32H230Z" fill={denim} />
    </>
  )
}
