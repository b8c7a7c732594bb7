import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, lit, mint, pine, sky, walls, water } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Hills, SunDisc } from '../../kit/things.tsx'

/** Hills and the fjord behind a woman who knows what she needs. */
export function MenopauseOslo() {
  return (
    <>
      <Backdrop wall={sky} />
      <SunDisc x={440} y={90} r={46} />
      <Hills y={290} near={pine} far={mint} />
      <path d="M-10 280h580v150H-10Z" fill={water} />
      <path d="M360 280v-70h34v-40h30v40h34v70Z" fill={walls.brick} />
      <path d="M376 230h10v20h-10Zm56 0h10v20h-10Zm-28-30h10v20h-10Z" fill={lit} />
      <Stroke d="M40 330q30-10 60 0m360 10q30-10 60 0" colour="#fff" width={6} />
      <Person
        x={200}
        y={200}
        scale={1.5}
        skin="light"
        style="long"
        hair="grey"
        clothes="shirt"
        colour={coral}
        height={160}
      />
    </>
  )
}
