import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, fjord, mist, sky } from '../../../kit/colours.ts'
import { HipJoint } from '../../../kit/joints.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Bone that meets bone when the hip bends. */
export function FemoroacetabularImpingement() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <HipJoint x={260} y={200} scale={1.05}>
        <path d="M18-58q30-10 44 14-10 22-34 20Z" fill={coral} />
        <path d="M-8-74q20-16 40-4-6 16-30 18Z" fill={coral} />
      </HipJoint>
      <Stroke d="m330 92 22-30m10 54 34-16m-86-36 4-34" colour={coral} width={9} />
      <Stroke d="M470 330q20-110-50-170m44 8-46-12-2 44" colour={fjord} width={10} />
    </>
  )
}
