import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, blush, denim, leaf, plum, sand, sun, wood } from '../../kit/colours.ts'
import { Forearm } from '../../kit/hand.tsx'
import { Plaster } from '../../kit/remedies.tsx'

/** An arm with a small plaster, and the tubes that were filled. */
export function BloodTests() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} x={300} y={180} floor={wood} depth={100} />
      <g fill="#fff">
        <rect x="262" y="60" width="44" height="150" rx="20" opacity=".9" />
        <rect x="346" y="60" width="44" height="150" rx="20" opacity=".9" />
        <rect x="430" y="60" width="44" height="150" rx="20" opacity=".9" />
      </g>
      <path
        d="M262 116h44v74q0 20-22 20t-22-20Zm84-16h44v90q0 20-22 20t-22-20Zm84 30h44v60q0 20-22 20t-22-20Z"
        fill={blood}
      />
      <path d="M256 40h56v30h-56Z" fill={plum} />
      <path d="M340 40h56v30h-56Z" fill={sun} />
      <path d="M424 40h56v30h-56Z" fill={leaf} />
      <path d="M226 156h284v22H226Zm6 22h18v70h-18Zm254 0h18v70h-18Z" fill={wood} />
      <Forearm skin="light" sleeve={denim} y={218} />
      <path d="M140 232h26l10 148h-28Z" fill={leaf} />
      <Plaster x={276} y={296} turn={-8} scale={0.72} />
      <circle cx="276" cy="296" r="9" fill={blood} opacity=".55" />
    </>
  )
}
