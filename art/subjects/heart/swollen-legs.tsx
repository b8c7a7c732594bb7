import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, denim, fjord, leaf, sand, wood } from '../../kit/colours.ts'
import { FootSide } from '../../kit/foot.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Heavy ankles, the mark of the sock, and legs up on a cushion. */
export function SwollenLegs() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} depth={40} />
      <rect x="60" y="282" width="330" height="100" rx="30" fill={denim} />
      <FootSide x={190} y={178} scale={0.9} turn={90} skin="tan" />
      <path d="M338 180h232v116H338Z" fill={fjord} />
      <Stroke d="M282 194q10 40 0 90m22-90q10 40 0 90" colour="#000" opacity={0.16} width={7} />
      <circle cx="206" cy="232" r="42" fill={coral} opacity=".35" />
      <circle cx="206" cy="232" r="20" fill={coral} opacity=".4" />
      <Stroke d="M350 130V60m-20 22 20-24 20 24m62 48V80m-16 18 16-20 16 20" colour={leaf} width={10} />
    </>
  )
}
