import { blush, coral, denim, mint, night, sand, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Plant } from '../../kit/things.tsx'

/** A cough, a raised hand, and the droplets that fly. */
export function Cough() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <circle cx="200" cy="210" r="180" fill={sand} />
      <Person
        x={210}
        y={170}
        scale={1.5}
        skin="brown"
        style="crop"
        hair="black"
        colour={denim}
        mood="sore"
        look={0.8}
        height={190}
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M128 330q40 60 92 30l54-104" stroke={night} strokeWidth="52" opacity=".14" />
        <path d="M130 318q36 60 86 34l50-108" stroke={denim} strokeWidth="46" />
      </g>
      <circle cx="270" cy="232" r="17" fill="#a9684a" />
      <g fill={coral}>
        <circle cx="330" cy="196" r="14" />
        <circle cx="372" cy="160" r="10" />
        <circle cx="380" cy="214" r="12" />
        <circle cx="424" cy="182" r="8" />
        <circle cx="430" cy="240" r="9" />
        <circle cx="476" cy="158" r="6" />
        <circle cx="482" cy="216" r="7" />
        <circle cx="522" cy="188" r="5" />
      </g>
      <g fill="none" stroke={coral} strokeWidth="7" strokeLinecap="round" opacity=".6">
        <path d="M304 172q18 24 14 58M340 246q10 16 8 34" />
      </g>
      <rect y="396" width="560" height="24" fill={wood} />
      <Plant x={486} y={398} scale={0.85} pot={mint} />
    </>
  )
}
