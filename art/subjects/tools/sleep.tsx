import { coral, deep, denim, fjord, honey, lamp, mint, sand, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** Asleep under the moon, with the diary on the bedside table. */
export function Sleep() {
  return (
    <>
      <rect width="560" height="420" fill={deep} />
      <rect x="320" y="40" width="184" height="178" rx="14" fill={denim} />
      <path d="M456 92a44 44 0 1 1-46-42 34 34 0 0 0 46 42Z" fill={lamp} />
      <g fill={honey}>
        <circle cx="352" cy="76" r="4" />
        <circle cx="476" cy="164" r="4" />
        <circle cx="366" cy="178" r="3" />
        <circle cx="480" cy="66" r="3" />
      </g>
      <path d="M412 40v178M320 130h184" stroke={sand} strokeWidth="7" />
      <path d="M28 420V170q0-20 20-20t20 20v250Z" fill={wood} />
      <rect x="60" y="236" width="176" height="104" rx="34" fill="#fff" />
      <g transform="rotate(-78 156 282)">
        <Person
          x={156}
          y={288}
          scale={1.05}
          skin="brown"
          style="curly"
          hair="black"
          colour={mint}
          mood="asleep"
          height={110}
        />
      </g>
      <path d="M204 420V318q0-44 44-44h160q44 0 44 44v102Z" fill={fjord} />
      <path d="M204 346q24-28 62-20t60-12 56 4 70 8" fill="none" stroke={mint} strokeWidth="8" strokeLinecap="round" />
      <path d="M466 316h84v104h-84Z" fill={wood} />
      <g transform="rotate(-6 508 300)">
        <Sheet x={472} y={262} width={72} height={54} r={8} />
        <Words x={484} y={280} widths={[34, 46]} gap={14} />
      </g>
      <g fill="none" stroke={sun} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path d="M226 200h24l-24 28h24" />
        <path d="M266 146h32l-32 38h32" />
      </g>
      <circle cx="508" cy="336" r="6" fill={coral} />
    </>
  )
}
