import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, night, skins, sun, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet } from '../../kit/things.tsx'

/** Five moles in a row, and what to look for in each of them. */
export function MoleAbcde() {
  return (
    <>
      <Backdrop wall={blush} />
      <g transform="translate(0 14)">
        <Sheet x={30} y={50} width={500} height={290} r={22} />
        <g fill={skins.light}>
          <circle cx="120" cy="130" r="58" />
          <circle cx="280" cy="130" r="58" />
          <circle cx="440" cy="130" r="58" />
          <circle cx="200" cy="262" r="58" />
          <circle cx="360" cy="262" r="58" />
        </g>
        <path d="M100 110c24-20 60 0 50 30-8 20-26 8-40 16s-34-24-10-46Z" fill="#6b3f28" />
        <Stroke d="M120 84v92" colour={coral} width={5} dash="8 10" />
        <path d="M252 120l14-4 4-16 14 8 16-8 4 16 14 4-6 14 8 14-16 4-6 14-14-8-16 6-4-16-14-6 6-12Z" fill="#6b3f28" />
        <circle cx="440" cy="130" r="32" fill="#6b3f28" />
        <path d="M440 98a32 32 0 0 1 30 42q-20 6-28-10t-2-32Z" fill={wood} />
        <circle cx="428" cy="146" r="11" fill={night} />
        <circle cx="200" cy="254" r="24" fill="#6b3f28" />
        <path d="M156 288h88v16h-88Z" fill={sun} />
        <Stroke d="M172 290v6m16-6v10m16-10v6m16-6v10" colour={night} width={4} />
        <circle cx="328" cy="262" r="9" fill="#6b3f28" />
        <circle cx="354" cy="262" r="13" fill="#6b3f28" />
        <circle cx="388" cy="262" r="19" fill="#6b3f28" />
      </g>
    </>
  )
}
