import { coral, lamp, sand, skins, sun } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'

const bones = [8, 70, 132, 194]

/** Vertebrae from the side; one disc bulges towards the nerve. */
export function DiscHerniation() {
  return (
    <>
      <rect width="320" height="240" fill={sand} />
      <path d="M60-10h190q-34 60-10 130t10 130H60q40-70 20-130T60-10Z" fill={skins.light} />
      {bones.map((y) => (
        <g key={y} fill={lamp}>
          <rect x="92" y={y} width="88" height="42" rx="12" />
          <path d={`M178 ${y + 12}h34q14 0 20 14t-12 14h-42Z`} />
        </g>
      ))}
      <g fill="#9cc9dd">
        <rect x="96" y="51" width="80" height="18" rx="9" />
        <rect x="96" y="175" width="80" height="18" rx="9" />
        <path d="M96 122q0-9 9-9h70q24 0 24 9t-24 9h-70q-9 0-9-9Z" />
      </g>
      <path d="M190-10q-8 60 4 100t6 60 22 100" fill="none" stroke={sun} strokeWidth="9" />
      <path d="M206 130q40 10 60 60" fill="none" stroke={coral} strokeWidth="8" strokeLinecap="round" />
      <Pain x={200} y={122} r={10} />
    </>
  )
}
