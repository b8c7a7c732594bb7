import { Backdrop } from '../../../kit/backdrop.tsx'
import { Vertebra } from '../../../kit/bones.tsx'
import { blush, fjord, mint, rose, sand } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The small joints at the back of the spine. */
export function FacetJointPain() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <Vertebra x={220} y={80} scale={1.7} />
      <Vertebra x={220} y={214} scale={1.7} />
      <Vertebra x={220} y={348} scale={1.7} />
      <path d="M150 130q70 18 140 0v32q-70-18-140 0ZM150 264q70 18 140 0v32q-70-18-140 0Z" fill={mint} />
      <Stroke d="M370 130q20 22 0 48m0 86q20 22 0 48" colour={rose} width={17} />
      <Pain x={376} y={154} r={17} />
      <Stroke d="M470 110q-30-40-70-40m74 36 4-30m-4 30-28-4" colour={fjord} width={9} />
    </>
  )
}
