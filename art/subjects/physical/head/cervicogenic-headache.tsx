import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, mist, sky, sun } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Profile } from '../../../kit/senses.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A headache that starts in the neck. */
export function CervicogenicHeadache() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} />
      <Profile x={270} y={180} scale={1.2} skin="dark" hair="black" colour={coral} />
      <Stroke d="M366 270q40-80 10-150t-120-70-90 90" colour={sun} width={11} dash="2 20" />
      <Pain x={372} y={286} r={21} />
      <Pain x={168} y={136} r={15} />
      <Stroke d="m118 100-26-18m20 58-34-4" colour={coral} width={9} />
    </>
  )
}
