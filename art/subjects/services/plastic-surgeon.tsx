import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, fjord, leaf, night, pane, sand, sun, wood } from '../../kit/colours.ts'
import { Profile } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A conversation before any drawing, with a mirror between. */
export function PlasticSurgeon() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} depth={60} />
      <Profile x={200} y={170} scale={1.05} mirror skin="light" hair="brown" colour={leaf} />
      <Stroke d="M306 150q26 34 38 66m-44-98q10-6 14-18m-20 160q10 6 24 2" colour={fjord} width={5} dash="2 11" />
      <ellipse cx="446" cy="190" rx="66" ry="82" fill={fjord} />
      <ellipse cx="446" cy="190" rx="52" ry="68" fill={pane} />
      <path d="M436 268h20v70h-20Z" fill={fjord} />
      <Stroke d="m420 190 30-34m-14 56 34-40" colour="#fff" width={7} opacity={0.8} />
      <path d="m330 330 110-16 4 24-110 16Z" fill={sun} />
      <Stroke d="m350 334 2 10m20-14 2 10m20-14 2 10m20-12 2 10" colour={night} width={3} />
    </>
  )
}
