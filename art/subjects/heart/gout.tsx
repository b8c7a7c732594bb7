import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, mist, pine, sky, water, wood } from '../../kit/colours.ts'
import { FootSide } from '../../kit/foot.tsx'
import { Lens } from '../../kit/lens.tsx'
import { Pain } from '../../kit/pain.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A big toe, hot and red, and the crystals in its joint. */
export function Gout() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} />
      <FootSide x={300} y={310} skin="light" trousers={pine} scale={1.1} />
      <Pain x={136} y={356} r={20} />
      <Stroke d="m70 318-28-14m46-18-14-28m54 10 4-30" colour={coral} width={9} />
      <Lens x={150} y={140} scale={0.92} glass={blush}>
        <path
          d="m-50 30 34-84 12 8-30 84ZM0 40l20-92 14 6-18 92ZM30 30l40-52 10 10-38 54ZM-64-10l40-36 10 10-42 36Z"
          fill="#fff"
        />
        <path d="m-50 30 34-84 4 4-32 84ZM0 40l20-92 5 2-19 94ZM30 30l40-52 4 4-40 54Z" fill={water} />
      </Lens>
    </>
  )
}
