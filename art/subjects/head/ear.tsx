import { blush, coral, deep, fold, hairs, mint, rose, sand, skins, sun } from '../../kit/colours.ts'
import { Plant } from '../../kit/things.tsx'

/** An ear, the light that looks into it, and sound on its way. */
export function Ear() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <path d="M312 420V-10h260v430Z" fill={skins.tan} />
      <path d="M300-10h272v430h-70q-40-250-170-300-30-40-32-130Z" fill={hairs.brown} />
      <path d="M312 140c-30-60-128-46-132 52-2 50 28 60 34 96 8 44 46 60 76 36 22-18 14-44 22-70Z" fill={skins.tan} />
      <path
        d="M292 160c-26-36-84-22-84 34 0 34 30 40 26 70m44-82c-18-14-38 0-34 22 4 16 20 16 22 36s-4 30 6 42"
        fill="none"
        stroke="#000"
        strokeOpacity=".2"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M276 232c14-6 26 6 22 22s-20 20-26 8 0-26 4-30Z" fill={rose} />
      <path d="m64 262 108-24v28L72 290Z" fill={sun} opacity=".75" />
      <g transform="rotate(-13 56 280)">
        <path d="M-20 262h88l18-10v52l-18-10h-88Z" fill={fold} />
        <path d="M20 292h34v120H20Z" fill={deep} />
      </g>
      <g fill="none" stroke={coral} strokeWidth="9" strokeLinecap="round">
        <path d="M148 126q-22 26-16 62M112 104q-34 42-24 96M78 84q-44 56-32 128" />
      </g>
      <rect y="396" width="560" height="24" fill={sand} />
      <Plant x={204} y={398} scale={0.6} pot={mint} />
    </>
  )
}
