import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, denim, leaf, mint, night, sand, sky, wood } from '../../kit/colours.ts'
import { Pain } from '../../kit/pain.tsx'
import { Person } from '../../kit/person.tsx'
import { Standing } from '../../kit/standing.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A sore back, and three people who can help with it. */
export function WhoToSee() {
  return (
    <>
      <Backdrop wall={sand} floor={wood} />
      <Stroke d="M170 214q50-20 94-110M182 228q100-4 206-16M176 246q50 20 88 74" colour={coral} width={7} dash="2 18" />
      <Standing
        x={110}
        y={398}
        scale={0.92}
        skin="fair"
        style="receding"
        hair="ginger"
        clothes="plain"
        colour={denim}
        trousers={night}
        mood="sore"
        build={1.15}
        beard="full"
      />
      <Pain x={110} y={236} r={11} />
      <rect x="276" y="30" width="130" height="130" rx="18" fill={mint} />
      <rect x="404" y="144" width="130" height="130" rx="18" fill={blush} />
      <rect x="276" y="258" width="130" height="130" rx="18" fill={sky} />
      <Person
        x={341}
        y={78}
        scale={0.72}
        skin="dark"
        style="crop"
        hair="black"
        clothes="scrubs"
        colour={leaf}
        height={114}
        build={0.95}
      />
      <Person
        x={469}
        y={192}
        scale={0.72}
        skin="light"
        style="ponytail"
        hair="brown"
        clothes="shirt"
        colour={coral}
        height={114}
        build={0.95}
      />
      <Person
        x={341}
        y={306}
        scale={0.72}
        skin="brown"
        style="bob"
        hair="grey"
        clothes="sweater"
        colour={denim}
        height={114}
        build={0.95}
        glasses
      />
    </>
  )
}
