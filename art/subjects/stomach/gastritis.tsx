import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, sky, sun } from '../../kit/colours.ts'
import { StomachShape } from '../../kit/organs.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A stomach whose lining is red and sore. */
export function Gastritis() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} />
      <StomachShape x={280} y={200} scale={1.25}>
        <path d="M74-30c40 10 44 60 14 90-34 36-86 36-110 10 40-4 80-30 96-100Z" fill={coral} />
        <path d="M30 80q-14-30 8-50 2 16 12 18 0-24 18-34 16 36 6 58-10 20-30 18Q32 88 30 80Z" fill={sun} />
        <Stroke d="M90-40q24 10 26 40" colour="#fff" opacity={0.5} width={9} />
      </StomachShape>
      <Stroke d="m466 120 26-18m-20 66h32m-38 50 28 16" colour={coral} width={9} />
    </>
  )
}
