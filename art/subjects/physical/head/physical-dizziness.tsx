import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, denim, fjord, mist, night, skins, sun, wood } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { Person } from '../../../kit/person.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Balance trained on one leg, with a chair close by. */
export function PhysicalDizziness() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} />
      <Stroke d="M200 0v396" colour={coral} width={4} dash="2 16" />
      <Stroke d="M216 296 214 390M196 300q50 10 60 44" colour={denim} width={34} />
      <path d="M196 380h44v18h-62q2-18 18-18Z" fill={night} />
      <Stroke d="M256 350l30 6" colour={night} width={20} />
      <Person
        x={204}
        y={120}
        scale={0.95}
        skin="tan"
        style="bun"
        hair="grey"
        clothes="sweater"
        colour={sun}
        height={200}
      />
      <Stroke d="M156 210q-50-10-90-20m186 20q60-10 100-20" colour={sun} width={25} />
      <Dots at="60 188 12, 358 188 12" fill={skins.tan} />
      <path d="M400 200h18v196h-18Zm0 90h110v20H400Zm90 20h18v86h-18Z" fill={fjord} />
      <path d="M400 200h18v16h-18Z" fill={wood} />
    </>
  )
}
