import { coral, deep, denim, lamp, mist, night, sand, skins } from '../../kit/colours.ts'
import { Pain } from '../../kit/pain.tsx'

/** One calf swollen and sore, and the clot inside it. */
export function BloodClot() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <circle cx="240" cy="210" r="186" fill={mist} />
      <path
        d="M116-10h84q2 70-2 116-8 80-2 150 6 70 0 120l-6 34H104q10-30 6-80-18-90-6-168 14-90 12-172Z"
        fill={skins.tan}
      />
      <path
        d="M250-10h92q10 80 18 130 30 90 14 170-14 62-10 120h-100q6-40-6-110-22-90-12-170 8-70 4-140Z"
        fill={skins.tan}
      />
      <path d="M106-10h104v42H110Zm138 0h106l4 42H246Z" fill={denim} />
      <path d="M96 388h116v34H96Zm160 0h122v34H256Z" fill={deep} />
      <path
        d="M306 40q-14 110 6 180t-4 160"
        fill="none"
        stroke={denim}
        strokeOpacity=".75"
        strokeWidth="16"
        strokeLinecap="round"
      />
      <Pain x={312} y={226} r={22} />
      <path d="m400 262 62 62" stroke={night} strokeWidth="22" strokeLinecap="round" />
      <circle cx="446" cy="168" r="92" fill={lamp} />
      <path d="M412 84q-16 84 0 168M480 84q16 84 0 168" fill="none" stroke={denim} strokeWidth="14" />
      <ellipse cx="446" cy="176" rx="34" ry="48" fill={coral} />
      <ellipse cx="440" cy="164" rx="12" ry="16" fill="#fff" opacity=".35" />
      <circle cx="446" cy="168" r="92" fill="none" stroke={night} strokeWidth="14" />
    </>
  )
}
