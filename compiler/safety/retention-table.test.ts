import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bookingRetentionMonths, retentionHours } from '#domain/retention-hours.ts'
import { readFacts } from '../facts.ts'
import { listNamedFacts } from './named-facts.ts'

const facts = readFacts('content')

describe.each(['no', 'en'] as const)('the privacy policy (%s)', (locale) => {
  const named = Object.entries(listNamedFacts(facts, { locale, language: locale, country: 'norway' })).filter(
    ([name]) => name.endsWith('-retention'),
  )
  const page = readFileSync(`content/pages/privacy-policy.${locale}.md`, 'utf8')
  const [, table] = /\{#retention\}\n([^#]*)/.exec(page)!

  it('says of everything that is deleted after a time when that is, as the settings have it', () => {
    const said = [...table!.matchAll(/\{fact:([\w-]+-retention)\}/g)].map((match) => match[1])
    expect(new Set(said)).toEqual(new Set(named.map(([name]) => name)))
    const lengths = [...Object.values(retentionHours).flatMap((hours) => [hours, hours / 24]), bookingRetentionMonths]
    for (const [name, { text }] of named)
      expect([name, lengths.includes(Number.parseInt(text, 10))]).toEqual([name, true])
    expect(named).toHaveLength(Object.keys(retentionHours).length + 1)
  })

  it('types no length of time by hand', () => {
    expect(table).not.toMatch(/\d+ (?:hours?|days?|weeks?|months?|years?|timer?|dager?|uker?|måneder?|år)\b/)
  })
})
