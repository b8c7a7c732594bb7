import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, rose, sand, skins } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Tube } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Small spots around a mouth. */
export function PerioralDermatitis() {
  return (
    <>
      <Backdrop wall={sand} />
      <path d="M60-10h420q10 150-30 250-50 120-180 130Q130 370 84 230 54 110 60-10Z" fill={skins.tan} />
      <path d="M190 350h160v80H190Z" fill={skins.tan} />
      <path
        d="M226 66q-26 20-6 36 10 8 22 2 28 12 56 0 12 6 22-2 20-16-6-36"
        fill="none"
        stroke="#000"
        strokeOpacity=".18"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <ellipse cx="270" cy="200" rx="150" ry="98" fill={coral} opacity=".22" />
      <path d="M176 200q42-40 74-24 20 10 40 0 32-16 74 24-42 10-94 10t-94-10Z" fill={rose} />
      <path d="M176 200q42 56 94 56t94-56q-42 14-94 14t-94-14Z" fill="#b9604f" />
      <Dots
        at="148 170 7, 138 206 8, 156 236 6, 182 262 8, 214 280 6, 252 290 7, 292 288 6, 330 276 8, 362 256 6, 388 228 8, 400 194 6, 384 166 8, 166 144 6, 352 140 6, 196 132 5, 170 214 4, 376 210 4"
        fill={coral}
      />
      <g transform="rotate(14 486 300)">
        <Tube x={486} y={388} label={blush} />
        <Stroke d="m446 236 84 140" colour={coral} width={10} />
      </g>
    </>
  )
}
