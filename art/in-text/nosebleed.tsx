import { MotionArrow } from '../exercises/arrow.tsx'
import { blood, denim, mint, skins } from '../kit/colours.ts'
import { Profile } from '../kit/profile.tsx'
import { Stroke } from '../kit/stroke.tsx'
import { Panel, Panels } from './panels.tsx'

/** Somebody who sits, leans forward and pinches the soft part of the nose. */
export function Nosebleed() {
  return (
    <Panels>
      <Panel>
        <path d="M-150 120Q-140 20-66 18-20 20-8 66L0 120Z" fill={mint} />
        <g transform="rotate(24 -40 -30)">
          <Profile x={-30} y={-34} skin="light" hair="auburn" scale={1.15} />
        </g>
        <Stroke d="M-60 110 60 96" colour={mint} width={34} />
        <Stroke d="M60 96 66 24" colour={skins.light} width={20} />
        <Stroke d="M64 26 36-12M66 34 32 8" colour={skins.light} width={12} />
        <Stroke d="M24 24v8" colour={blood} width={5} />
        <path d="M-240 108H240V120H-240Z" fill={denim} opacity=".3" />
        <MotionArrow from={{ x: -20, y: -104 }} to={{ x: 74, y: -66 }} bend={-18} />
      </Panel>
    </Panels>
  )
}
