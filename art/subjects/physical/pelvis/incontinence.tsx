import { Backdrop } from '../../../kit/backdrop.tsx'
import { coral, mist, rose, sky, sun } from '../../../kit/colours.ts'
import { Drop } from '../../../kit/nature.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The bladder, and the muscles that keep it closed. */
export function Incontinence() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <path d="M170 130q110-70 220 0 30 100-60 150l-24 40h-52l-24-40q-90-50-60-150Z" fill={rose} />
      <path d="M186 190q90 20 188 0 6 54-54 88l-20 32h-40l-20-32q-60-34-54-88Z" fill={sun} />
      <Stroke d="M280 300v66" colour={rose} width={36} />
      <Stroke d="M280 300v50" colour={sun} width={11} />
      <path d="M170 330q60-20 92 0v40q-40 20-92 0ZM390 330q-60-20-92 0v40q40 20 92 0Z" fill={coral} />
      <Drop x={280} y={394} scale={0.62} />
    </>
  )
}
