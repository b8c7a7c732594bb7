import { Backdrop } from '../../kit/backdrop.tsx'
import { denim, mint, sun, wood } from '../../kit/colours.ts'
import { Head } from '../../kit/head.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** One sleeps loudly, one lies awake. */
export function Snoring() {
  return (
    <>
      <Backdrop wall={denim} floor={wood} />
      <path d="M60 396V190q0-30 30-30h380q30 0 30 30v206Z" fill={wood} />
      <rect x="90" y="210" width="180" height="90" rx="30" fill="#fff" />
      <rect x="290" y="210" width="180" height="90" rx="30" fill="#fff" />
      <g transform="translate(180 252) scale(1.35)">
        <Head skin="fair" style="receding" hair="grey" mood="asleep" beard="moustache" />
        <ellipse cy="20" rx="8" ry="9" fill="#7a2f26" />
      </g>
      <g transform="translate(380 252) scale(1.35)">
        <Head skin="tan" style="bob" hair="black" mood="sore" />
      </g>
      <path d="M70 310q210-30 420 0v100H70Z" fill={mint} />
      <path d="M70 310q210-30 420 0v24q-210-30-420 0Z" fill="#fff" />
      <Stroke d="M120 130h40l-40 44h40m20-116h52l-52 56h52m30-110h30l-30 34h30" colour={sun} width={9} />
      <Stroke d="M226 274q20 0 30 12m-26-34q26 0 44 14" colour={sun} width={6} />
    </>
  )
}
