import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, skins, sky, water } from '../../kit/colours.ts'
import { Drop } from '../../kit/nature.tsx'
import { EarSide } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A wet ear at the edge of the pool, and the water that stays inside. */
export function SwimmersEar() {
  return (
    <>
      <Backdrop wall={sky} />
      <path d="M286 430q-30-60-26-160 4-170 90-280h220v440Z" fill={skins.brown} />
      <path d="M262 150Q270 40 340-10h230v210q-70-34-150-30-100 6-158-20Z" fill={coral} />
      <Stroke d="M262 156q70 24 158 18 80-4 150 30" colour="#fff" width={13} />
      <EarSide x={330} y={262} scale={1.06} skin="brown" />
      <circle cx="338" cy="262" r="20" fill={coral} opacity=".75" />
      <path d="M-10 330q35-30 70 0t70 0 70 0 70 0 70 0 70 0 70 0 80 0v100H-10Z" fill={water} />
      <Stroke d="M20 374q35-24 70 0t70 0m120 14q35-24 70 0t70 0" colour="#fff" opacity={0.7} />
      <Drop x={214} y={196} scale={0.8} turn={-20} />
      <Drop x={160} y={254} scale={0.6} turn={-30} />
      <Drop x={200} y={116} scale={0.5} turn={-30} />
      <Drop x={338} y={264} scale={0.44} colour="#fff" />
      <Stroke d="M-10 70h230M-10 170h170M110-10v80m-60 0v100m110-100v30" colour="#fff" opacity={0.4} width={5} />
    </>
  )
}
