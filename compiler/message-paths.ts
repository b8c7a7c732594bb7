import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Facts } from '#domain/facts/facts.ts'
import { readWritten } from './read-pages.ts'
import { readYaml } from './read-yaml.ts'

const pathsByName = z.object({ paths: z.object({ manage: z.string() }) })

/**
 * The pages that messages to patients link to: named in navigation.yaml, their Norwegian address in the page itself.
 * Problems in these files are reported where all pages and the navigation are read.
 */
export function readMessagePaths(contentFolder: string): Facts['paths'] {
  const file = join(contentFolder, 'navigation.yaml')
  const navigation = readYaml(file, readFileSync(file, 'utf8'), pathsByName)
  if (!navigation.ok) return { manage: { no: '/', en: '/en/' } }
  const id = navigation.value.paths.manage
  const page = readWritten(join(contentFolder, 'pages', `${id}.no.md`), 'no', [])
  return { manage: { no: page?.words.path ?? '/', en: `/en/${id}/` } }
}
