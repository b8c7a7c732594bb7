import type { Progress } from '#compiler/output/progress.ts'

/**
 * Measures every side once a round, one after the other, in turning order: the machine is shared, so a side is only ever
 * compared with what ran right beside it, and none has the place after a heavy one to itself.
 */
export async function interleave<Name extends string, T>(
  rounds: number,
  sides: Record<Name, () => Promise<T>>,
  progress: Progress,
): Promise<Record<Name, T>[]> {
  const names = Object.keys(sides) as Name[]
  const results: Record<Name, T>[] = []
  for (let round = 0; round < rounds; round++) {
    const result = {} as Record<Name, T>
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      progress(`round ${round + 1} of ${rounds}: ${name}`)
      result[name] = await sides[name]()
    }
    results.push(result)
  }
  return results
}
