import { coral, deep, fjord, lamp, mint, mist, pine, sand, sky, sun, wood } from '../kit/colours.ts'
import { Germ } from '../kit/germ.tsx'
import { Arm, Person } from '../kit/person.tsx'
import { Mug } from '../kit/things.tsx'

/** At home with a fever: a blanket, tea, a thermometer. */
export function Infections() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <Germ x={92} y={96} r={30} fill={coral} />
      <Germ x={466} y={84} r={22} fill={mint} />
      <Germ x={506} y={190} r={14} fill={coral} />
      <Germ x={40} y={214} r={14} fill={mint} />
      <path d="M110 420V236q0-60 60-60h200q60 0 60 60v184Z" fill={pine} />
      <rect x="70" y="270" width="76" height="150" rx="34" fill={deep} />
      <rect x="394" y="270" width="76" height="150" rx="34" fill={deep} />
      <rect x="306" y="214" width="96" height="84" rx="24" fill={sun} transform="rotate(10 354 256)" />
      <Person x={258} y={178} skin="light" style="side" hair="brown" colour={mist} mood="sore" height={250} />
      <path d="M272 196 318 184" stroke="#fff" strokeWidth="9" strokeLinecap="round" />
      <path d="M296 190 318 184" stroke={coral} strokeWidth="5" strokeLinecap="round" />
      <path d="M140 420q-4-128 72-176 10 34 46 36 38 0 50-36 74 46 72 176Z" fill={coral} />
      <path
        d="M180 420q0-92 42-148M338 420q2-92-40-146"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="6"
        strokeDasharray="2 16"
        strokeLinecap="round"
        fill="none"
      />
      <Arm sleeve="M214 330q16 30 44 26" hand="M258 356q16-2 22-12" colour={coral} skin="light" />
      <g transform="translate(292 376)">
        <Mug x={0} y={0} scale={1.1} colour={lamp} />
        <path
          d="M-8-48q-6-10 0-18t0-18M10-48q-6-10 0-18t0-18"
          stroke="#fff"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
          opacity=".8"
        />
      </g>
      <rect y="404" width="560" height="16" fill={sand} />
      <rect x="484" y="330" width="70" height="12" rx="5" fill={wood} />
      <path d="M518 342v78" stroke={wood} strokeWidth="8" />
      <rect x="494" y="296" width="48" height="34" rx="6" fill={fjord} />
      <path d="M504 298q14-26 28 0Z" fill="#fff" />
    </>
  )
}
