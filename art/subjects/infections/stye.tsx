import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, mint, mist, rose, sky, wood } from '../../kit/colours.ts'
import { EyeFront } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A small red lump at the edge of the lid, and a warm cloth. */
export function Stye() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} y={190} floor={wood} />
      <EyeFront x={270} y={190} scale={1.3} iris={wood} />
      <path d="M82 196Q270 372 458 196" fill="none" stroke={rose} strokeWidth="10" strokeLinecap="round" />
      <circle cx="340" cy="262" r="30" fill={coral} />
      <circle cx="336" cy="254" r="9" fill={honey} />
      <circle cx="340" cy="262" r="48" fill={coral} opacity=".25" />
      <path d="M420 336h110v60H420Z" fill="#fff" />
      <path d="M420 350h110v14H420Z" fill={mint} />
      <Stroke d="M446 316q-10-14 0-28m30 28q-10-14 0-28m30 28q-10-14 0-28" colour={coral} width={7} opacity={0.6} />
    </>
  )
}
