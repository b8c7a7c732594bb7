import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const twins = ['.yaml', '.en.md', '.no.md'] as const

/**
 * A content folder of about as many pages as asked for: everything that is there, and its condition pages again and again
 * under other names, in both languages.
 */
export function growContent(from: string, to: string, pages: number, present: number) {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
  const stems = findConditions(join(to, 'pages'))
  if (stems.length === 0) throw new Error(`${from} has no condition page to grow from`)
  const missing = Math.ceil((pages - present) / 2)
  for (let index = 0; index < missing; index++) {
    const stem = stems[index % stems.length]!
    copyCondition(stem, Math.floor(index / stems.length) + 2)
  }
}

/** Paths of condition pages without their endings. */
function findConditions(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && /^kind: condition$/m.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => join(folder, file.slice(0, -'.yaml'.length)))
    .sort()
}

function copyCondition(stem: string, number: number) {
  mkdirSync(dirname(stem), { recursive: true })
  for (const ending of twins) {
    const text = readFileSync(stem + ending, 'utf8')
      .replace(/^aliases:.*\n/m, '')
      .replace(/^path: (.*)\/$/m, `path: $1-${number}/`)
      .replace(/^title: (.*)$/m, (_, title: string) => `title: '${title.replace(/^'|'$/g, '')} ${number}'`)
    writeFileSync(`${stem}-${number}${ending}`, text)
  }
}
