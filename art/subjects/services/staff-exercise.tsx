import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, leaf, mist, night, plum, skins, sky, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Standing } from '../../kit/standing.tsx'

/** Colleagues who stretch together in a break. */
export function StaffExercise() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} floor={wood} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="22">
        <path d="M58 214q-30-64-14-118m98 118q30-64 14-118" stroke={skins.light} />
        <path d="M234 214q-30-64-14-118m98 118q30-64 14-118" stroke={skins.dark} />
        <path d="M418 214q-30-64-14-118m98 118q30-64 14-118" stroke="#176655" />
      </g>
      <Dots at="404 92 13, 516 92 13" fill={skins.brown} />
      <Standing
        x={100}
        y={400}
        scale={0.84}
        skin="light"
        style="receding"
        hair="grey"
        clothes="shirt"
        colour={sun}
        trousers={denim}
        arms={false}
      />
      <Standing
        x={276}
        y={400}
        scale={0.84}
        skin="dark"
        style="afro"
        hair="black"
        clothes="plain"
        colour={coral}
        trousers={night}
        arms={false}
        build={1.12}
      />
      <Standing
        x={460}
        y={400}
        scale={0.84}
        skin="brown"
        scarf={plum}
        clothes="plain"
        colour={leaf}
        trousers={denim}
        arms={false}
      />
    </>
  )
}
