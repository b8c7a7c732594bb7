import { Backdrop } from '../../kit/backdrop.tsx'
import { deep, lamp, night, slate, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A stage, a light, and a microphone that waits. */
export function PerformanceAnxiety() {
  return (
    <>
      <Backdrop wall={deep} floor={wood} depth={70} />
      <path d="M280-20 120 360h320Z" fill={lamp} opacity=".3" />
      <ellipse cx="280" cy="366" rx="170" ry="24" fill={lamp} opacity=".6" />
      <path d="M0 0h120q10 180-40 360H0ZM560 0H440q-10 180 40 360h80Z" fill="#a8423a" />
      <Stroke
        d="M40 0q6 170-16 350M84 0q8 160-20 330M520 0q-6 170 16 350M476 0q-8 160 20 330"
        colour="#000"
        opacity={0.18}
        width={9}
      />
      <Stroke d="M280 366V190m-50 182h100" colour={slate} width={10} />
      <rect x="256" y="110" width="48" height="86" rx="24" fill={night} />
      <Stroke d="M262 136h36m-36 18h36m-36 18h36" colour={slate} width={5} />
      <g fill={night}>
        <circle cx="70" cy="420" r="34" />
        <circle cx="160" cy="428" r="36" />
        <circle cx="250" cy="424" r="34" />
        <circle cx="340" cy="428" r="36" />
        <circle cx="430" cy="422" r="34" />
        <circle cx="510" cy="430" r="36" />
      </g>
    </>
  )
}
