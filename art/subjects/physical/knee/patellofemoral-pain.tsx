import { Backdrop } from '../../../kit/backdrop.tsx'
import { bone, coral, mist, night, wood } from '../../../kit/colours.ts'
import { BentKnee } from '../../../kit/joints.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Sore behind the kneecap, going down the stairs. */
export function PatellofemoralPain() {
  return (
    <>
      <Backdrop wall={mist} />
      <path d="M0 420v-40h330v-60h110v-50h130v150Z" fill={wood} />
      <path d="M0 380h330v10H0Zm330-60h110v10H330Zm110-50h130v10H440Z" fill="#000" opacity=".14" />
      <g transform="translate(20 -30)">
        <BentKnee skin="tan" shorts={coral} />
        <path d="M166 394h136l6 40H100q4-32 66-40Z" fill={night} />
      </g>
      <ellipse cx="308" cy="126" rx="24" ry="36" fill={bone} transform="rotate(-38 308 126)" />
      <Pain x={290} y={146} r={13} />
      <Stroke d="m376 76 30-22m-16 54 36-4m-60-60 12-32" colour={coral} width={9} />
    </>
  )
}
