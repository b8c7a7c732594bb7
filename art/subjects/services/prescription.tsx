import { coral, deep, fjord, lamp, mint, sand, sky, sun, wood } from '../../kit/colours.ts'
import { Heart, Sheet, Words } from '../../kit/things.tsx'

/** A prescription renewed on the phone, a bottle and a strip of tablets. */
export function Prescription() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="300" cy="200" r="168" fill={sky} />
      <rect x="70" y="84" width="154" height="292" rx="26" fill={deep} />
      <rect x="82" y="102" width="130" height="256" rx="14" fill="#fff" />
      <Words x={100} y={136} widths={[60, 92, 76]} gap={24} />
      <rect x="100" y="212" width="94" height="60" rx="14" fill={mint} />
      <path
        d="m128 242 13 13 25-28"
        fill="none"
        stroke={deep}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="100" y="296" width="94" height="36" rx="18" fill={coral} />
      <path d="M284 150h124v30H284Z" fill={fjord} />
      <path d="M276 180h140q10 0 10 12v172q0 12-12 12H278q-12 0-12-12V192q0-12 10-12Z" fill={coral} />
      <path d="M266 226h160v92H266Z" fill="#fff" />
      <Heart x={346} y={282} scale={1.1} />
      <Sheet x={446} y={232} width={82} height={144} r={12} fill={lamp} />
      <g fill={sun}>
        {[256, 292, 328].map((y) => (
          <g key={y}>
            <circle cx="470" cy={y} r="12" />
            <circle cx="506" cy={y} r="12" />
          </g>
        ))}
      </g>
      <rect y="376" width="560" height="44" fill={wood} />
    </>
  )
}
