import { Backdrop } from '../../../kit/backdrop.tsx'
import { mist, muscle, night, skins, sky, slate, sun, wood } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Person } from '../../../kit/person.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A dumbbell, and soreness at the front of the shoulder. */
export function BicepsTendinopathy() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} floor={wood} />
      <Person
        x={220}
        y={150}
        scale={1.6}
        skin="tan"
        style="quiff"
        hair="black"
        colour={sun}
        mood="sore"
        look={0.5}
        height={180}
      />
      <Stroke d="M304 270q50 50 60 90l60-100" colour={skins.tan} width={50} />
      <Stroke d="M300 262q14 10 26 30" colour={sun} width={56} />
      <path d="M322 300q40 0 46 40-20 10-34-4-10-14-12-36Z" fill={muscle} opacity=".8" />
      <Pain x={306} y={270} r={19} />
      <Stroke d="m380 250 90 20" colour={slate} width={15} />
      <path d="m362 216 30 6-14 66-30-6Zm100 22 30 6-14 66-30-6Z" fill={night} />
      <circle cx="424" cy="262" r="24" fill={skins.tan} />
    </>
  )
}
