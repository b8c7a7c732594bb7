import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, leaf, night, pine, sand, sky, wood } from '../../kit/colours.ts'
import { Cloud } from '../../kit/nature.tsx'
import { Arm } from '../../kit/person.tsx'
import { Standing } from '../../kit/standing.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** A walk in the park, at one's own pace. */
export function Obesity() {
  return (
    <>
      <Backdrop wall={sky} floor={leaf} depth={60} />
      <SunDisc x={90} y={84} r={42} />
      <Cloud x={420} y={110} />
      <path d="M400 364V250h22v114Z" fill={wood} />
      <circle cx="411" cy="220" r="76" fill={leaf} />
      <circle cx="470" cy="266" r="46" fill={pine} />
      <path d="M464 300h14v64h-14Z" fill={wood} />
      <path d="M60 420q120-60 240-56t260-10v66Z" fill={sand} />
      <Standing
        x={220}
        y={404}
        scale={0.96}
        skin="tan"
        style="short"
        hair="brown"
        clothes="plain"
        colour={coral}
        trousers={night}
        build={1.5}
        arms={false}
      />
      <Arm sleeve="M146 196q-30 40-24 70" hand="M122 266q4 24 16 34" colour={coral} skin="tan" width={34} />
      <Arm sleeve="M294 196q30 40 24 70" hand="M318 266q4 24 20 30" colour={coral} skin="tan" width={34} />
      <path
        d="M376 402v-42q-16-10-22-34 16 8 24 8h72l10-22q4-14 18-14h16q12 4 16 18l14 4q0 14-16 14h-14l-4 14v54h-15v-36h-58l-6 36Z"
        fill={honey}
      />
      <path d="M474 300q-8 20-2 32 10-4 14-20Z" fill={wood} />
      <circle cx="494" cy="312" r="3.5" fill={night} />
      <Stroke d="M340 298q60 60 120 34" colour={night} width={4} />
    </>
  )
}
