import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, denim, leaf, mint, rose, sand, sky, sun } from '../../kit/colours.ts'
import { Head } from '../../kit/head.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Telling those who have been close, so that all are treated. */
export function ScabiesPrevention() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <Stroke d="M280 210 130 120m150 90 150-90M280 210 150 330m130-120 140 110" colour={denim} width={6} dash="2 14" />
      <circle cx="280" cy="210" r="70" fill={sky} />
      <g transform="translate(280 206) scale(1.2)">
        <Head skin="light" style="short" hair="brown" />
      </g>
      <circle cx="120" cy="110" r="54" fill={mint} />
      <g transform="translate(120 110)">
        <Head skin="dark" style="crop" hair="black" />
      </g>
      <circle cx="440" cy="110" r="54" fill={sun} />
      <g transform="translate(440 110)">
        <Head skin="tan" style="bob" hair="black" />
      </g>
      <circle cx="140" cy="336" r="54" fill={rose} />
      <g transform="translate(140 336)">
        <Head skin="fair" style="side" hair="grey" />
      </g>
      <circle cx="430" cy="330" r="54" fill={leaf} />
      <g transform="translate(430 330)">
        <Head skin="brown" style="curly" hair="black" />
      </g>
    </>
  )
}
