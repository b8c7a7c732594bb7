import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, skins, sky, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Cheeks as if slapped, and a lace of red on the arms. */
export function FifthDisease() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} floor={wood} />
      <Stroke d="M196 330q-70 10-90 80m258-80q70 10 90 80" colour={skins.fair} width={48} />
      <Person
        x={280}
        y={180}
        scale={1.8}
        skin="fair"
        style="braids"
        hair="auburn"
        clothes="plain"
        colour={sun}
        height={140}
      />
      <g fill={coral} opacity=".75">
        <ellipse cx="246" cy="200" rx="24" ry="18" />
        <ellipse cx="314" cy="200" rx="24" ry="18" />
      </g>
      <Stroke
        d="M122 350q10 20-4 30t0 30m28-66q14 16 0 30t10 30m252-60q-14 16 0 30t-10 30m38-56q-14 14 0 28t-4 28"
        colour={coral}
        width={5}
        opacity={0.7}
      />
    </>
  )
}
