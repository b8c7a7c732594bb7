import { Backdrop } from '../../kit/backdrop.tsx'
import { denim, honey, mist, pine, rose, sky } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Profile } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Soft swellings like grapes inside the nose. */
export function NasalPolyps() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Profile x={320} y={180} scale={1.3} skin="tan" hair="brown" colour={pine} />
      <path d="M160 236q20-70 90-80 60 0 70 40 4 40-30 46-70 4-130-6Z" fill="#a9684a" />
      <path d="M166 236q10-10 40-8t50-4 60 10q-20 12-70 10t-80-8Z" fill={rose} />
      <g fill={honey}>
        <ellipse cx="226" cy="194" rx="17" ry="22" />
        <ellipse cx="258" cy="188" rx="15" ry="20" />
        <ellipse cx="284" cy="200" rx="14" ry="18" />
      </g>
      <Dots at="221 188 5, 254 182 4, 281 195 4" fill="#fff" />
      <Stroke d="M120 250H60m74 26-54 14" colour={denim} width={9} dash="2 16" />
    </>
  )
}
