import { denim, skins, slate, water } from '../kit/colours.ts'
import { Stroke } from '../kit/stroke.tsx'
import { Panel, Panels } from './panels.tsx'

/** A burnt hand under a running tap. */
export function CoolBurn() {
  return (
    <Panels>
      <Panel>
        <path d="M-240 96H240V120H-240Z" fill={slate} opacity=".5" />
        <path d="M-70-120H-46V-78H20Q40-78 40-56V-40H16V-54H-70Z" fill={slate} />
        <path d="M-70-84H-92V-98H-24V-84Z" fill="#c9573c" />
        <path d="M19-40H37L42 26H14Z" fill={water} />
        <Stroke d="M240 30 130 36" colour={denim} width={64} />
        <Stroke d="M140 36 40 40" colour={skins.tan} width={44} />
        <Stroke d="M44 30-30 22M44 42-38 42M44 54-26 60M60 28 24 4" colour={skins.tan} width={17} />
        <ellipse cx="36" cy="40" rx="26" ry="15" fill="#d9482f" opacity=".55" />
        <path d="M6 22Q28 10 50 22 62 40 56 66 52 90 46 96H12Q2 66 6 22Z" fill={water} opacity=".6" />
        <Stroke d="M22-30 24 84M32-30 34 80" colour="#fff" width={3} opacity={0.8} />
      </Panel>
    </Panels>
  )
}
