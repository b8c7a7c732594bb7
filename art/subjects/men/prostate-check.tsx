import { Backdrop } from '../../kit/backdrop.tsx'
import { blood, coral, fjord, honey, mist, pine, skins, sky } from '../../kit/colours.ts'
import { Lens } from '../../kit/lens.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Bladder and prostate in outline under the lens, and a blood test. */
export function ProstateCheck() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} x={220} />
      <path d="M90-10h290q-20 110 6 200 20 90 10 240H74q-10-150 10-240 26-90 6-200Z" fill={skins.tan} />
      <path d="M74 300q160 50 322 0l4 130H70Z" fill={pine} />
      <Lens x={236} y={220} scale={1.1}>
        <path d="M-48-60q48-26 96 0 16 50-30 74h-36Q-64-10-48-60Z" fill={honey} />
        <path d="M-40 20q20-16 40-4 20-12 40 4 8 34-40 44-48-10-40-44Z" fill={coral} />
        <Stroke d="M0 10v76" colour="#fff" width={7} />
      </Lens>
      <g transform="rotate(10 482 200)">
        <rect x="456" y="90" width="52" height="190" rx="26" fill="#fff" opacity=".85" />
        <path d="M456 170h52v84q0 26-26 26t-26-26Z" fill={blood} />
        <rect x="448" y="68" width="68" height="34" rx="8" fill={fjord} />
      </g>
    </>
  )
}
