import { MotionArrow } from '../exercises/arrow.tsx'
import { blood, line, skins, water } from '../kit/colours.ts'
import { Stroke } from '../kit/stroke.tsx'
import { Panel, Panels } from './panels.tsx'

const forearm = <path d="M-90 20Q-40 4 0 8t90-8V86Q40 100 0 94t-90 4Z" fill={skins.fair} />

const cut = <Stroke d="M-14 42Q0 52 16 46" colour={blood} width={5} />

function Strip({ y, isOpen }: { y: number; isOpen?: boolean }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x="-62" y="-16" width="124" height="32" rx="16" fill="#d9a679" />
      <rect x="-22" y="-14" width="44" height="28" rx="4" fill="#e6bd97" />
      {isOpen && <path d="M-66-18H-30L-42-40H-78ZM66-18H30L42-40H78Z" fill={line} />}
    </g>
  )
}

/** Rinsing a small wound, a plaster that is taken by its ends, and one that lies flat with its pad on the wound. */
export function Plaster() {
  return (
    <Panels>
      <Panel>
        <path d="M-10-120H10V-78Q10-70 0-70T-10-78Z" fill="#8aa3ad" />
        <path d="M-7-70H7L14 30Q0 44-14 30Z" fill={water} />
        <g transform="scale(.86)">
          {forearm}
          {cut}
        </g>
        <path d="M-30 40Q0 62 30 40" fill="none" stroke={water} strokeWidth="7" strokeLinecap="round" />
      </Panel>
      <Panel>
        <g transform="scale(.86)">
          {forearm}
          {cut}
          <g transform="translate(0 -52)">
            <Strip y={0} isOpen />
          </g>
        </g>
        <MotionArrow from={{ x: 0, y: -22 }} to={{ x: 0, y: 22 }} />
      </Panel>
      <Panel>
        <g transform="scale(.86)">
          {forearm}
          <Strip y={46} />
        </g>
      </Panel>
    </Panels>
  )
}
