import { coral, denim, mist, skins } from '../../../kit/colours.ts'
import { Limb } from '../../../kit/limb.tsx'
import { Pain } from '../../../kit/pain.tsx'

/** Bent over something heavy, and a catch in the back. */
export function LowBack() {
  return (
    <>
      <rect width="320" height="240" fill={mist} />
      <Limb d="M206 236 196 160" colour={denim} width={40} />
      <Limb d="M170 236 182 160" colour={denim} width={38} />
      <Limb d="M192 142Q176 84 116 74" colour={coral} width={62} />
      <circle cx="72" cy="76" r="30" fill={skins.brown} />
      <path d="M46 62q20-32 50-8-6 8-4 20-24-6-46-12Z" fill="#241914" />
      <Limb d="M124 92 104 168" colour={skins.brown} width={20} />
      <path d="M56 172h92v64H56Z" fill="#c98b5a" />
      <path d="M56 192h92m-46-20v64" stroke="#000" strokeOpacity=".2" strokeWidth="5" />
      <Pain x={196} y={122} />
    </>
  )
}
