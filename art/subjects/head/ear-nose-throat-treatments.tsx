import { Backdrop } from '../../kit/backdrop.tsx'
import {
  blush,
  coral,
  denim,
  fold,
  mint,
  mist,
  night,
  rose,
  sand,
  skins,
  sky,
  sun,
  water,
  wood,
} from '../../kit/colours.ts'
import { DropBottle } from '../../kit/remedies.tsx'
import { EarSide } from '../../kit/senses.tsx'

/** Drops for the ear, a spray for the nose, a light for the throat. */
export function EarNoseThroatTreatments() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} depth={60} />
      <circle cx="110" cy="120" r="80" fill={blush} />
      <circle cx="280" cy="120" r="80" fill={sky} />
      <circle cx="450" cy="120" r="80" fill={sand} />
      <EarSide x={112} y={120} scale={0.52} skin="dark" />
      <path
        d="M290 60q-6 40-34 70-10 26 16 34 24 4 34-10"
        fill="none"
        stroke={skins.light}
        strokeWidth="22"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <ellipse cx="290" cy="160" rx="10" ry="7" fill="#000" opacity=".25" />
      <ellipse cx="450" cy="122" rx="52" ry="46" fill={rose} />
      <ellipse cx="450" cy="122" rx="40" ry="34" fill="#7a2f28" />
      <path d="M424 140q26-24 52 0-26 22-52 0Z" fill={coral} />
      <path d="M444 90h12v20a6 6 0 0 1-12 0Z" fill={rose} />
      <DropBottle x={110} y={372} glass={mint} />
      <g transform="translate(280 372)">
        <path d="M-38-90h76v80q0 10-10 10h-56q-10 0-10-10Z" fill="#fff" />
        <path d="M-38-62h76v34h-76Z" fill={water} />
        <path d="M-24-110h48v20h-48Zm16-42h16l4 42h-24Z" fill={denim} />
      </g>
      <g transform="translate(450 372)">
        <path d="M-18-110h36V-6q0 6-6 6h-24q-6 0-6-6Z" fill={night} />
        <path d="M-22-138h70l16-8v40l-16-6h-70Z" fill={fold} />
        <path d="M64-146l40-14v68l-40-14Z" fill={sun} opacity=".6" />
      </g>
    </>
  )
}
