import { coral, mint, sand } from '../../../kit/colours.ts'
import { Person } from '../../../kit/person.tsx'

/** As if a band were drawn tight around the head. */
export function TensionHeadache() {
  return (
    <>
      <rect width="320" height="240" fill={sand} />
      <Person
        x={160}
        y={118}
        scale={1.4}
        skin="fair"
        style="short"
        hair="blond"
        clothes="shirt"
        colour={mint}
        mood="sore"
        height={120}
      />
      <path d="M116 78q44 16 88 0l5 15q-49 19-98 0Z" fill={coral} />
      <path d="m114 80-13-9m9 24-14 4m110-19 13-9m-9 24 14 4" stroke={coral} strokeWidth="7" strokeLinecap="round" />
      <g fill="none" stroke={coral} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M30 86h34m-12-12 14 12-14 12M290 86h-34m12-12-14 12 14 12" />
      </g>
    </>
  )
}
