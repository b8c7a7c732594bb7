import { type Skin, skins } from './colours.ts'

/** Neck, shoulders and chest from the front, the middle at x = 280: for what lies inside. */
export function Chest({ skin }: { skin: Skin }) {
  return (
    <path d="M232-10h96v56q0 28 40 38 96 22 106 124l18 222H68l18-222q10-102 106-124 40-10 40-38Z" fill={skins[skin]} />
  )
}

/** Both lungs and the windpipe, in the chest. */
export function Lungs({ colour, airways }: { colour: string; airways: string }) {
  return (
    <>
      <g fill={colour}>
        <path d="M264 138c-66 8-104 92-106 178-1 32 24 44 50 34 34-12 56-26 56-64Z" />
        <path d="M296 138c66 8 104 92 106 178 1 32-24 44-50 34-34-12-56-26-56-64Z" />
      </g>
      <path
        d="M280 40v112m0 0-44 52m44-52 44 52m-88 0-32 18m32-18 4 54m84-54 32 18m-32-18-4 54"
        fill="none"
        stroke={airways}
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
