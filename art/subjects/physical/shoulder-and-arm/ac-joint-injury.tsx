import { Backdrop } from '../../../kit/backdrop.tsx'
import { bone, coral, night, pavement, skins, sky, slate } from '../../../kit/colours.ts'
import { ShoulderJoint } from '../../../kit/joints.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A fall from the bike, and a step at the end of the collarbone. */
export function AcJointInjury() {
  return (
    <>
      <Backdrop wall={sky} floor={pavement} depth={50} />
      <g transform="translate(600 0) scale(-1 1)">
        <ShoulderJoint skin="brown" />
        <path d="M270 92q50-34 84 12l-20 30q-40-20-64-20Z" fill={skins.brown} />
        <Stroke d="M216 128q50 10 104-26" colour={bone} width={25} />
        <Pain x={332} y={112} r={17} />
      </g>
      <circle cx="92" cy="330" r="70" fill="none" stroke={night} strokeWidth="12" />
      <Stroke d="M92 262v136m-68-68h136m-116-48 96 96m0-96-96 96" colour={slate} width={4} />
      <Stroke d="M92 330 150 210h60" colour={coral} width={11} />
    </>
  )
}
