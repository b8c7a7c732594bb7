import { Stroke } from './stroke.tsx'

/** A limb or a bone as one thick stroke. */
export function Limb(line: { d: string; colour: string; width: number }) {
  return <Stroke {...line} />
}
