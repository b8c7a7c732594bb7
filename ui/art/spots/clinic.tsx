import { coral, fold, honey, lamp, leaf, night, pine } from '../kit/colours.ts'

export function ClinicSpot() {
  return (
    <>
      <path d="m18 64 82-54 82 54Z" fill={coral} />
      <rect x="30" y="62" width="140" height="98" fill={fold} />
      <path d="M68 160v-48a32 32 0 0 1 64 0v48Z" fill={night} />
      <path d="M77 160v-47a23 23 0 0 1 46 0v47Z" fill={lamp} />
      <path d="M77 160v-47c0-13 10-23 23-23 6 3 8 10 8 18v52Z" fill={pine} />
      <circle cx="101" cy="128" r="4" fill={coral} />
      <path d="M42 116V96a10 10 0 0 1 20 0v20ZM138 116V96a10 10 0 0 1 20 0v20Z" fill={honey} />
      <path d="M180 160v-26" stroke={night} strokeWidth="5" />
      <path d="M180 142c-18-4-18-34 0-50 18 16 18 46 0 50Z" fill={leaf} />
    </>
  )
}
