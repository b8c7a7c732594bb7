/** A limb or a bone as one thick stroke. */
export function Limb({ d, colour, width }: { d: string; colour: string; width: number }) {
  return <path d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
}
