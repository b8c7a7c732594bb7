import { coral, deep, lamp, mint, mist, night, pine, sand, skins, sky, sun } from '../kit/colours.ts'
import { Arch, Sheet } from '../kit/things.tsx'

/** A finger on a free time. */
export function Booking() {
  const days = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((column) => ({ row, column })))
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <Arch x={150} y={420} width={220} height={340} fill={lamp} frame={deep} border={16} />
      <path d="M56 420V190c0-52 42-94 94-94 26 14 34 52 34 102v222Z" fill={pine} />
      <circle cx="166" cy="284" r="8" fill={coral} />
      <g transform="rotate(4 350 210)">
        <Sheet x={222} y={70} width={276} height={272} r={24} />
        <path d="M222 138V94q0-24 24-24h228q24 0 24 24v44Z" fill={coral} />
        <path d="M290 54v34m140-34v34" stroke={night} strokeWidth="11" strokeLinecap="round" />
        {days.map(({ row, column }) => (
          <circle
            key={`${row}${column}`}
            cx={264 + column * 48}
            cy={172 + row * 44}
            r="14"
            fill={row === 1 && column === 3 ? sun : row === 2 && column === 1 ? sky : '#e6f1ed'}
          />
        ))}
        <path
          d="m401 216 6 6 11-13"
          fill="none"
          stroke={night}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <path
        d="M420 240c10-12 26-2 22 12l-10 40 40-8c34-6 62 14 62 50v86H420l-34-80c-6-16 14-26 24-12l8 12Z"
        fill={skins.tan}
      />
      <path d="M446 334v-22m32 18v-20" stroke={night} strokeOpacity=".2" strokeWidth="4" strokeLinecap="round" />
      <path d="M414 420v-12q0-14 14-14h104q14 0 14 14v12Z" fill={mint} />
      <rect x="0" y="412" width="560" height="8" fill={sand} />
    </>
  )
}
