import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, mint, sand, skins, water, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A breast that is hot and sore, a thermometer and a cool cloth. */
export function Mastitis() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} x={220} floor={wood} />
      <path d="M162-10h116v40q0 30 44 40 86 20 100 116l20 244H-2l20-244Q32 90 118 70q44-10 44-40Z" fill={skins.fair} />
      <path
        d="M100 76q-6 60-50 110l-6 240h352l-6-240q-44-50-50-110l-26-8q6 80-30 110-50 10-64 40-14-30-64-40-36-30-30-110Z"
        fill={mint}
      />
      <circle cx="312" cy="250" r="78" fill={coral} opacity=".3" />
      <path d="M270 230c20-40 90-30 92 12s-40 60-66 44-38-30-26-56Z" fill={coral} opacity=".75" />
      <Stroke d="m398 190 24-14m-12 54h28m-34 50 26 14" colour={coral} />
      <g transform="rotate(20 490 170)">
        <rect x="474" y="60" width="32" height="180" rx="16" fill="#fff" />
        <circle cx="490" cy="244" r="28" fill={coral} />
        <path d="M483 120h14v120h-14Z" fill={coral} />
      </g>
      <path d="M440 350h100v46H440Z" fill={water} />
      <path d="M440 366h100v10H440Z" fill="#fff" opacity=".7" />
    </>
  )
}
