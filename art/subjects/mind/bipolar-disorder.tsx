import { coral, denim, honey, leaf, pine, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Moon } from '../../kit/nature.tsx'
import { Standing } from '../../kit/standing.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** One path over a high, bright peak and through a deep valley. */
export function BipolarDisorder() {
  return (
    <>
      <path d="M0 0h290v420H0Z" fill={sun} />
      <path d="M280 0h280v420H280Z" fill={denim} />
      <circle cx="120" cy="80" r="44" fill="#fff" opacity=".8" />
      <Moon x={460} y={90} />
      <Dots at="380 60 4, 520 160 4, 420 160 3, 520 50 3" fill={honey} />
      <path d="M-10 300Q60 290 110 210t90-30q60 60 90 150 40 60 110 50t160-120v170H-10Z" fill={leaf} />
      <path d="M290 330q40 60 110 50t160-120v170H280V316Z" fill={pine} />
      <Stroke d="M-10 300Q60 290 110 210t90-30q60 60 90 150 40 60 110 50t160-120" colour="#fff" width={8} dash="2 18" />
      <Standing x={250} y={262} scale={0.4} skin="light" style="short" hair="brown" colour={coral} look={0.6} />
    </>
  )
}
