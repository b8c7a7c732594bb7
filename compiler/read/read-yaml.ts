import { existsSync, readFileSync } from 'node:fs'
import { CORE_SCHEMA, load, type YAMLException } from 'js-yaml'
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type * as z from 'zod'
import type { ContentProblem, Subject } from '../problem.ts'

export type Parsed<T> = { ok: true; value: T; lineOf: LineOf } | { ok: false; problems: ContentProblem[] }

/** The line of the value at a path. */
export type LineOf = (path: PropertyKey[]) => number

/**
 * Parses YAML by a schema; every problem has the file and line that an editor has to open. Nearly all files are valid, and a
 * parser without positions takes a fifth of the time, so the other one only runs when a line number is needed.
 */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>, firstLine = 1): Parsed<T> {
  let content: unknown
  try {
    content = load(text, { schema: CORE_SCHEMA })
  } catch (error) {
    const places = findBreaks(text, error as YAMLException)
    const problems = places.map(({ line, reason }) => ({
      file,
      line: line + firstLine - 1,
      message: `broken YAML: ${reason}. Check the indentation, the quotes and the colons near this line.`,
    }))
    return { ok: false, problems }
  }
  const lineOf: LineOf = (path) => findLine(text, path) + firstLine - 1
  const result = schema.safeParse(content ?? {})
  if (result.success) return { ok: true, value: result.data, lineOf }
  const problems = result.error.issues.map((issue) => ({
    file,
    line: lineOf(issuePath(issue)),
    message: explain(issue),
  }))
  return { ok: false, problems }
}

/** Reads a file that the site cannot do without; `breaks` is what nobody can refer to if that fails. */
export function readYamlFile<T>(file: string, schema: z.ZodType<T>, breaks: Subject[] = []): Parsed<T> {
  if (!existsSync(file))
    return { ok: false, problems: [{ file, line: 1, message: 'the file is missing. Write it.', breaks }] }
  return breaking(readYaml(file, readFileSync(file, 'utf8'), schema), breaks)
}

/** Says of the problems of a file what nobody can refer to because of them. */
export function breaking<T>(parsed: Parsed<T>, breaks: Subject[]): Parsed<T> {
  if (parsed.ok) return parsed
  return { ok: false, problems: parsed.problems.map((problem) => ({ ...problem, breaks })) }
}

/** All syntax errors of a text, if the parser with positions finds any; else the one that is known. */
function findBreaks(text: string, first: YAMLException): { line: number; reason: string }[] {
  const lines = new LineCounter()
  const { errors } = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  if (errors.length === 0) return [{ line: (first.mark?.line ?? 0) + 1, reason: first.reason }]
  return errors.map((error) => ({ line: lines.linePos(error.pos[0]).line, reason: error.message }))
}

/** The line on which the value at a path of a YAML text stands, from 1. */
export function findLine(text: string, path: PropertyKey[]): number {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  return lines.linePos(findOffset(document.contents, path)).line
}

/** The deepest node on the path that exists: a missing field is reported where its parent begins. */
function findOffset(root: Node | null, path: PropertyKey[]): number {
  let node: unknown = root
  let offset = root?.range?.[0] ?? 0
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step))
      if (!pair) break
      offset = (pair.key as Node).range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      offset = (node as Node | undefined)?.range?.[0] ?? offset
    } else break
  }
  return offset
}

function issuePath(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' && issue.keys[0] !== undefined ? [...issue.path, issue.keys[0]] : issue.path
}

function explain(issue: z.core.$ZodIssue): string {
  const field = issue.path.length > 0 ? `'${issue.path.join('.')}'` : 'the file'
  if (issue.code === 'unrecognized_keys') {
    return `unknown field ${issue.keys.map((key) => `'${key}'`).join(', ')} in ${field}. Remove it or correct its spelling.`
  }
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return `${field} is missing. Add it.`
  return `${field}: ${issue.message}.`
}
