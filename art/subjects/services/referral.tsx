import { blush, coral, deep, fjord, lamp, mint, sun } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** A letter on its way from our doctor to the specialist. */
export function Referral() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <Person
        x={108}
        y={186}
        scale={1.15}
        skin="fair"
        style="bob"
        hair="grey"
        clothes="coat"
        stethoscope
        look={0.8}
        height={240}
      />
      <Person
        x={456}
        y={186}
        scale={1.15}
        skin="dark"
        style="crop"
        hair="black"
        clothes="scrubs"
        colour={fjord}
        look={-0.8}
        height={240}
      />
      <path
        d="M176 128q104-96 210 0"
        fill="none"
        stroke={coral}
        strokeWidth="7"
        strokeDasharray="4 18"
        strokeLinecap="round"
      />
      <path
        d="m370 100 20 30-36 2"
        fill="none"
        stroke={coral}
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="rotate(-5 282 236)">
        <Sheet x={220} y={166} width={124} height={92} r={10} />
        <Words x={238} y={190} widths={[60, 88]} gap={20} />
        <path d="M204 226h156v96q0 10-10 10H214q-10 0-10-10Z" fill={lamp} />
        <path d="m204 226 78 58 78-58v96q0 10-10 10H214q-10 0-10-10Z" fill={sun} />
        <circle cx="282" cy="294" r="14" fill={coral} />
      </g>
      <rect y="398" width="560" height="22" fill={deep} opacity=".2" />
      <rect y="398" width="560" height="22" fill={mint} opacity=".5" />
    </>
  )
}
