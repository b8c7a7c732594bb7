/** A statement with its values apart from its text. */
export interface Statement {
  text: string
  values: unknown[]
}

/**
 * Builds a statement: interpolated values become parameters, never text, except for other statements, which are
 * spliced in with their own parameters.
 */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Statement {
  let text = strings[0] as string
  const values: unknown[] = []
  parts.forEach((part, n) => {
    if (isStatement(part)) {
      text += part.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + values.length}`)
      values.push(...part.values)
    } else {
      values.push(part instanceof Temporal.Instant ? part.toString() : part)
      text += `$${values.length}`
    }
    text += strings[n + 1]
  })
  return { text, values }
}

function isStatement(part: unknown): part is Statement {
  return typeof part === 'object' && part !== null && 'text' in part && 'values' in part
}
