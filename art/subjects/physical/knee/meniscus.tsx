import { lamp, skins, sky } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'

/** The knee from the front, its two cushions, and a tear in one. */
export function Meniscus() {
  return (
    <>
      <rect width="320" height="240" fill={sky} />
      <path d="M84-10h152q-6 70 4 120t-12 140H92Q72 160 80 110T84-10Z" fill={skins.tan} />
      <path
        d="M126-10h68v62q0 16 18 26 18 12 14 30-4 14-22 12-26-2-44-16-18 14-44 16-18 2-22-12-4-18 14-30 18-10 18-26Z"
        fill={lamp}
      />
      <path d="M94 148h132q4 22-16 32-18 8-18 26v44h-64v-44q0-18-18-26-20-10-16-32Z" fill={lamp} />
      <path d="M96 126q30 6 56 2l-4 14H100q-8-6-4-16Z" fill="#4f93b3" />
      <path d="M224 126q-30 6-56 2l4 14h48q8-6 4-16Z" fill="#4f93b3" />
      <path d="m192 126 6 8-8 4 6 6" fill="none" stroke="#fff" strokeWidth="4" strokeLinejoin="round" />
      <ellipse cx="160" cy="64" rx="24" ry="28" fill="#fff" opacity=".6" />
      <Pain x={204} y={134} r={10} />
    </>
  )
}
