import { lamp, sand, skins, sky } from '../kit/colours.ts'
import { Limb } from '../kit/limb.tsx'
import { Pain } from '../kit/pain.tsx'

/** The bent arm that both elbow pictures share; they differ in the side that hurts. */
export function BentArm({ skin, sleeve }: { skin: string; sleeve: string }) {
  return (
    <>
      <Limb d="M36 24 104 172 256 120" colour={skin} width={58} />
      <path d="M236 96l40-12q24-2 22 14l-4 34q-4 14-22 16l-26 2Z" fill={skin} />
      <path d="M278 92q16-26 26-22 8 6-8 36" fill={skin} />
      <Limb d="M20-10 62 76" colour={sleeve} width={74} />
      <Limb d="M56 64 100 160" colour={lamp} width={17} />
      <Limb d="M118 176 240 136M112 158 236 116" colour={lamp} width={11} />
      <circle cx="104" cy="168" r="17" fill={lamp} />
    </>
  )
}

export function Elbow() {
  return (
    <>
      <rect width="320" height="240" fill={sand} />
      <circle cx="210" cy="70" r="120" fill={sky} opacity=".5" />
      <BentArm skin={skins.light} sleeve="var(--fjord)" />
      <Pain x={124} y={152} />
    </>
  )
}
