import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, leaf, night, sky, sun, wood } from '../../kit/colours.ts'
import { Germ } from '../../kit/germ.tsx'
import { Glass } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** A suitcase, a palm, and a drink with ice in it. */
export function TravellersDiarrhea() {
  return (
    <>
      <Backdrop wall={sky} floor={honey} depth={40} />
      <SunDisc x={96} y={84} r={44} />
      <Stroke d="M164 384q20-120-10-220" colour={wood} width={16} />
      <path
        d="M154 164q-90-30-120 40 60-30 120-40Zm0 0q-40-80-110-60 50 30 110 60Zm0 0q30-90 110-60-60 20-110 60Zm0 0q90-20 110 50-50-30-110-50Z"
        fill={leaf}
      />
      <path d="M214 236h150q14 0 14 14v134H200V250q0-14 14-14Z" fill={coral} />
      <path d="M256 236v-20q0-10 10-10h46q10 0 10 10v20h-14v-16h-38v16Z" fill={night} />
      <Stroke d="M232 250v130m114-130v130" colour="#000" opacity={0.18} width={9} />
      <circle cx="290" cy="316" r="24" fill={sun} />
      <Glass x={464} y={392} scale={1.6} />
      <path d="m436 294 26-10 10 26-26 10Zm34 22 24-2 2 24-24 2Z" fill="#fff" opacity=".8" />
      <Germ x={462} y={364} r={11} fill={leaf} />
      <Stroke d="m482 226-16 120" colour={coral} width={8} />
    </>
  )
}
