import { coral, deep, fjord, mint, night, pine, sand, sky, sun, wood } from '../kit/colours.ts'
import { Desk, Lamp, Mug, Sheet, Words } from '../kit/things.tsx'

/** What we promise, in writing and under lock. */
export function Legal() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <Lamp x={126} y={116} />
      <g transform="rotate(5 330 210)">
        <Sheet x={236} y={52} width={190} height={280} fill={mint} />
      </g>
      <Sheet x={206} y={44} width={196} height={286} />
      <Words x={232} y={84} widths={[92]} colour={coral} />
      <Words x={232} y={118} widths={[144, 132, 140, 104]} gap={20} />
      <Words x={232} y={214} widths={[138, 120]} gap={20} />
      <path d="M236 284q14-26 22-6t20-10 26 6 30-4" fill="none" stroke={fjord} strokeWidth="5" strokeLinecap="round" />
      <circle cx="366" cy="284" r="22" fill={sun} />
      <path
        d="m357 284 7 7 12-14"
        fill="none"
        stroke={night}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Desk y={362} colour={wood} />
      <rect y="380" width="560" height="40" fill={sand} />
      <g transform="translate(450 362)">
        <path d="M-30-66v-24a30 30 0 0 1 60 0v24" fill="none" stroke={night} strokeWidth="13" />
        <rect x="-48" y="-76" width="96" height="76" rx="14" fill={coral} />
        <path d="M-7-44a9 9 0 1 1 14 0l4 22h-22Z" fill={deep} />
      </g>
      <Mug x={88} y={363} scale={0.9} colour={pine} />
      <path d="m140 352 74-14 14 4-12 8-74 12Z" fill={deep} />
    </>
  )
}
