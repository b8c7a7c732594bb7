import { MotionArrow } from '../exercises/arrow.tsx'
import { card, fjord, night, skins, slate } from '../kit/colours.ts'
import { at, type Place } from '../kit/place.ts'
import { Stroke } from '../kit/stroke.tsx'
import { Panel, Panels } from './panels.tsx'

/** A tick from above, its head up, 60 high; `full`: after days of feeding. */
function Tick({ full, ...place }: Place & { full?: boolean }) {
  return (
    <g transform={at(place)}>
      <Stroke
        d="M-12-8-28-18M-14 0H-32M-13 8-28 18M-10-14-20-28M12-8 28-18M14 0H32M13 8 28 18M10-14 20-28"
        colour={night}
        width={3.5}
      />
      {full ? <ellipse cy="14" rx="24" ry="32" fill="#8f8a7c" /> : <ellipse cy="4" rx="15" ry="20" fill="#7b3f2a" />}
      <path d="M-12-6Q0-20 12-6 8 4 0 4T-12-6Z" fill={night} />
      <path d="M-4-15 0-26 4-15Z" fill={night} />
    </g>
  )
}

/** A fingertip with a tick that has just bitten, as small as a poppy seed, and one that has fed for days. */
export function TickSizes() {
  const finger = (
    <>
      <path d="M-30 120V-24Q-30-58 0-58T30-24V120Z" fill={skins.tan} />
      <path d="M-17-28Q-17-50 0-50T17-28V-12Q0-4-17-12Z" fill="#fff" opacity=".45" />
    </>
  )
  return (
    <Panels>
      <Panel>
        <g transform="translate(-64 10)">
          {finger}
          <Tick x={0} y={30} scale={0.14} />
        </g>
        <circle cx="52" cy="-12" r="54" fill={card} stroke={fjord} strokeWidth="5" />
        <Tick x={52} y={-10} scale={1.15} />
        <Stroke d="M-56 38-2 2" colour={fjord} width={3} dash="2 8" />
      </Panel>
      <Panel>
        <g transform="translate(-64 10)">
          {finger}
          <Tick x={0} y={34} scale={0.5} full />
        </g>
        <circle cx="52" cy="-12" r="54" fill={card} stroke={fjord} strokeWidth="5" />
        <Tick x={52} y={-18} scale={1.15} full />
        <Stroke d="M-48 36-2 2" colour={fjord} width={3} dash="2 8" />
      </Panel>
    </Panels>
  )
}

/** Tweezers hold a tick by its head, close to the skin, and pull straight up. */
export function TickRemoval() {
  return (
    <Panels>
      <Panel>
        <path d="M-240 62Q-120 48 0 54T240 50V120H-240Z" fill={skins.light} />
        <ellipse cx="0" cy="60" rx="58" ry="10" fill="#ff7d55" opacity=".3" />
        <Tick x={0} y={28} scale={1.2} turn={180} />
        <path d="M-8 50-70-118H-38L4 46Z" fill={slate} />
        <path d="M8 50 70-118H38L-4 46Z" fill={slate} />
        <path d="M-60-92q60 12 120 0" fill="none" stroke={night} strokeOpacity=".25" strokeWidth="4" />
        <MotionArrow from={{ x: 126, y: 44 }} to={{ x: 126, y: -78 }} />
      </Panel>
    </Panels>
  )
}
