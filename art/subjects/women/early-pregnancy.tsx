import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fold, mist, rose, sky, wood } from '../../kit/colours.ts'
import { Heart, Plant } from '../../kit/things.tsx'

/** Two lines on a test. */
export function EarlyPregnancy() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} floor={wood} />
      <g transform="rotate(-18 270 220)">
        <rect x="70" y="170" width="400" height="96" rx="40" fill="#fff" />
        <rect x="70" y="170" width="110" height="96" rx="40" fill={coral} />
        <rect x="150" y="170" width="30" height="96" fill={coral} />
        <rect x="230" y="190" width="130" height="56" rx="14" fill={fold} />
        <path d="M266 196h12v44h-12Zm44 0h12v44h-12Z" fill="#d1495b" />
        <rect x="384" y="200" width="60" height="36" rx="18" fill={fold} />
      </g>
      <Heart x={420} y={106} scale={1.5} />
      <Heart x={474} y={62} scale={0.8} colour={rose} />
      <Plant x={496} y={398} scale={0.7} />
    </>
  )
}
