import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, mint, skins, sky, sun } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A neck with a few small soft tags, and the necklace that catches on them. */
export function SkinTags() {
  return (
    <>
      <Backdrop wall={sky} disc={blush} />
      <path d="M190-10h180v150q0 40 70 56 90 20 100 110v124H20V306q10-90 100-110 70-16 70-56Z" fill={skins.brown} />
      <path d="M20 340q110-60 260-60t260 60v90H20Z" fill={mint} />
      <Stroke d="M178 186q20 80 102 92 82-12 102-92" colour={sun} width={7} />
      <circle cx="280" cy="286" r="16" fill={sun} />
      <g fill="#7d4a34">
        <path d="M212 96q12-2 12 12t-12 10-4-20ZM230 140q10-2 10 10t-10 8-3-16ZM344 110q-12-2-12 12t12 10 4-20ZM206 150q9-2 9 8t-9 7-3-13ZM330 160q-8-2-8 8t8 7 3-14Z" />
      </g>
      <circle cx="222" cy="128" r="52" fill="none" stroke="#fff" strokeWidth="6" strokeDasharray="10 12" />
      <path d="M180-10h200v14q-100 70-200 0Z" fill="#000" opacity=".12" />
    </>
  )
}
