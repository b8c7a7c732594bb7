import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fjord, honey, mist, rose, slate, sun } from '../../kit/colours.ts'
import { Tablets } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Many ways to choose from, side by side. */
export function Contraceptives() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} r={196} />
      <Tablets x={150} y={120} turn={-8} colour={rose} scale={1.1} />
      <g transform="translate(400 110)">
        <Stroke d="M-46-30q46 30 92 0M0-16v90" colour={fjord} width={11} />
        <Stroke d="M0 74q-8 30 4 50" colour={slate} width={3} />
      </g>
      <circle cx="140" cy="290" r="56" fill="none" stroke={sun} strokeWidth="13" />
      <rect x="360" y="250" width="90" height="90" rx="14" fill={coral} />
      <circle cx="405" cy="295" r="27" fill="none" stroke="#fff" strokeWidth="8" />
      <rect x="240" y="230" width="80" height="64" rx="14" fill={honey} transform="rotate(10 280 262)" />
      <Stroke d="m240 350 90-12" colour="#fff" width={15} />
    </>
  )
}
