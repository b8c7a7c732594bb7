import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, mist, muscle, skins, sky, sun } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A tear in the back of the thigh during a sprint. */
export function HamstringInjury() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={coral} />
      <path d="M176-10h210q10 120-20 210-20 60-14 110l10 120H206l8-110q4-60-16-120-30-90-22-210Z" fill={skins.dark} />
      <path d="M160-10h240l-8 90H166Z" fill={sun} />
      <path
        d="M226 90q50-14 44 70 0 80-26 140-34-50-36-110 2-60 18-100ZM336 90q-50-14-44 70 0 80 26 140 34-50 36-110-2-60-18-100Z"
        fill={muscle}
      />
      <Stroke d="M222 186 240 196 230 206 252 214 240 226 258 232" colour="#fff" width={7} />
      <Pain x={240} y={208} r={15} />
      <Stroke d="M222 330q60 24 120 0" colour="#000" opacity={0.2} width={7} />
      <Stroke d="M420 130h90m-70 50h90m-110 50h70" colour="#fff" width={9} />
    </>
  )
}
