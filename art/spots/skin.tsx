import { coral, fold, honey, mint, pine, sun } from '../kit/colours.ts'

export function SkinSpot() {
  return (
    <>
      <circle cx="146" cy="42" r="26" fill={sun} />
      <path
        d="M146 4v-2m0 80v4m38-44h4m-84 0h4m12-28-3-3m58 59 3 3m0-62-3 3m-55 56-3 3"
        stroke={sun}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M34 40h60v18H34z" fill={pine} />
      <path d="M28 58h72l8 86q1 16-15 16H35q-16 0-15-16Z" fill={coral} />
      <path d="M24 98h80l3 34H21Z" fill={fold} />
      <path d="M44 108c10 0 18 6 20 14-12 0-20-4-20-14Zm40 0c-10 0-18 6-20 14 12 0 20-4 20-14Z" fill={mint} />
      <path d="M124 130q0-12 14-12h32q14 0 14 12v18q0 12-14 12h-32q-14 0-14-12Z" fill={honey} />
      <path d="M120 116h68v16h-68z" fill={pine} />
    </>
  )
}
