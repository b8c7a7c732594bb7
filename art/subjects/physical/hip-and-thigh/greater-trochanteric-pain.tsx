import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, denim, sand, skins } from '../../../kit/colours.ts'
import { HipJoint } from '../../../kit/joints.tsx'
import { Moon } from '../../../kit/nature.tsx'
import { Pain } from '../../../kit/pain.tsx'

/** A sore spot on the outside of the hip, on the side one sleeps on. */
export function GreaterTrochantericPain() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <path d="M150-10h210q60 110 70 200 6 100-14 240H170q20-110 0-210-30-110-20-230Z" fill={skins.tan} />
      <path d="M140 20q110 40 226 0 60 80 60 150-120 60-256 20-40-80-30-170Z" fill={denim} />
      <HipJoint x={286} y={170} scale={0.7} />
      <Pain x={396} y={170} r={22} />
      <Moon x={500} y={74} scale={0.8} />
    </>
  )
}
