import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, mist, night, sky, slate, sun } from '../../kit/colours.ts'
import { Forearm } from '../../kit/hand.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A cut drawn together with needle and thread. */
export function Stitches() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Forearm skin="light" sleeve={sun} y={180} />
      <Stroke d="M170 270q120-30 230 0" colour={blood} width={9} />
      <Stroke d="m196 248 6 38m34-46 4 40m38-44 2 42m40-40-2 42m40-34-6 40" colour={night} width={5} />
      <Stroke d="M358 284q60 60 100-20" colour={night} width={4} />
      <Stroke d="M458 264q64-20 62-120" colour={slate} width={9} />
      <Stroke d="M150 60h110" colour={slate} width={11} />
      <circle cx="140" cy="40" r="19" fill="none" stroke={slate} strokeWidth="9" />
      <circle cx="140" cy="80" r="19" fill="none" stroke={slate} strokeWidth="9" />
      <Stroke d="m158 46 110 30m-110-4 110-24" colour={slate} width={9} />
    </>
  )
}
