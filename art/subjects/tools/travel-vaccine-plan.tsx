import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, honey, leaf, mint, night, sand, slate, water, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Heart, Plant, Sheet, Words } from '../../kit/things.tsx'

/** A packed suitcase, a route on the map, and what to have done before. */
export function TravelVaccinePlan() {
  return (
    <>
      <Backdrop wall={sand} floor={wood} />
      <rect x="40" y="40" width="300" height="200" rx="18" fill={water} />
      <path
        d="M70 90q30-40 80-30 30 20 0 44-40 10-30 44-40 10-50-58ZM200 70q60-30 120-4v60q-30 30-60 10-20-30-50-24-20-20-10-42ZM230 176q40-20 60 10 0 40-40 40-30-20-20-50Z"
        fill={mint}
      />
      <Stroke d="M110 120q70-50 150 70" colour={coral} width={6} dash="2 14" />
      <path d="M264 200c-22-26-26-36-26-46a26 26 0 0 1 52 0c0 10-4 20-26 46Z" fill={coral} />
      <circle cx="264" cy="154" r="10" fill="#fff" />
      <Sheet x={386} y={44} width={136} height={170} />
      <Stroke d="m404 82 8 10 16-20m-24 56 8 10 16-20" colour={leaf} width={7} />
      <circle cx="416" cy="176" r="11" fill="none" stroke={slate} strokeWidth="6" />
      <Words x={444} y={84} widths={[56, 56, 40]} gap={46} />
      <path d="M320 260v-24q0-14 14-14h80q14 0 14 14v24" fill="none" stroke={night} strokeWidth="14" />
      <rect x="240" y="254" width="268" height="144" rx="22" fill={denim} />
      <path d="M286 254h24v144h-24Zm152 0h24v144h-24Z" fill={honey} />
      <rect x="344" y="300" width="62" height="44" rx="8" fill="#fff" transform="rotate(-8 375 322)" />
      <Heart x={375} y={330} scale={0.7} />
      <Plant x={140} y={398} scale={0.9} pot={coral} />
    </>
  )
}
