import { Backdrop } from '../../kit/backdrop.tsx'
import { fjord, mint, mist, skins, sky } from '../../kit/colours.ts'
import { Pain } from '../../kit/pain.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A hand that feels for what is new. */
export function BreastLump() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <path d="M222-10h116v40q0 30 44 40 96 20 110 116l20 244H48l20-244Q82 90 178 70q44-10 44-40Z" fill={skins.dark} />
      <path
        d="M176 70q-6 70-40 116 0 90 70 96 60-2 74-40 14 38 74 40 70-6 70-96-34-46-40-116l-22-6q10 80-16 120-40 4-66 46-26-42-66-46-26-40-16-120Z"
        fill={mint}
      />
      <Stroke d="M130 430q-6-80 0-150m300 150q6-80 0-150" colour="#000" opacity={0.14} width={7} />
      <Pain x={354} y={222} r={13} />
      <g transform="translate(14 6)">
        <path
          d="M570 330 470 260q-30-24-60-26-20 0-18 12 4 8 30 16l-20-2q-16 0-14 12 4 8 30 14-10 4-4 14 20 16 60 30l90 90Z"
          fill={skins.brown}
        />
        <path d="M570 300 500 262l-30 70 60 90h40Z" fill={fjord} />
      </g>
    </>
  )
}
