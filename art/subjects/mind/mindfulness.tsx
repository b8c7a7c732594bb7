import { Backdrop } from '../../kit/backdrop.tsx'
import { denim, lamp, leaf, mist, rose, slate, sun, water } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** One breath, one stone after the other. */
export function Mindfulness() {
  return (
    <>
      <Backdrop wall={mist} disc={sun} y={190} r={130} />
      <path d="M-10 330q70-20 145 0t145 0 145 0 145 0v100H-10Z" fill={water} />
      <ellipse cx="280" cy="330" rx="130" ry="38" fill={slate} />
      <ellipse cx="286" cy="272" rx="98" ry="32" fill={denim} />
      <ellipse cx="274" cy="222" rx="72" ry="26" fill={slate} />
      <ellipse cx="284" cy="180" rx="48" ry="20" fill={rose} />
      <ellipse cx="280" cy="148" rx="28" ry="14" fill={lamp} />
      <Stroke d="M130 380q150 30 300 0M80 360q-30 6-50 0m450 20q30 6 60 0" colour="#fff" width={6} opacity={0.6} />
      <path d="M430 320q-10-60 30-100 20 50-30 100Zm0 0q50-20 70-60-60 0-70 60Z" fill={leaf} />
    </>
  )
}
