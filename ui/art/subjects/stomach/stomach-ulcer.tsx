import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, night, rose, sand, sun } from '../../kit/colours.ts'
import { Lens } from '../../kit/lens.tsx'
import { StomachShape } from '../../kit/organs.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A small crater in the lining of the stomach. */
export function StomachUlcer() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} />
      <StomachShape x={220} y={200} scale={1.15} />
      <Stroke d="M300 130q40 30 30 90" colour="#fff" opacity={0.4} width={9} />
      <circle cx="258" cy="286" r="15" fill="#c0392f" />
      <Stroke d="m272 278 84-56" colour={night} width={4} dash="2 10" />
      <Lens x={420} y={160} glass={rose}>
        <path
          d="M-90-10Q-50-30-40 10q10 40 40 40t40-40q10-40 50-20 2 60-40 84-50 26-100 0-42-24-40-84Z"
          fill="#d9786a"
        />
        <path d="M-34 16q8 28 34 28t34-28q-34-14-68 0Z" fill="#c0392f" />
        <path d="M-18 22q18-8 36 0-6 12-18 12t-18-12Z" fill={sun} />
      </Lens>
    </>
  )
}
