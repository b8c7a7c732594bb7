import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fjord, mint, sand, skins } from '../../kit/colours.ts'
import { Forearm } from '../../kit/hand.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Fingers that scratch a forearm. */
export function Itching() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <Forearm skin="brown" sleeve={mint} y={230} />
      <Stroke d="m236 292 34-26m-10 48 40-30m-8 48 38-28" colour={coral} width={8} opacity={0.8} />
      <ellipse cx="286" cy="302" rx="84" ry="46" fill={coral} opacity=".28" />
      <g transform="translate(-6 -34)">
        <g stroke={skins.brown} strokeLinecap="round">
          <path d="m470 96-146 110m166-86L350 236m160-84L378 262" strokeWidth="34" />
        </g>
        <path d="M420 90q60-70 160-60v190q-50 40-100 10-60-60-60-140Z" fill={skins.brown} />
        <path d="M520-10h60v240h-30q-40-120-30-240Z" fill={fjord} />
        <g fill="#fff" opacity=".5">
          <ellipse cx="322" cy="208" rx="10" ry="8" />
          <ellipse cx="348" cy="238" rx="10" ry="8" />
          <ellipse cx="376" cy="264" rx="10" ry="8" />
        </g>
      </g>
      <Stroke d="m170 120 18 26m34-52 10 30m48-40 2 32" colour={coral} />
    </>
  )
}
