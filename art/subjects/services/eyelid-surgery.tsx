import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, denim, fjord, hairs, mist, night, skins } from '../../kit/colours.ts'
import { EyeFront } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A heavy lid, and the fine line of the cut in its fold. */
export function EyelidSurgery() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} />
      <EyeFront x={280} y={240} scale={1.4} iris={denim} />
      <path d="M66 240Q280 20 494 240 280 130 66 240Z" fill={skins.tan} />
      <Stroke d="M66 240Q280 130 494 240" colour={night} width={11} />
      <Stroke d="M96 196Q280 60 464 196" colour={fjord} width={6} dash="2 14" />
      <Stroke d="M80 100Q280-10 480 100" colour={hairs.grey} width={19} />
      <Stroke d="M450 150 500 60m-18 4 22-8 4 24" colour={coral} width={8} />
    </>
  )
}
