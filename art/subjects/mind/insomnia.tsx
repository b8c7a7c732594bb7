import { deep, denim, fjord, fold, lamp, mint, wood } from '../../kit/colours.ts'
import { Head } from '../../kit/head.tsx'
import { Arch } from '../../kit/things.tsx'

/** Awake in bed, the moon in the window and the clock turned away. */
export function Insomnia() {
  return (
    <>
      <rect width="560" height="420" fill={deep} />
      <Arch x={420} y={250} width={150} height={200} frame={wood} fill={denim} />
      <circle cx="426" cy="128" r="34" fill={lamp} />
      <circle cx="412" cy="120" r="30" fill={denim} />
      <g fill={lamp}>
        <circle cx="376" cy="176" r="4" />
        <circle cx="462" cy="196" r="5" />
      </g>
      <path d="M40 420V190q0-24 24-24t24 24v230Z" fill={wood} />
      <rect x="72" y="290" width="480" height="130" fill={fold} />
      <rect x="86" y="232" width="170" height="86" rx="36" fill="#fff" />
      <g transform="translate(178 246) rotate(-8)">
        <Head skin="light" hair="brown" style="short" mood="calm" />
      </g>
      <path d="M196 420q-8-118 84-126 190-14 290 20v106Z" fill={fjord} />
      <path d="M206 330q60-30 360-2" fill="none" stroke={mint} strokeWidth="14" />
      <g fill="none" stroke={lamp} strokeWidth="6" strokeLinecap="round">
        <path d="M214 148q-14-4-14-18t18-16q6-20 28-14 24-6 28 16 18 4 14 20-4 12-16 12Z" />
      </g>
      <circle cx="196" cy="176" r="6" fill={lamp} />
      <circle cx="186" cy="194" r="4" fill={lamp} />
    </>
  )
}
