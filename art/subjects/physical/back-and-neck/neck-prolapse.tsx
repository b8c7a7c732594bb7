import { Backdrop } from '../../../kit/backdrop.tsx'
import { Vertebra } from '../../../kit/bones.tsx'
import { blush, coral, sand, sun } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Profile } from '../../../kit/senses.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A disc in the neck that bulges towards the nerve. */
export function NeckProlapse() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <Profile x={260} y={130} scale={1.2} skin="tan" hair="grey" />
      <g transform="translate(70 40)">
        <Vertebra x={250} y={170} scale={0.5} turn={-6} />
        <Vertebra x={254} y={214} scale={0.55} />
        <Vertebra x={252} y={262} scale={0.6} turn={4} />
        <Vertebra x={246} y={312} scale={0.65} turn={6} />
        <path d="M224 234q30 8 60-2 14 6 10 16-36 6-70 2Z" fill={coral} />
        <Stroke d="M300 246q40 10 60 50" colour={sun} width={9} />
      </g>
      <Pain x={366} y={282} r={12} />
    </>
  )
}
