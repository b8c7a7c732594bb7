import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, leaf, mint, mist, sand, sky } from '../../kit/colours.ts'
import { Germ } from '../../kit/germ.tsx'
import { Liver } from '../../kit/organs.tsx'
import { Syringe } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** The liver, a virus, and the vaccine that keeps it out. */
export function HepatitisB() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} y={230} floor={sand} />
      <Liver x={240} y={240} scale={1.05} />
      <Germ x={120} y={92} r={26} fill={leaf} />
      <Germ x={66} y={180} r={16} fill={mint} />
      <Stroke d="M40 220q40-100 180-110t250 30" colour={fjord} width={12} dash="2 24" />
      <Syringe x={442} y={150} turn={38} scale={1.15} colour={coral} />
      <Stroke d="m196 240 24 26 50-54" colour="#fff" width={16} />
    </>
  )
}
