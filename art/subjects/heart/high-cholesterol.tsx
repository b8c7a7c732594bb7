import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, blush, coral, honey, rose, sand, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A blood vessel that has grown narrow. */
export function HighCholesterol() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} r={196} />
      <path d="M-10 90h580v240H-10Z" fill={rose} />
      <path d="M-10 120h580v180H-10Z" fill={blood} />
      <path
        d="M60 120q60 0 100 34 60 40 120 36t120-36q50-34 110-34ZM80 300q60 0 110-30 50-34 100-30t110 30q50 30 110 30Z"
        fill={sun}
      />
      <Dots
        at="200 150 13, 262 160 15, 330 152 13, 230 280 12, 300 270 14, 362 284 11, 146 134 8, 410 132 9"
        fill={honey}
      />
      <g fill={coral}>
        <ellipse cx="60" cy="190" rx="28" ry="17" />
        <ellipse cx="130" cy="226" rx="28" ry="17" transform="rotate(12 130 226)" />
        <ellipse cx="290" cy="214" rx="28" ry="15" />
        <ellipse cx="436" cy="220" rx="28" ry="17" transform="rotate(-10 436 220)" />
        <ellipse cx="512" cy="190" rx="28" ry="17" />
        <ellipse cx="40" cy="254" rx="26" ry="15" />
        <ellipse cx="520" cy="254" rx="26" ry="15" />
      </g>
      <Stroke d="M190 214h40m-14-12 14 12-14 12m132-12h36m-14-12 14 12-14 12" colour="#fff" width={6} />
    </>
  )
}
