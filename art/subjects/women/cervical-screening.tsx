import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fjord, leaf, mint, sand } from '../../kit/colours.ts'
import { Womb } from '../../kit/organs.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A soft brush at the neck of the womb, and the jar for the sample. */
export function CervicalScreening() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} x={220} />
      <Womb x={220} y={150} scale={1.15} />
      <Stroke d="M220 330v110" colour={fjord} width={11} />
      <path d="M194 318q26-24 52 0l-8 26h-36Z" fill="#fff" />
      <Stroke d="M202 318v-12m12 8v-14m12 14v-14m12 18v-12" colour="#fff" width={6} />
      <circle cx="220" cy="296" r="52" fill="none" stroke={fjord} strokeWidth="6" strokeDasharray="10 12" />
      <path d="M420 270h90v110q0 14-14 14h-62q-14 0-14-14Z" fill="#fff" opacity=".85" />
      <path d="M420 330h90v50q0 14-14 14h-62q-14 0-14-14Z" fill={mint} />
      <rect x="410" y="244" width="110" height="32" rx="8" fill={coral} />
      <Stroke d="m442 128 18 20 36-44" colour={leaf} width={14} />
    </>
  )
}
