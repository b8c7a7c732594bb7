import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, leaf, night, pane, rose, skins, sky, slate } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Words } from '../../kit/things.tsx'

/** A licence, an eye chart and a road. */
export function DrivingLicenceCertificate() {
  return (
    <>
      <Backdrop wall={sky} />
      <path d="M-10 300h580v130H-10Z" fill={leaf} />
      <path d="M230 300h40l130 130H20Z" fill={slate} />
      <Stroke d="M246 316v16m-8 24v24m-10 20v20" colour="#fff" width={8} />
      <path d="M60 270q0-30 30-34l30-46q8-12 22-12h80q14 0 24 12l30 46q30 6 30 34v34H60Z" fill={coral} />
      <path d="m128 236 22-38h60v38Zm92 0v-38q14 0 22 8l18 30Z" fill={pane} />
      <circle cx="120" cy="306" r="27" fill={night} />
      <circle cx="244" cy="306" r="27" fill={night} />
      <g transform="rotate(6 430 150)">
        <rect x="340" y="80" width="190" height="130" rx="16" fill={rose} />
        <rect x="356" y="104" width="60" height="78" rx="8" fill="#fff" />
        <circle cx="386" cy="130" r="16" fill={skins.tan} />
        <path d="M362 178q4-28 24-28t24 28Z" fill={denim} />
        <Words x={432} y={118} widths={[78, 60, 70]} gap={24} colour="#fff" />
      </g>
    </>
  )
}
