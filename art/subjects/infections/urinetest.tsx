import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, sand, sky, slate, sun, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** First urine of the day in a cup, and a tube to send. */
export function Urinetest() {
  return (
    <>
      <Backdrop wall={sand} disc={sky} floor={wood} depth={50} />
      <path d="M100 190h200l-18 170q-2 14-14 14H132q-12 0-14-14Z" fill="#fff" opacity=".85" />
      <path d="M110 270h180l-8 90q-2 14-14 14H132q-12 0-14-14Z" fill={sun} />
      <Stroke d="M130 230h30m-28 40h24m-22 40h20" colour={slate} width={5} />
      <rect x="380" y="140" width="60" height="230" rx="28" fill="#fff" opacity=".85" />
      <path d="M380 280h60v62q0 28-30 28t-30-28Z" fill={sun} />
      <rect x="372" y="116" width="76" height="38" rx="8" fill={leaf} />
      <Stroke d="M320 230h34m-14-12 14 12-14 12" colour={coral} width={8} />
      <SunDisc x={496} y={80} r={34} />
    </>
  )
}
