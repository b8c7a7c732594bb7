import { coral, honey, night, pine, sun, wood } from '../kit/colours.ts'

export function PsychologistSpot() {
  return (
    <>
      <path d="M158 148V52" stroke={night} strokeWidth="6" />
      <path d="M134 152h48" stroke={night} strokeWidth="8" strokeLinecap="round" />
      <path d="M130 58q4-44 28-44t28 44Z" fill={sun} />
      <path d="M146 58a12 8 0 0 0 24 0Z" fill={honey} />
      <path d="M28 138V74q0-26 26-26h34q26 0 26 26v64Z" fill={pine} />
      <path d="M12 138v-30q0-13 13-13t13 13v12h66v-12q0-13 13-13t13 13v30Z" fill={coral} />
      <path d="M26 138v14m90-14v14" stroke={wood} strokeWidth="8" strokeLinecap="round" />
      <rect x="52" y="80" width="38" height="32" rx="9" fill={honey} transform="rotate(-8 71 96)" />
    </>
  )
}
