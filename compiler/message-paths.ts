import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Facts } from '#domain/facts/facts.ts'
import { readWritten } from './read-pages.ts'
import { readYaml } from './read-yaml.ts'

const pathsByName = z.object({ paths: z.object({ manage: z.string() }) })

/**
 * The pages that messages to patients and the booking link to. Where a booking is managed is named in navigation.yaml; the terms of
 * an insurer are the page `terms` below its own. Their Norwegian address is in the page itself. Problems in these files are
 * reported where all pages and the navigation are read.
 */
export function readMessagePaths(contentFolder: string, partners: Facts['partners']): Facts['paths'] {
  const file = join(contentFolder, 'navigation.yaml')
  const navigation = readYaml(file, readFileSync(file, 'utf8'), pathsByName)
  const fileOf = (id: string) => join(contentFolder, 'pages', `${id}.no.md`)
  const pathsOf = (id: string) => ({ no: readWritten(fileOf(id), 'no', [])?.words.path ?? '/', en: `/en/${id}/` })
  const insurers = partners.filter(({ kind, id }) => kind === 'insurance' && existsSync(fileOf(termsPage(id))))
  return {
    manage: navigation.ok ? pathsOf(navigation.value.paths.manage) : { no: '/', en: '/en/' },
    terms: Object.fromEntries(insurers.map(({ id }) => [id, pathsOf(termsPage(id))])),
  }
}

/** The page with the terms of an insurer. */
export const termsPage = (partner: string) => `${partner}/terms`
