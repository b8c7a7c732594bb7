import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, leaf, mist, skins, sky } from '../../kit/colours.ts'
import { Drop, Flower } from '../../kit/nature.tsx'
import { Plaster } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A grazed knee, washed and with a plaster on. */
export function Wounds() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={leaf} />
      <path
        d="M-20 250q130-120 250-150 80-10 100 60 10 40-6 100l-26 170H166l24-160q-100 30-210 110Z"
        fill={skins.brown}
      />
      <path d="M-20 220q70-60 130-96l80 120q-100 40-210 130Z" fill={coral} />
      <g fill="#e05a44">
        <path d="M236 130q50-6 60 30-10 40-50 34-36-30-10-64Z" opacity=".55" />
      </g>
      <Plaster x={266} y={164} turn={-32} scale={0.9} />
      <Stroke d="m300 220 22 4m-100 4-14 14" colour="#e05a44" width={6} />
      <path d="M420 396v-90q0-14 14-14h70q14 0 14 14v90Z" fill="#fff" />
      <path d="M450 270h38v24h-38Z" fill={fjord} />
      <Drop x={469} y={346} scale={0.9} />
      <Flower x={372} y={398} scale={0.6} />
    </>
  )
}
