import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, mist, sky, sun } from '../../kit/colours.ts'
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
      <Stroke d="M166 240v-50m60-60h40m48 60v50" colour="#c0392f" width={34} />
      <Dots
        at={[
          [166, 226, 6],
          [166, 200, 5],
          [238, 130, 6],
          [258, 132, 5],
          [314, 206, 6],
          [314, 230, 5],
        ]}
        fill={sun}
      />
      <Sheet x={396} y={120} width={146} height={150} />
      <Stroke d="M412 240q16 0 20-50t20-50 16 80 16 30 16-40 24-10" colour={coral} width={7} />
      <Words x={414} y={258} widths={[110]} />
    </>
  )
}
