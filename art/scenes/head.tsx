import { cloth, coral, deep, mint, mist, night, sand, sky, sun } from '../kit/colours.ts'
import { Arm, Person } from '../kit/person.tsx'
import { Sheet } from '../kit/things.tsx'

/** Eyes, ears, nose and throat: a sight test, and a look into an ear. */
export function HeadScene() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <Sheet x={52} y={44} width={132} height={196} />
      <g fill="none" stroke={night} strokeWidth="8">
        <path d="M138 78a22 22 0 1 1-40 0" />
        <path d="M94 146a15 15 0 1 1 0-18M150 128a15 15 0 1 1 0 18" strokeWidth="7" />
        <path d="M76 186a9 9 0 1 1 0 14m34-16a9 9 0 1 0 16 0m22 0a9 9 0 1 1 0 14" strokeWidth="5" />
      </g>
      <path d="M72 222h92" stroke={coral} strokeWidth="5" strokeLinecap="round" />
      <circle cx="288" cy="190" r="118" fill={sky} />
      <g fill="none" stroke={coral} strokeWidth="7" strokeLinecap="round">
        <path d="M206 152q-14 26 0 52M184 138q-22 40 0 80" />
      </g>
      <Person x={276} y={178} skin="light" style="short" hair="ginger" colour={sun} look={-0.4} height={250} />
      <Person
        x={446}
        y={150}
        skin="tan"
        style="bun"
        hair="brown"
        clothes="coat"
        colour={cloth}
        look={-0.9}
        height={280}
        glasses
      />
      <g transform="rotate(-12 330 190)">
        <path d="m312 184 30-12v28Z" fill={night} />
        <rect x="340" y="168" width="30" height="36" rx="8" fill={deep} />
        <rect x="348" y="200" width="16" height="54" rx="8" fill={mint} />
      </g>
      <Arm sleeve="M402 252q-44 26-38 2" hand="M366 254q-8-14-2-24" colour={cloth} skin="tan" />
      <rect y="404" width="560" height="16" fill={sand} />
    </>
  )
}
