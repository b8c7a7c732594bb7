import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fold, mint, mist, rose, sky, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Cloud } from '../../kit/nature.tsx'

/** A clean nappy, air and a pot of zinc ointment. */
export function DiaperRash() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} depth={60} />
      <path d="M60 330h300v30H60Z" fill={coral} />
      <path d="M110 150h240v40q-50 10-70 60-10 60-50 60t-50-60q-20-50-70-60Z" fill="#fff" />
      <path d="M110 150h240v24H110Z" fill={fold} />
      <path d="M110 176h50v24h-50Zm190 0h50v24h-50Z" fill={mint} />
      <Dots at="214 216 8, 246 216 8, 230 240 8" fill={rose} />
      <path d="M398 286h124v66q0 10-10 10H408q-10 0-10-10Z" fill={sun} />
      <ellipse cx="460" cy="286" rx="62" ry="15" fill="#fff" />
      <path d="M430 282q30-30 60 0Z" fill={fold} />
      <Cloud x={450} y={120} />
    </>
  )
}
