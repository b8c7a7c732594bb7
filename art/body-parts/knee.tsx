import { lamp, pine, skins, sky } from '../kit/colours.ts'
import { Limb } from '../kit/limb.tsx'
import { Pain } from '../kit/pain.tsx'

export function Knee() {
  return (
    <>
      <rect width="320" height="240" fill={sky} />
      <Limb d="M30 40 190 92 150 260" colour={skins.light} width={72} />
      <Limb d="M-20 22 84 56" colour={pine} width={92} />
      <Limb d="M60 48 168 84" colour={lamp} width={20} />
      <Limb d="M176 124 148 240" colour={lamp} width={18} />
      <Limb d="M198 130 172 250" colour={lamp} width={9} />
      <circle cx="174" cy="86" r="20" fill={lamp} />
      <path d="M156 116h44l-6 20h-38Z" fill={lamp} />
      <ellipse cx="208" cy="84" rx="11" ry="20" fill={lamp} transform="rotate(-20 208 84)" />
      <Pain x={192} y={104} />
    </>
  )
}
