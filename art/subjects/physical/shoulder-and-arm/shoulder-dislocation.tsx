import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, coral, sand, sun } from '../../../kit/colours.ts'
import { ShoulderJoint } from '../../../kit/joints.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The ball of the shoulder, out of its socket. */
export function ShoulderDislocation() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} />
      <g transform="translate(560 0) scale(-1 1)">
        <ShoulderJoint skin="dark" head={[322, 262]} />
        <circle cx="352" cy="196" r="42" fill="none" stroke={sun} strokeWidth="6" strokeDasharray="8 11" />
        <Stroke d="M404 190v60m-20-18 20 22 20-22" colour={coral} width={10} />
        <Pain x={322} y={262} r={14} />
      </g>
    </>
  )
}
