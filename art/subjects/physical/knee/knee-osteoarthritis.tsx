import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, fjord, mist, night, sand, wood } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { KneeBones, Kneecap } from '../../../kit/joints.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A knee joint with little cartilage left, and a walk with poles. */
export function KneeOsteoarthritis() {
  return (
    <>
      <Backdrop wall={mist} disc={sand} x={240} />
      <KneeBones x={240} y={206} />
      <path d="M166 198q36 8 70-2v16q-36 8-70-2Z" fill={coral} />
      <Dots at="164 184 11, 168 228 12, 156 206 9, 314 188 8, 318 224 8" fill={wood} />
      <Kneecap x={240} y={166} />
      <Pain x={178} y={206} r={13} />
      <Stroke d="M440 60v330m60-330v330" colour={fjord} width={9} />
      <path d="M430 50h20v50h-20Zm60 0h20v50h-20Z" fill={night} />
      <Stroke d="M424 366h32m28 0h32" colour={fjord} width={9} />
    </>
  )
}
