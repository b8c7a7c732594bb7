import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, coral, honey, mist, sky, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Bowel } from '../../kit/organs.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet, Words } from '../../kit/things.tsx'
import { Torso } from '../../kit/torso.tsx'

/** A bowel with inflamed stretches. */
export function InflammatoryBowelDisease() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Torso skin="brown" colour={sun} />
      <Bowel x={240} y={210} small={honey} />
      <Stroke d="M166 240v-50m60-60h40m48 60v50" colour={blood} width={34} />
      <Dots at="166 226 6, 166 200 5, 238 130 6, 258 132 5, 314 206 6, 314 230 5" fill={sun} />
      <Sheet x={396} y={120} width={146} height={150} />
      <Stroke d="M414 224q14 0 18-36t18-36 14 60 16 10 16-40 30-12" colour={coral} width={7} />
      <Words x={414} y={258} widths={[110]} />
    </>
  )
}
