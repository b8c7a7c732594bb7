import { type Hair, hairs, type Skin, skins } from './colours.ts'
import { Stroke } from './stroke.tsx'

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

/** A bare back from the neck to the waistband, the spine at x = 280. */
export function BareBack({ skin, hair, colour }: { skin: Skin; hair: Hair /** Of the waistband. */; colour: string }) {
  return (
    <>
      <path d="M212-10h136v50q0 26 44 36 100 24 104 130l6 224H58l6-224Q68 100 168 76q44-10 44-36Z" fill={skins[skin]} />
      <path d="M222-10h116v40q-58 24-116 0Z" fill={hairs[hair]} />
      <Stroke d="M280 110v230" colour="#000" opacity={0.12} width={7} />
      <path d="M50 366h460v64H50Z" fill={colour} />
    </>
  )
}
