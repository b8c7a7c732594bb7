import type { Outcome } from '../provider.ts'

/** `again`: others were faster, or the answer was lost; what there is now decides. */
export type Attempt<T> = Outcome<T> | 'again'

/** Others may change a Slot between our look and our change, and the time be free still: a hold that ends, another system's note. */
const attempts = 3

export async function repeatConflicts<T>(attempt: (isLast: boolean) => Promise<Attempt<T>>): Promise<Outcome<T>> {
  for (let n = 1; ; n++) {
    const outcome = await attempt(n === attempts)
    if (outcome !== 'again') return outcome
  }
}
