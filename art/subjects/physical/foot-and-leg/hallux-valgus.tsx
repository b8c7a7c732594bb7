import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, fjord, sand, skins, trim } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A big toe that leans to the others, and a bump at its base. */
export function HalluxValgus() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} x={270} />
      <path d="M90 430q-40-90-26-150 10-40 50-60 40-40 130-40 116 4 170 70 50 60 70 180Z" fill={skins.fair} />
      <g fill={skins.fair}>
        <ellipse cx="182" cy="166" rx="50" ry="70" transform="rotate(26 182 166)" />
        <ellipse cx="262" cy="152" rx="34" ry="52" transform="rotate(4 262 152)" />
        <ellipse cx="324" cy="166" rx="32" ry="48" transform="rotate(10 324 166)" />
        <ellipse cx="380" cy="194" rx="30" ry="43" transform="rotate(18 380 194)" />
        <ellipse cx="428" cy="236" rx="27" ry="38" transform="rotate(28 428 236)" />
      </g>
      <path
        d="M176 152q16-52 48-42 30 14 4 60-30 4-52-18ZM248 136q2-30 18-28t14 32q-16 8-32-4ZM312 150q4-28 20-24t12 32q-18 4-32-8ZM370 180q8-24 22-20t8 32q-18 2-30-12ZM420 222q10-22 22-16t4 28q-16 0-26-12Z"
        fill={trim}
      />
      <Pain x={84} y={272} r={22} />
      <Stroke d="m120 240 64-74" colour={fjord} width={5} dash="2 12" />
      <Stroke d="M120 240 112 120" colour={fjord} width={5} dash="2 12" />
    </>
  )
}
