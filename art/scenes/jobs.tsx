import { cloth, coral, deep, fold, lamp, mint, mist, night, pine, sand, sky, sun, wood } from '../kit/colours.ts'
import { Arch, Lamp, Plant } from '../kit/things.tsx'

/** A coat on its hook, a chair pulled out: the place is yours. */
export function Jobs() {
  return (
    <>
      <rect width="560" height="420" fill={sand} />
      <Arch x={396} y={380} width={210} height={316} fill={lamp} frame={deep} border={16} />
      <path d="M307 380V172c0-42 20-74 44-88 30 10 36 44 36 92v204Z" fill={pine} />
      <circle cx="370" cy="256" r="7" fill={coral} />
      <Lamp x={436} y={120} />
      <rect x="52" y="92" width="170" height="14" rx="7" fill={wood} />
      <path d="M94 106v14m86-14v14" stroke={night} strokeWidth="7" strokeLinecap="round" />
      <path
        d="M94 118q-44 14-46 50l-10 116q20 10 34 4l4-80v148q22 10 44 0V208l4 80q16 6 34-4l-12-116q-2-36-46-50Z"
        fill={cloth}
      />
      <path d="m92 118 6 60-18-30Zm4 0-6 60 18-30Z" fill={fold} />
      <path d="M98 178v178" stroke={fold} strokeWidth="4" />
      <rect x="112" y="214" width="30" height="20" rx="4" fill={sky} />
      <path d="M118 224h18" stroke={pine} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M180 118c-20 40-22 70-10 90s10 36-4 44"
        fill="none"
        stroke={pine}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="164" cy="256" r="11" fill={mint} stroke={pine} strokeWidth="5" />
      <rect y="380" width="560" height="40" fill={mist} />
      <path d="M214 274h64q10 0 10 10v58h-84v-58q0-10 10-10Z" fill={coral} />
      <rect x="196" y="338" width="100" height="18" rx="9" fill={coral} />
      <path d="M246 356v34m-34 14 34-18 34 18" stroke={night} strokeWidth="8" strokeLinecap="round" fill="none" />
      <Plant x={520} y={400} scale={0.8} pot={sun} />
    </>
  )
}
