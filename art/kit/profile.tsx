import { type Hair, hairs, night, type Skin, skins } from './colours.ts'
import { at, type Place } from './place.ts'
import { Stroke } from './stroke.tsx'

/** A head from the side, looking to the right, about 110 wide and 150 high with its neck; x, y is the middle of the head. */
export function Profile({
  skin,
  hair = 'brown',
  eye = 'open',
  ...place
}: Place & { skin: Skin; hair?: Hair; eye?: 'open' | 'shut' }) {
  return (
    <g transform={at(place)}>
      <path
        d="M-34 96Q-30 62-38 40-54 16-50-14-42-62 4-62 42-62 46-22L47-12 60 10Q62 16 54 18L48 19 50 28 46 32 49 38Q50 42 45 44 47 58 34 60L12 58Q8 74 14 100Z"
        fill={skins[skin]}
      />
      <path
        d="M-38 40Q-58 16-52-16-44-68 6-66 44-66 46-30 20-22 6-34-4-16-10-14-22-20-24-6-24 8-14 10-16 34-38 40Z"
        fill={hairs[hair]}
      />
      <path d="M-20-4q-9 2-7 13 3 8 10 6" fill={skins[skin]} />
      {eye === 'open' ? (
        <circle cx="30" cy="-8" r="4" fill={night} />
      ) : (
        <Stroke d="M24-8q6 4 11 0" colour={night} width={3} />
      )}
    </g>
  )
}
