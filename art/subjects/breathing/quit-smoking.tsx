import { Backdrop } from '../../kit/backdrop.tsx'
import { honey, leaf, mist, pine, sky, slate, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** A broken cigarette, and something green that grows. */
export function QuitSmoking() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} depth={40} />
      <g transform="rotate(-14 190 250)">
        <rect x="70" y="236" width="84" height="42" rx="8" fill={honey} />
        <path d="M154 236h84l-14 14 12 12-16 16h-66Z" fill="#fff" />
      </g>
      <g transform="rotate(22 360 250)">
        <path d="m290 232 12 14-14 12 14 20h92v-46Z" fill="#fff" />
        <path d="M394 232h26v46h-26Z" fill={slate} />
      </g>
      <Dots at="262 262 7, 276 280 5, 252 292 5, 288 258 5" fill={wood} />
      <Stroke d="M270 380q-10-120 10-230" colour={pine} width={11} />
      <path
        d="M280 150q-60-10-70-80 70 4 70 80Zm0 0q50-30 40-100-64 20-40 100Zm-8 90q-70 0-90-60 80-6 90 60Zm2-20q70-10 84-66-80 0-84 66Z"
        fill={leaf}
      />
      <SunDisc x={470} y={80} r={40} />
    </>
  )
}
