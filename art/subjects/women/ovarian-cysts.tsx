import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, mist, sky, water } from '../../kit/colours.ts'
import { Womb } from '../../kit/organs.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** One ovary with a round bubble of fluid. */
export function OvarianCysts() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Womb x={270} y={200} scale={1.35} />
      <circle cx="452" cy="228" r="68" fill={water} />
      <circle cx="452" cy="228" r="68" fill="none" stroke={denim} strokeWidth="6" />
      <Stroke d="M412 210q6-28 34-34" colour="#fff" width={10} />
      <circle cx="452" cy="228" r="92" fill="none" stroke={coral} strokeWidth="5" strokeDasharray="8 14" />
    </>
  )
}
