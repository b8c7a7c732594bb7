import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fjord, rose, skins } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A loop of bowel that bulges through the wall of the belly. */
export function Hernia() {
  return (
    <>
      <Backdrop wall={blush} />
      <path d="M300-10h270v440H300q10-70 0-120-6-40-66-60-50-30 0-76 60-24 66-60 10-60 0-124Z" fill={skins.tan} />
      <path d="M336-10h34v170q0 16-10 22-40 20-40 44t40 46q10 8 10 24v134h-34V300q-66-20-66-72t66-70Z" fill={rose} />
      <Stroke
        d="M500 40q-60 10-60 50t50 50 40 56-60 40-140-6q-50-10-46-20t46-8q60 10 90 30t30 60-40 60 40 70"
        colour={coral}
        width={34}
      />
      <Stroke d="M256 152q-44 30-44 74t44 76" colour={fjord} width={7} dash="2 16" />
      <Stroke d="M140 226h48m-20-18 22 18-22 18" colour={fjord} width={9} />
    </>
  )
}
