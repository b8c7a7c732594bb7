import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, hairs, skins, wood } from '../../kit/colours.ts'
import { EyeFront } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Eyes that follow a hand from side to side. */
export function Emdr() {
  return (
    <>
      <Backdrop wall={blush} disc={skins.light} y={160} r={230} floor={wood} />
      <EyeFront x={150} y={150} scale={0.66} iris={wood} />
      <EyeFront x={410} y={150} scale={0.66} iris={wood} />
      <Stroke d="M256 180q-10 40 6 46t36 0 6-46" colour="#000" opacity={0.14} />
      <Stroke d="M66 78q80-40 160 0m108 0q80-40 160 0" colour={hairs.brown} width={15} />
      <g opacity=".3">
        <path d="M96 390v-60q0-16 16-16t16 16v-50q0-16 16-16t16 16v110Z" fill={skins.tan} />
      </g>
      <path
        d="M390 420v-90q0-22 20-22 16 0 18 18v-66q0-18 18-18t18 18v-6q0-18 18-18t18 18v120q0 46-46 46Z"
        fill={skins.tan}
      />
      <Stroke d="M464 260v60" colour="#000" opacity={0.14} width={5} />
      <Stroke d="M176 320h180m-156-20-26 20 26 20m132-40 26 20-26 20" colour={coral} width={10} />
    </>
  )
}
