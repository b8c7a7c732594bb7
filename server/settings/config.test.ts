import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseBuildConfig, parseConfig, settingNames } from './config.ts'

const problemsOf = (env: Record<string, string>) => {
  const result = parseConfig(env)
  return result.ok ? [] : result.problems
}

const makeKey = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const privateKey = makeKey(2048)
const weakKey = makeKey(1024)
const fhir = {
  PROVIDER: 'fhir',
  PROVIDER_URL: 'https://fhir.example/r4',
  PROVIDER_CLIENT_ID: 'innom',
  PROVIDER_CLIENT_KEY: privateKey,
}

describe('the settings', () => {
  it('have a default for everything, so that a newcomer sets nothing', () => {
    const result = parseConfig({})
    expect(result.ok && result.config).toMatchObject({
      PORT: 8000,
      HOST: '127.0.0.1',
      COUNTRY: 'norway',
      DATA_DIR: '.data',
      SITE_URL: 'http://localhost:8000',
      SMS_GATEWAY: 'outbox',
      APP_ENV: 'local',
      TRUST_PROXY: 0,
    })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number, not "abc".'],
    [{ PORT: '8\n0' }, 'PORT must be a whole number, not "8\\n0".'],
    [{ PORT: 'x'.repeat(1_000) }, `PORT must be a whole number, not "${'x'.repeat(100)}…".`],
    [{ DATA_DIR: ' ' }, 'DATA_DIR must be a text on one line without spaces around it, not " ".'],
    [{ HOST: '0.0.0.0\n' }, 'HOST must be a text on one line without spaces around it, not "0.0.0.0\\n".'],
    [{ SMS_HTTP_TOKEN: 'a\nb' }, 'SMS_HTTP_TOKEN must be a text of letters, digits and signs without spaces.'],
    [{ SECRET: ' '.repeat(40) }, 'SECRET must be at least 32 characters long.'],
    [
      { PROVIDER_URL: 'ftp://us:hidden@x' },
      'PROVIDER_URL must be an address that begins with http:// or https://, not "ftp://…@x".',
    ],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, not "grpc".'],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "1.5".'],
    [{ OTEL_TRACES_SAMPLER_ARG: '1e-3' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "1e-3".'],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'Bearer hidden' },
      'OTEL_EXPORTER_OTLP_HEADERS must be name=value, with commas between several and % written as %25.',
    ],
    [{ PORT: '8e3' }, 'PORT must be a whole number, not "8e3".'],
    [{ PORT: '0x50' }, 'PORT must be a whole number, not "0x50".'],
    [{ PORT: ' 80' }, 'PORT must be a whole number, not " 80".'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number, not "true".'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be a whole number from 0, not "-1".'],
    [{ REQUEST_TIMEOUT: '10s' }, 'REQUEST_TIMEOUT must be a whole number, not "10s".'],
    [{ DEMO: 'true' }, 'DEMO must be yes or no, not "true".'],
    [{ PORT: '70000' }, 'PORT must be a whole number up to 65535, not "70000".'],
    [{ COUNTRY: 'denmark' }, 'COUNTRY must be norway or sweden, not "denmark".'],
    [{ CLOCK: 'yesterday' }, 'CLOCK must be an instant such as 2026-11-16T08:00:00Z, not "yesterday".'],
    [{ SITE_URL: 'ftp://x' }, 'SITE_URL must be an address that begins with http:// or https://, not "ftp://x".'],
    [{ SITE_URL: 'https:/x' }, 'SITE_URL must be an address that begins with http:// or https://, not "https:/x".'],
    [
      { SITE_URL: 'innom.example' },
      'SITE_URL must be an address that begins with http:// or https://, not "innom.example".',
    ],
    [{ SITE_URL: 'https://x/en' }, 'SITE_URL must be an address without a path, not "https://x/en".'],
    [
      { SMS_HTTP_URL: 'https:sms' },
      'SMS_HTTP_URL must be an address that begins with http:// or https://, not "https:sms".',
    ],
    [{ DATABASE_URL: 'postgres:x' }, 'DATABASE_URL must be an address that begins with postgres://.'],
    [{ DATABASE_URL: 'mysql://me:pass@x/y' }, 'DATABASE_URL must be an address that begins with postgres://.'],
    [{ DATABASE_URL: 'postgres://me:100%@x/y' }, 'DATABASE_URL must be an address in which % is written as %25.'],
    ...['me:p@ss/word@db/innom', 'me:p@ss?@db/innom', 'me:p@#@db'].map((it): [Record<string, string>, string] => [
      { DATABASE_URL: `postgres://${it}` },
      'DATABASE_URL must be an address whose password is percent-encoded: %2F for /, %3F for ?, %23 for #.',
    ]),
    [
      { SMTP_URL: 'smtp://me:a/b@mail.example:587' },
      'SMTP_URL must be an address whose password is percent-encoded: %2F for /, %3F for ?, %23 for #.',
    ],
    [{ SMTP_URL: 'smtp://me:100%@x' }, 'SMTP_URL must be an address in which % is written as %25.'],
    [{ SECRET: 'short' }, 'SECRET must be at least 32 characters long.'],
    [
      { THIRD_PARTY_ORIGINS: 'https://x.example/path' },
      'THIRD_PARTY_ORIGINS must be origins such as https://*.example.com with commas between, not "https://x.example/path".',
    ],
    [{ SMS_COUNTRIES: 'norge' }, 'SMS_COUNTRIES must be two-letter country codes with commas between, not "norge".'],
    [{ SMTP_URL: 'http://me:pass@x' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    [{ MAIL_FROM: 'Innom' }, `MAIL_FROM must be an address, or 'Name <address>', not "Innom".`],
    [{ MAIL_FROM: 'a@b.no, c@d.no' }, `MAIL_FROM must be an address, or 'Name <address>', not "a@b.no, c@d.no".`],
    [{ SMS_GATEWAY: 'http' }, 'SMS_HTTP_URL must be set when SMS_GATEWAY is http.'],
    [{ PROVIDER: 'http' }, 'PROVIDER_URL must be set when PROVIDER is http.'],
    [
      { PROVIDER: 'fhir', PROVIDER_CLIENT_ID: 'innom', PROVIDER_CLIENT_KEY: privateKey },
      'PROVIDER_URL must be set when PROVIDER is fhir.',
    ],
    [{ ...fhir, PROVIDER_CLIENT_ID: '' }, 'PROVIDER_CLIENT_ID must be set when PROVIDER is fhir.'],
    [
      { ...fhir, PROVIDER_CLIENT_KEY: '' },
      'PROVIDER_CLIENT_KEY or PROVIDER_CLIENT_KEY_FILE must be set when PROVIDER is fhir, and not both.',
    ],
    [
      { ...fhir, PROVIDER_URL: 'http://fhir.example/r4' },
      'PROVIDER_URL must begin with https:// when PROVIDER is fhir, unless it is on this machine.',
    ],
    [
      { ...fhir, PROVIDER_TOKEN_URL: 'http://fhir.example/token' },
      'PROVIDER_TOKEN_URL must begin with https:// when PROVIDER is fhir, unless it is on this machine.',
    ],
    [
      { PROVIDER_CLIENT_KEY: 'not a key' },
      'PROVIDER_CLIENT_KEY must be a private key, RSA of 2048 bits or more or an elliptic one, as PEM or JSON Web Key.',
    ],
    [
      { PROVIDER_CLIENT_KEY: weakKey },
      'PROVIDER_CLIENT_KEY must be a private key, RSA of 2048 bits or more or an elliptic one, as PEM or JSON Web Key.',
    ],
    [
      { PROVIDER_CLIENT_KEY_FILE: '/nowhere/key.pem' },
      'PROVIDER_CLIENT_KEY_FILE must be the path of a file that can be read and has a private key, RSA of 2048 bits or more or an elliptic one, as PEM or JSON Web Key.',
    ],
    [
      { PROVIDER_IDENTIFIERS: 'our ids' },
      'PROVIDER_IDENTIFIERS must be a URI such as https://ids.example.org or urn:oid:2.16.578.1, not "our ids".',
    ],
    [
      {
        APP_ENV: 'production',
        DATABASE_URL: 'postgres://x/y',
        SMS_GATEWAY: 'http',
        SMS_HTTP_URL: 'https://sms.example',
      },
      'SECRET must be set when APP_ENV is production and DATABASE_URL is set.',
    ],
    [{ APP_ENV: 'production' }, 'SMS_GATEWAY must be twilio or http when APP_ENV is production: outbox sends nothing.'],
  ])('say in one line what is wrong: %o', (env, line) => {
    expect(problemsOf(env as Record<string, string>)).toEqual([line])
  })

  it('refuse production on plain HTTP, but not on the machine itself', () => {
    const sms = { SMS_GATEWAY: 'http', SMS_HTTP_URL: 'https://sms.example' }
    const inProduction = (env: Record<string, string>) => problemsOf({ APP_ENV: 'production', ...sms, ...env })
    expect(inProduction({ SITE_URL: 'http://innom.example' })).toEqual([
      'SITE_URL must begin with https:// when APP_ENV is production, unless it is on this machine.',
    ])
    for (const SITE_URL of [
      'https://innom.example',
      'http://localhost:8000',
      'http://127.0.0.1',
      'http://[::1]:80/',
      '',
    ]) {
      expect(inProduction({ SITE_URL })).toEqual([])
    }
    expect(problemsOf({ SITE_URL: 'http://innom.example' })).toEqual([])
  })

  it('take an address to send mails from with or without a name', () => {
    for (const from of ['post@innom.example', 'Innom Helse <post@innom.example>']) {
      expect(problemsOf({ SMTP_URL: 'smtps://me:p%40ss@mail.example', MAIL_FROM: from })).toEqual([])
    }
  })

  it('take a private key as PEM, on one line too, as JSON Web Key and from a file', () => {
    const jwk = JSON.stringify(createPrivateKey(privateKey).export({ format: 'jwk' }))
    for (const key of [privateKey, privateKey.replaceAll('\n', '\\n'), jwk]) {
      expect(problemsOf({ ...fhir, PROVIDER_CLIENT_KEY: key })).toEqual([])
    }
    const folder = mkdtempSync(join(tmpdir(), 'innom-key-'))
    const file = join(folder, 'key.pem')
    writeFileSync(file, privateKey)
    const { PROVIDER_CLIENT_KEY: _, ...others } = fhir
    const result = parseConfig({ ...others, PROVIDER_CLIENT_KEY_FILE: file })
    expect(result.ok && result.config.PROVIDER_CLIENT_KEY_FILE).toBe(privateKey)
    rmSync(folder, { recursive: true })
  })

  it('of a build ask for nothing that only a server needs', () => {
    expect(parseBuildConfig({ APP_ENV: 'production', SITE_URL: 'https://innom.example' })).toEqual({
      ok: true,
      config: { COUNTRY: 'norway', SITE_URL: 'https://innom.example' },
    })
    expect(parseBuildConfig({ COUNTRY: 'denmark' })).toEqual({
      ok: false,
      problems: ['COUNTRY must be norway or sweden, not "denmark".'],
    })
  })

  it('never repeat a secret that is wrong', () => {
    expect(problemsOf({ SECRET: 'hunter2', METRICS_TOKEN: 'swordfish' }).join()).not.toMatch(/hunter2|swordfish/)
  })

  it('refuse a false clock in production', () => {
    const sms = { SMS_GATEWAY: 'http', SMS_HTTP_URL: 'https://sms.example' }
    const env = { APP_ENV: 'production', SECRET: 'x'.repeat(32), CLOCK: '2026-11-16T08:00:00Z', ...sms }
    expect(problemsOf(env)).toEqual(['CLOCK must not be set when APP_ENV is production.'])
  })

  it('read what OpenTelemetry writes as names and values', () => {
    const result = parseConfig({
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b, x-team=clinics',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    })
    expect(result.ok && result.config).toMatchObject({
      OTEL_EXPORTER_OTLP_HEADERS: { authorization: 'Bearer a=b', 'x-team': 'clinics' },
      OTEL_TRACES_SAMPLER_ARG: 0.05,
    })
  })

  it('take an empty value for none, as shells and containers write it', () => {
    expect(problemsOf({ DATABASE_URL: '', CLOCK: '' })).toEqual([])
  })

  it('are all in the table for operators, and nothing else is', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
    const table = page.slice(page.indexOf('\n## Settings\n')).split('\n## ')[1] ?? ''
    const names = table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => line.split('|')[1]!.match(/`[A-Z_]+`/g) ?? [])
      .map((name) => name.replaceAll('`', ''))
    expect(names.toSorted()).toEqual(settingNames.toSorted())
  })

  it('have an example for production that works as it is read by systemd, which knows no remark behind a value', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
    const [, block = ''] = /```sh\n(# innom\.env[^`]*(?:`[^`]+`[^`]*)*?)```/.exec(page) ?? []
    const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    expect(lines).toContain('APP_ENV=production')
    const set = lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? []
      return [name, value.replace(/^'(.*)'$/, '$1').replaceAll('…', 'x'.repeat(48))] as const
    })
    expect(problemsOf(Object.fromEntries(set))).toEqual([])
    expect(set.map(([name]) => name).filter((name) => !settingNames.includes(name))).toEqual([])
    for (const [name, value] of set) expect(value, name).not.toContain('#')
  })

  it('have an example file that works as it is and names nothing else', () => {
    const lines = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8').split('\n')
    const named = lines.flatMap((line) => /^(?:# )?([A-Z_]+)=/.exec(line)?.[1] ?? [])
    expect(named.filter((name) => !settingNames.includes(name))).toEqual([])
    const set = Object.fromEntries(
      lines.filter((it) => /^[A-Z]/.test(it)).map((it) => it.split('=') as [string, string]),
    )
    expect(problemsOf(set)).toEqual([])
  })
})
