import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, deep, denim, fold, sun } from '../../../kit/colours.ts'
import { Stroke } from '../../../kit/stroke.tsx'

/** A fine crack in a bone of the foot. */
export function StressFracture() {
  return (
    <>
      <Backdrop wall={deep} />
      <rect x="60" y="20" width="440" height="386" rx="18" fill={denim} />
      <g fill="none" stroke={fold} strokeLinecap="round" strokeOpacity=".9">
        <path d="M190 320 150 170m78 140-10-160m46 158 18-150m20 154 50-130m-20 140 70-90" strokeWidth="21" />
        <path d="m144 140-10-44m84 26-2-50m70 56 12-44m36 66 20-34m34 80 22-22" strokeWidth="17" />
      </g>
      <path d="M170 340q80-40 180-14-10 60-60 70h-80q-40-20-40-56Z" fill={fold} />
      <Stroke d="m210 226 14 8-10 10 14 8" colour={coral} width={6} />
      <circle cx="218" cy="238" r="36" fill="none" stroke={sun} strokeWidth="7" />
    </>
  )
}
