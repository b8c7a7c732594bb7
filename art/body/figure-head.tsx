import { type Skin, skins } from '../kit/colours.ts'

interface HeadProps {
  skin: Skin
  hair: string
  isCurly: boolean
  /** Shows nose and lips, which are too small on the figure itself. */
  isLarge?: boolean
}

const short = 'M-32 0C-37-49 37-49 32 0 29-14 24-19 14-21H-12C-24-19-29-14-31-2Z'
const curls =
  'M-34 4a11 11 0 0 1 0-18 12 12 0 0 1 8-16 13 13 0 0 1 18-8 13 13 0 0 1 18 1 13 13 0 0 1 15 9 12 12 0 0 1 8 15 11 11 0 0 1 0 17c-5-1-6-12-10-18-10 3-34 3-46 0-4 6-6 17-11 18Z'

function Ears({ skin, isLarge }: Pick<HeadProps, 'skin' | 'isLarge'>) {
  return (
    <>
      <path d="M-27-4c-10-6-13 4-9 12 2 5 6 7 9 4ZM27-4c10-6 13 4 9 12-2 5-6 7-9 4Z" fill={skins[skin]} />
      {isLarge && (
        <path
          d="M-33 0q-4 4 1 9M33 0q4 4-1 9"
          fill="none"
          stroke="#000"
          strokeOpacity=".25"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
      )}
    </>
  )
}

/** A calm face. The head is an ellipse of 30 × 33 around 0, 0. */
export function Face({ skin, hair, isCurly, isLarge }: HeadProps) {
  return (
    <>
      <Ears skin={skin} isLarge={isLarge} />
      <path d="M-30-4C-30-40 30-40 30-4 30 18 16 33 0 33S-30 18-30-4Z" fill={skins[skin]} />
      <path d={isCurly ? curls : short} fill={hair} />
      <g fill="#ff7d55" opacity=".2">
        <circle cx="-18" cy="9" r="5" />
        <circle cx="18" cy="9" r="5" />
      </g>
      <g fill="#33201a">
        <circle cx="-11" cy="-2" r="2.6" />
        <circle cx="11" cy="-2" r="2.6" />
      </g>
      <g fill="none" stroke="#33201a" strokeWidth="2" strokeLinecap="round">
        {isLarge && <path d="M-15-9q4-3 8 0M7-9q4-3 8 0" />}
        <path d={isLarge ? 'M-7 20q7 5 14 0' : 'M-6 17q6 5 12 0'} />
      </g>
      {isLarge && (
        <path
          d="M1 1c3 5 4 8-1 9"
          fill="none"
          stroke="#000"
          strokeOpacity=".35"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      )}
    </>
  )
}

export function BackOfHead({ skin, hair, isCurly }: HeadProps) {
  return (
    <>
      <Ears skin={skin} />
      <path d="M-30-4C-30-40 30-40 30-4 30 18 16 33 0 33S-30 18-30-4Z" fill={skins[skin]} />
      <path
        d={
          isCurly
            ? 'M-34 6a11 11 0 0 1 0-20 12 12 0 0 1 8-16 13 13 0 0 1 18-8 13 13 0 0 1 18 1 13 13 0 0 1 15 9 12 12 0 0 1 8 15 11 11 0 0 1 0 19 12 12 0 0 1-12 16 14 14 0 0 1-20 4 14 14 0 0 1-21-4A12 12 0 0 1-34 6Z'
            : 'M-32 2C-38-50 38-50 32 2 31 20 20 25 0 25S-31 20-32 2Z'
        }
        fill={hair}
      />
    </>
  )
}
