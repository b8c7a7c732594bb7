import { Backdrop } from '../../kit/backdrop.tsx'
import { fold, sand, sky, water, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Lens } from '../../kit/lens.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A pillow, and who lives in it. */
export function DustMiteAllergy() {
  return (
    <>
      <Backdrop wall={sky} floor={sand} depth={50} />
      <path
        d="M50 250q-20-80 60-70 120 14 240 0 80-10 60 70-10 50 0 90 10 60-60 46-120-14-240 0-70 14-60-46 10-40 0-90Z"
        fill="#fff"
      />
      <Stroke
        d="M110 210q20 20 20 40m230-44q-20 20-20 40M110 350q20-16 24-30m220 36q-16-20-24-34"
        colour={fold}
        width={7}
      />
      <Stroke d="M190 220q10 60-4 130m60-130q10 60-4 130m60-130q10 60-4 130" colour={water} width={9} opacity={0.6} />
      <Lens x={400} y={150} scale={1.15}>
        <ellipse rx="48" ry="38" fill={wood} />
        <path d="M-44-14q-30 4-34 18 10 12 34 8Z" fill={wood} />
        <Stroke
          d="m-30-28-14-26m30 20-4-28m26 28 10-26m14 34 24-18M-30 28l-14 26m30-20-4 28m26-28 10 26m14-34 24 18"
          colour={wood}
          width={6}
        />
        <Stroke d="M-10-20q14 20 0 40m22-38q14 20 0 38" colour="#fff" opacity={0.4} width={5} />
      </Lens>
      <Dots at="90 110 5, 150 70 6, 210 120 5, 250 60 4, 130 140 4" fill={wood} opacity={0.6} />
    </>
  )
}
