import { coral, deep, fjord, honey, lamp, rose, sun, wood } from '../../kit/colours.ts'

/** A bladder, the prostate that squeezes its outlet, and a night with many trips. */
export function EnlargedProstate() {
  return (
    <>
      <rect width="560" height="420" fill={deep} />
      <circle cx="430" cy="96" r="46" fill={lamp} />
      <circle cx="412" cy="84" r="42" fill={deep} />
      <g fill={lamp}>
        <circle cx="500" cy="180" r="4" />
        <circle cx="340" cy="64" r="4" />
        <circle cx="520" cy="60" r="5" />
        <circle cx="370" cy="160" r="3" />
      </g>
      <path d="M84 130q0-70 106-70t106 70q0 70-62 104h-88q-62-34-62-104Z" fill={rose} />
      <path d="M104 140q42 18 86 4t86 2q-4 50-56 78h-60q-50-28-56-84Z" fill={sun} opacity=".8" />
      <ellipse cx="148" cy="274" rx="54" ry="46" fill={coral} />
      <ellipse cx="232" cy="274" rx="54" ry="46" fill={coral} />
      <path d="M190 226v60q0 40 26 100" fill="none" stroke={lamp} strokeWidth="11" strokeLinecap="round" />
      <path d="M360 420V230h150v190Z" fill={wood} />
      <path d="M374 420V244h122v176Z" fill={lamp} />
      <circle cx="392" cy="336" r="9" fill={fjord} />
      <path d="M374 420h122l34 0-34-60Z" fill={honey} opacity=".5" />
    </>
  )
}
