import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, fjord, leaf, mint, night, rose, skins, sky, slate } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Hills, SunDisc, Words } from '../../kit/things.tsx'

/** The road from behind the wheel, and the licence to drive there. */
export function DrivingLicenceCertificate() {
  return (
    <>
      <Backdrop wall={sky} />
      <SunDisc x={120} y={90} r={38} />
      <Hills y={250} near={fjord} far={mint} />
      <path d="M-10 246h580v184H-10Z" fill={leaf} />
      <path d="M268 246h24l150 180H118Z" fill={slate} />
      <Stroke d="M280 258v10m0 16v16m0 20v24" colour="#fff" width={9} />
      <path d="M-10 360q290-70 580 0v70H-10Z" fill={night} />
      <g fill="none" stroke={coral} strokeWidth="22">
        <circle cx="220" cy="372" r="98" />
        <path d="M122 366h196m-98 0v90" />
      </g>
      <circle cx="220" cy="368" r="28" fill={coral} />
      <g transform="rotate(6 436 130)">
        <rect x="336" y="62" width="190" height="130" rx="16" fill={rose} />
        <rect x="352" y="86" width="60" height="78" rx="8" fill="#fff" />
        <circle cx="382" cy="112" r="16" fill={skins.tan} />
        <path d="M358 160q4-28 24-28t24 28Z" fill={denim} />
        <Words x={428} y={100} widths={[78, 60, 70]} gap={24} colour="#fff" />
      </g>
    </>
  )
}
