import { card, coral, deep, denim, fjord, lamp, mist, night, sky, wood } from '../../kit/colours.ts'

const rows = [
  { y: 104, size: 34, gaps: [0] },
  { y: 168, size: 24, gaps: [-34, 34] },
  { y: 218, size: 17, gaps: [-48, 0, 48] },
  { y: 258, size: 12, gaps: [-54, -18, 18, 54] },
]

/** An eye, looked at closely, and the chart on the wall. */
export function Eye() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <rect x="44" y="58" width="180" height="244" rx="14" fill="#fff" />
      {rows.map(({ y, size, gaps }) =>
        gaps.map((gap, index) => (
          <path
            key={`${y}${gap}`}
            transform={`rotate(${(index + rows.indexOf(rows.find((row) => row.y === y)!)) * 90} ${134 + gap} ${y})`}
            d={`M${134 + gap + size / 2} ${y - size / 2}h${-size}v${size}h${size}`}
            fill="none"
            stroke={night}
            strokeWidth={size / 4}
          />
        )),
      )}
      <path d="M232 232Q382 96 532 232 382 368 232 232Z" fill={card} />
      <path d="M232 232Q382 96 532 232" fill="none" stroke={deep} strokeWidth="14" strokeLinecap="round" />
      <circle cx="382" cy="228" r="70" fill={denim} />
      <circle cx="382" cy="228" r="56" fill={fjord} />
      <circle cx="382" cy="228" r="30" fill="#0a1f1b" />
      <circle cx="402" cy="206" r="13" fill="#fff" />
      <path
        d="M262 168l-22-24m70-8-14-30m86 12v-32m72 50 14-30m56 62 22-24"
        stroke={deep}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <rect y="380" width="560" height="40" fill={mist} />
      <g fill="none" stroke={wood} strokeWidth="9">
        <circle cx="112" cy="360" r="32" fill={lamp} fillOpacity=".7" />
        <circle cx="196" cy="360" r="32" fill={lamp} fillOpacity=".7" />
        <path d="M144 354q10-8 20 0M80 354l-26-12m174 12 26-12" stroke={coral} strokeLinecap="round" />
      </g>
    </>
  )
}
