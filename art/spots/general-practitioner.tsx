import { coral, leaf, mint } from '../kit/colours.ts'
import { Heart } from '../kit/things.tsx'

export function GeneralPractitionerSpot() {
  return (
    <>
      <g fill="none" stroke={mint} strokeLinecap="round" strokeWidth="12">
        <path d="M46 18v42a34 34 0 0 0 68 0V18" />
        <path d="M80 96v14a40 40 0 0 0 80 0V98" />
      </g>
      <path d="M46 12v14m68-14v14" stroke={leaf} strokeWidth="12" strokeLinecap="round" />
      <circle cx="160" cy="80" r="25" fill={leaf} />
      <circle cx="160" cy="80" r="17" fill={mint} />
      <Heart x={80} y={58} scale={0.72} colour={coral} />
    </>
  )
}
