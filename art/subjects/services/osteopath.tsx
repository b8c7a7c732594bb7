import { Backdrop } from '../../kit/backdrop.tsx'
import { BareBack } from '../../kit/chest.tsx'
import { coral, fjord, mist, sky } from '../../kit/colours.ts'
import { Hand } from '../../kit/hand.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Two hands that feel how the ribs move. */
export function Osteopath() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <BareBack skin="fair" hair="blond" colour={coral} />
      <Stroke
        d="M270 130q-70 0-90 50m90 0q-70 0-84 50m84 0q-60 0-76 44m96-144q70 0 90 50m-90 0q70 0 84 50m-84 0q60 0 76 44"
        colour="#000"
        opacity={0.1}
        width={8}
      />
      <Hand x={150} y={300} scale={0.5} skin="dark" sleeve={fjord} turn={32} />
      <Hand x={410} y={300} scale={0.5} skin="dark" sleeve={fjord} turn={-32} mirror />
    </>
  )
}
