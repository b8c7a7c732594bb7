import { blush, card, coral, deep, fjord, honey, night, sand, sky } from '../../kit/colours.ts'
import { Mug, Plant } from '../../kit/things.tsx'

const columns = [0, 1, 2, 3, 4, 5, 6]

/** A calendar with the days of a period, the fertile days and the day of ovulation. */
export function CyclePicture() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <rect y="340" width="560" height="80" fill={sand} />
      <rect x="118" y="62" width="300" height="296" rx="22" fill={card} />
      <path d="M118 118V84q0-22 22-22h256q22 0 22 22v34Z" fill={fjord} />
      <path d="M176 44v40m184-40v40" stroke={night} strokeWidth="12" strokeLinecap="round" />
      {[0, 1, 2, 3, 4].map((row) =>
        columns.map((column) => {
          const day = row * 7 + column
          const fill = day < 5 || (day > 27 && day < 33) ? coral : day > 8 && day < 15 ? sky : honey
          const isPlain = fill === honey
          return (
            <circle
              key={day}
              cx={154 + column * 38}
              cy={150 + row * 42}
              r={day === 14 ? 17 : 14}
              fill={fill}
              opacity={isPlain ? 0.35 : 1}
              stroke={day === 14 ? deep : 'none'}
              strokeWidth="5"
            />
          )
        }),
      )}
      <g transform="rotate(28 470 250)">
        <path d="M458 150h24v150l-12 26-12-26Z" fill={coral} />
        <path d="M458 166h24v20h-24Z" fill={honey} />
        <path d="m463 311 7 15 7-15Z" fill={night} />
      </g>
      <Plant x={66} y={358} scale={0.9} />
      <Mug x={478} y={374} scale={0.9} colour={fjord} />
    </>
  )
}
