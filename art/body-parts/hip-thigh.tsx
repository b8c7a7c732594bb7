import { denim, lamp, mist, skins } from '../kit/colours.ts'
import { Limb } from '../kit/limb.tsx'
import { Pain } from '../kit/pain.tsx'

export function HipThigh() {
  return (
    <>
      <rect width="320" height="240" fill={mist} />
      <path
        d="M104-10h112c2 40 20 54 28 90 8 42-2 90-8 160h-64l-12-108-12 108H84c-6-70-16-118-8-160 8-36 26-50 28-90Z"
        fill={skins.tan}
      />
      <path d="M80 62h160c10 40 6 70 2 96l-70 4-12-26-12 26-70-4c-4-26-8-56 2-96Z" fill={denim} />
      <g fill={lamp}>
        <path d="M150 60c-40-24-56 6-46 34 6 16 20 16 28 26 8 12 22 14 24-2V60ZM170 60c40-24 56 6 46 34-6 16-20 16-28 26-8 12-22 14-24-2V60Z" />
        <path d="M150 24h20v40h-20z" />
      </g>
      <Limb d="M102 120 116 240M218 120 204 240" colour={lamp} width={17} />
      <circle cx="112" cy="108" r="16" fill={lamp} />
      <circle cx="208" cy="108" r="16" fill={lamp} />
      <Pain x={214} y={112} />
      <Limb d="M222 126q4 40-2 84" colour="var(--coral)" width={8} />
    </>
  )
}
