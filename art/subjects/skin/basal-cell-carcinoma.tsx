import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, pine, rose, sand, skins, sky } from '../../kit/colours.ts'
import { Lens } from '../../kit/lens.tsx'
import { Profile } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A small pearly bump beside the nose, looked at closely. */
export function BasalCellCarcinoma() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={sand} />
      <Profile x={330} y={190} skin="fair" hair="grey" colour={pine} />
      <Stroke d="M246 132q16-8 32 0m-46 86q16 6 26 0" colour="#40251a" width={5} opacity={0.6} />
      <Lens x={150} y={200} glass={skins.fair}>
        <Stroke d="M-70-40q70 30 140 0m-140 90q70-24 140 0" colour="#000" opacity={0.08} width={6} />
        <circle r="40" fill={rose} />
        <circle r="32" fill="#f8ddcf" />
        <circle cx="4" cy="4" r="11" fill={coral} opacity=".7" />
        <Stroke d="M-30-22q10 6 8 18m36-30q0 12 12 16m-40 40q4-10 14-10" colour={coral} width={4} />
        <circle cx="-12" cy="-14" r="6" fill="#fff" />
      </Lens>
    </>
  )
}
