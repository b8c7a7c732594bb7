import { Backdrop } from '../../kit/backdrop.tsx'
import { hairs, sand, skins, slate, water } from '../../kit/colours.ts'
import { Drop } from '../../kit/nature.tsx'
import { Syringe } from '../../kit/remedies.tsx'
import { EarSide } from '../../kit/senses.tsx'

/** A gentle rinse, with a bowl under the ear. */
export function EarCleaning() {
  return (
    <>
      <Backdrop wall={sand} />
      <path d="M330-10h240v440H370q-30-60-36-130-20-160-4-310Z" fill={skins.fair} />
      <path d="M330-10h240v170q-80-10-120-60-60-20-124-10Z" fill={hairs.brown} />
      <EarSide x={310} y={190} scale={1.3} skin="fair" />
      <path d="M150 300h180q0 84-90 88-90-4-90-88Z" fill={slate} />
      <path d="M164 300h152q-10 30-76 30t-76-30Z" fill={water} />
      <Syringe x={92} y={158} turn={-76} scale={1} colour={water} />
      <Drop x={250} y={276} scale={0.4} />
      <Drop x={272} y={290} scale={0.34} />
    </>
  )
}
