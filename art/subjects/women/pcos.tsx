import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, rose, sand, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Lens } from '../../kit/lens.tsx'
import { Womb } from '../../kit/organs.tsx'

/** An ovary like a string of pearls, seen through the lens. */
export function Pcos() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <Womb x={230} y={190} scale={1.2} />
      <Lens x={402} y={210} scale={0.95}>
        <ellipse rx="76" ry="60" fill={rose} />
        <Dots
          at="-52 -6 13, -36 -30 12, -8 -40 12, 22 -36 12, 46 -18 12, 52 10 12, 34 34 12, 4 42 12, -28 34 12"
          fill="#fff"
        />
        <Dots at="-52 -6 6, -36 -30 6, -8 -40 6, 22 -36 6, 46 -18 6, 52 10 6, 34 34 6, 4 42 6, -28 34 6" fill={sun} />
      </Lens>
    </>
  )
}
