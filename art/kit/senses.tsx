import { type Hair, hairs, night, pine, type Skin, skins } from './colours.ts'
import { at, type Place } from './place.ts'

/** One eye from the front, 300 wide; x, y is the pupil. */
export function EyeFront({
  iris = pine,
  white = '#fff',
  pupil = '#0b1f1b',
  ...place
}: Place & { iris?: string; white?: string; pupil?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-150 0Q0-140 150 0 0 140-150 0Z" fill={white} />
      <circle r="62" fill={iris} />
      <circle r="30" fill={pupil} />
      <circle cx="20" cy="-22" r="11" fill="#fff" />
      <path d="M-156 4Q0-144 156 4" fill="none" stroke={night} strokeWidth="11" strokeLinecap="round" />
    </g>
  )
}

/** An ear, the face to its right, 220 high; x, y is the opening. */
export function EarSide({ skin, ...place }: Place & { skin: Skin }) {
  return (
    <g transform={at(place)}>
      <path
        d="M66-80C40-130-50-140-78-76c-22 56 4 92 22 128 12 28 14 62 48 66 36 0 40-34 42-60 4-30 32-36 36-72 2-24 4-46-4-66Z"
        fill={skins[skin]}
      />
      <path
        d="M38-72c-30-36-86-26-90 20-2 36 26 50 30 84m42-66c-26-16-50 2-40 28 8 20 24 22 16 48"
        fill="none"
        stroke="#000"
        strokeOpacity=".2"
        strokeWidth="11"
        strokeLinecap="round"
      />
    </g>
  )
}

/** Head and neck in profile, looking left, 330 high; x, y is in front of the ear. */
export function Profile({
  skin,
  hair,
  colour,
  ...place
}: Place & { skin: Skin; hair?: Hair /** Of the collar. */; colour?: string }) {
  return (
    <g transform={at(place)}>
      <path
        d="M-104-62C-98-140-40-176 34-172c84 6 122 66 112 138-6 46-32 70-36 116l6 134H-44v-62c-26 6-60 6-64-16-2-12 4-20-2-30-8-2-12-12-4-20-8-6-8-14-2-20-20-2-36-8-30-22 12-26 46-54 42-108Z"
        fill={skins[skin]}
      />
      {hair && (
        <path
          d="M-108-72c-8-80 50-128 142-122 96 6 142 80 128 164-8 44-30 66-44 104-22-10-42-40-40-84 2-16 10-24 4-36-44-16-130 0-190-26Z"
          fill={hairs[hair]}
        />
      )}
      <path
        d="M56-14c-20-16-40 4-30 24 6 14 14 24 28 18"
        fill="none"
        stroke="#000"
        strokeOpacity=".2"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="-70" cy="-26" r="6" fill="#40251a" />
      {colour && <path d="M-54 172q84 34 176-6l46 80H-120Z" fill={colour} />}
    </g>
  )
}
