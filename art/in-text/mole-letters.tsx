import { night, skins } from '../kit/colours.ts'
import { Digit } from '../kit/digit.tsx'
import { Stroke } from '../kit/stroke.tsx'
import { Panel, Panels } from './panels.tsx'

const dark = '#4a2818'
const brown = '#7b4526'

/** Five moles: halves that differ, a ragged edge, several colours, a wide one, and one that has grown. */
export function MoleLetters() {
  const skin = <rect x="-44" y="-70" width="88" height="122" rx="18" fill={skins.fair} />
  return (
    <Panels>
      <Panel>
        {skin}
        <path d="M-20-16Q-22-38 0-38 16-40 22-26 34-10 18 6 4 12-8 0-20 2-20-16Z" fill={brown} />
        <Stroke d="M-2-54V22" colour={night} width={2.5} dash="4 6" />
        <Digit value={1} x={0} y={84} />
      </Panel>
      <Panel>
        {skin}
        <path
          d="M-24-14-18-28-20-36-6-32 2-42 10-32 24-34 20-20 28-10 16-4 18 8 4 4-6 14-10 2-24 4-16-6Z"
          fill={dark}
        />
        <Digit value={2} x={0} y={84} />
      </Panel>
      <Panel>
        {skin}
        <ellipse cy="-14" rx="26" ry="24" fill={brown} />
        <path d="M-4-36Q26-38 26-12 12-20 2-14Z" fill={dark} />
        <path d="M-24-8Q-8-14 2 6-14 14-24-8Z" fill="#b86a4a" />
        <circle cx="12" cy="0" r="6" fill="#3d4a5c" />
        <Digit value={3} x={0} y={84} />
      </Panel>
      <Panel>
        {skin}
        <circle cy="-18" r="28" fill={brown} />
        <Stroke d="M-28 28H28M-28 22v12M28 22v12" colour={night} width={3} />
        <Digit value={4} x={0} y={84} />
      </Panel>
      <Panel>
        {skin}
        <circle cy="-14" r="27" fill={dark} />
        <circle cx="-3" cy="-12" r="13" fill={brown} />
        <Stroke d="M10-14h14m-6-5 6 5-6 5" colour="#fff" width={3} />
        <Digit value={5} x={0} y={84} />
      </Panel>
    </Panels>
  )
}
