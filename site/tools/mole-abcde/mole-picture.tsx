import type { ReactNode } from 'react'
import { skins } from '#art/kit/colours.ts'
import type { MoleSign } from '#domain/tools/mole.ts'

/** A mole is darker than the skin around it, on light skin and on dark. */
const looks = [
  { skin: skins.fair, mole: '#8a5636', dark: '#3d2013', pale: '#c08a63', sore: '#b3261e', mark: '#12302b' },
  { skin: skins.dark, mole: '#3a2118', dark: '#120906', pale: '#8a5a40', sore: '#d2453a', mark: '#fff5ea' },
]
type Look = (typeof looks)[number]

const pictures: Record<MoleSign, (look: Look) => ReactNode> = {
  asymmetry: ({ mole, mark }) => (
    <>
      <path d="M28 16c-8 0-12 6-12 12s4 12 12 12c10 2 18-2 17-9s-7-6-8-11-4-4-9-4Z" fill={mole} />
      <path d="M28 10v36" stroke={mark} strokeWidth="1.5" strokeDasharray="3 3" />
    </>
  ),
  border: ({ mole }) => (
    <path
      d="m28 13 4 5 7-3-1 7 7 3-6 4 5 6-8 1 1 7-7-3-4 6-3-7-7 3 1-7-7-2 6-5-5-5 7-2-1-7 7 3Z"
      fill={mole}
      strokeLinejoin="round"
    />
  ),
  colour: ({ mole, dark, pale }) => (
    <>
      <ellipse cx="28" cy="28" rx="15" ry="13" fill={mole} />
      <path d="M28 15c9 0 15 6 15 13-6 2-15-2-15-13Z" fill={dark} />
      <path d="M16 34c5-5 13-3 15 6-6 2-13 0-15-6Z" fill={pale} />
    </>
  ),
  diameter: ({ mole, mark }) => (
    <>
      <circle cx="28" cy="24" r="14" fill={mole} />
      <path d="M14 44h28m-28-4v8m28-8v8" stroke={mark} strokeWidth="2" fill="none" />
    </>
  ),
  evolution: ({ mole, dark, mark }) => (
    <>
      <circle cx="11" cy="28" r="5" fill={mole} />
      <path d="M19 28h8m-3-3 3 3-3 3" stroke={mark} strokeWidth="2" fill="none" />
      <path d="M41 17c6 1 10 6 10 12s-6 11-12 9-8-7-6-12 3-10 8-9Z" fill={dark} />
    </>
  ),
  different: ({ mole, dark }) => (
    <>
      <g fill={mole}>
        <circle cx="13" cy="14" r="4" />
        <circle cx="14" cy="40" r="4" />
        <circle cx="44" cy="13" r="4" />
        <circle cx="28" cy="24" r="4" />
      </g>
      <path d="M40 31c6-1 11 4 10 10s-7 8-12 6-7-5-5-9 3-6 7-7Z" fill={dark} />
    </>
  ),
  bleeding: ({ mole, sore }) => (
    <>
      <ellipse cx="28" cy="26" rx="14" ry="12" fill={mole} />
      <path d="M24 22c5-3 11 0 10 6s-9 6-12 2-1-6 2-8Z" fill={sore} />
      <path d="M31 36c3 5 3 9 0 9s-3-4 0-9Z" fill={sore} />
    </>
  ),
}

/** What a sign looks like, on light and on dark skin. The words beside it say the same. */
export function MolePicture({ sign }: { sign: MoleSign }) {
  return (
    <svg className="mole-picture" viewBox="0 0 120 56" aria-hidden="true">
      {looks.map((look, index) => (
        <g key={look.skin} transform={`translate(${index * 64} 0)`}>
          <rect width="56" height="56" rx="12" fill={look.skin} />
          {pictures[sign](look)}
        </g>
      ))}
    </svg>
  )
}
