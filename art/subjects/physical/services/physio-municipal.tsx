import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, fjord, night, pane, pavement, roofs, sky, walls } from '../../../kit/colours.ts'
import { Standing } from '../../../kit/standing.tsx'
import { Stroke } from '../../../kit/stroke.tsx'
import { Sheet, Words } from '../../../kit/things.tsx'

/** A town hall, and the way through the municipality. */
export function PhysioMunicipal() {
  return (
    <>
      <Backdrop wall={sky} floor={pavement} depth={60} />
      <path d="M110 360V200h340v160Z" fill={walls.cream} />
      <path d="M90 200 280 100l190 100Z" fill={roofs.tile} />
      <path d="M250 110V50h60v60l-30-16Z" fill={walls.cream} />
      <circle cx="280" cy="82" r="19" fill="#fff" />
      <Stroke d="M280 82v-10m0 10h8" colour={night} width={4} />
      <path d="M140 230h44v60h-44Zm70 0h44v60h-44Zm96 0h44v60h-44Zm70 0h44v60h-44Z" fill={pane} />
      <path d="M252 360v-64q0-20 28-20t28 20v64Z" fill={fjord} />
      <Standing x={480} y={398} scale={0.46} skin="fair" style="bob" hair="white" colour={coral} look={-0.8} />
      <Sheet x={40} y={250} width={90} height={120} />
      <Words x={56} y={280} widths={[56, 40, 50]} gap={18} />
    </>
  )
}
