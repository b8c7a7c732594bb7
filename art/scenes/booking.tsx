import { coral, deep, honey, lamp, leaf, mint, mist, pine, sand, sun } from '../kit/colours.ts'
import { Arch, Plant, Sheet } from '../kit/things.tsx'

const days = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((column) => ({ row, column })))
const chosen = { row: 1, column: 3 }

/** A day in the calendar with its tick, and the door that stands open for it. */
export function Booking() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <rect y="388" width="560" height="32" fill={sand} />
      <Arch x={150} y={388} width={204} height={312} fill={lamp} frame={deep} border={16} />
      <path d="M64 388V178c0-48 38-86 86-86 24 13 31 48 31 94v202Z" fill={pine} />
      <circle cx="164" cy="262" r="8" fill={coral} />
      <g transform="rotate(3 362 214)">
        <Sheet x={236} y={78} width={252} height={262} r={24} />
        <path d="M236 140v-38q0-24 24-24h204q24 0 24 24v38Z" fill={coral} />
        <path d="M298 62v32m128-32v32" stroke={deep} strokeWidth="10" strokeLinecap="round" />
        {days.map(({ row, column }) => (
          <circle
            key={`${row}${column}`}
            cx={276 + column * 43}
            cy={176 + row * 42}
            r="13"
            fill={row === chosen.row && column === chosen.column ? honey : '#e3efe9'}
          />
        ))}
      </g>
      <circle cx="403" cy="222" r="34" fill={leaf} />
      <path
        d="m388 223 11 11 20-23"
        fill="none"
        stroke="#fff"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill={sun}>
        <circle cx="450" cy="180" r="6" />
        <circle cx="356" cy="276" r="5" />
      </g>
      <g fill={mint}>
        <circle cx="462" cy="252" r="5" />
        <circle cx="362" cy="172" r="4" />
      </g>
      <Plant x={508} y={392} scale={0.72} />
    </>
  )
}
