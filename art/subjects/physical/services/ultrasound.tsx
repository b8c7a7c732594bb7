import { coral, deep, fjord, lamp, mint, night, sand, skins, sky, wood } from '../../../kit/colours.ts'

/** The probe on a shoulder, muscle and tendon on the screen. */
export function Ultrasound() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <rect x="262" y="52" width="256" height="196" rx="18" fill={night} />
      <path d="M278 68h224v164H278Z" fill="#0c2430" />
      <path d="M390 78 316 214q74 34 148 0Z" fill={fjord} opacity=".55" />
      <g fill="none" strokeLinecap="round">
        <path d="M352 168q38 14 78 0m-90 20q50 18 100 0" stroke={mint} strokeWidth="6" />
        <path d="M364 142q26 10 52 0" stroke={lamp} strokeWidth="8" />
        <path d="M376 120q14 6 28 0" stroke={mint} strokeWidth="5" />
      </g>
      <circle cx="398" cy="166" r="9" fill={coral} />
      <path d="M370 248h40v40h-40Zm-44 40h128v14H326Z" fill={deep} />
      <path d="M-20 440V250q0-70 70-80 30-6 34-60h84q0 54 40 74 70 30 76 120l6 136Z" fill={skins.brown} />
      <path d="M-20 440V300q60 40 130 26t110-40q18 60 16 154Z" fill={mint} />
      <g transform="rotate(38 226 214)">
        <path d="M202 214h52v16q0 10-10 10h-32q-10 0-10-10Z" fill={lamp} />
        <path d="M196 128q0-20 32-20t32 20v74q0 12-10 12h-44q-10 0-10-12Z" fill="#fff" />
        <path d="M208 146h40" stroke={coral} strokeWidth="7" strokeLinecap="round" />
      </g>
      <path d="M300 108q40-60 90-40" fill="none" stroke={night} strokeWidth="7" />
      <rect x="300" y="302" width="260" height="18" rx="6" fill={wood} />
      <path d="M326 320h16v100h-16Zm190 0h16v100h-16Z" fill={wood} />
      <rect y="408" width="560" height="12" fill={sand} />
    </>
  )
}
