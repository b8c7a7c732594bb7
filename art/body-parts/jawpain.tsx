import { coral, sand, sun } from '../kit/colours.ts'
import { Pain } from '../kit/pain.tsx'
import { Arm, Person } from '../kit/person.tsx'

export function JawPain() {
  return (
    <>
      <rect width="320" height="240" fill={sand} />
      <Person x={156} y={102} scale={1.4} skin="dark" style="crop" hair="black" colour={sun} mood="sore" height={140} />
      <Pain x={186} y={126} r={11} />
      <Arm sleeve="M226 232q54 10 36-44" hand="M262 188q-14-40-62-46" colour={sun} skin="dark" width={28} />
      <g fill="none" stroke={coral} strokeWidth="6" strokeLinecap="round">
        <path d="M222 84q12 8 14 22M236 68q20 14 22 38" />
      </g>
    </>
  )
}
