import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, hairs, honey, mist, slate } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { SkinLayers } from '../../kit/skin-layers.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Hairs with a sore red ring at the root, and a razor. */
export function Folliculitis() {
  return (
    <>
      <Backdrop wall={mist} />
      <SkinLayers skin="fair" y={190} />
      <g fill={coral}>
        <path
          d="M100 192q40-40 80 0-10 60-40 70-30-10-40-70ZM360 192q40-40 80 0-10 60-40 70-30-10-40-70Z"
          opacity=".65"
        />
        <path d="M116 186q24-22 48 0ZM376 186q24-22 48 0Z" />
      </g>
      <Dots at="140 176 8, 400 176 8" fill={honey} />
      <Stroke
        d="M140 284V150q0-30 16-50m114 184V150q0-34 14-60m116 194V150q0-30 18-46m92 180V170"
        colour={hairs.brown}
        width={8}
      />
      <g transform="rotate(-24 200 60)">
        <rect x="60" y="36" width="190" height="24" rx="12" fill={coral} />
        <path d="M236 10h44v76h-44Z" fill={slate} />
        <path d="M272 6h14v84h-14Z" fill="#fff" />
      </g>
    </>
  )
}
