import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fold, leaf, mist, skins, slate, water } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A drape, a tray of instruments and steady hands. */
export function MinorSurgery() {
  return (
    <>
      <Backdrop wall={mist} />
      <path d="M-10 150h340v280H-10Z" fill={leaf} />
      <Stroke
        d="M40 160q20 120 0 260m70-260q-10 120 10 260m140-260q10 120-10 260"
        colour="#000"
        opacity={0.1}
        width={8}
      />
      <ellipse cx="170" cy="270" rx="74" ry="52" fill={skins.tan} />
      <Stroke d="M136 270q34-12 68 0" colour={coral} width={7} />
      <rect x="360" y="210" width="190" height="170" rx="14" fill={slate} />
      <rect x="374" y="224" width="162" height="142" rx="8" fill={fold} />
      <Stroke d="M400 250v90m40-90v90m-8-90q8-14 16 0m32 0v90m-14-70 14-20 14 20" colour={slate} width={9} />
      <Stroke d="M460-30 372 96" colour={water} width={68} />
      <Stroke d="m362 92-52 58m74-38-54 58" colour={water} width={27} />
      <Stroke d="m312 162-70 70" colour={slate} width={9} />
    </>
  )
}
