import { coral, deep, fjord, honey, leaf, line, mint, mist, sand, sky, sun, wood } from '../../kit/colours.ts'

/** A stubbed-out cigarette, and lungs from which leaves grow again. */
export function Smoking() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="280" cy="184" r="172" fill={sky} />
      <path d="M272 40h16v92h-16Z" fill={fjord} />
      <path
        d="M280 124q-20 24-52 36M280 124q20 24 52 36"
        fill="none"
        stroke={fjord}
        strokeWidth="14"
        strokeLinecap="round"
      />
      <path d="M252 116C176 96 128 190 132 292q2 30 36 24 62-12 84-40Z" fill={coral} />
      <path d="M308 116c76-20 124 74 120 176q-2 30-36 24-62-12-84-40Z" fill={coral} />
      <g fill="none" stroke={sand} strokeWidth="6" strokeLinecap="round">
        <path d="M248 166q-46 28-72 104M232 192q-32 2-56-6M214 226q6 34 2 58" />
        <path d="M312 166q46 28 72 104M328 192q32 2 56-6M346 226q-6 34-2 58" />
      </g>
      <g fill={leaf}>
        <path d="M168 176q-34-26-20-62 36 10 32 54Z" />
        <path d="M398 172q34-26 20-62-36 10-32 54Z" />
      </g>
      <g fill={mint}>
        <path d="M142 238q-40-4-48-42 38-6 54 30Z" />
        <path d="M424 236q40-4 48-42-38-6-54 30Z" />
      </g>
      <ellipse cx="430" cy="370" rx="94" ry="22" fill={deep} />
      <ellipse cx="430" cy="362" rx="94" ry="20" fill={line} />
      <g transform="rotate(-16 420 348)">
        <rect x="352" y="338" width="62" height="20" rx="4" fill={honey} />
        <rect x="414" y="338" width="46" height="20" fill="#fff" />
        <path d="M460 338l18 4-8 6 10 6-20 4Z" fill={wood} />
      </g>
      <circle cx="94" cy="86" r="34" fill={sun} />
      <rect y="384" width="560" height="36" fill={wood} />
    </>
  )
}
