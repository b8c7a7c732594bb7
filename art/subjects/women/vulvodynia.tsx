import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, lamp, pine, rose, sand } from '../../kit/colours.ts'
import { Pain } from '../../kit/pain.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A petal so tender that a cotton bud hurts. */
export function Vulvodynia() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} x={240} />
      <g fill={rose}>
        <path d="M230 360Q60 330 80 170q90-10 150 190ZM230 360q170-30 150-190-90-10-150 190Z" />
      </g>
      <path d="M230 360Q120 220 160 90q90 20 70 270Z" fill={coral} opacity=".8" />
      <path d="M230 360q110-140 70-270-90 20-70 270Z" fill={coral} opacity=".8" />
      <path d="M230 360q-70-90 0-220 70 130 0 220Z" fill={lamp} />
      <Pain x={262} y={210} r={11} />
      <Stroke d="M290 200 500 70" colour="#fff" width={12} />
      <ellipse cx="290" cy="200" rx="30" ry="17" fill="#fff" transform="rotate(-32 290 200)" />
      <Stroke d="M230 360v60" colour={pine} width={12} />
      <Stroke d="m330 264 22 16m-34 20 12 26m36-90h26" colour={coral} width={7} />
    </>
  )
}
