import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mint, night, sky, slate, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** A chair and a screen measured at the right height. */
export function WorkplaceAssessment() {
  return (
    <>
      <Backdrop wall={sky} floor={wood} depth={30} />
      <Stroke d="M96 180q-14 70 6 116" colour={coral} width={30} />
      <Stroke d="M108 306h96" colour={coral} width={30} />
      <Stroke d="M156 320v46m-50 20 50-20 50 20" colour={slate} width={12} />
      <rect x="244" y="246" width="280" height="16" rx="6" fill={wood} />
      <path d="M272 262h18v130h-18Zm206 0h18v130h-18Z" fill={slate} />
      <rect x="344" y="96" width="150" height="106" rx="10" fill={night} />
      <rect x="356" y="108" width="126" height="82" rx="4" fill={mint} />
      <path d="M410 202h18v34h-18Zm-26 32h70v12h-70Z" fill={night} />
      <path d="M270 236h70v10h-70Z" fill="#fff" />
      <Stroke d="M230 96v150m-12-134 12-16 12 16m-24 118 12 16 12-16" colour={leaf} width={8} />
      <Stroke d="M40 306v84m-10-70 10-14 10 14m-20 56 10 14 10-14" colour={leaf} width={8} />
      <Sheet x={120} y={40} width={84} height={104} />
      <Stroke d="m136 72 8 9 14-18m-22 46 8 9 14-18" colour={leaf} width={7} />
      <Words x={172} y={74} widths={[20, 20]} gap={36} />
    </>
  )
}
