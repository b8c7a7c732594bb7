import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, night, pine, sky, slate, sun } from '../../kit/colours.ts'
import { Cloud, Flower, Rain } from '../../kit/nature.tsx'
import { Profile } from '../../kit/senses.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** A storm from long ago, still inside. */
export function Ptsd() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <Profile x={262} y={200} scale={1.25} skin="brown" colour={pine} />
      <path
        d="M136 130C140 40 214-10 304-6c104 8 150 80 138 170-4 40-30 60-40 90-60 10-90-40-150-50-70-6-120-20-116-74Z"
        fill={night}
      />
      <Cloud x={284} y={120} scale={1.4} colour={slate} />
      <path d="m276 128-26 44h24l-14 44 50-58h-26l20-30Z" fill={sun} />
      <Rain x={330} y={116} colour="#fff" />
      <SunDisc x={496} y={70} r={34} />
      <Flower x={500} y={420} scale={0.9} colour={coral} />
    </>
  )
}
