import { Backdrop } from '../../kit/backdrop.tsx'
import { leaf, mist, sand, sky, sun } from '../../kit/colours.ts'
import { Pain } from '../../kit/pain.tsx'
import { Arm, Person } from '../../kit/person.tsx'

/** A grown-up and a child, each with a hurting stomach: the page is for both. */
export function StomachPain() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} x={280} />
      <Person
        x={200}
        y={124}
        scale={1.1}
        skin="dark"
        style="short"
        hair="black"
        clothes="sweater"
        colour={leaf}
        mood="sore"
        look={0.6}
        height={290}
      />
      <Pain x={200} y={318} r={17} />
      <Arm sleeve="M146 232q-34 54 0 92" hand="M146 324l34 6" colour={leaf} skin="dark" width={28} />
      <Person
        x={386}
        y={214}
        scale={0.9}
        skin="dark"
        style="curly"
        hair="black"
        clothes="plain"
        colour={sun}
        mood="sore"
        look={-0.6}
        height={240}
      />
      <Pain x={386} y={362} r={15} />
      <Arm sleeve="M430 300q26 40 0 68" hand="M430 368l-28 4" colour={sun} skin="dark" />
      <rect y="408" width="560" height="12" fill={sand} />
    </>
  )
}
