import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, mist, night, sand } from '../../kit/colours.ts'
import { Head } from '../../kit/head.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A face of which one side droops, and the clock that tells when it began. */
export function Tia() {
  return (
    <>
      <Backdrop wall={mist} disc={sand} x={210} floor={sand} />
      <path d="M70 420q10-96 140-96t140 96Z" fill={fjord} />
      <g transform="translate(210 208) scale(3.1)">
        <Head skin="brown" style="short" hair="grey" mood="calm" />
      </g>
      <path d="M226 250q22 4 32 24" fill="none" stroke={night} strokeWidth="7" strokeLinecap="round" />
      <circle cx="284" cy="214" r="52" fill={coral} opacity=".2" />
      <circle cx="450" cy="150" r="72" fill="#fff" />
      <circle cx="450" cy="150" r="72" fill="none" stroke={night} strokeWidth="11" />
      <Stroke d="M450 150V98m0 52 34 22" colour={night} width={9} />
      <path
        d="M404 262q46 30 92 0"
        fill="none"
        stroke={coral}
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="2 18"
      />
      <path d="M382 300h136" stroke={coral} strokeWidth="9" strokeLinecap="round" opacity=".6" />
    </>
  )
}
