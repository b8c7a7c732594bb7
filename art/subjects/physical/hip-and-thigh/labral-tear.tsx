import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, bone, coral, mint, skins, sky } from '../../../kit/colours.ts'
import { Stroke } from '../../../kit/stroke.tsx'

/** The rim of the hip socket, with a small tear. */
export function LabralTear() {
  return (
    <>
      <Backdrop wall={blush} disc={sky} />
      <circle cx="280" cy="210" r="150" fill={bone} />
      <circle cx="280" cy="210" r="118" fill="none" stroke={mint} strokeWidth="28" />
      <circle cx="280" cy="210" r="98" fill={skins.fair} />
      <circle cx="280" cy="210" r="82" fill="#fff" opacity=".6" />
      <path d="m336 84 40 50-20 10 24 24-30-6-18-40-24-12Z" fill={coral} />
      <Stroke d="m396 80 26-26m-8 60 36-8m-70-52 8-34" colour={coral} width={9} />
      <Stroke d="M226 190q10-36 40-46" colour="#fff" width={11} />
    </>
  )
}
