import { MotionArrow } from '../exercises/arrow.tsx'
import { coral, denim, mint, night, plum, skins } from '../kit/colours.ts'
import { Head } from '../kit/head.tsx'
import { Person } from '../kit/person.tsx'
import { Stroke } from '../kit/stroke.tsx'
import { Bubble } from '../kit/things.tsx'
import { Panel, Panels } from './panels.tsx'

/** The signs of a stroke: one side of the mouth hangs, one arm sinks, words come out wrong. */
export function FaceArmSpeech() {
  return (
    <Panels>
      <Panel>
        <g transform="translate(0 4) scale(1.9)">
          <path d="M-13 18h26v50h-26z" fill={skins.light} />
          <path d="M-60 66Q-40 48 0 50t60 16V80H-60Z" fill={denim} />
          <Head skin="light" hair="grey" mood="calm" />
          <path d="M-10 12H10V22H-10Z" fill={skins.light} />
          <Stroke d="M-9 14Q2 12 11 24" colour="#40251a" width={2.8} />
        </g>
      </Panel>
      <Panel>
        <g transform="translate(0 -28) scale(.82)">
          <Person skin="brown" hair="black" style="bun" colour={plum} height={190} mood="calm" />
          <Stroke d="M-52 78H-84" colour={plum} width={26} />
          <Stroke d="M-84 78H-98" colour={skins.brown} width={18} />
          <Stroke d="M52 78 72 106" colour={plum} width={26} />
          <Stroke d="M72 106 82 140" colour={skins.brown} width={18} />
        </g>
        <MotionArrow from={{ x: 72, y: 22 }} to={{ x: 74, y: 86 }} bend={-10} />
      </Panel>
      <Panel>
        <g transform="translate(-26 34) scale(1.15)">
          <Person skin="dark" hair="black" style="short" colour={mint} height={120} mood="calm" />
        </g>
        <Bubble x={14} y={-66} scale={0.85} />
        <g transform="translate(12 -66) scale(.85)">
          <Stroke d="M-40-8q8-12 14 2t14-4 12 6 16-8" colour={night} width={4} />
          <Stroke d="M-36 12q6 8 14-2t12 6 18-8" colour={coral} width={4} />
        </g>
      </Panel>
    </Panels>
  )
}
