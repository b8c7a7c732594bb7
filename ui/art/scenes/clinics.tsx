import {
  blush,
  coral,
  deep,
  fjord,
  honey,
  lamp,
  leaf,
  mint,
  mist,
  night,
  paper,
  pine,
  sand,
  sky,
} from '../kit/colours.ts'
import { Hills, SunDisc } from '../kit/things.tsx'

function House({
  x,
  width,
  height,
  fill,
  roof,
  lit,
}: {
  x: number
  width: number
  height: number
  fill: string
  roof: string
  lit?: boolean
}) {
  const top = 372 - height
  return (
    <>
      <path d={`M${x - 8} ${top}L${x + width / 2} ${top - width * 0.45} ${x + width + 8} ${top}Z`} fill={roof} />
      <rect x={x} y={top} width={width} height={height} fill={fill} />
      {[0.25, 0.75].map((part) => (
        <rect
          key={part}
          x={x + width * part - 11}
          y={top + 22}
          width="22"
          height="32"
          rx="11"
          fill={lit ? honey : sky}
        />
      ))}
    </>
  )
}

/** A street with our door in it, and the tram that stops outside. */
export function Clinics() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <SunDisc x={92} y={84} r={38} />
      <Hills y={372} far={mist} near={fjord} />
      <House x={18} width={104} height={136} fill={blush} roof={coral} />
      <House x={130} width={96} height={188} fill={sand} roof={night} />
      <House x={398} width={110} height={158} fill={mint} roof={pine} />
      <House x={236} width={154} height={212} fill={paper} roof={deep} lit />
      <path d="M278 372v-66a35 35 0 0 1 70 0v66Z" fill={deep} />
      <path d="M288 372v-64a25 25 0 0 1 50 0v64Z" fill={lamp} />
      <path d="M288 372v-64c0-14 11-25 25-25 6 3 9 10 9 18v71Z" fill={pine} />
      <circle cx="314" cy="336" r="4" fill={coral} />
      <rect x="270" y="236" width="86" height="22" rx="11" fill={coral} />
      <path d="M288 247h50" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <rect y="372" width="560" height="48" fill={sand} />
      <path d="M0 404h560" stroke={night} strokeOpacity=".25" strokeWidth="4" />
      <g transform="translate(404 318)">
        <path d="M14 0h128q16 0 16 16v56q0 10-10 10H10Q0 82 0 72V16Q0 0 14 0Z" fill={coral} />
        <path d="M12 14h38v30H12zM58 14h38v30H58zM104 14h42v30h-42z" fill={lamp} />
        <path d="M0 56h158" stroke={deep} strokeWidth="6" />
        <circle cx="34" cy="84" r="9" fill={night} />
        <circle cx="124" cy="84" r="9" fill={night} />
        <path d="m70 0 10-22h26" stroke={night} strokeWidth="4" fill="none" />
      </g>
      <path d="M0 296h560" stroke={night} strokeOpacity=".35" strokeWidth="2" />
      <g fill={leaf}>
        <path d="M232 372q-26-8-20-34 4-22 20-34 16 12 20 34 4 26-20 34Z" />
      </g>
      <path d="M232 380v-46" stroke={night} strokeWidth="5" strokeLinecap="round" />
      <path d="M52 372v-42a18 18 0 0 1 36 0v42ZM160 372v-42a18 18 0 0 1 36 0v42Z" fill={deep} />
    </>
  )
}
