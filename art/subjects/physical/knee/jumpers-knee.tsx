import { Backdrop } from '../../../kit/backdrop.tsx'
import { bone, coral, denim, sky, sun, trim, wood } from '../../../kit/colours.ts'
import { BentKnee } from '../../../kit/joints.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A jump, and the sore tendon below the kneecap. */
export function JumpersKnee() {
  return (
    <>
      <Backdrop wall={sky} floor={wood} />
      <BentKnee skin="dark" shorts={sun} />
      <ellipse cx="288" cy="142" rx="24" ry="36" fill={bone} transform="rotate(-34 288 142)" />
      <Stroke d="m306 176 4 60" colour={trim} width={13} />
      <Pain x={308} y={204} r={15} />
      <circle cx="460" cy="104" r="56" fill="#fff" />
      <Stroke d="M460 48q-30 50 0 112m-54-70q60 30 108 0m-94-26q50 0 84 40" colour={denim} width={5} />
      <Stroke d="M460 330v-90m-22 26 22-28 22 28" colour={coral} width={10} />
    </>
  )
}
