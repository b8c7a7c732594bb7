import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, lamp, mist, sky, sun, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** An ear of wheat, and bread left on the board. */
export function CeliacDisease() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={190} floor={wood} depth={60} />
      <Stroke d="M190 372q-10-150 10-260" colour={wood} width={9} />
      <g fill={sun}>
        {[0, 1, 2, 3, 4].map((row) => (
          <g key={row} transform={`translate(${196 - row * 1.5} ${110 + row * 44})`}>
            <path d="M-4 0q-50 0-56-46 50-4 56 46Z" />
            <path d="M4 0q50 0 56-46-50-4-56 46Z" />
          </g>
        ))}
        <path d="M200 90q-24-36 2-74 24 38-2 74Z" />
      </g>
      <path d="M310 360v-84q-30-10-20-46 10-34 70-34h90q60 0 70 34 10 36-20 46v84Z" fill={wood} />
      <path d="M328 348v-78q-30-4-22-32 8-26 54-26h90q46 0 54 26 8 28-22 32v78Z" fill={lamp} />
      <Stroke d="m360 240 90 90m0-90-90 90" colour={coral} width={16} />
    </>
  )
}
