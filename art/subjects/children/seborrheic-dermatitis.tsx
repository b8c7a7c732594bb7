import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, mist, sky, slate, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Person } from '../../kit/person.tsx'
import { DropBottle } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Cradle cap on a small head, oil and a soft brush. */
export function SeborrheicDermatitis() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={220} floor={wood} />
      <Person x={210} y={200} scale={2} skin="light" style="bald" mood="smile" colour={coral} height={110} />
      <path d="M160 162q6-48 50-50t50 50q-50-26-100 0Z" fill={honey} />
      <Dots at="180 142 5, 200 130 6, 224 130 6, 242 144 5, 212 146 4, 190 150 3, 232 152 3" fill={sun} />
      <g transform="rotate(-24 400 150)">
        <rect x="350" y="120" width="150" height="34" rx="17" fill={wood} />
        <Stroke d="M366 158v24m18-24v24m18-24v24m18-24v24" colour={slate} width={6} />
      </g>
      <DropBottle x={452} y={396} scale={1.1} glass={honey} />
    </>
  )
}
