import { Backdrop } from '../../kit/backdrop.tsx'
import { honey, leaf, mint, pine, sky, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Germ } from '../../kit/germ.tsx'
import { Lens } from '../../kit/lens.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** Timothy grass in flower, and one grain of pollen seen close. */
export function PollenAllergy() {
  return (
    <>
      <Backdrop wall={sky} />
      <SunDisc x={80} y={74} r={42} />
      <path d="M-10 360q150-50 300-20t280-10v100H-10Z" fill={mint} />
      <Stroke d="M90 420q10-120-6-200M180 420q-6-140 10-230M262 420q4-90-8-150" colour={leaf} width={8} />
      <Stroke d="M84 214l-6-84M190 184l8-96M254 264l-6-70" colour={pine} width={30} />
      <Stroke
        d="M70 190l-8-18m12-16-12-12m38 34 10-18m-12-12 8-14M180 160l-14-12m18-14-14-12m46 36 10-14m-14-16 12-12M240 240l-12-12m36 0 8-14"
        colour={honey}
        width={6}
      />
      <path
        d="M96 430q-30-80-90-104 60 60 70 104ZM196 430q20-90 90-120-60 60-66 120ZM270 430q10-50 60-76-40 40-42 76Z"
        fill={leaf}
      />
      <Dots
        at="120 110 6, 146 150 5, 232 120 7, 262 90 5, 290 150 6, 300 60 5, 228 60 4, 150 70 5, 310 230 6, 130 220 5"
        fill={sun}
      />
      <Lens x={400} y={196} scale={1.15} glass="#fff">
        <Germ x={0} y={0} r={50} fill={sun} />
        <Dots at="-20 -14 6, 14 -24 5, 24 10 7, -10 22 6, 0 -2 4" fill={wood} opacity={0.6} />
      </Lens>
    </>
  )
}
