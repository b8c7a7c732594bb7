import { coral, lamp, pine, skins, sky } from '../kit/colours.ts'
import { Limb } from '../kit/limb.tsx'
import { Pain } from '../kit/pain.tsx'

export function Back() {
  const discs = [62, 84, 106, 128, 150, 172]
  return (
    <>
      <rect width="320" height="240" fill={sky} />
      <path
        d="M142-10h36v36c44 6 66 20 70 62l10 92-22 4-16-74c-2 30-4 44 0 76H96c4-32 2-46 0-76l-16 74-22-4 10-92c4-42 30-56 74-62Z"
        fill={skins.brown}
      />
      <path d="M93 178q67 14 134 0l8 64H85Z" fill={pine} />
      <path
        d="M118 84q14 18 10 44M202 84q-14 18-10 44"
        fill="none"
        stroke="#000"
        strokeOpacity=".14"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g fill={lamp}>
        {discs.map((y, index) => (
          <rect key={y} x={146 - index} y={y - 9} width={28 + index * 2} height="14" rx="6" />
        ))}
      </g>
      <Pain x={160} y={164} />
      <Limb d="M168 172q24 20 30 68" colour={coral} width={8} />
    </>
  )
}
