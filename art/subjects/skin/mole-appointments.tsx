import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, mint, sand, skins } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Lens } from '../../kit/lens.tsx'
import { Phone } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** One mole, and three ways to have it seen: a picture, a look, a check of all. */
export function MoleAppointments() {
  return (
    <>
      <Backdrop wall={blush} floor={sand} />
      <circle cx="110" cy="210" r="76" fill={skins.light} />
      <path d="M88 190c20-20 56-6 52 24s-44 34-60 14-8-24 8-38Z" fill="#6b3f28" />
      <Stroke d="M194 176q50-20 100-84m-96 118h96m-100 32q50 20 100 86" colour={coral} width={7} dash="2 18" />
      <Sheet x={316} y={24} width={210} height={112} r={18} />
      <Sheet x={316} y={152} width={210} height={112} r={18} />
      <Sheet x={316} y={280} width={210} height={112} r={18} />
      <Phone x={364} y={80} scale={0.36} screen={skins.light}>
        <circle r="24" fill="#6b3f28" />
      </Phone>
      <Lens x={356} y={200} scale={0.3} glass={skins.light}>
        <circle r="40" fill="#6b3f28" />
      </Lens>
      <circle cx="364" cy="306" r="12" fill={mint} />
      <path d="M340 334q24-20 48 0l2 34h-10v16h-32v-16h-10Z" fill={mint} />
      <Dots at="356 342 3.5, 372 352 3.5, 360 362 3.5" fill="#6b3f28" />
      <Words x={412} y={68} widths={[88, 60]} gap={24} />
      <Words x={412} y={196} widths={[88, 60]} gap={24} />
      <Words x={412} y={324} widths={[88, 60]} gap={24} />
    </>
  )
}
