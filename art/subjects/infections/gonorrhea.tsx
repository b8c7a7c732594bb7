import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, plum, sky, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Lens } from '../../kit/lens.tsx'

/** Bacteria in pairs under the lens, and a urine sample. */
export function Gonorrhea() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={220} floor={wood} />
      <Lens x={200} y={176} scale={1.35}>
        <g fill={plum}>
          <path d="M-58-30c-20 6-24 40-4 50 8-14 10-34 4-50Zm10 0c20 2 28 38 10 50-10-14-14-32-10-50ZM20-54c-14 14-6 44 16 44 2-16-4-34-16-44Zm10-6c18 0 34 28 22 44-14-8-24-26-22-44ZM4 24c-18 12-14 46 8 50 8-16 4-36-8-50Zm10-2c20 0 30 34 14 48-14-12-18-30-14-48Z" />
        </g>
        <Dots at="-20 -64 5, 60 30 6, -50 50 5" fill={plum} opacity={0.4} />
      </Lens>
      <path d="M404 276h112l-10 110q-1 10-11 10h-70q-10 0-11-10Z" fill="#fff" opacity=".8" />
      <path d="M409 330h102l-5 56q-1 10-11 10h-70q-10 0-11-10Z" fill={sun} />
      <rect x="394" y="248" width="132" height="32" rx="8" fill={coral} />
    </>
  )
}
