import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, lamp, pine, sand, wood } from '../../kit/colours.ts'
import { Month } from '../../kit/room.tsx'

/** A bottle, a glass, and the evenings counted. */
export function Alcohol() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} x={200} floor={wood} depth={40} />
      <path d="M104 380V210q0-30 20-50 10-12 10-30V50h52v80q0 18 10 30 20 20 20 50v170Z" fill={pine} />
      <path d="M104 240h112v80H104Z" fill={lamp} />
      <path d="M130 34h60v26h-60Z" fill={coral} />
      <path d="M244 190h104q6 90-52 94-58-4-52-94Z" fill="#fff" opacity=".75" />
      <path d="M246 222h100q-4 56-50 60-46-4-50-60Z" fill="#b03a48" />
      <path d="M290 282h12v88h-12Zm-30 86h72v12h-72Z" fill="#fff" opacity=".75" />
      <Month x={452} y={190} scale={0.72} marked={[0, 3, 4, 5, 6, 9, 10, 11, 12, 13]} colour="#b03a48" />
    </>
  )
}
