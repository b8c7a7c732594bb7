import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mist, sky, sun } from '../../kit/colours.ts'
import { Forearm } from '../../kit/hand.tsx'
import { Plaster } from '../../kit/remedies.tsx'
import { Month } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A small rod under the skin of the upper arm. */
export function Implant() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Forearm skin="brown" sleeve={coral} y={180} />
      <Stroke d="m230 262 150 8" colour="#fff" width={17} opacity={0.75} />
      <ellipse cx="306" cy="266" rx="110" ry="44" fill="none" stroke={sun} strokeWidth="6" strokeDasharray="10 14" />
      <Stroke d="m400 90 100-20" colour="#fff" width={15} />
      <Month x={120} y={96} scale={0.46} marked={[3]} head={leaf} />
      <Plaster x={450} y={390} scale={0.7} turn={-6} />
    </>
  )
}
