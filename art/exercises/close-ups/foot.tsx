import { card, denim, fjord, line, night, skins } from '../../kit/colours.ts'
import { MotionArrow } from '../arrow.tsx'
import { Room } from './room.tsx'

/** A bare foot from the inside, toes to the right, the sole at y = 184; `toes`: how far they bend up, in degrees. */
function Foot({ toes, arch = 10, colour }: { toes: number; arch?: number; colour: string }) {
  return (
    <>
      <path
        d={`M112-10 112 108Q98 128 90 146 82 178 112 184H140Q178 ${184 - arch * 2} 214 184H232V150Q196 136 176 112L174-10Z`}
        fill={colour}
      />
      <g transform={`rotate(${-toes} 226 168)`}>
        <path d="M226 168h30" stroke={colour} strokeWidth="32" strokeLinecap="round" />
        <path
          d="M262 158q8 2 8 10"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
      </g>
      <path d="M104-10v70h78v-70Z" fill={denim} />
    </>
  )
}

export function ShortFoot() {
  return (
    <Room floorAt={184}>
      <Foot toes={0} arch={14} colour={skins.fair} />
      <MotionArrow from={{ x: 176, y: 200 }} to={{ x: 176, y: 150 }} />
      <MotionArrow from={{ x: 236, y: 214 }} to={{ x: 200, y: 214 }} />
    </Room>
  )
}

export function TowelScrunch() {
  return (
    <Room floorAt={196}>
      <path
        d="M60 190q60-6 140-4 16-22 26 0 14-20 26 0 14-16 22 2h36v10H60Z"
        fill={card}
        stroke={fjord}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <Foot toes={-24} arch={12} colour={skins.dark} />
      <MotionArrow from={{ x: 304, y: 168 }} to={{ x: 262, y: 214 }} bend={-10} />
    </Room>
  )
}

export function ToePullStretch() {
  return (
    <Room>
      <Foot toes={52} colour={skins.tan} />
      <path
        d="M320 60Q286 84 262 112M264 110q-20 4-26 22M272 118q-14 8-16 28M282 124q-8 8-8 24"
        fill="none"
        stroke={skins.tan}
        strokeWidth="17"
        strokeLinecap="round"
      />
      <path
        d="M254 122q-10 6-12 16M266 130q-6 8-8 18"
        fill="none"
        stroke={night}
        strokeOpacity=".2"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <MotionArrow from={{ x: 292, y: 196 }} to={{ x: 286, y: 146 }} bend={-12} />
    </Room>
  )
}

/** The leg is supported; the foot moves to and fro. */
export function AnklePumps() {
  const foot = (turn: number, colour: string) => (
    <path
      d="M206 96q-6 26 6 40h22q8 0 8-10V34q0-12-14-12-16 0-18 20Z"
      fill={colour}
      transform={`rotate(${turn} 214 116)`}
    />
  )
  return (
    <Room floorAt={196}>
      <path d="M0 148h170q14 0 14 14v34H0Z" fill={line} />
      <rect y="140" width="184" height="20" rx="10" fill={card} />
      {foot(44, 'light-dark(#bcd3ca, #2f5248)')}
      <path d="M-10 116h224" stroke={skins.brown} strokeWidth="38" strokeLinecap="round" />
      <path d="M-10 116h150" stroke={denim} strokeWidth="46" />
      {foot(-14, skins.brown)}
      <MotionArrow from={{ x: 296, y: 66 }} to={{ x: 224, y: 8 }} bend={14} isBoth />
    </Room>
  )
}
