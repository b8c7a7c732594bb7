import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, coral, leaf, mist, skins, water } from '../../../kit/colours.ts'
import { Stroke } from '../../../kit/stroke.tsx'

/** A soft bulge in the hollow of the knee. */
export function BakersCyst() {
  return (
    <>
      <Backdrop wall={blush} disc={mist} />
      <path d="M170-10h200q6 110-10 200-4 50 8 110l2 130H170l2-130q12-60 8-110-16-90-10-200Z" fill={skins.light} />
      <path d="M156-10h228l-6 80H162Z" fill={leaf} />
      <Stroke d="M190 190q30 20 50 0m60 0q30 20 50 0" colour="#000" opacity={0.15} width={7} />
      <ellipse cx="278" cy="214" rx="52" ry="62" fill={water} />
      <Stroke d="M246 196q6-26 30-30" colour="#fff" width={10} />
      <ellipse cx="278" cy="214" rx="76" ry="86" fill="none" stroke={coral} strokeWidth="6" strokeDasharray="8 14" />
    </>
  )
}
