import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, deep, denim, leaf, night, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Heights, spiders and stages, met with goggles on. */
export function Vr() {
  return (
    <>
      <Backdrop wall={deep} floor={wood} />
      <circle cx="380" cy="180" r="150" fill={denim} />
      <path d="M240 260 320 130l60 90 50-60 90 130q-40 60-140 60-100-10-140-90Z" fill={leaf} />
      <circle cx="450" cy="110" r="26" fill={sun} />
      <Person
        x={170}
        y={190}
        scale={1.45}
        skin="light"
        style="ponytail"
        hair="auburn"
        clothes="sweater"
        colour={coral}
        mood="calm"
        height={170}
      />
      <rect x="116" y="166" width="112" height="58" rx="20" fill="#fff" />
      <rect x="126" y="176" width="92" height="38" rx="14" fill={night} />
      <Stroke d="M116 190q-8 0-8-10m120 10q8 0 8-10" colour={night} width={8} />
      <Stroke d="M236 160 300 100m-58 110 50 10" colour={sun} width={6} dash="2 14" />
    </>
  )
}
