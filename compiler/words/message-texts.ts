import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'vite'
import { type Language, languages } from '#domain/market/locale.ts'
import { rooms } from '#rooms'

/** A text of the interface where it is written. */
export interface MessageText {
  file: string
  line: number
  language: Language
  text: string
}

/** All code may write texts for people, on screens, in SMS and mails or beside a rule. The compiler's own are patterns to find words by. */
const folders = Object.keys(rooms).filter((room) => room !== 'compiler')

/** Every text in the code that says which language it is in, with file and line. Read from the source, because a value does not know where it was written. */
export function listMessageTexts(root = '.'): MessageText[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((name) => !/\.test\.tsx?$|(?:^|\/)sample[^/]*\.ts$/.test(name))
    .sort()
    .flatMap((name) => readTexts(name, readFileSync(join(root, name), 'utf8')))
}

/** The texts of one file: those of `sv.ts`, of a constant `sv`, and below a key `sv`. */
export function readTexts(file: string, source: string): MessageText[] {
  const ofFile = languages.find((it) => basename(file) === `${it}.ts`)
  // Most files name no language.
  if (!ofFile && !/\b(?:no|en|sv)\b\s*[:=]/.test(source)) return []
  const texts: MessageText[] = []
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length

  function visit(node: unknown, language: Language | undefined): void {
    if (Array.isArray(node)) {
      for (const part of node) visit(part, language)
      return
    }
    if (!isNode(node) || node.type.startsWith('TSType') || node.type.startsWith('TSInterface')) return
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      // What a function is given is data, such as the beginnings of weekdays to split.
      case 'CallExpression':
        return
      case 'VariableDeclarator':
        visit(node.init, languageNamed(node.id) ?? language)
        return
      case 'Property':
        visit(node.value, languageNamed(node.key) ?? language)
        return
      case 'Literal':
        if (language && typeof node.value === 'string') add(node, node.value, language)
        return
      case 'TemplateLiteral': {
        const parts = node.quasis as { value: { cooked: string } }[]
        if (language) add(node, parts.map(({ value }) => value.cooked).join('{}'), language)
        visit(node.expressions, language)
        return
      }
      default:
        for (const [key, part] of Object.entries(node)) if (key !== 'typeAnnotation') visit(part, language)
    }
  }
  function add({ start }: Node, text: string, language: Language) {
    if (/\p{L}/u.test(text)) texts.push({ file, line: lineAt(start), language, text })
  }
  visit(parseSync(file, source).program, ofFile)
  return texts
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The language of a constant or key: `const sv = …`, `{ sv: … }`. */
function languageNamed(name: unknown): Language | undefined {
  const { name: identifier, value } = name as { name?: string; value?: unknown }
  return languages.find((it) => it === identifier || it === value)
}
