import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, mint, sky, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Head } from '../../kit/head.tsx'
import { Lens } from '../../kit/lens.tsx'
import { Bed } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A child's bed, clean sheets, and small white threads under the lens. */
export function Pinworms() {
  return (
    <>
      <Backdrop wall={sky} floor={wood} />
      <Bed x={40} y={396} blanket={mint}>
        <g transform="translate(96 -128) rotate(-8)">
          <Head skin="light" style="curly" hair="brown" mood="calm" />
        </g>
      </Bed>
      <Dots at="240 300 9, 300 312 9, 360 308 9, 270 340 9, 330 346 9, 400 340 9" fill={sun} />
      <Lens x={410} y={130} scale={0.95} glass={denim}>
        <Stroke d="M-50-20q20-24 40 0t40-4m-70 50q16-18 34 0t34-2m-30-70q14-12 24 2" colour="#fff" width={8} />
      </Lens>
      <path d="M66 30h120v18H66Z" fill={wood} />
      <path d="M80 48h40v90H80Z" fill={coral} />
      <path d="M132 48h40v70h-40Z" fill="#fff" />
    </>
  )
}
