import { lamp, sand, skins, sun } from '../kit/colours.ts'
import { Limb } from '../kit/limb.tsx'
import { Pain } from '../kit/pain.tsx'

export function Foot() {
  return (
    <>
      <rect width="320" height="240" fill={sand} />
      <path d="M0 204h320v36H0Z" fill={sun} opacity=".5" />
      <path
        d="M62-10h78c-2 50 2 80 28 98 30 20 84 30 110 52 18 16 18 46 2 56-6 6-26 8-46 8-50 0-70-12-98-12-24 0-34 12-60 12-26 0-36-22-30-52 8-40 20-84 16-162Z"
        fill={skins.brown}
      />
      <Limb d="M96-10 100 104" colour={lamp} width={17} />
      <Limb d="M118-10 116 100" colour={lamp} width={8} />
      <path d="M72 130q30-26 64-10 6 26-16 38-4 30-36 28-26-10-12-56Z" fill={lamp} />
      <Limb d="M140 136 208 162M134 152 196 178" colour={lamp} width={12} />
      <Limb d="M222 168 242 174M208 182 230 188M258 178 268 182" colour={lamp} width={10} />
      <Limb d="M96 192q60-18 132 4" colour="var(--coral)" width={6} />
      <Pain x={92} y={186} />
    </>
  )
}
