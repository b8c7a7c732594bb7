import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, fjord, honey, lamp, mist, pine, rose, sky, sun, wood } from '../../kit/colours.ts'
import { Head } from '../../kit/head.tsx'
import { Armchair, Window } from '../../kit/room.tsx'

/** An empty chair by the window, a photograph and a candle. */
export function Grief() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} />
      <Window x={70} y={50} width={190} height={200} frame={pine} glass={sky}>
        <circle cx="210" cy="120" r="26" fill={honey} />
      </Window>
      <Armchair x={180} y={398} scale={0.92} colour={denim} />
      <path d="M120 240q60-20 120 0l-14 60h-92Z" fill={rose} />
      <path d="M390 300h140v18H390Zm14 18h14v80h-14Zm98 0h14v80h-14Z" fill={wood} />
      <rect x="396" y="176" width="84" height="108" rx="6" fill={wood} transform="rotate(-4 438 230)" />
      <rect x="406" y="186" width="64" height="88" fill={lamp} transform="rotate(-4 438 230)" />
      <g transform="translate(438 226) scale(.6) rotate(-4)">
        <path d="M-44 72q0-34 44-34t44 34Z" fill={fjord} />
        <Head skin="fair" style="bun" hair="white" />
      </g>
      <path d="M494 250h26v50h-26Z" fill="#fff" />
      <path d="M507 246q-14-16 0-36 14 20 0 36Z" fill={coral} />
      <circle cx="507" cy="230" r="34" fill={sun} opacity=".25" />
    </>
  )
}
