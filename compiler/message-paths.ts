import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import type { Facts } from '#domain/facts/facts.ts'

/** The pages that messages to patients link to: named in navigation.yaml, their Norwegian address in the page itself. */
export function readMessagePaths(contentFolder: string): Facts['paths'] {
  const navigation = load(readFileSync(join(contentFolder, 'navigation.yaml'), 'utf8')) as {
    paths?: Record<string, string>
  }
  const id = navigation.paths?.manage ?? ''
  const page = readFileSync(join(contentFolder, 'pages', `${id}.no.md`), 'utf8')
  return { manage: { no: /^path: *(\S+)$/m.exec(page)?.[1] ?? '/', en: `/en/${id}/` } }
}
