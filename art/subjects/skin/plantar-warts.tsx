import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, night, pine, sky } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Sole } from '../../kit/foot.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** The sole of a foot with a wart, on the tiles of a pool. */
export function PlantarWarts() {
  return (
    <>
      <Backdrop wall={sky} />
      <Stroke
        d="M0 100h560M0 220h560M0 340h560M110 0v420M240 0v420M370 0v420M500 0v420"
        colour="#fff"
        width={6}
        opacity={0.5}
      />
      <Sole x={230} y={226} scale={1.05} skin="light" turn={-6} />
      <g fill={honey}>
        <circle cx="196" cy="146" r="26" />
        <circle cx="176" cy="154" r="14" />
        <circle cx="214" cy="160" r="15" />
      </g>
      <circle cx="252" cy="352" r="16" fill={honey} />
      <Dots at="190 140 3.5, 202 150 3.5, 186 156 3, 206 136 3, 212 160 3, 250 350 3, 258 356 2.5" fill={night} />
      <path d="M370 240q10-64 66-64t66 64l-14 140q-8 30-52 30t-52-30Z" fill={coral} />
      <Stroke d="M386 300q6-70 50-80 44 10 50 80" colour={pine} width={18} />
    </>
  )
}
