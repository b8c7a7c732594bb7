import { blush, coral, lamp, mint, rose, skins } from '../kit/colours.ts'
import { Pain } from '../kit/pain.tsx'

export function WomensHealth() {
  return (
    <>
      <rect width="320" height="240" fill={blush} />
      <path
        d="M112-10h96c0 34-12 46-10 72 2 30 46 44 50 98l4 90H68l4-90c4-54 48-68 50-98 2-26-10-38-10-72Z"
        fill={skins.tan}
      />
      <path d="M104-10h112l-8 44q-48 20-96 0Z" fill={mint} />
      <path d="M72 178q88 34 176 0l6 72H66Z" fill={mint} />
      <g fill="none" stroke={rose} strokeWidth="10" strokeLinecap="round">
        <path d="M140 116q-36-10-40 16M180 116q36-10 40 16" />
      </g>
      <path d="M136 104q24-10 48 0c2 26-14 40-14 66h-20c0-26-16-40-14-66Z" fill={rose} />
      <circle cx="100" cy="142" r="11" fill={lamp} />
      <circle cx="220" cy="142" r="11" fill={lamp} />
      <Pain x={160} y={134} r={11} />
      <path d="M268 40a22 22 0 1 0 20 34 26 26 0 0 1-20-34Z" fill={coral} opacity=".7" />
    </>
  )
}
