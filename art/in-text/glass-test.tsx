import { blood, coral, rose, type Skin, skins, water } from '../kit/colours.ts'
import { AlarmMark, Panel, Panels, RightMark } from './panels.tsx'

const spots: [x: number, y: number, r: number][] = [
  [-26, 34, 5],
  [-6, 50, 6],
  [16, 38, 5],
  [30, 54, 4],
  [4, 26, 4],
]
const outside: [x: number, y: number, r: number][] = [
  [-92, 42, 5],
  [-74, 62, 6],
  [78, 36, 5],
  [94, 58, 6],
]

/** A glass on skin with spots: they fade under it, or they do not. */
function Pressed({ skin, under, beside }: { skin: Skin; under: string; beside: string }) {
  return (
    <>
      <path d="M-119 20Q-60 4 0 10t119-4V90Q40 106-30 98T-119 92Z" fill={skins[skin]} />
      {outside.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} fill={beside} />
      ))}
      <path d="M-52-86H52L44 66q-44 12-88 0Z" fill={water} opacity=".5" />
      {spots.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} fill={under} />
      ))}
      <path d="M-52-86H52L44 66q-44 12-88 0Z" fill="none" stroke="#fff" strokeWidth="6" strokeLinejoin="round" />
      <ellipse cy="-86" rx="52" ry="11" fill="#fff" opacity=".75" />
    </>
  )
}

export function GlassTest() {
  return (
    <Panels>
      <Panel>
        <Pressed skin="light" under="#e9b99b" beside={rose} />
        <RightMark x={92} y={-92} />
      </Panel>
      <Panel>
        <Pressed skin="light" under={blood} beside={coral} />
        <AlarmMark x={92} y={-92} />
      </Panel>
    </Panels>
  )
}
