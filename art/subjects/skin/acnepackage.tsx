import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, honey, mint, rose, sand, sky, wood } from '../../kit/colours.ts'
import { Jar, Pump, Tube } from '../../kit/remedies.tsx'
import { Heart } from '../../kit/things.tsx'

/** A course of treatments for acne, in one package. */
export function Acnepackage() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} depth={50} />
      <path d="M90 220h380v150H90Z" fill={honey} />
      <path d="M90 220h380l-30-50H120Z" fill={wood} />
      <Pump x={180} y={250} scale={0.9} label={mint} />
      <Tube x={280} y={256} scale={0.9} label={rose} />
      <Jar x={386} y={250} scale={0.9} label={sky} />
      <path d="M90 236h380v134H90Z" fill={honey} />
      <rect x="220" y="270" width="120" height="68" rx="12" fill="#fff" />
      <Heart x={280} y={312} scale={0.9} />
    </>
  )
}
