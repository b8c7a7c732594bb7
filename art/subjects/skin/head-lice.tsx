import { coral, fjord, lamp, mist, night, sand, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'

/** A child's hair, a fine comb, and what it caught. */
export function HeadLice() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="230" cy="210" r="186" fill={mist} />
      <Person
        x={220}
        y={210}
        scale={1.8}
        skin="light"
        style="long"
        hair="blond"
        clothes="plain"
        colour={coral}
        mood="smile"
        look={0.4}
        height={140}
      />
      <g transform="rotate(-24 410 150)">
        <rect x="330" y="86" width="170" height="44" rx="12" fill={fjord} />
        <path
          d="M340 130v64m12-64v64m12-64v64m12-64v64m12-64v64m12-64v64m12-64v64m12-64v64m12-64v64m12-64v64m12-64v64m12-64v64m12-64v64"
          stroke={fjord}
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
      <circle cx="456" cy="310" r="76" fill={night} />
      <circle cx="456" cy="310" r="62" fill={lamp} />
      <ellipse cx="456" cy="318" rx="17" ry="27" fill={wood} />
      <circle cx="456" cy="284" r="11" fill={wood} />
      <path
        d="m444 300-22-10m20 24-26 2m28 18-22 14m48-48 22-10m-20 24 26 2m-28 18 22 14"
        stroke={wood}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M446 316h20m-20 12h20" stroke="#000" strokeOpacity=".25" strokeWidth="4" />
    </>
  )
}
