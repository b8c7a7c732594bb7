import { Backdrop } from '../../kit/backdrop.tsx'
import { deep, denim, lit, night, sand, sky, sun, walls } from '../../kit/colours.ts'
import { Standing } from '../../kit/standing.tsx'
import { Heart, Plant, Sheet, Words } from '../../kit/things.tsx'

/** A doctor for those who work here: the office, its people and a badge. */
export function StaffDoctor() {
  return (
    <>
      <Backdrop wall={sky} floor={sand} depth={30} />
      <rect x="40" y="40" width="220" height="352" fill={walls.slate} />
      <g fill={lit}>
        <path d="M66 70h44v44H66Zm62 0h44v44h-44Zm62 0h44v44h-44ZM66 140h44v44H66Zm62 0h44v44h-44Zm62 0h44v44h-44ZM66 210h44v44H66Zm62 0h44v44h-44Zm62 0h44v44h-44Z" />
      </g>
      <path d="M118 290h64v102h-64Z" fill={deep} />
      <Standing
        x={300}
        y={398}
        scale={0.78}
        skin="light"
        style="bob"
        hair="auburn"
        clothes="shirt"
        colour={sun}
        trousers={night}
        look={0.6}
      />
      <Standing
        x={430}
        y={400}
        scale={0.96}
        skin="dark"
        style="short"
        hair="black"
        clothes="coat"
        stethoscope
        look={-0.6}
        trousers={denim}
      />
      <Sheet x={276} y={44} width={112} height={66} />
      <Heart x={304} y={84} scale={0.7} />
      <Words x={332} y={68} widths={[40, 28]} gap={20} />
      <Plant x={520} y={398} scale={0.7} />
    </>
  )
}
