import { blush, lamp, mint, skins } from '../kit/colours.ts'
import { Limb } from '../kit/limb.tsx'
import { Pain } from '../kit/pain.tsx'

export function Shoulder() {
  return (
    <>
      <rect width="320" height="240" fill={blush} />
      <path d="M-10-10h72v48q6 28 92 38c50 4 86 30 92 84l8 90h-66l-10-72-6 72H-10Z" fill={skins.dark} />
      <path d="M-10 70q40 30 92 22l62-16q6 40-6 72l-4 102H-10Z" fill={mint} />
      <Limb d="M40 96q60-24 128 0" colour={lamp} width={13} />
      <Limb d="M206 132 226 232" colour={lamp} width={20} />
      <circle cx="200" cy="122" r="23" fill={lamp} />
      <path d="M176 92q-26 34-2 64l-26 34q-12-50 8-92Z" fill={lamp} />
      <Pain x={196} y={110} />
    </>
  )
}
