import { Backdrop } from '../../../kit/backdrop.tsx'
import { bone, coral, mist, sky, sun } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Profile } from '../../../kit/senses.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The joint of the jaw, in front of the ear. */
export function Tmd() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Profile x={290} y={180} scale={1.3} skin="brown" hair="black" colour={sun} />
      <path d="M346 176q26 4 22 44-6 50-40 74-60 30-116 18-14-24 0-40 70-6 104-40 6-40 30-56Z" fill={bone} />
      <Stroke d="M214 272v-14m22 12v-14m22 8v-14m22 4v-14" colour="#fff" width={13} />
      <Pain x={356} y={184} r={19} />
      <Stroke d="m406 150 30-16m-20 50h36" colour={coral} width={9} />
    </>
  )
}
