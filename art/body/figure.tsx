import {
  closeUp,
  type Figure as FigureName,
  halfBody,
  halfShorts,
  halfTop,
  type Side,
  stances,
} from '#ui/body-map/outline.ts'
import { card, denim, hairs, honey, leaf, line, mint, mist, pine, type Skin, skins } from '../kit/colours.ts'
import { BackOfHead, Face } from './figure-head.tsx'

interface Look {
  skin: Skin
  hair: string
  isCurly: boolean
  top: string
  shorts: string
}

const looks: Record<FigureName, Look> = {
  adult: { skin: 'tan', hair: hairs.brown, isCurly: false, top: mint, shorts: pine },
  child: { skin: 'brown', hair: hairs.black, isCurly: true, top: honey, shorts: denim },
}

/** A standing person, from the front with the face enlarged beside it, or from the back. */
export function Figure({ figure, side }: { figure: FigureName; side: Side }) {
  const look = looks[figure]
  const { body, head } = stances[figure][side]
  return (
    <>
      <ellipse cx={side === 'front' ? 152 : 215} cy="627" rx="104" ry="9" fill={mist} />
      <g transform={body}>
        <g>
          <Half look={look} side={side} />
        </g>
        <g transform="scale(-1 1)">
          <Half look={look} side={side} />
        </g>
        {side === 'back' && (
          <path d="M0 140V286" stroke="#000" strokeOpacity=".1" strokeWidth="3" strokeLinecap="round" />
        )}
      </g>
      <g transform={head}>{side === 'front' ? <Face {...look} /> : <BackOfHead {...look} />}</g>
      {side === 'front' && <CloseUp look={look} />}
    </>
  )
}

function Half({ look, side }: { look: Look; side: Side }) {
  return (
    <>
      <path d="M120 344C110 348 107 360 111 367 115 371 119 367 122 360Z" fill={skins[look.skin]} />
      <path d={halfBody} fill={skins[look.skin]} />
      <path d="M-1 96Q10 102 17 96V110Q8 118-1 118Z" fill="#000" opacity={side === 'front' ? 0.12 : 0.06} />
      <path d={halfShorts} fill={look.shorts} />
      <path d={halfTop} fill={look.top} />
      <g fill="none" stroke="#000" strokeOpacity=".13" strokeWidth="3" strokeLinecap="round">
        <path d="M66 184Q67 168 74 156" />
        {side === 'front' ? (
          <path d="M24 444Q35 454 46 444M28 606q6 4 0 12M40 606q5 4 0 12M50 608q4 4 0 9" />
        ) : (
          <path d="M22 150Q48 156 46 190M24 456Q35 446 46 456M86 250Q96 254 104 246M24 600Q32 606 42 600" />
        )}
      </g>
    </>
  )
}

function CloseUp({ look }: { look: Look }) {
  const { x, y, radius, face } = closeUp
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={card} stroke={line} strokeWidth="2" />
      <g transform={face}>
        <Face {...look} isLarge />
      </g>
      <circle cx={x} cy={y} r={radius + 3} fill="none" stroke={leaf} strokeOpacity=".35" strokeWidth="4" />
    </>
  )
}
