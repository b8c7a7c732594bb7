import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { openTestPostgres, type TestDatabase } from '#database/testing/engines.ts'
import { openTestApi } from '#server/testing/test-api.ts'
import { findSlotIds, newAddress, newOrder, placeOrder } from '#server/testing/visit.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

const rule = z.strictObject({
  alert: z.string().regex(/^Innom[A-Z][A-Za-z]+$/),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+m$/)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
})
const { rules } = z
  .object({ groups: z.tuple([z.strictObject({ name: z.literal('innom'), rules: z.array(rule).min(1) })]) })
  .parse(parse(read('alerts.yml'))).groups[0]

const target = z.object({ expr: z.string(), refId: z.string() })
const panel = z.object({ id: z.number(), type: z.string(), title: z.string(), targets: z.array(target).default([]) })
const dashboard = z
  .object({ uid: z.string(), title: z.string(), panels: z.array(panel) })
  .parse(JSON.parse(read('grafana/innom.json')))

const asked = [...rules.map(({ expr }) => expr), ...dashboard.panels.flatMap((it) => it.targets.map((t) => t.expr))]
/** Ours, Node's and the process's; everything else in an expression is Prometheus' own. */
const namesIn = (text: string) => text.match(/\b(?:innom|nodejs|process)_\w+/g) ?? []

describe('the dashboard and the rules', () => {
  let test: TestDatabase
  let exposed: string
  beforeAll(async () => {
    test = await openTestPostgres()
    const sms = { send: async () => ({ ok: true }) as const }
    const token = 'm'.repeat(20)
    const api = await openTestApi({ database: test.database, env: { METRICS_TOKEN: token }, sms })
    const [slot] = await findSlotIds(api)
    await api.call('POST', '/api/holds', { body: { slot }, headers: newAddress() })
    await placeOrder(api, newOrder(api, (await findSlotIds(api))[0]!))
    await api.service.jobs.drain()
    exposed = (await api.call('GET', '/api/metrics', { headers: { authorization: `Bearer ${token}` } })).body
    await api.close()
  })
  afterAll(() => test.dispose())

  it('ask for figures that a server tells, by labels that these have', () => {
    const told = new Set(exposed.split('\n').flatMap((line) => /^(\w+)[{ ]/.exec(line)?.[1] ?? []))
    expect(asked.flatMap(namesIn).filter((name) => !told.has(name))).toEqual([])
    const selections = asked.flatMap((expr) => [...expr.matchAll(/(\w+)\{([^}]*)\}/g)])
    expect(selections.length).toBeGreaterThan(5)
    for (const [, name, labels] of selections) {
      if (name === 'up') continue
      const line = exposed.split('\n').find((it) => it.startsWith(`${name}{`)) ?? ''
      for (const [, label] of labels!.matchAll(/(\w+)[=!]/g)) expect(line, name).toContain(`${label}="`)
    }
  })

  it('leave out none of our own figures', () => {
    const ours = [...exposed.matchAll(/^# TYPE (innom_\w+) (\w+)$/gm)]
    const shown = asked.flatMap(namesIn)
    for (const [, name] of ours)
      expect(
        shown.some((it) => it.startsWith(name!)),
        name,
      ).toBe(true)
  })

  it('have rules whose every alert leads to what to do about it', () => {
    const page = readFileSync('docs/operations.md', 'utf8')
    const anchors = [...page.matchAll(/^#{2,4} (.+)$/gm)].map(
      ([, heading]) =>
        `docs/operations.md#${heading!
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-')}`,
    )
    for (const { alert, annotations } of rules) expect(anchors, alert).toContain(annotations.runbook)
    expect(new Set(rules.map((it) => it.alert)).size).toBe(rules.length)
  })

  it('have panels with titles and places of their own', () => {
    expect(new Set(dashboard.panels.map((it) => it.id)).size).toBe(dashboard.panels.length)
    for (const { type, title, targets } of dashboard.panels) expect(targets.length > 0, title).toBe(type !== 'row')
  })
})
