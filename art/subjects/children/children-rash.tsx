import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, sand, sky, sun } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Forearm } from '../../kit/hand.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A glass pressed on the spots: do they fade? */
export function ChildrenRash() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={sand} />
      <Forearm skin="fair" sleeve={sun} y={230} />
      <Dots
        at="200 290 8, 226 320 7, 180 330 6, 400 280 8, 430 310 7, 404 340 7, 460 290 6, 250 350 6, 380 316 5, 470 336 6"
        fill={coral}
      />
      <path d="M262 90h130l-20 230q-45 16-90 0Z" fill="#fff" opacity=".55" />
      <ellipse cx="327" cy="90" rx="65" ry="18" fill="#fff" opacity=".7" />
      <Dots at="310 290 7, 334 306 6, 350 284 6" fill={coral} opacity={0.35} />
      <Stroke d="M286 130l10 140" colour="#fff" width={9} />
    </>
  )
}
