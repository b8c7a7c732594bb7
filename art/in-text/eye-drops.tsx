import { coral, fjord, mint, skins, trim, water } from '../kit/colours.ts'
import { Profile } from '../kit/profile.tsx'
import { Stroke } from '../kit/stroke.tsx'
import { Panel, Panels } from './panels.tsx'

/** A head that leans back; a finger pulls the lower lid down, and a drop falls into the pocket behind it. */
export function EyeDrops() {
  return (
    <Panels>
      <Panel>
        <path d="M-28 120Q-16 84 22 66 58 56 96 88L104 120Z" fill={mint} />
        <g transform="rotate(-48 -50 10)">
          <Profile x={-42} y={0} skin="tan" hair="black" />
        </g>
        <path d="M-36-112H-12V-84L-20-72H-28L-36-84Z" fill={trim} stroke={fjord} strokeWidth="2" />
        <path d="M-24-68q6 9 0 13-7-4 0-13Z" fill={water} />
      </Panel>
      <Panel>
        <path d="M-120-120H120V120H-120Z" fill={skins.tan} opacity=".55" />
        <path d="M-84 0Q0-74 84 0 40 46 0 46T-84 0Z" fill="#fff" />
        <circle cy="-12" r="27" fill="#5b3724" />
        <circle cy="-12" r="12" fill="#1d0f0a" />
        <path d="M-66 16Q0 62 66 16L58 40Q0 84-58 40Z" fill={coral} opacity=".6" />
        <Stroke d="M-84 0Q0-74 84 0M-72 34Q0 84 72 34" colour="#40251a" width={4} />
        <path d="M4-104q12 18 0 27-13-9 0-27Z" fill={water} stroke={fjord} strokeWidth="2" />
        <Stroke d="M4-70V20" colour={fjord} width={3} dash="2 9" />
        <Stroke d="M0 130V78" colour={skins.tan} width={36} />
        <path d="M-11 82Q-11 66 0 66T11 82V92H-11Z" fill={trim} />
      </Panel>
    </Panels>
  )
}
