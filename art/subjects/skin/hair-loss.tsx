import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, hairs, mist, night, pane, sky, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A brush full of hair, and a mirror. */
export function HairLoss() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} x={200} y={190} floor={wood} />
      <rect x="70" y="40" width="232" height="290" rx="20" fill={pane} />
      <Person
        x={186}
        y={190}
        scale={1.4}
        skin="light"
        style="receding"
        hair="brown"
        colour={coral}
        mood="calm"
        height={98}
      />
      <rect x="70" y="40" width="232" height="290" rx="20" fill="none" stroke={fjord} strokeWidth="16" />
      <path d="M120 336h132l20 62H100Z" fill={fjord} />
      <g transform="rotate(-32 420 260)">
        <rect x="396" y="240" width="34" height="170" rx="17" fill={wood} />
        <rect x="372" y="80" width="82" height="180" rx="40" fill={wood} />
        <Stroke d="M372 116h-26m26 30h-30m30 30h-30m30 30h-26" colour={night} width={7} />
        <Stroke d="M350 104q-30 40 6 60t-14 60q-20-40 4-70t-6-40m14 90q-34 20-20 50" colour={hairs.brown} width={4} />
      </g>
      <Stroke d="M300 372q30-14 44 4m20 6q20-16 40-2m-190 4q20-10 30 4" colour={hairs.brown} width={4} />
    </>
  )
}
