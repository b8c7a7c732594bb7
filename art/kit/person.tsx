import { cloth, deep, fold, mint, skins, sky } from './colours.ts'
import { type Face, HairBehind, Head } from './head.tsx'

export type Clothes = 'coat' | 'scrubs' | 'shirt' | 'sweater' | 'plain'

export interface PersonProps extends Face {
  x?: number
  y?: number
  scale?: number
  clothes?: Clothes
  colour?: string
  /** How far the body reaches below the middle of the head. */
  height?: number
  /** How broad the body is, 1 for most. */
  build?: number
  stethoscope?: boolean
}

/** Head and body from the front, the middle of the head at x, y. Arms are drawn by the scene: they make the story. */
export function Person({
  x = 0,
  y = 0,
  scale = 1,
  clothes = 'plain',
  colour = cloth,
  height = 210,
  build = 1,
  stethoscope,
  ...face
}: PersonProps) {
  const body = `M-60 ${height}V112C-60 66-40 54-14 50H14C40 54 60 66 60 112V${height}Z`
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <HairBehind {...face} />
      <path d="M-13 18h26v34a13 13 0 0 1-26 0z" fill={skins[face.skin]} />
      <path d="M-13 30q13 12 26 0v6q-13 12-26 0z" fill="#000" opacity=".12" />
      <path d={body} fill={colour} transform={build === 1 ? undefined : `scale(${build} 1)`} />
      <Neckline clothes={clothes} skin={skins[face.skin]} height={height} />
      {stethoscope && (
        <g fill="none" stroke={deep} strokeWidth="5" strokeLinecap="round">
          <path d="M-22 54c-6 40 4 54 14 60M24 54c4 30 0 46-4 58" />
          <circle cx="19" cy="120" r="7" fill={mint} />
        </g>
      )}
      {face.scarf && <path d="M-34 26C-44 60-20 74 0 74S44 60 34 26Z" fill={face.scarf} />}
      <Head {...face} />
    </g>
  )
}

function Neckline({ clothes, skin, height }: { clothes: Clothes; skin: string; height: number }) {
  if (clothes === 'coat') {
    return (
      <>
        <path d={`M-14 50 0 ${height}V${height}L14 50Q0 62-14 50Z`} fill={sky} />
        <path
          d={`M-16 49-30 76-14 88-4 ${height}H-8L-24 100-40 64ZM16 49l14 27-16 12L4 ${height}h4l16-110 16-36Z`}
          fill={fold}
        />
        <path d="M28 128h20v3H28z" fill={fold} />
      </>
    )
  }
  if (clothes === 'scrubs') return <path d="M-15 50 0 82 15 50Q0 60-15 50Z" fill={skin} />
  if (clothes === 'shirt') {
    return (
      <>
        <path d="M-14 50 0 66 14 50Q0 60-14 50Z" fill={skin} />
        <path d="M-15 49-22 60-6 78 0 66Zm30 0 7 11L6 78 0 66Z" fill="#fff" opacity=".75" />
      </>
    )
  }
  if (clothes === 'sweater') {
    return <path d="M-17 49q17 16 34 0l3 7q-20 18-40 0Z" fill="#000" opacity=".16" />
  }
  return <path d="M-15 50q15 14 30 0-2 12-15 12T-15 50Z" fill={skin} />
}

/** An arm in one stroke: the sleeve, then the bare part and the hand. */
export function Arm({
  sleeve,
  hand,
  colour,
  skin,
  width = 24,
}: {
  /** Path of the sleeve, from the shoulder. */
  sleeve: string
  /** Path of forearm and hand; it begins where the sleeve ends. */
  hand: string
  colour: string
  skin: Face['skin']
  width?: number
}) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={hand} stroke={skins[skin]} strokeWidth={width * 0.72} />
      <path d={sleeve} stroke={colour} strokeWidth={width} />
    </g>
  )
}
