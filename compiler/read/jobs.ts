import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Job } from '#domain/facts/job.ts'
import { pageRecord } from './page-fields.ts'
import { parseWritten } from './read-pages.ts'
import { readYamlFile } from './read-yaml.ts'

/** The vacancies, from their pages. Problems in these files are reported where all pages are read. */
export function readJobs(contentFolder: string): Job[] {
  const folder = join(contentFolder, 'pages', 'jobs')
  if (!existsSync(folder)) return []
  const titleOf = (id: string, locale: 'no' | 'en') => {
    const file = join(folder, `${id}.${locale}.md`)
    return existsSync(file) ? parseWritten(file, readFileSync(file, 'utf8'), locale, [])?.words.title : undefined
  }
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const id = basename(file, '.yaml')
      const record = readYamlFile(join(folder, file), pageRecord)
      if (!record.ok || record.value.kind !== 'job') return []
      return [{ id, title: { no: titleOf(id, 'no') ?? id, en: titleOf(id, 'en') ?? id }, closes: record.value.closes }]
    })
}
