import { coral, denim, leaf, mist, skins } from '../../../kit/colours.ts'
import { Limb } from '../../../kit/limb.tsx'
import { Pain } from '../../../kit/pain.tsx'

/** Two legs at a run. */
export function RunnersKnee() {
  return (
    <>
      <rect width="320" height="240" fill={mist} />
      <path d="M-10 214q80-18 160-8t180-4v48H-10Z" fill={leaf} opacity=".45" />
      <Limb d="M150 10 112 96 40 112" colour={skins.brown} width={38} />
      <Limb d="M164 10 214 96 190 196" colour={skins.brown} width={42} />
      <path d="M124-10h88l26 70-46 26-28-40-24 44-46-22Z" fill={denim} />
      <path d="M10 96q-6 30 8 44l20 2 10-46Z" fill={coral} />
      <path d="M166 186h44l34 18q10 6 6 16h-84Z" fill={coral} />
      <path d="M166 220h84" stroke="#fff" strokeWidth="6" />
      <Pain x={212} y={98} />
      <path d="M264 60h34m-44 34h28m-12 34h24" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
    </>
  )
}
