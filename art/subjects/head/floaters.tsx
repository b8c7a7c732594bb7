import { Backdrop } from '../../kit/backdrop.tsx'
import { leaf, pine, water } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Cloud } from '../../kit/nature.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** Threads and specks against a clear sky. */
export function Floaters() {
  return (
    <>
      <Backdrop wall={water} />
      <SunDisc x={470} y={70} r={40} />
      <path d="M-10 380 110 250q20-20 40 0l60 70 90-110q24-24 48 0l220 210Z" fill={leaf} />
      <path d="M-10 430V370q140-40 280-10t300-10v80Z" fill={pine} />
      <Cloud x={150} y={120} />
      <Stroke
        d="M230 80q30-30 44 10t40 20 10 50m-210 20q30 10 20 40t30 30m160 20q-20 30 10 40"
        colour="#12302b"
        width={7}
        opacity={0.45}
      />
      <Dots
        at="330 190 9, 200 160 7, 390 150 10, 280 240 6, 420 240 7, 110 240 8, 250 150 5"
        fill="#12302b"
        opacity={0.4}
      />
      <circle cx="380" cy="90" r="22" fill="none" stroke="#12302b" strokeWidth="6" strokeOpacity=".4" />
    </>
  )
}
