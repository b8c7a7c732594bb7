import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, night, pine, sky } from '../../kit/colours.ts'
import { Syringe } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** The edge of the forest, and a dose before the season. */
export function TickVaccine() {
  return (
    <>
      <Backdrop wall={sky} floor={leaf} depth={60} />
      <path d="M40 372 100 150l60 222ZM130 372l50-170 50 170Z" fill={pine} />
      <path d="M400 372l70-260 70 260Z" fill={pine} />
      <Stroke d="M300 380q-10-90 20-160" colour={leaf} width={8} />
      <path
        d="M306 300q-40-6-50-34 40-4 50 34Zm4-40q-30-10-36-34 34 2 36 34Zm2 60q40-10 50-40-44-2-50 40Z"
        fill={leaf}
      />
      <g transform="translate(316 206) rotate(20)">
        <Stroke d="M-14-6-34-20m18 22-24 0m26 12-20 14M14-6l20-14M16 2h24m-26 12 20 14" colour={night} width={5} />
        <ellipse cy="6" rx="18" ry="22" fill={night} />
        <circle cy="-20" r="8" fill={night} />
      </g>
      <Syringe x={300} y={90} turn={62} scale={1} colour={coral} />
    </>
  )
}
