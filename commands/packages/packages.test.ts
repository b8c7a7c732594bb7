import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readAudit } from './read-audit.ts'
import { writeSbom } from './write-sbom.ts'

/** What CycloneDX 1.5 demands of the parts that npm writes (https://cyclonedx.org/docs/1.5/json/). */
const licence = z.union([
  z.object({ license: z.union([z.object({ id: z.string().min(1) }), z.object({ name: z.string().min(1) })]) }),
  z.object({ expression: z.string().min(1) }),
])
const component = z.object({
  type: z.enum(['application', 'framework', 'library', 'container', 'platform', 'file', 'data']),
  name: z.string().min(1),
  version: z.string().min(1),
  'bom-ref': z.string().min(1),
  scope: z.enum(['required', 'optional', 'excluded']).optional(),
  purl: z.string().regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/),
  hashes: z
    .array(
      z.object({
        alg: z.enum(['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512']),
        content: z.string().regex(/^(?:[\da-f]{40}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})$/),
      }),
    )
    .optional(),
  licenses: z.array(licence).optional(),
  properties: z.array(z.object({ name: z.string().min(1), value: z.string() })).default([]),
})
const document = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/),
  version: z.int().min(1),
  metadata: z.object({ timestamp: z.iso.datetime(), component }),
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string().min(1), dependsOn: z.array(z.string()).optional() })),
})

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; dev?: boolean }>
}
const locked = (filter: (it: { dev?: boolean }) => boolean) =>
  new Set(
    Object.entries(packages).flatMap(([path, it]) =>
      path === '' || !filter(it) ? [] : [`${path.split('node_modules/').at(-1)}@${it.version}`],
    ),
  )

describe('the list of packages', () => {
  it('is valid CycloneDX, names every package of the lock file, and no host of a registry', () => {
    const sbom = document.parse(writeSbom())
    expect(sbom.metadata.component).toMatchObject({ type: 'application', name: 'innom' })
    const refs = sbom.components.map((it) => it['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    expect(new Set(sbom.components.map(({ name, version }) => `${name}@${version}`))).toEqual(locked(() => true))
    const known = new Set([...refs, sbom.metadata.component['bom-ref']])
    for (const { ref, dependsOn = [] } of sbom.dependencies)
      for (const it of [ref, ...dependsOn]) expect(known.has(it), it).toBe(true)
    expect(JSON.stringify(writeSbom())).not.toMatch(/https?:\/\/(?!cyclonedx\.org)/)
  })

  it('says of each whether it only builds and tests', () => {
    const { components } = document.parse(writeSbom())
    const isDevelopment = ({ properties }: (typeof components)[number]) =>
      properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')
    const serving = components.filter((it) => !isDevelopment(it)).map(({ name, version }) => `${name}@${version}`)
    expect(new Set(serving)).toEqual(locked(({ dev }) => !dev))
    expect(serving.some((it) => it.startsWith('fastify@'))).toBe(true)
  })
})

describe('the question about vulnerabilities', () => {
  const report = (severity: string) =>
    JSON.stringify({
      auditReportVersion: 2,
      vulnerabilities: { 'left-pad': { severity, range: '<1.2', via: [{ title: 'Pads too far' }, 'other'] } },
    })

  it.each([
    ['critical', 1],
    ['high', 1],
    ['moderate', 0],
  ])('fails on what is high: %s', (severity, code) => {
    expect(readAudit(report(severity))).toMatchObject({
      code,
      lines: [`${severity}: left-pad <1.2: Pads too far; through other`, expect.stringContaining('1 package with')],
    })
  })

  it('is clean where nothing is known', () => {
    expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{}}').code).toBe(0)
  })

  it.each([
    ['{"message":"405 Method Not Allowed","error":{"summary":""}}'],
    ['{"error":{"summary":"ENOTFOUND"}}'],
    [''],
  ])('is not clean when nobody could be asked: %s', (output) => {
    const { code, lines } = readAudit(output)
    expect(code).toBe(2)
    expect(lines[0]).toContain('nothing is known')
  })
})
