import { coral, denim, mint, skins } from '../kit/colours.ts'
import { Digit } from '../kit/digit.tsx'
import { Stroke } from '../kit/stroke.tsx'
import { Panel, Panels } from './panels.tsx'

/** The belly from the front with five places where pain means different things. The right side of the body is on the left. */
export function BellyPlaces() {
  return (
    <Panels>
      <Panel>
        <path d="M-104-130H104Q86-40 94 20T112 130H-112Q-102 70-94 20T-104-130Z" fill={skins.tan} />
        <path d="M-112 92Q0 124 112 92L116 130H-116Z" fill={denim} />
        <path d="M-104-130H104L98-88Q0-60-98-88Z" fill={mint} />
        <Stroke d="M-70-62Q-34-66-8-34M70-62Q34-66 8-34" colour="#000" width={3} opacity={0.14} />
        <ellipse cy="34" rx="5" ry="8" fill="#000" opacity=".22" />
        <g fill={coral} opacity=".42">
          <ellipse cx="-58" cy="-30" rx="30" ry="22" />
          <ellipse cx="6" cy="-40" rx="26" ry="20" />
          <ellipse cx="-56" cy="60" rx="28" ry="24" />
          <ellipse cx="58" cy="58" rx="28" ry="24" />
          <ellipse cx="0" cy="88" rx="26" ry="16" />
        </g>
        <Digit value={1} x={-58} y={-30} />
        <Digit value={2} x={6} y={-40} />
        <Digit value={3} x={-56} y={60} />
        <Digit value={4} x={58} y={58} />
        <Digit value={5} x={0} y={88} />
      </Panel>
    </Panels>
  )
}
