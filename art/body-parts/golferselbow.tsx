import { coral, leaf, mint, mist, skins } from '../kit/colours.ts'
import { Pain } from '../kit/pain.tsx'
import { BentArm } from './elbow.tsx'

export function GolfersElbow() {
  return (
    <>
      <rect width="320" height="240" fill={mist} />
      <path d="M0 240v-30q80-30 160-14t160-22v66Z" fill={mint} />
      <path d="m214 18 48 18-48 18Z" fill={coral} />
      <path d="M212 18v180" stroke={leaf} strokeWidth="5" strokeLinecap="round" />
      <BentArm skin={skins.tan} sleeve="var(--sun)" />
      <Pain x={98} y={188} />
      <circle cx="226" cy="214" r="13" fill="#fff" />
    </>
  )
}
