import { Backdrop } from '../../kit/backdrop.tsx'
import { fjord, leaf, mist, pine, sand, sun } from '../../kit/colours.ts'
import { Forearm } from '../../kit/hand.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A scar that fades along an arm, like a seam that has been mended. */
export function Scars() {
  return (
    <>
      <Backdrop wall={mist} disc={sand} />
      <Forearm skin="dark" sleeve={sun} y={180} />
      <Stroke d="M190 262q90-40 210 6" colour="#c08b72" width={14} />
      <Stroke d="m216 238 8 34m30-44 4 36m38-38v38m40-32-4 36m40-22-10 32" colour="#c08b72" width={7} />
      <g transform="rotate(-14 430 110)">
        <path d="M360 96h120q12 0 12 12t-12 12H360q-12 0-12-12t12-12Z" fill="#fff" />
        <path d="M348 92h26v32h-26Z" fill={fjord} />
        <circle cx="512" cy="108" r="9" fill="#fff" />
      </g>
      <path d="M110 130q-30-70 20-100 40 50-20 100Zm0 0q-60-20-60-70 56 10 60 70Z" fill={leaf} />
      <Stroke d="M110 130q-4 40 16 60" colour={pine} width={7} />
    </>
  )
}
