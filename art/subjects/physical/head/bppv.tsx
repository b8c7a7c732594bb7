import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, coral, rose, sand } from '../../../kit/colours.ts'
import { Stroke } from '../../../kit/stroke.tsx'

/** Small crystals gone astray in the canals of the inner ear. */
export function Bppv() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <g fill="none" stroke={rose} strokeWidth="30">
        <circle cx="236" cy="146" r="82" />
        <circle cx="330" cy="206" r="70" />
        <path d="M200 250q-70-60-110 10t60 90" />
      </g>
      <path d="M220 230q70-30 120 30 20 60-40 80-80 10-100-50-6-40 20-60Z" fill={rose} />
      <Stroke d="M330 320q80 10 110-30t-20-60-50 34 20 40" colour={rose} width={28} />
      <g fill="#fff">
        <path d="m170 96 12-8 10 10-8 12-14-2ZM160 130l12-4 6 12-10 8-12-6ZM196 72l12-2 4 12-12 6-8-8ZM176 168l12-4 6 12-10 8-12-6Z" />
      </g>
      <Stroke d="M410 110q40-50 90-10m-8-34 10 38-38 4" colour={coral} width={10} />
    </>
  )
}
