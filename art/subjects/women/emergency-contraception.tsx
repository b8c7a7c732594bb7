import { blush, coral, denim, fjord, fold, mint, night, sand, slate, wood } from '../../kit/colours.ts'

/** A clock, a tablet and a copper coil. */
export function EmergencyContraception() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="280" cy="200" r="188" fill={blush} />
      <circle cx="186" cy="196" r="126" fill={fjord} />
      <circle cx="186" cy="196" r="104" fill="#fff" />
      <path d="M186 196v-74m0 74 52 34" stroke={night} strokeWidth="12" strokeLinecap="round" />
      <path d="M186 104v12m0 160v12m-92-92h12m160 0h12" stroke={slate} strokeWidth="8" strokeLinecap="round" />
      <path d="M186 196V100a96 96 0 0 1 91 66Z" fill={coral} opacity=".3" />
      <g fill="none" strokeLinecap="round">
        <path d="M356 96h112m-56 0v158" stroke="#fff" strokeWidth="20" />
        <path d="M412 130v84" stroke={wood} strokeWidth="30" strokeDasharray="7 7" strokeLinecap="butt" />
        <path d="M412 254q-20 40-4 84m4-84q22 40 8 84" stroke={denim} strokeWidth="5" />
      </g>
      <rect y="380" width="560" height="40" fill={wood} />
      <rect x="250" y="306" width="110" height="74" rx="12" fill={mint} />
      <circle cx="305" cy="343" r="25" fill="#fff" />
      <path d="M290 343h30" stroke={fold} strokeWidth="5" strokeLinecap="round" />
    </>
  )
}
