import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, rose, skins, sky, slate, sun, water } from '../../kit/colours.ts'
import { Flower } from '../../kit/nature.tsx'
import { Person } from '../../kit/person.tsx'
import { Plaster } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** A grandparent with a plaster, out in the garden. */
export function ShinglesVaccine() {
  return (
    <>
      <Backdrop wall={sky} floor={leaf} depth={50} />
      <SunDisc x={470} y={80} r={44} />
      <Person
        x={230}
        y={170}
        scale={1.5}
        skin="brown"
        style="receding"
        hair="white"
        clothes="plain"
        colour={sun}
        beard="moustache"
        height={170}
      />
      <Stroke d="M318 320q50 30 90-20" colour={skins.brown} width={36} />
      <path d="M288 250q48 4 58 60l-40 20q-30-40-18-80Z" fill={sun} />
      <Plaster x={350} y={332} turn={10} scale={0.4} colour={coral} />
      <path d="M380 240h90l-10 60h-70Zm76 6 60-26 10 12-60 40Z" fill={slate} />
      <Stroke d="M524 244q6 10 4 22m10-26q10 10 8 24" colour={water} width={5} />
      <Flower x={440} y={400} scale={0.8} />
      <Flower x={516} y={400} scale={0.6} colour={rose} />
    </>
  )
}
