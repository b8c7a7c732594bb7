import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, denim, fjord, leaf, sand, skins, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Heavy ankles, the mark of the sock, and legs up on a cushion. */
export function SwollenLegs() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} depth={40} />
      <path d="M60 380v-70q0-20 20-20h240q20 0 20 20v70Z" fill={denim} />
      <path
        d="M560 150Q420 190 330 214q-80 20-130 20-20-40-40-96-14-22-34-14-22 10-14 40 14 70 30 104 6 30 34 34 120 10 250-30l134-40Z"
        fill={skins.tan}
      />
      <path d="M570 130 440 176l26 86 104-20Z" fill={fjord} />
      <Stroke d="M286 226q20 34 12 70" colour="#000" opacity={0.2} width={8} />
      <Stroke d="M268 230q20 34 12 70" colour="#000" opacity={0.12} width={6} />
      <circle cx="220" cy="262" r="46" fill={coral} opacity=".35" />
      <Dots at={[[216, 262, 13]]} fill={coral} opacity={0.5} />
      <Stroke d="M300 150v-70m-20 22 20-24 20 24M240 160v-50m-16 18 16-20 16 20" colour={leaf} width={9} />
    </>
  )
}
