import { Backdrop } from '../../kit/backdrop.tsx'
import { denim, fold, honey, leaf, mist, plum, rose, sand, wood } from '../../kit/colours.ts'
import { Glass, Tube } from '../../kit/remedies.tsx'

/** Plums, oats and water, soft paper and an ointment. */
export function AnalFissure() {
  return (
    <>
      <Backdrop wall={sand} disc={mist} floor={wood} depth={60} />
      <circle cx="140" cy="236" r="78" fill="#fff" />
      <circle cx="140" cy="236" r="26" fill={wood} />
      <path d="M140 236h78v110q-20 14-40 0t-38 0Z" fill="#fff" />
      <path d="M218 250v92" stroke={fold} strokeWidth="6" />
      <path d="M250 300h150q-6 62-75 64t-75-64Z" fill={denim} />
      <path d="M260 300q20-24 65-24t65 24Z" fill={honey} />
      <circle cx="310" cy="270" r="19" fill={plum} />
      <circle cx="344" cy="272" r="17" fill={plum} />
      <path d="M316 252q10-16 26-10-6 14-26 10Z" fill={leaf} />
      <Glass x={450} y={362} scale={1.1} />
      <Tube x={512} y={362} scale={0.8} label={rose} />
    </>
  )
}
