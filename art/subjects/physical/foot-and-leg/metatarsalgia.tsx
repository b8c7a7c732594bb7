import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, mist, sky, sun } from '../../../kit/colours.ts'
import { Sole } from '../../../kit/foot.tsx'
import { Pain } from '../../../kit/pain.tsx'

/** Sore spots under the ball of the foot. */
export function Metatarsalgia() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} x={240} />
      <Sole x={240} y={222} scale={1.1} skin="brown" turn={4} />
      <Pain x={216} y={118} r={17} />
      <Pain x={266} y={110} r={15} />
      <Pain x={308} y={128} r={13} />
      <path d="M420 60q50 30 50 120 0 40-12 90-6 60-10 110h-64q-10-90 0-150 4-40 0-90 0-60 36-80Z" fill={sun} />
      <ellipse cx="424" cy="184" rx="28" ry="40" fill={coral} />
    </>
  )
}
