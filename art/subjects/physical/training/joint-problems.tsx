import { Backdrop } from '../../../kit/backdrop.tsx'
import { bone, coral, leaf, mist, sand, slate, sun } from '../../../kit/colours.ts'
import { Dots } from '../../../kit/dots.tsx'
import { Standing } from '../../../kit/standing.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The places where muscles and joints most often hurt. */
export function JointProblems() {
  return (
    <>
      <Backdrop wall={sand} disc={mist} />
      <Standing
        x={280}
        y={410}
        scale={0.98}
        skin="dark"
        style="afro"
        hair="black"
        clothes="plain"
        colour={coral}
        trousers={leaf}
        mood="calm"
      />
      <g fill="none" stroke={slate} strokeWidth="4" strokeDasharray="2 10" strokeLinecap="round">
        <path d="M280 158Q240 150 150 128M330 190l90-26M240 264H130M260 342l-84 6M302 394q60 0 114-26" />
      </g>
      <g fill="#fff">
        <circle cx="106" cy="118" r="44" />
        <circle cx="464" cy="150" r="44" />
        <circle cx="86" cy="240" r="44" />
        <circle cx="132" cy="352" r="44" />
        <circle cx="460" cy="350" r="44" />
      </g>
      <path d="M94 92h24v10H94Zm0 16h24v10H94Zm0 16h24v10H94Zm0 16h24v10H94Z" fill={bone} />
      <circle cx="458" cy="142" r="17" fill={bone} />
      <Stroke d="M464 152l12 26" colour={bone} width={13} />
      <Stroke d="M70 212l14 30 26 18" colour={bone} width={14} />
      <Stroke d="M132 324v18m0 16v22" colour={bone} width={18} />
      <circle cx="146" cy="350" r="9" fill={bone} />
      <path d="M450 322h20v26q0 10 18 14 8 12-4 14h-44q-8-30 10-54Z" fill={bone} />
      <Dots at="280 158 8, 330 190 8, 240 264 8, 260 342 8, 302 394 8" fill={sun} />
    </>
  )
}
