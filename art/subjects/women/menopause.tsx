import { blush, coral, fjord, honey, mint, night, sky, sun, wood } from '../../kit/colours.ts'
import { Arm, Person } from '../../kit/person.tsx'

const blades = [-60, -30, 0, 30, 60]

/** A warm flush, a fan and an open window. */
export function Menopause() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <path d="M344 300V60h170v240Z" fill="#fff" />
      <path d="M356 72h68v216h-68Zm78 0h68v216h-68Z" fill={sky} />
      <path d="M514 60q30 20 30 60v160q0 20-30 20Z" fill="#fff" opacity=".6" />
      <path d="M336 300h186v14H336Z" fill={wood} />
      <path
        d="M376 130q20-16 40 0t40 0m-70 60q18-14 36 0t36 0"
        fill="none"
        stroke="#fff"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <g fill={coral}>
        <circle cx="206" cy="176" r="128" opacity=".14" />
        <circle cx="206" cy="176" r="92" opacity=".18" />
      </g>
      <Person
        x={206}
        y={182}
        scale={1.35}
        skin="light"
        style="bob"
        hair="grey"
        clothes="shirt"
        colour={fjord}
        mood="calm"
        height={200}
      />
      <Arm sleeve="M142 310q-50 50-44 8" hand="M98 318q-6-20-4-44" colour={fjord} skin="light" />
      <g transform="translate(94 268)">
        {blades.map((angle) => (
          <path
            key={angle}
            d="M0 0-13-84q13-12 26 0Z"
            fill={angle % 60 === 0 ? sun : honey}
            transform={`rotate(${angle})`}
          />
        ))}
        <circle r="8" fill={night} />
      </g>
      <g fill={mint}>
        <circle cx="262" cy="150" r="6" />
        <circle cx="150" cy="146" r="5" />
        <circle cx="270" cy="206" r="5" />
      </g>
      <rect y="404" width="560" height="16" fill={wood} />
    </>
  )
}
