import { mint, type Skin, skins } from './colours.ts'

/** A bare middle between top and shorts, the navel at x = 240: for what lies inside or on it. */
export function Torso({ skin, colour = mint }: { skin: Skin; colour?: string }) {
  return (
    <>
      <path d="M118-10h244q-30 120-8 190 30 90 22 250H104q-8-160 22-250 22-70-8-190Z" fill={skins[skin]} />
      <path d="M108 330q132 44 264 0l6 100H102Z" fill={colour} />
      <path d="M118-10h244q-8 30-12 60-110 30-220 0-4-30-12-60Z" fill={colour} />
    </>
  )
}
