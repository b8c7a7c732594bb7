import { Backdrop } from '../../kit/backdrop.tsx'
import { cloth, coral, mist, sand, sky, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Person } from '../../kit/person.tsx'
import { Glass } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** Tiny dots from the heat, and a thin shirt. */
export function Miliaria() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={230} floor={sand} />
      <SunDisc x={478} y={84} r={50} />
      <Stroke d="M404 60 380 44m22 60-28 4m46 44-22 20" colour={sun} width={9} />
      <Person
        x={230}
        y={170}
        scale={1.9}
        skin="tan"
        style="crop"
        hair="black"
        clothes="scrubs"
        colour={cloth}
        height={140}
      />
      <Dots
        at="214 244 3, 226 252 3, 238 246 3, 248 254 3, 220 264 3, 232 270 3, 244 266 3, 228 284 3, 240 282 3, 206 236 3, 256 238 3, 200 150 3, 212 142 3, 246 140 3, 260 148 3"
        fill={coral}
      />
      <Glass x={464} y={396} scale={1.1} />
    </>
  )
}
