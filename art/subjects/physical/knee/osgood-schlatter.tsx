import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, leaf, night, pine, skins } from '../../../kit/colours.ts'
import { BentKnee } from '../../../kit/joints.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'
import { Football } from '../../../kit/things.tsx'

/** A growing knee with a sore bump below the kneecap, and a football. */
export function OsgoodSchlatter() {
  return (
    <>
      <Backdrop wall={leaf} />
      <path d="M-10 380h580v50H-10Z" fill={pine} />
      <BentKnee skin="fair" shorts="#fff" />
      <path d="M326 220q30 14 18 50l-22 10Z" fill={skins.fair} />
      <Pain x={330} y={246} r={17} />
      <path d="M180 330h134l-12 64H170Z" fill={coral} />
      <path d="M170 386h134v22H118q4-20 52-22Z" fill={night} />
      <Football x={446} y={326} />
      <Stroke d="M470 70v120m-24-30 24 32 24-32m-48-100 24-24 24 24" colour="#fff" width={9} />
    </>
  )
}
