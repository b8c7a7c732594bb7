import { Backdrop } from '../../kit/backdrop.tsx'
import { mist, night, sky } from '../../kit/colours.ts'
import { Womb } from '../../kit/organs.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A small T in its place. */
export function Iud() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Womb x={280} y={190} scale={1.35}>
        <Stroke d="M-26-44q26 18 52 0M0-34v70" colour="#fff" width={9} />
        <Stroke d="M0 36q-4 50 2 104" colour={night} width={2.5} />
      </Womb>
    </>
  )
}
