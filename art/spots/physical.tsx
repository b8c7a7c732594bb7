import { coral, fold, mint, night, pine } from '../kit/colours.ts'

export function PhysicalSpot() {
  return (
    <>
      <path d="M132 76V48a22 22 0 0 1 44 0v28" fill="none" stroke={night} strokeWidth="13" />
      <path d="M118 92a36 36 0 1 1 72 0q0 22-16 36h-40q-16-14-16-36Z" fill={pine} />
      <circle cx="154" cy="92" r="13" fill={mint} />
      <path d="M12 84c18 10 32 4 40-12l10-4c10 26 26 40 56 46 12 4 14 8 14 16H16c-8-14-10-30-4-46Z" fill={coral} />
      <path d="M10 128h124q0 16-14 16H24q-12 0-14-16Z" fill={fold} />
      <path d="m66 84 14-8M74 96l14-8M86 106l12-9" stroke={night} strokeWidth="5" strokeLinecap="round" />
      <path d="M12 84c18 10 32 4 40-12" fill="none" stroke={night} strokeWidth="5" strokeLinecap="round" />
    </>
  )
}
