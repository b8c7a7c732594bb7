import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, mist, pine, sky, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Arm } from '../../kit/person.tsx'
import { Standing } from '../../kit/standing.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Up from the chair, and the room sways. */
export function Dizziness() {
  return (
    <>
      <Backdrop wall={mist} />
      <path d="M-10 60q70-30 140 0t140 0 140 0 160 0v60q-70-30-150 0t-140 0-140 0-150 0Z" fill={sky} />
      <path d="M-10 200q70-30 140 0t140 0 140 0 160 0v60q-70-30-150 0t-140 0-140 0-150 0Z" fill={sky} />
      <path d="M-10 366q70-30 140 0t140 0 140 0 160 0v70H-10Z" fill={wood} />
      <path d="M370 180h18v190h-18Zm-10 100h110v22H360Zm90 20h16v76h-16Z" fill={pine} transform="rotate(6 400 300)" />
      <g transform="rotate(-9 230 380)">
        <Standing
          x={230}
          y={392}
          scale={0.94}
          skin="brown"
          style="long"
          hair="black"
          clothes="plain"
          colour={sun}
          trousers={denim}
          mood="sore"
          arms={false}
        />
        <Arm sleeve="M182 188q-60-10-70 30" hand="M112 218q-4 20-20 30" colour={sun} skin="brown" width={22} />
        <Arm sleeve="M276 188q50-20 40-60" hand="M316 128q-14-30-44-36" colour={sun} skin="brown" width={22} />
      </g>
      <Stroke d="M120 96q30-60 110-54t84 60q-20 36-80 20" colour={coral} width={7} />
      <Dots at="112 60 7, 330 50 8, 350 130 6" fill={coral} />
    </>
  )
}
