import { Backdrop } from '../../kit/backdrop.tsx'
import { Chest, Lungs } from '../../kit/chest.tsx'
import { blood, coral, leaf, mist, rose, sky } from '../../kit/colours.ts'
import { Germ } from '../../kit/germ.tsx'

/** One lung filled below, and a thermometer. */
export function Pneumonia() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Chest skin="light" />
      <Lungs colour={rose} airways={coral} />
      <path d="M306 260q50-10 92 30 6 60-40 62-50-20-52-92Z" fill={blood} opacity=".75" />
      <Germ x={336} y={300} r={11} fill={leaf} />
      <Germ x={366} y={318} r={9} fill={leaf} />
      <g transform="rotate(20 490 140)">
        <rect x="474" y="40" width="32" height="160" rx="16" fill="#fff" />
        <circle cx="490" cy="206" r="26" fill={coral} />
        <path d="M483 80h14v120h-14Z" fill={coral} />
      </g>
    </>
  )
}
