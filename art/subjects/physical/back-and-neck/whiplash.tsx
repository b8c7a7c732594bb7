import { coral, denim, sand, skins, slate } from '../../../kit/colours.ts'
import { Limb } from '../../../kit/limb.tsx'
import { Pain } from '../../../kit/pain.tsx'

/** In the car seat: the head thrown forwards and back. */
export function Whiplash() {
  return (
    <>
      <rect width="320" height="240" fill={sand} />
      <path d="M196 250q30-90 18-150-2-16 14-16h16q16 0 18 16 10 60 4 150Z" fill={slate} />
      <rect x="204" y="34" width="52" height="46" rx="16" fill={slate} />
      <path d="M226 80h8v10h-8Z" fill="#000" opacity=".3" />
      <circle cx="92" cy="92" r="38" fill={skins.light} opacity=".4" />
      <circle cx="164" cy="66" r="40" fill={skins.light} />
      <path d="M132 50q10-36 46-32 34 6 28 50-18-26-74-18Z" fill="#5b3724" />
      <Limb d="M176 96 186 128" colour={skins.light} width={28} />
      <path d="M136 250q-4-90 30-116 36-12 48 20 6 50-4 96Z" fill={denim} />
      <path d="M206 130q-40 50-66 110" stroke="#000" strokeOpacity=".3" strokeWidth="11" fill="none" />
      <Limb d="M160 172 88 190" colour={skins.light} width={20} />
      <circle cx="64" cy="192" r="44" fill="none" stroke={slate} strokeWidth="10" />
      <Pain x={190} y={110} r={11} />
      <path
        d="M88 34q26-22 56-14M84 34l4-20m-4 20 20 4"
        fill="none"
        stroke={coral}
        strokeWidth="7"
        strokeLinecap="round"
      />
    </>
  )
}
