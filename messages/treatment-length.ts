import { format } from './format.ts'

/** '60 min'; '12 × 60 min' of a class or course, whose price is for all its dates. */
export function sayLength(
  { minutes, group }: { minutes: number; group?: { dates: number } | undefined },
  words: { minutes: string },
): string {
  const one = format(words.minutes, { minutes })
  return group && group.dates > 1 ? `${group.dates} × ${one}` : one
}
