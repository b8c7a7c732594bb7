import { honey, leaf, mist, sky, walls } from '../../kit/colours.ts'
import { Pain } from '../../kit/pain.tsx'

/** The liver, the gallbladder below it, and the stones inside. */
export function Gallstones() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <circle cx="280" cy="210" r="188" fill={mist} />
      <path d="M84 150q10-84 130-84h196q76 6 70 52-10 60-130 96-130 44-190 62-70 18-76-126Z" fill={walls.brick} />
      <path
        d="M122 140q14-42 84-46"
        fill="none"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d="M250 210q-6 40-56 62-62 30-58 78 6 48 62 40 60-10 76-76 8-40 2-104Z" fill={leaf} />
      <path d="M264 208q30 30 60 70t20 130" fill="none" stroke={leaf} strokeWidth="18" strokeLinecap="round" />
      <g fill={honey}>
        <circle cx="178" cy="346" r="17" />
        <circle cx="212" cy="358" r="13" />
        <circle cx="196" cy="318" r="12" />
        <circle cx="232" cy="328" r="10" />
      </g>
      <Pain x={254} y={252} r={11} />
    </>
  )
}
