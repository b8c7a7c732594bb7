import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, denim, sand, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Tube } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A bag whose cord is drawn too tight. */
export function TightForeskin() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} x={230} floor={wood} />
      <path d="M150 380q-70-100 20-190 30-26 34-50h52q4 24 34 50 90 90 20 190Z" fill={denim} />
      <path
        d="M178 120q-20-40-6-66 20 14 30 4 14-14 28 0 14-14 28 0 10 10 30-4 14 26-6 66-10 22-52 24-42-2-52-24Z"
        fill={denim}
      />
      <Stroke d="M186 134q44 26 88 0" colour={sun} width={13} />
      <Stroke d="M274 136q50 10 60 60m-60-54q40 30 30 80" colour={sun} width={7} />
      <Dots at="334 202 9, 304 226 9" fill={coral} />
      <Stroke d="M192 180q-30 40-26 90m60-90v100m42-100q34 40 30 90" colour="#000" opacity={0.14} width={7} />
      <Tube x={456} y={396} label={sun} scale={1.1} />
    </>
  )
}
