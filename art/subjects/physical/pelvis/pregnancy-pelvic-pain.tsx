import { Backdrop } from '../../../kit/backdrop.tsx'
import { denim, hairs, leaf, mist, night, skins, sky, sun } from '../../../kit/colours.ts'
import { Flower } from '../../../kit/nature.tsx'
import { Pain } from '../../../kit/pain.tsx'
import { Profile } from '../../../kit/senses.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** A pelvic belt, and shorter steps. */
export function PregnancyPelvicPain() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={leaf} />
      <circle cx="150" cy="62" r="24" fill={hairs.black} />
      <Profile x={220} y={90} scale={0.44} mirror skin="tan" hair="black" />
      <path d="M168 164q-30 40-26 126l6 116h130l-10-90q60-20 46-74-14-40-58-46-18-30-88-32Z" fill={sun} />
      <path d="M142 290q70 40 150 8l4 30q-70 30-152-2Z" fill={night} />
      <path d="M148 330h122l10 90H148Z" fill={denim} />
      <Stroke d="M184 190q-26 60 20 96" colour="#e0a93f" width={28} />
      <circle cx="208" cy="290" r="14" fill={skins.tan} />
      <Pain x={160} y={304} r={15} />
      <Stroke d="M370 380h30m30 0h30m30 0h30" colour="#fff" width={9} />
      <Flower x={440} y={394} scale={0.9} />
    </>
  )
}
