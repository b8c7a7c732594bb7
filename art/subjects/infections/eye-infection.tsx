import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, denim, hairs, honey, leaf, line, mist, night, rose, sand } from '../../kit/colours.ts'
import { Drop } from '../../kit/nature.tsx'
import { EyeFront } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** An eye with sticky lashes, and a cotton pad to wash it. */
export function EyeInfection() {
  return (
    <>
      <Backdrop wall={mist} disc={sand} x={250} y={190} />
      <path d="M70 110q180-110 360 0" fill="none" stroke={hairs.auburn} strokeWidth="22" strokeLinecap="round" />
      <EyeFront x={250} y={220} scale={1.1} iris={denim} white="#f8ddd4" />
      <Stroke
        d="M100 214q34 6 58 22m-38-48q30 8 44 26m236-4q-34 6-58 22m40-48q-30 8-46 24"
        colour={blood}
        width={5}
        opacity={0.6}
      />
      <path d="M78 226Q250 394 422 226 250 346 78 226Z" fill={rose} />
      <Stroke d="M128 262l-14 20m52 8-8 24m54-8-2 24m48-24 4 24m46-40 10 22m44-44 14 18" colour={night} width={7} />
      <g fill={honey}>
        <path d="M414 214q26-4 30 14t-14 22-30-12-4-20 18-4Z" />
        <ellipse cx="160" cy="296" rx="16" ry="11" />
        <ellipse cx="262" cy="318" rx="20" ry="12" />
        <ellipse cx="346" cy="288" rx="15" ry="11" />
      </g>
      <ellipse cx="456" cy="360" rx="74" ry="44" fill="#fff" />
      <Stroke d="M408 362q20-20 46-14m-16 34q30 4 52-14" colour={line} width={6} />
      <path d="M470 40h52v60q0 10-10 10h-32q-10 0-10-10Z" fill={leaf} />
      <path d="M484 110h24l-6 26h-12Z" fill="#fff" />
      <Drop x={496} y={166} scale={0.5} />
    </>
  )
}
