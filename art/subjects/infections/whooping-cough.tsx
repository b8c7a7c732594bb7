import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, denim, leaf, sand, wood } from '../../kit/colours.ts'
import { Profile } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A child bent by one cough after the other, and the long breath in that follows. */
export function WhoopingCough() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} x={380} y={230} r={170} floor={wood} />
      <Profile x={410} y={214} scale={0.86} turn={-12} skin="fair" hair="blond" colour={denim} />
      <path d="M350 430q10-40 60-54 90-24 160-64v118Z" fill={denim} />
      <ellipse cx="334" cy="302" rx="12" ry="15" fill="#7a2f28" transform="rotate(-12 334 302)" />
      <Stroke d="m340 184 18-10" colour="#40251a" width={6} />
      <circle cx="362" cy="246" r="20" fill={coral} opacity=".4" />
      <Stroke d="M278 274q-16 24-10 52M240 256q-28 40-18 86M202 238q-40 56-26 120" colour={coral} width={11} />
      <Stroke d="M24 110h16l9-40 11 80 11-80 11 80 11-80 11 80 9-40h16q22-66 56-66t56 66h16" colour={leaf} width={8} />
    </>
  )
}
