import type { Portrait } from '#domain/facts/practitioner.ts'
import { type Hair, hairs, night, type Skin, skins } from './colours.ts'
import { type HairStyle, hairStyles } from './hair.tsx'

export interface Face {
  skin: Skin
  hair?: Hair
  style?: HairStyle
  /** Where the eyes go: -1 left, 1 right. */
  look?: number
  mood?: 'smile' | 'calm' | 'sore' | 'asleep'
  glasses?: boolean
  beard?: Portrait['beard']
  /** A headscarf in this colour instead of hair. */
  scarf?: string
}

const mouths = { smile: 'M-9 13q9 9 18 0', calm: 'M-6 16h12', sore: 'M-7 18q7-6 14 0', asleep: 'M-6 16h12' }

/** Hair or scarf that hangs behind the body: drawn before it. */
export function HairBehind({ hair = 'brown', style = 'short', scarf }: Face) {
  if (scarf) return <path d="M-40 30C-48-12-42-46 0-46S48-12 40 30L48 76H-48Z" fill={scarf} />
  return <g fill={hairs[hair]}>{hairStyles[style].behind}</g>
}

/** A head around 0, 0: 30 wide and 33 high to each side. */
export function Head({ skin, hair = 'brown', style = 'short', look = 0, mood = 'smile', glasses, beard, scarf }: Face) {
  const shape = hairStyles[style]
  const features = skin === 'dark' ? '#1d0f0a' : '#40251a'
  return (
    <>
      {!scarf && (
        <g fill={skins[skin]}>
          <circle cx="-30" cy="4" r="7" />
          <circle cx="30" cy="4" r="7" />
        </g>
      )}
      <ellipse rx="30" ry="33" fill={skins[skin]} />
      {beard && <Beard kind={beard} colour={hairs[hair]} />}
      {!scarf && <g fill={hairs[hair]}>{shape.over}</g>}
      {scarf && (
        <path
          d="M-34 4C-38-46 38-46 34 4 34 30 20 44 0 46-20 44-34 30-34 4ZM0 30C16 28 26 16 25 0 24-18 14-25 0-25S-24-18-25 0C-26 16-16 28 0 30Z"
          fill={scarf}
        />
      )}
      <g transform={`translate(${look * 6})`}>
        <g fill="#ff7d55" opacity=".22">
          <circle cx="-18" cy="11" r="6" />
          <circle cx="18" cy="11" r="6" />
        </g>
        {mood === 'asleep' ? (
          <path
            d="M-16 2q5 5 10 0m12 0q5 5 10 0"
            fill="none"
            stroke={features}
            strokeWidth="2.8"
            strokeLinecap="round"
          />
        ) : (
          <g fill={features}>
            <circle cx="-11" cy="2" r="2.8" />
            <circle cx="11" cy="2" r="2.8" />
          </g>
        )}
        <path d={mouths[mood]} fill="none" stroke={features} strokeWidth="2.8" strokeLinecap="round" />
        {mood === 'sore' && (
          <path d="m-17-6 9-4m25 4-9-4" stroke={features} strokeWidth="2.6" strokeLinecap="round" fill="none" />
        )}
        {glasses && (
          <g fill="none" stroke={night} strokeWidth="2.4">
            <circle cx="-12" cy="2" r="9" />
            <circle cx="12" cy="2" r="9" />
            <path d="M-3 1q3-2 6 0" />
          </g>
        )}
      </g>
    </>
  )
}

function Beard({ kind, colour }: { kind: NonNullable<Portrait['beard']>; colour: string }) {
  if (kind === 'moustache') {
    return <path d="M-11 10q6-6 11-2 5-4 11 2-6 3-11 1-5 2-11-1Z" fill={colour} />
  }
  return (
    <path
      d="M-30 2c4 8 8 10 12 8 8-5 28-5 36 0 4 2 8 0 12-8 2 24-12 36-30 36S-32 26-30 2Z"
      fill={colour}
      opacity={kind === 'stubble' ? 0.35 : 1}
    />
  )
}
