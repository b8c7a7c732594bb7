import { coral, mint, night, pine, skins } from '../kit/colours.ts'

export function SpecialistsSpot() {
  return (
    <>
      <path d="M10 124q60-62 120-44t74 0v80H10Z" fill={skins.tan} />
      <circle cx="52" cy="126" r="5" fill={skins.dark} />
      <circle cx="160" cy="120" r="4" fill={skins.dark} />
      <path d="m132 106 40 36" stroke={night} strokeWidth="14" strokeLinecap="round" />
      <circle cx="98" cy="72" r="50" fill={skins.tan} />
      <circle cx="98" cy="72" r="50" fill="none" stroke={pine} strokeWidth="11" />
      <path d="M84 68c0-12 12-18 22-14 14 4 14 18 6 26-10 8-28 4-28-12Z" fill={skins.dark} />
      <path d="M66 46a40 40 0 0 1 30-16" stroke="#fff" strokeWidth="6" strokeLinecap="round" fill="none" opacity=".8" />
      <circle cx="176" cy="36" r="10" fill={coral} />
      <circle cx="26" cy="30" r="7" fill={mint} />
    </>
  )
}
