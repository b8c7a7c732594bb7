import { Backdrop } from '../../../kit/backdrop.tsx'
import { LowerLeg } from '../../../kit/bones.tsx'
import { blush, coral, lamp, leaf, night, pavement } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** Pain along the inside of the shin after running. */
export function ShinSplints() {
  return (
    <>
      <Backdrop wall={blush} floor={pavement} depth={40} />
      <LowerLeg skin="fair" trousers={night} />
      <Stroke d="M262 60q-12 120 4 230" colour={lamp} width={28} />
      <Stroke d="M254 130q-6 70 6 140" colour={coral} width={11} />
      <Pain x={254} y={176} r={13} />
      <Pain x={258} y={236} r={13} />
      <path d="M82 350q20-30 80-46 50-10 66-34h150l38 84q8 42-22 44H104q-30-2-22-48Z" fill={leaf} />
      <path d="M78 380h342q2 20-24 22H106q-28-2-28-22Z" fill="#fff" />
      <Stroke d="M440 120h80m-100 50h70m-50 50h90" colour="#fff" width={9} />
    </>
  )
}
