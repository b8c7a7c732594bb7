import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, leaf, mist, sky, sun, wood } from '../../kit/colours.ts'
import { Liver } from '../../kit/organs.tsx'
import { Syringe } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Three doses on the way to lasting protection. */
export function HepatitisVaccine() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} y={180} floor={wood} />
      <Liver x={280} y={140} scale={0.95} />
      <Stroke d="m236 140 24 26 50-54" colour="#fff" width={15} />
      <Stroke d="M110 330h340" colour={fjord} width={9} />
      <circle cx="110" cy="330" r="38" fill={coral} />
      <circle cx="230" cy="330" r="38" fill={sun} />
      <circle cx="450" cy="330" r="38" fill={leaf} />
      <Syringe x={110} y={328} scale={0.24} turn={30} />
      <Syringe x={230} y={328} scale={0.24} turn={30} />
      <Syringe x={450} y={328} scale={0.24} turn={30} />
    </>
  )
}
