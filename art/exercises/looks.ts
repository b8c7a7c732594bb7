import { coral, denim, fjord, type Hair, hairs, leaf, pine, rose, type Skin, skins, sun } from '../kit/colours.ts'
import type { Face } from '../kit/head.tsx'

/** How the person of a drawing looks. */
export interface Look {
  skin: string
  hair: string
  /** Hair tied at the back of the head. */
  bun: boolean
  shirt: string
  trousers: string
  /** The same person from the front. */
  face: Face
}

const look = (skin: Skin, hair: Hair, bun: boolean, shirt: string, trousers: string): Look => ({
  skin: skins[skin],
  hair: hairs[hair],
  bun,
  shirt,
  trousers,
  face: { skin, hair, style: bun ? 'bun' : 'short', mood: 'calm' },
})

const navy = 'light-dark(#27485a, #4b7a92)'
const forest = 'light-dark(#12463c, #2f8573)'

const looks = [
  look('light', 'brown', true, coral, forest),
  look('dark', 'black', false, sun, navy),
  look('fair', 'blond', true, leaf, navy),
  look('tan', 'black', false, rose, forest),
  look('brown', 'black', true, fjord, denim),
  look('fair', 'grey', false, denim, pine),
  look('light', 'auburn', false, sun, forest),
]

/** The looks take turns, so that pages show different people. */
export const lookOf = (turn: number): Look => looks[turn % looks.length]!

/** Where the movement begins: a plain shape behind the person. */
export const shadow = 'light-dark(#bcd3ca, #2f5248)'
