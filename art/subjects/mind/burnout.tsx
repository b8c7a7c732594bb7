import { card, coral, deep, denim, lamp, mist, night, sand, sky, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Desk, Mug, Sheet, Words } from '../../kit/things.tsx'

/** Late at the desk, the battery nearly empty. */
export function Burnout() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <rect x="54" y="48" width="150" height="170" rx="12" fill={deep} />
      <path d="M66 60h126v146H66Z" fill="#123a3f" />
      <circle cx="156" cy="98" r="20" fill={lamp} />
      <path d="M129 60v146M66 132h126" stroke={sand} strokeWidth="6" />
      <g transform="rotate(-6 300 300)">
        <Person
          x={296}
          y={208}
          scale={1.25}
          skin="fair"
          style="side"
          hair="auburn"
          clothes="shirt"
          colour={denim}
          mood="sore"
          height={150}
        />
      </g>
      <path d="M214 330q40-40 82-36 44 2 82 36Z" fill={denim} />
      <rect x="400" y="78" width="116" height="60" rx="14" fill="none" stroke={night} strokeWidth="9" />
      <path d="M522 96h8v24h-8Z" fill={night} />
      <rect x="412" y="90" width="22" height="36" rx="5" fill={coral} />
      <Desk y={330} />
      <path d="M60 348h20v72H60Zm420 0h20v72h-20Z" fill={wood} />
      <Sheet x={70} y={286} width={110} height={44} r={6} />
      <Words x={84} y={304} widths={[60, 80]} gap={14} />
      <Sheet x={86} y={262} width={110} height={40} r={6} fill={card} />
      <path d="M384 330v-58q0-8 8-8h92q8 0 8 8v58Z" fill={deep} />
      <path d="M396 276h84v40h-84Z" fill={sky} />
      <Mug x={346} y={330} scale={0.8} colour={sun} />
    </>
  )
}
