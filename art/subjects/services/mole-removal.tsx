import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, lamp, sky, slate, water } from '../../kit/colours.ts'
import { SkinLayers } from '../../kit/skin-layers.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A mole cut out with a fine edge of skin, for the laboratory. */
export function MoleRemoval() {
  return (
    <>
      <Backdrop wall={sky} />
      <SkinLayers skin="light" y={190} />
      <path d="M200 188q80-20 160 0-20 80-80 90-60-10-80-90Z" fill={lamp} />
      <path d="M230 190q50-24 100 0-30 20-50 18-30 0-50-18Z" fill="#5b3724" />
      <Stroke d="M200 188q20 80 80 92 60-12 80-92" colour={coral} width={5} dash="2 12" />
      <g transform="rotate(38 420 120)">
        <rect x="396" y="20" width="26" height="120" rx="10" fill={slate} />
        <path d="M398 136h22l10 70q-30-10-32-70Z" fill="#fff" />
      </g>
      <path d="M56 60h90v76q0 14-14 14H70q-14 0-14-14Z" fill="#fff" opacity=".85" />
      <path d="M56 100h90v36q0 14-14 14H70q-14 0-14-14Z" fill={water} />
      <rect x="48" y="40" width="106" height="28" rx="8" fill={coral} />
    </>
  )
}
