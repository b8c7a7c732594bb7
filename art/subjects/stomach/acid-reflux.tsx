import { Backdrop } from '../../kit/backdrop.tsx'
import { Chest } from '../../kit/chest.tsx'
import { blush, coral, rose, sand, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { StomachShape } from '../../kit/organs.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Acid that rises from the stomach into the gullet and burns there. */
export function AcidReflux() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <Chest skin="light" />
      <path d="M262-10h36v170h-36Z" fill={rose} />
      <StomachShape x={262} y={290} scale={0.95} />
      <path d="M176 338q40-26 80-10 50 18 116-24 4 60-56 84-64 22-102-6-24-18-38-44Z" fill={sun} />
      <path d="M280 300q-16-40-8-90 2-60-12-90 38 20 40 76 2 70-8 104Z" fill={coral} />
      <path d="M280 250q-8-40 2-90 14 30 10 60t-4 40Z" fill={sun} />
      <Stroke d="M236 168q-14-16 0-34m96 34q14-16 0-34" colour={coral} width={8} />
      <Dots at="230 350 8, 290 362 6, 330 338 9, 262 344 5" fill="#fff" opacity={0.7} />
      <Stroke d="M420 330V230m-18 22 18-24 18 24" colour={coral} width={12} />
    </>
  )
}
