import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mint, pine, sand } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Toes } from '../../kit/foot.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Sore skin between the toes, a towel and dry socks. */
export function AthletesFoot() {
  return (
    <>
      <Backdrop wall={sand} />
      <Stroke d="M0 90h560M0 190h560M0 290h560M120 0v420M300 0v420M480 0v420" colour="#fff" width={6} opacity={0.45} />
      <Toes skin="fair" />
      <g fill={coral} opacity=".65">
        <path d="M330 206q10 30 4 60-16-24-4-60ZM394 232q10 30 0 58-14-24 0-58Z" />
        <path d="M258 200q10 26 2 52-14-22-2-52Z" opacity=".7" />
      </g>
      <Dots at="334 250 7, 396 276 7, 346 236 5, 384 256 5, 262 240 5" fill="#fff" opacity={0.8} />
      <path d="M440 30h74v110q0 14 14 20l30 12v52h-60q-58-6-58-60Z" fill={mint} />
      <path d="M440 30h74v26h-74Z" fill={pine} />
      <Stroke d="M440 80h74m-74 22h74" colour={pine} width={5} opacity={0.4} />
    </>
  )
}
