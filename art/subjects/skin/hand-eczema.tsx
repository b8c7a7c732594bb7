import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, honey, mist, sky, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Hand } from '../../kit/hand.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Dry, cracked knuckles, a rubber glove and soap suds. */
export function HandEczema() {
  return (
    <>
      <Backdrop wall={sky} disc={blush} x={200} floor={mist} />
      <Hand x={196} y={290} skin="light" nails sleeve={coral} />
      <g fill={coral} opacity=".45">
        <ellipse cx="126" cy="226" rx="26" ry="20" />
        <ellipse cx="178" cy="208" rx="26" ry="20" />
        <ellipse cx="226" cy="212" rx="26" ry="20" />
        <ellipse cx="266" cy="240" rx="22" ry="18" />
      </g>
      <Stroke d="m116 222 18 8m34-24 20 6m30-4 20 8m22 16 16 8m-90 46 16-8m14 34 18 4" colour={coral} width={5} />
      <path
        d="M376 396V250q0-20-2-60 0-18 16-18t16 18l4 46V138q0-17 16-17t16 17v90l6-74q2-16 16-16t16 18l-2 100 20-36q8-14 22-6t4 24l-40 80v78Z"
        fill={sun}
      />
      <path d="M372 360h112v36H372Z" fill={honey} />
      <Dots at="330 92 26, 372 62 16, 300 56 12, 344 40 8" fill="#fff" opacity={0.75} />
    </>
  )
}
