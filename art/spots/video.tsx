import { coral, fold, night, sky } from '../kit/colours.ts'
import { Person } from '../kit/person.tsx'
import { Heart } from '../kit/things.tsx'

export function VideoSpot() {
  return (
    <>
      <rect x="46" y="4" width="96" height="156" rx="20" fill={night} />
      <svg x="54" y="14" width="80" height="146" viewBox="0 0 80 146" overflow="hidden" aria-hidden="true">
        <rect width="80" height="160" rx="12" fill={sky} />
        <Person
          x={40}
          y={58}
          scale={0.78}
          skin="brown"
          style="long"
          hair="black"
          clothes="coat"
          stethoscope
          height={160}
        />
      </svg>
      <path d="M128 66h50q14 0 14 14v22q0 14-14 14h-26l-14 14v-14h-10q-14 0-14-14V80q0-14 14-14Z" fill={fold} />
      <Heart x={153} y={97} scale={0.6} colour={coral} />
    </>
  )
}
