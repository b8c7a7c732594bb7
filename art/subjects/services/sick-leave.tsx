import { coral, deep, fjord, honey, mint, sky, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Mug, Sheet, Words } from '../../kit/things.tsx'

/** In bed, with the note written and days crossed out in the calendar. */
export function SickLeave() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <Sheet x={370} y={44} width={140} height={144} r={16} />
      <path d="M370 82V60q0-16 16-16h108q16 0 16 16v22Z" fill={coral} />
      <g fill="#e3efe9">
        {[104, 132, 160].map((y) => [396, 424, 454, 482].map((x) => <circle key={`${x}${y}`} cx={x} cy={y} r="9" />))}
      </g>
      <path d="M386 132h106" stroke={honey} strokeWidth="16" strokeLinecap="round" opacity=".8" />
      <path d="M24 420V150q0-20 20-20t20 20v270Z" fill={wood} />
      <rect x="56" y="216" width="190" height="110" rx="34" fill="#fff" />
      <g transform="rotate(-78 160 262)">
        <Person
          x={160}
          y={268}
          scale={1.1}
          skin="light"
          style="side"
          hair="brown"
          colour={mint}
          mood="calm"
          height={110}
        />
      </g>
      <path d="M210 420V300q0-46 46-46h190q60 0 60 60v106Z" fill={fjord} />
      <path d="M210 330q20-30 60-22t60-14 60 6 116 6" fill="none" stroke={mint} strokeWidth="8" strokeLinecap="round" />
      <path d="M64 420v-64h442v64Z" fill={deep} opacity=".35" />
      <g transform="rotate(-8 300 330)">
        <Sheet x={260} y={266} width={96} height={120} r={10} />
        <Words x={276} y={292} widths={[44, 62, 52]} gap={20} />
        <path d="M278 360q10-14 18 0t18-2 16 0" fill="none" stroke={deep} strokeWidth="4" strokeLinecap="round" />
      </g>
      <path d="M500 330h50v90h-50Z" fill={wood} />
      <Mug x={520} y={330} scale={0.8} colour={sun} />
    </>
  )
}
