import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, honey, mist, pine, sand, sky, sun } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** An egg cell in a dish, held and helped with a fine needle. */
export function Ivf() {
  return (
    <>
      <Backdrop wall={mist} floor={sand} />
      <circle cx="280" cy="208" r="176" fill={pine} />
      <circle cx="280" cy="208" r="156" fill={sky} />
      <circle cx="270" cy="208" r="86" fill="#fff" opacity=".7" />
      <circle cx="270" cy="208" r="66" fill={honey} />
      <circle cx="258" cy="202" r="22" fill={sun} />
      <path d="M-10 184h150q30 0 46 24-16 24-46 24H-10Z" fill="#fff" opacity=".85" />
      <path d="M570 190H400l-94 16v6l94 16h170Z" fill="#fff" opacity=".85" />
      <circle cx="318" cy="209" r="7" fill={coral} />
      <Stroke d="M330 209q20-6 36 0t36 0" colour={coral} width={4} />
    </>
  )
}
