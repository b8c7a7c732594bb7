import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, coral, leaf, mist, muscle, sun } from '../../../kit/colours.ts'
import { Stroke } from '../../../kit/stroke.tsx'
import { Plant } from '../../../kit/things.tsx'
import { Torso } from '../../../kit/torso.tsx'

/** The straight muscles of the belly, apart after a birth. */
export function DiastasisRecti() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} x={240} />
      <Torso skin="fair" colour={leaf} />
      <g fill={muscle} opacity=".75">
        <path d="M206 60q-30 90-34 140t24 122h22q-26-70-24-124t30-138ZM274 60q30 90 34 140t-24 122h-22q26-70 24-124t-30-138Z" />
      </g>
      <path
        d="M240 226q-6 12 0 20"
        fill="none"
        stroke="#000"
        strokeOpacity=".25"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <Stroke d="M228 170h-28m10-12-12 12 12 12m42-12h28m-10-12 12 12-12 12" colour={coral} width={8} />
      <Plant x={462} y={420} pot={sun} />
    </>
  )
}
