import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, coral, denim, pavement, sand, sun } from '../../../kit/colours.ts'
import { Stroke } from '../../../kit/stroke.tsx'

/** A running shoe with its insole half out. */
export function InsolesRunning() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={pavement} depth={50} />
      <path d="M70 340q-6-60 60-80 90-26 120-90l30-10 40 50 130 10q40 10 46 60l4 60Z" fill={denim} />
      <path d="M60 336h446q4 36-30 36H96q-36 0-36-36Z" fill="#fff" />
      <Stroke d="m206 236 34 34m4-70 36 36m-4-72 34 36" colour="#fff" width={8} />
      <path d="M280 160q60-60 180-90 40 0 34 30-70 60-170 116Z" fill={sun} />
      <Stroke d="M330 170q60-40 130-70" colour={coral} width={8} />
      <Stroke d="M40 140h70m-90 50h60m-40 50h40" colour="#fff" width={9} />
    </>
  )
}
