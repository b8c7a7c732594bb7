import { Backdrop } from '../../../kit/backdrop.tsx'
import { BentArm } from '../../../kit/bones.tsx'
import { blush, fjord, muscle, night, sand, trim, wood } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The tendon of the upper arm where it meets the elbow. */
export function DistalBicepsTendon() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <BentArm skin="tan" sleeve={fjord} />
      <path d="M178 100q60 20 50 90-6 40-24 50-40-60-26-140Z" fill={muscle} />
      <Stroke d="M206 230q6 30 40 30" colour={trim} width={13} />
      <Pain x={236} y={256} r={14} />
      <path d="M430 60h110v70H430Z" fill={wood} />
      <path d="M430 60h110v18H430Z" fill="#000" opacity=".12" />
      <Stroke d="M450 60q30-50 70 0" colour={night} width={9} />
    </>
  )
}
