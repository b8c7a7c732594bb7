import { MotionArrow } from '../exercises/arrow.tsx'
import { coral, deep, denim, fjord, pane, skins, trim } from '../kit/colours.ts'
import { at, type Place } from '../kit/place.ts'
import { Profile } from '../kit/profile.tsx'
import { Stroke } from '../kit/stroke.tsx'
import { Panel, Panels } from './panels.tsx'

/** A spray inhaler, the mouthpiece to the left at 0, 0. */
function Inhaler(place: Place) {
  return (
    <g transform={at(place)}>
      <path d="M20-74H46V-20H20Z" fill={trim} stroke={deep} strokeWidth="2" />
      <path d="M14-52H52V6Q52 14 44 14H0V-12H14Z" fill={fjord} />
    </g>
  )
}

/** A hand that holds the inhaler from behind, drawn over it. */
function Grip({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Stroke d="M34-84Q66-94 64-56V0Q70 50 112 84" colour={skins.brown} width={22} />
      <Stroke d="M66-30H20M66-12H22" colour={skins.brown} width={13} />
      <Stroke d="M34-84 33-78" colour={skins.brown} width={15} />
    </g>
  )
}

/** Shaking a spray inhaler, and breathing in from it through a spacer. */
export function InhalerSpacer() {
  return (
    <Panels>
      <Panel>
        <Inhaler x={-26} y={24} scale={1.3} />
        <g transform="translate(-26 24) scale(1.3)">
          <Grip x={0} y={0} />
        </g>
        <MotionArrow from={{ x: -66, y: -64 }} to={{ x: -66, y: 40 }} isBoth />
      </Panel>
      <Panel>
        <path d="M-120 120V96Q-96 62-62 66-34 66-20 92L-14 120Z" fill={denim} />
        <Profile x={-62} y={-18} skin="brown" hair="black" eye="shut" />
        <path
          d="M-14 4H4Q10-18 30-18H62Q74-14 74 8T62 34H30Q10 34 4 16H-14Z"
          fill={pane}
          stroke={fjord}
          strokeWidth="3"
        />
        <Inhaler x={70} y={10} scale={0.62} />
        <Stroke d="M54 8H20" colour={coral} width={4} dash="2 9" />
        <MotionArrow from={{ x: 52, y: -66 }} to={{ x: -4, y: -66 }} />
      </Panel>
    </Panels>
  )
}
