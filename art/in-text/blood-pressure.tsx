import { card, coral, denim, fjord, night, skins, wood } from '../kit/colours.ts'
import { Person } from '../kit/person.tsx'
import { Stroke } from '../kit/stroke.tsx'
import { Heart } from '../kit/things.tsx'
import { Panel, Panels } from './panels.tsx'

/** Somebody who sits with the back against the chair and the arm on a table, the cuff level with the heart. */
export function BloodPressure() {
  return (
    <Panels>
      <Panel>
        <rect x="-130" y="-40" width="90" height="160" rx="18" fill={wood} opacity=".6" />
        <g transform="translate(-84 -52) scale(.92)">
          <Person skin="fair" hair="blond" style="long" colour={denim} height={200} mood="calm" />
        </g>
        <Heart x={-72} y={34} scale={0.7} colour={coral} />
        <rect x="-30" y="74" width="230" height="12" rx="6" fill={wood} />
        <path d="M170 86h12v34h-12Z" fill={wood} />
        <Stroke d="M-44 16Q-30 44-16 50" colour={denim} width={28} />
        <Stroke d="M-14 48 44 62" colour={skins.fair} width={20} />
        <Stroke d="M44 62H76" colour={skins.fair} width={17} />
        <g transform="translate(-4 52) rotate(14)">
          <rect x="-24" y="-17" width="48" height="34" rx="8" fill={fjord} />
          <rect x="8" y="-17" width="8" height="34" fill="#000" opacity=".2" />
        </g>
        <Stroke d="M16 50Q80 6 126 40" colour={night} width={4} />
        <rect x="106" y="30" width="74" height="44" rx="8" fill={card} stroke={fjord} strokeWidth="3" />
        <Stroke d="M122 46h22m8 0h12M122 60h16" colour={fjord} width={5} />
        <Stroke d="M-150 32H96" colour={coral} width={3} dash="3 9" />
      </Panel>
    </Panels>
  )
}
