import type { TextChecker } from './text-checker.ts'

/** Messages with {sign:id} and {fact:name} filled in; other braces are placeholders that the interface fills. */
export function fillMessages<T>(messages: T, { signText, factText }: Pick<TextChecker, 'signText' | 'factText'>): T {
  const fill = (text: string) =>
    text.replace(/\{(sign|fact):([a-z0-9-]+)\}/g, (whole, kind: string, id: string) => {
      const found = kind === 'sign' ? signText(id) : factText(id)
      if (found === undefined) throw new Error(`A message refers to ${whole}, which does not exist.`)
      return found
    })
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return fill(value)
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]))
  }
  return walk(messages) as T
}
