import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, lamp, sand, skins, wood } from '../../kit/colours.ts'
import { Hand } from '../../kit/hand.tsx'
import { IcePack } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A wrist in an elastic bandage, ice and rest. */
export function Sprains() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} x={230} floor={wood} />
      <Hand x={220} y={220} scale={0.92} skin="brown" turn={-8} />
      <path d="M168 268q60 20 120 0l18 70 6 92H180l2-90Z" fill={skins.brown} />
      <path d="M160 262q64 22 124-10l16 24q4 70 8 130H180q4-70-4-100Z" fill={lamp} />
      <Stroke d="m166 300 134-34m-128 70 132-40m-126 74 128-36" colour={wood} width={6} opacity={0.6} />
      <rect x="238" y="360" width="40" height="20" rx="6" fill={coral} transform="rotate(-14 258 370)" />
      <IcePack x={450} y={294} turn={8} />
      <Stroke d="M470 120v50m-24-24 24 26 24-26" colour={coral} width={10} />
    </>
  )
}
