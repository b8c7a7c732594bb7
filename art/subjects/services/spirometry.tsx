import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fjord, mist, slate, sun, wood } from '../../kit/colours.ts'
import { Profile } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet } from '../../kit/things.tsx'

/** A deep breath out into the tube, and the curve it draws. */
export function Spirometry() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} x={200} floor={wood} />
      <Profile x={140} y={170} scale={1.05} mirror skin="tan" hair="black" colour={sun} />
      <path d="M252 238h70v36h-70Z" fill="#fff" />
      <rect x="310" y="216" width="56" height="110" rx="16" fill={fjord} />
      <Stroke d="M366 270q30 0 40-40" colour={fjord} width={7} />
      <Sheet x={386} y={70} width={150} height={150} />
      <Stroke d="M406 200V90m0 110h114" colour={slate} width={5} />
      <Stroke d="M408 196q10-90 30-90 20 4 70 90" colour={coral} width={7} />
    </>
  )
}
