import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, hairs, sand, skins, slate, water } from '../../kit/colours.ts'
import { Drop } from '../../kit/nature.tsx'
import { EarSide } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A gentle rinse with lukewarm water, and a bowl under the ear. */
export function EarCleaning() {
  return (
    <>
      <Backdrop wall={sand} />
      <path d="M330-10h240v440H370q-30-60-36-130-20-160-4-310Z" fill={skins.fair} />
      <path d="M330-10h240v170q-80-10-120-60-60-20-124-10Z" fill={hairs.brown} />
      <EarSide x={310} y={190} scale={1.3} skin="fair" />
      <path d="M150 300h180q0 84-90 88-90-4-90-88Z" fill={slate} />
      <path d="M164 300h152q-10 30-76 30t-76-30Z" fill={water} />
      <g transform="rotate(14 90 170)">
        <path d="M10 170q0-62 62-62 40 0 66 40l76 14v16l-76 14q-26 40-66 40-62 0-62-62Z" fill={coral} />
        <path d="M138 148l76 14v16l-76 14Z" fill="#fff" />
        <Stroke d="M36 150q8-20 30-22" colour="#fff" width={8} opacity={0.5} />
      </g>
      <Stroke d="M222 204q20 6 34 18" colour={water} width={8} />
      <Drop x={250} y={268} scale={0.44} />
      <Drop x={272} y={288} scale={0.36} />
    </>
  )
}
