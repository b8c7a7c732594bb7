import { coral, deep, denim, fjord, lamp, leaf, mist, sand, sun, wood } from '../../kit/colours.ts'
import { Sheet, Words } from '../../kit/things.tsx'

/** A helmet, ear defenders, a stethoscope and the plan for a safe place of work. */
export function Occupational() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="280" cy="190" r="166" fill={mist} />
      <path d="M74 250q0-124 122-124t122 124Z" fill={sun} />
      <path d="M170 130v120m52-120v120" stroke="#000" strokeOpacity=".12" strokeWidth="12" />
      <path d="M54 250h284q10 0 10 14t-10 14H54q-10 0-10-14t10-14Z" fill={coral} />
      <path d="M64 250V190q0-140 132-140t132 140v60" fill="none" stroke={deep} strokeWidth="12" />
      <rect x="40" y="210" width="48" height="86" rx="22" fill={denim} />
      <rect x="304" y="210" width="48" height="86" rx="22" fill={denim} />
      <Sheet x={376} y={112} width={136} height={190} r={16} />
      <Words x={396} y={148} widths={[60, 92, 78]} gap={26} />
      <circle cx="444" cy="254" r="26" fill={leaf} />
      <path
        d="m432 255 8 8 16-18"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M148 300v18a44 44 0 0 0 88 0v-18m-44 62v6q0 30 40 30h60q34 0 34-30"
        fill="none"
        stroke={fjord}
        strokeWidth="11"
        strokeLinecap="round"
      />
      <circle cx="326" cy="352" r="20" fill={lamp} stroke={fjord} strokeWidth="9" />
      <rect y="404" width="560" height="16" fill={wood} />
    </>
  )
}
