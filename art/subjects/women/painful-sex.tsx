import { Backdrop } from '../../kit/backdrop.tsx'
import { cloth, fjord, mint, sky, sun, wood } from '../../kit/colours.ts'
import { Plaster } from '../../kit/remedies.tsx'
import { Heart } from '../../kit/things.tsx'

/** A bed for two, and a heart with a plaster on it. */
export function PainfulSex() {
  return (
    <>
      <Backdrop wall={sky} />
      <rect x="110" y="20" width="340" height="420" rx="26" fill={wood} />
      <rect x="128" y="40" width="304" height="400" rx="16" fill={cloth} />
      <rect x="146" y="56" width="126" height="86" rx="26" fill="#fff" />
      <rect x="288" y="56" width="126" height="86" rx="26" fill="#fff" />
      <path d="M128 170h304v270H128Z" fill={fjord} />
      <path d="M128 170h304v36H128Z" fill={mint} />
      <Heart x={280} y={304} scale={3.2} />
      <Plaster x={284} y={286} turn={-28} />
      <path d="M20 60h70v90H20Zm450 0h70v90h-70Z" fill={wood} />
      <circle cx="55" cy="104" r="24" fill={sun} />
      <circle cx="505" cy="104" r="16" fill="#fff" />
    </>
  )
}
