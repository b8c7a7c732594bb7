import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, deep, denim, mist, night, rose, skins, sky, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Lens } from '../../kit/lens.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Underwear on a line, and a lens on small bumps. */
export function GenitalWarts() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} />
      <Stroke d="M-10 70q290 50 580 0" colour={night} width={5} />
      <path d="M60 86h160l-4 60q-50 10-58 60-6 20-18 20t-18-20q-8-50-58-60Z" fill={coral} />
      <path d="M60 86h160l-1 20H61Z" fill={rose} />
      <path d="M300 90h190l14 140H408l-13-50-13 50h-96Z" fill={denim} />
      <path d="M300 90h190l3 24H297Z" fill={deep} />
      <path d="M84 70h12v34H84Zm100 8h12v34h-12Zm134 6h12v34h-12Zm136-6h12v34h-12Z" fill={wood} />
      <Lens x={230} y={300} scale={0.92} glass={skins.tan}>
        <Dots at="-14 -8 20, 12 -20 18, 20 8 19, -4 18 18, -44 34 11, 52 34 12, 44 46 9" fill={rose} />
        <Dots at="-18 -14 6, 10 -26 6, 18 4 6, -8 16 6" fill="#fff" opacity={0.6} />
      </Lens>
    </>
  )
}
