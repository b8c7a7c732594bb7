import { Backdrop } from '../../../kit/backdrop.tsx'
import { bone, coral, leaf, mist, skins, sky } from '../../../kit/colours.ts'
import { Pain } from '../../../kit/pain.tsx'
import { Stroke } from '../../../kit/stroke.tsx'

/** The long nerve from the low back through the buttock down one leg. */
export function Sciatica() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} />
      <path
        d="M160-10h240q-16 60 6 110 26 60 14 150l-24 180H308l-24-170h-8l-24 170H164l-24-180q-12-90 14-150 22-50 6-110Z"
        fill={skins.tan}
      />
      <path d="M142 132q-14 60-2 110 70 26 138-10 70 36 140 10 12-50-2-110-138-40-274 0Z" fill={leaf} />
      <g fill={bone}>
        <rect x="254" y="-6" width="52" height="30" rx="10" />
        <rect x="254" y="34" width="52" height="30" rx="10" />
        <rect x="252" y="74" width="56" height="30" rx="10" />
      </g>
      <path d="M244 114h72q-2 56-36 76-34-20-36-76Z" fill={bone} />
      <Stroke d="M300 92q44 40 48 100t4 110-4 130" colour={coral} width={13} />
      <Pain x={306} y={92} r={14} />
      <Stroke d="m404 214 34-10m-34 60h36m-42 50 32 14" colour={coral} width={8} />
    </>
  )
}
