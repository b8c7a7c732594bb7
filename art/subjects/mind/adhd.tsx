import { coral, denim, fjord, leaf, mist, pine, sand, slate, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** Many thoughts at once, and one list that helps. */
export function Adhd() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="220" cy="200" r="184" fill={mist} />
      <Person
        x={220}
        y={230}
        scale={1.4}
        skin="light"
        style="curly"
        hair="blond"
        clothes="sweater"
        colour={fjord}
        mood="smile"
        look={0.6}
        height={160}
      />
      <g fill="none" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M150 160q-60-50-10-96t90-6 60-44" stroke={coral} />
        <path d="M286 150q60-20 50-70t-60-20" stroke={denim} />
        <path d="M206 130q-20-50 30-60" stroke={leaf} />
      </g>
      <circle cx="290" cy="14" r="11" fill={coral} />
      <circle cx="276" cy="60" r="11" fill={denim} />
      <path d="m236 56 18 16-22 10Z" fill={leaf} />
      <Sheet x={384} y={120} width={146} height={200} />
      <g fill="none" stroke={pine} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path d="m402 160 10 10 18-22M402 208l10 10 18-22" />
      </g>
      <rect x="402" y="246" width="24" height="24" rx="6" fill="none" stroke={slate} strokeWidth="5" />
      <Words x={446} y={160} widths={[60]} />
      <Words x={446} y={208} widths={[46]} />
      <Words x={446} y={258} widths={[56]} />
      <rect y="404" width="560" height="16" fill={wood} />
    </>
  )
}
