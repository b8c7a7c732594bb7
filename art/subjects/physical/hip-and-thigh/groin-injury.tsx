import { Backdrop } from '../../../kit/backdrop.tsx'
import { leaf, night, skins } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'
import { Football } from '../../../kit/things.tsx'

/** A long step after the ball, and a pull in the groin. */
export function GroinInjury() {
  return (
    <>
      <Backdrop wall={leaf} />
      <Stroke d="M-10 372h580" colour="#fff" width={9} opacity={0.7} />
      <path
        d="M200-10h160q10 70 60 150l90 190-60 30-120-170-50-40-50 40L110 360l-60-30 90-190q50-80 60-150Z"
        fill={skins.brown}
      />
      <path d="M196-10h168q14 80 60 150l-84 50-60-40-60 40-84-50q46-70 60-150Z" fill="#fff" />
      <Pain x={250} y={152} r={19} />
      <path d="m40 330 70 32-20 40H30q-10-40 10-72ZM520 330l-70 32 20 40h60q10-40-10-72Z" fill={night} />
      <Football x={280} y={350} scale={0.68} />
    </>
  )
}
