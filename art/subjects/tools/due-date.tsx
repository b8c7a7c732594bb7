import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, leaf, mint, night, rose, sand, sun, wood } from '../../kit/colours.ts'
import { Month } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Heart, Plant } from '../../kit/things.tsx'

/** A month with one day in a heart, and two very small socks. */
export function DueDate() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} x={230} floor={wood} />
      <Month
        x={210}
        y={200}
        scale={1.15}
        marked={[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]}
        colour={mint}
        head={leaf}
      >
        <Heart x={0} y={57} scale={0.9} />
      </Month>
      <Stroke d="M350 90q100 30 220 0" colour={night} width={5} />
      <path d="M390 98h50v60q4 18-16 24l-30 6q-22 0-22-18t20-20Z" fill={sun} />
      <path d="M388 94h54v22h-54Z" fill="#fff" />
      <path d="M470 98h50v60q4 18-16 24l-30 6q-22 0-22-18t20-20Z" fill={sun} />
      <path d="M468 94h54v22h-54Z" fill="#fff" />
      <path d="M408 84h12v24h-12Zm80 0h12v24h-12Z" fill={wood} />
      <Plant x={466} y={398} scale={0.95} pot={rose} />
    </>
  )
}
