import { type Document, isMap, isNode, isScalar, isSeq, type LineCounter, visit, type YAMLMap } from 'yaml'

/** Of a parsed text: the lines of its values, and keys that stand twice. Linear, where the parser's own look-ups are not. */
export function indexLines(document: Document.Parsed, lines: LineCounter) {
  const valuesOf = new Map<YAMLMap, Map<string, unknown>>()
  const repeated: { line: number; message: string }[] = []
  visit(document, {
    Map(_, map) {
      const values = new Map<string, unknown>()
      for (const { key, value } of map.items) {
        if (!isScalar(key)) continue
        const name = String(key.value)
        if (values.has(name))
          repeated.push({ line: lines.linePos(key.range?.[0] ?? 0).line, message: `'${name}' stands twice.` })
        values.set(name, value)
      }
      valuesOf.set(map, values)
    },
  })
  const childOf = (node: unknown, step: PropertyKey): unknown => {
    if (isMap(node)) return valuesOf.get(node)?.get(String(step))
    return isSeq(node) ? node.items[Number(step)] : undefined
  }
  return {
    repeated,
    /** The line of the deepest thing on a path that exists: a missing field is reported where its parent begins. */
    lineOf(path: readonly PropertyKey[]): number {
      let node: unknown = document.contents
      let line = 1
      for (const step of path) {
        node = childOf(node, step)
        if (!isNode(node) || !node.range) break
        line = lines.linePos(node.range[0]).line
      }
      return line
    },
  }
}
