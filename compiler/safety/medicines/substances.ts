import * as z from 'zod'
import { slug } from '#domain/facts/shared.ts'
import { indexWords } from '#domain/text/word-beginnings.ts'

/** How names begin, in any case: 'isotretinoin', 'testosterone gel'. */
const names = z.array(
  z.string().regex(/^\p{L}[\p{L}\p{N}]*(?:[ -][\p{L}\p{N}]+)*$/u, { error: 'write words of letters and digits' }),
)

/** Prescription medicines, and names that only look like one: content/substances.yaml. */
export const substances = z
  .strictObject({
    /** By what they are used for, so that an editor finds them. */
    prescription: z.record(slug, names),
    /** 'diclofenac gel' may be named although 'diclofenac' may not. */
    withoutPrescription: z.array(z.strictObject({ names, why: z.string().min(1) })),
  })
  .superRefine(({ prescription, withoutPrescription }, { addIssue }) => {
    const listed = new Set(Object.values(prescription).flat())
    for (const [index, { names: sold }] of withoutPrescription.entries())
      for (const name of sold)
        if (listed.has(name))
          addIssue({
            code: 'custom',
            path: ['withoutPrescription', index, 'names'],
            message: `'${name}' is listed as a prescription medicine too; decide which it is`,
          })
  })
export type Substances = z.infer<typeof substances>

/** Returns the first prescription substance that a text names, as it is written there. */
export type SubstanceFinder = (text: string) => string | undefined

export function createSubstanceFinder({ prescription, withoutPrescription }: Substances): SubstanceFinder {
  const prescribed = createNameFinder(Object.values(prescription).flat())
  const sold = createNameFinder(withoutPrescription.flatMap((it) => it.names))
  return (text) => {
    const { words, small } = readWords(text)
    for (const at of small.keys()) {
      const length = prescribed(small, at)
      if (length > 0 && sold(small, at) === 0) return words.slice(at, at + length).join(' ')
    }
    return undefined
  }
}

/** Returns every substance that a text names and `known` does not begin with, with or without a prescription. */
export function createUnknownFinder({ prescription, withoutPrescription }: Substances, known: string[]) {
  const listed = createNameFinder([
    ...Object.values(prescription).flat(),
    ...withoutPrescription.flatMap((it) => it.names),
  ])
  const described = createNameFinder(known)
  return (text: string): string[] => {
    const { words, small } = readWords(text)
    return [...small.keys()].flatMap((at) => {
      const length = listed(small, at)
      return length > 0 && described(small, at) === 0 ? [words.slice(at, at + length).join(' ')] : []
    })
  }
}

function readWords(text: string): { words: string[]; small: string[] } {
  const words: string[] = text.match(/\p{L}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)*/gu) ?? []
  return { words, small: words.map((word) => word.toLowerCase()) }
}

/** Of how many words the longest name is that begins at a place of a text; 0 if none does. */
function createNameFinder(list: string[]) {
  const byFirst = indexWords(
    list.map((name) => {
      const value = name.toLowerCase().split(' ')
      return { word: value[0]!, isWhole: value.length > 1, value }
    }),
  )
  return (words: readonly string[], at: number): number =>
    byFirst(words[at]!)
      .filter((name) => name.every((part, index) => words[at + index]?.startsWith(part)))
      .reduce((most, { length }) => Math.max(most, length), 0)
}
