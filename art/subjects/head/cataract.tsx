import { Backdrop } from '../../kit/backdrop.tsx'
import { hairs, mist, sky, slate, wood } from '../../kit/colours.ts'
import { EyeFront } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A lens that has turned to fog. */
export function Cataract() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} y={200} />
      <EyeFront x={280} y={210} scale={1.5} iris={wood} pupil={slate} />
      <circle cx="280" cy="210" r="44" fill="#fff" opacity=".55" />
      <g fill="#fff" opacity=".5">
        <circle cx="250" cy="196" r="40" />
        <circle cx="312" cy="224" r="36" />
        <circle cx="276" cy="246" r="28" />
      </g>
      <Stroke d="M90 90Q280-40 470 90" colour={hairs.grey} width={19} />
      <Stroke d="M120 310q160 110 320 0" colour="#000" opacity={0.12} width={7} />
    </>
  )
}
