import * as z from 'zod'
import { countries, defaultCountry } from '#domain/market/locale.ts'
import { isLoopback } from '../http/own-hosts.ts'
import {
  absoluteUri,
  bearerToken,
  databaseAddress,
  filled,
  instant,
  isWebAddress,
  jsonWebKey,
  list,
  mailServerAddress,
  namedValues,
  share,
  signingKey,
  signingKeyFile,
  siteAddress,
  webAddress,
  wholeNumber,
} from './setting-values.ts'

/** A shorter secret could be guessed. */
export const shortestSecret = 32

const usualSite = 'http://localhost:8000'

/** Every setting of the server, each with its line in docs/operations.md. The messages complete the sentence 'PORT must be …'. */
const settings = z.object({
  /** Where it listens. 0 lets the system choose a port. */
  PORT: wholeNumber(0, 65_535).default(8000),
  HOST: filled.default('127.0.0.1'),
  /** The market: decides which language 'no' means, and everything of domain/market/market-table.ts. */
  COUNTRY: z.enum(countries, countries.join(' or ')).default(defaultCountry),
  /** local and test are for one person; development and production are reachable by others. No /dev/* in production. */
  APP_ENV: z
    .enum(['local', 'test', 'development', 'production'], 'local, test, development or production')
    .default('local'),
  /** Canonical addresses, the link in SMS and the host of the code that phones fill in by themselves. */
  SITE_URL: siteAddress.default(usualSite),
  /** How many proxies in front are trusted about X-Forwarded-For; rate limits count that address. */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /** The instant that the process uses as its start time, for tests and demos; time runs on from there. */
  CLOCK: instant.optional(),

  /** A PostgreSQL server for any number of processes; unset: the embedded database under DATA_DIR. */
  DATABASE_URL: databaseAddress.optional(),
  /** Connections of this process to that server; all processes together must fit into its max_connections. */
  DATABASE_CONNECTIONS: wholeNumber(1, 200).default(10),
  /** Embedded database with its outbox, and the secret that was generated where none is set. */
  DATA_DIR: filled.default('.data'),
  /** Keys the hashes of codes and phones and signs tokens; at least 32 characters, the same in all processes. */
  SECRET: z
    .string()
    .refine((text) => text.trim().length >= shortestSecret, `at least ${shortestSecret} characters long`)
    .optional(),

  /** outbox keeps messages in the database, outside production; twilio and http send them. */
  SMS_GATEWAY: z.enum(['outbox', 'twilio', 'http'], 'outbox, twilio or http').default('outbox'),
  /** The account, its password and the number or name it sends from (SMS_GATEWAY=twilio). */
  TWILIO_ACCOUNT_SID: filled.optional(),
  TWILIO_AUTH_TOKEN: filled.optional(),
  TWILIO_FROM: filled.optional(),
  /** Where Twilio is; another address is for tests. */
  TWILIO_URL: webAddress.default('https://api.twilio.com'),
  /** Whether that number passes answers on to POST /api/sms/inbound/twilio: then messages say how to answer. */
  TWILIO_ANSWERS: z.enum(['yes', 'no'], 'yes or no').default('no'),
  /** Where {to, text, from} is posted (SMS_GATEWAY=http), with this bearer token and sender. */
  SMS_HTTP_URL: webAddress.optional(),
  SMS_HTTP_TOKEN: bearerToken.optional(),
  SMS_HTTP_FROM: filled.default('Innom'),
  /** Signs the answers that it posts to /api/sms/inbound/http; unset: it takes none, and messages ask for none. */
  SMS_HTTP_INBOUND_SECRET: z
    .string()
    .refine((text) => text.trim().length >= shortestSecret, `at least ${shortestSecret} characters long`)
    .optional(),
  /** Countries whose numbers may get a code, as two-letter codes; unset: EEA, GB, CH, US, CA. Others draw toll fraud. */
  SMS_COUNTRIES: list((it) => /^[A-Za-z]{2}$/.test(it), 'two-letter country codes with commas between')
    .transform((codes) => codes.map((it) => it.toUpperCase()))
    .optional(),
  /** Messages of all kinds in an hour; then no codes are sent until it is calmer. From half of it on, limits are tight. */
  SMS_PER_HOUR: wholeNumber(1, 1_000_000).default(2_000),

  /** The server that mails of the forms are sent through; unset: the outbox, and in production they wait until it is set. */
  SMTP_URL: mailServerAddress.optional(),
  /** Who those mails come from, an address or 'Name <address>'; unset: the company's address. */
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@,;:"\p{Cc}]+ <[^\s<>@,;:"]+@[^\s<>@,;:"]+>|[^\s<>@,;:"]+@[^\s<>@,;:"]+)$/u,
      "an address, or 'Name <address>'",
    )
    .optional(),

  /**
   * The identity provider that staff sign in with, by OpenID Connect; unset: one-time links, and in production no console. With a secret,
   * or with a private key (a JSON Web Key) for providers that want a signed assertion.
   */
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: filled.optional(),
  OIDC_CLIENT_SECRET: filled.optional(),
  OIDC_CLIENT_KEY: jsonWebKey.optional(),
  /** Whether addresses count that the provider does not say it has checked (`email_verified`): for one that never says so. */
  OIDC_TRUST_EMAIL: z.enum(['yes', 'no'], 'yes or no').default('no'),

  /** own keeps the times in our database; http asks another booking system at PROVIDER_URL, fhir a FHIR R4 server there. */
  PROVIDER: z.enum(['own', 'http', 'fhir'], 'own, http or fhir').default('own'),
  PROVIDER_URL: webAddress.optional(),
  PROVIDER_TOKEN: bearerToken.optional(),
  /**
   * How we prove ourselves to the FHIR server, by SMART Backend Services: our name there and a private key, itself or the file that has it.
   * Without an address for tokens the server is asked for one.
   */
  PROVIDER_CLIENT_ID: filled.optional(),
  PROVIDER_CLIENT_KEY: signingKey.optional(),
  PROVIDER_CLIENT_KEY_FILE: signingKeyFile.optional(),
  PROVIDER_TOKEN_URL: webAddress.optional(),
  PROVIDER_SCOPES: filled.default(
    [
      ...['Practitioner', 'PractitionerRole', 'Location', 'HealthcareService', 'Schedule', 'Slot', 'Appointment'].map(
        (it) => `system/${it}.read`,
      ),
      ...['Slot', 'Appointment'].map((it) => `system/${it}.write`),
    ].join(' '),
  ),
  /** The system of the identifiers by which it knows our practitioners, clinics and treatments. */
  PROVIDER_IDENTIFIERS: absoluteUri.default('urn:innom:id'),

  /**
   * Scripts for visitors who have accepted: the tag manager, the chat, pixels (with commas between). Loaded in
   * development and production only, after consent only, never on pages that tell of somebody's health.
   */
  TAG_MANAGER_SRC: webAddress.optional(),
  CHAT_SRC: webAddress.optional(),
  PIXEL_SRC: list(isWebAddress, 'web addresses with commas between').default([]),

  /**
   * Other origins that those scripts load from or send to, with commas between; '*.' in front means every name below.
   * The Content-Security-Policy stops everything else.
   */
  THIRD_PARTY_ORIGINS: list(
    (it) => /^https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/.test(it),
    'origins such as https://*.example.com with commas between',
  ).default([]),

  /** Milliseconds after which a request is answered with 504. */
  REQUEST_TIMEOUT: wholeNumber(100, 120_000).default(10_000),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'fatal, error, warn, info, debug or silent')
    .default('info'),
  /** Bearer token of GET /api/metrics; unset: no metrics. */
  METRICS_TOKEN: bearerToken.min(16, 'at least 16 characters long').optional(),

  /** The collector of OpenTelemetry that traces, figures and log lines are sent to; unset: nothing of it is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  /** Sent with them, such as `authorization=Bearer%20…`. */
  OTEL_EXPORTER_OTLP_HEADERS: namedValues.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/json'], 'http/json').default('http/json'),
  /** What we are called there, and what else is told of the process. */
  OTEL_SERVICE_NAME: filled.default('innom'),
  OTEL_RESOURCE_ATTRIBUTES: namedValues.optional(),
  /** Which calls are traced: all, none, or the share of OTEL_TRACES_SAMPLER_ARG. */
  OTEL_TRACES_SAMPLER: z
    .enum(
      ['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'],
      'parentbased_always_on, parentbased_always_off or parentbased_traceidratio',
    )
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  /** Milliseconds from one sending of the figures to the next. */
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber(1_000, 3_600_000).default(60_000),

  /** Whether an empty database gets the bookings of content/demo.yaml; never in production. */
  DEMO: z.enum(['yes', 'no'], 'yes or no').default('yes'),
})

export type Config = z.infer<typeof settings>

export const settingNames: string[] = Object.keys(settings.shape)

/** What a build needs to know: pages name the market's language, their own address and the season of the day. */
const buildSettings = settings.pick({ COUNTRY: true, SITE_URL: true, CLOCK: true })
export type BuildConfig = z.infer<typeof buildSettings>

/** Where visitors find the site. Without a SITE_URL that is this machine, whatever port it was given. */
export function siteAddressOf({ SITE_URL, PORT }: Pick<Config, 'SITE_URL' | 'PORT'>): string {
  return SITE_URL === usualSite && PORT !== 0 ? `http://localhost:${PORT}` : SITE_URL
}

type Environment = Record<string, string | undefined>
export type ConfigResult<T = Config> = { ok: true; config: T } | { ok: false; problems: string[] }

/** Reads the settings once; all errors are reported together, one line each. */
export function parseConfig(env: Environment): ConfigResult {
  const result = parseSettings(settings, env)
  if (!result.ok) return result
  const problems = findContradictions(result.config)
  return problems.length > 0 ? { ok: false, problems } : result
}

/** The settings of a build alone: the machine that builds needs no SMS gateway and no secret. */
export function parseBuildConfig(env: Environment): ConfigResult<BuildConfig> {
  return parseSettings(buildSettings, env)
}

function parseSettings<T>(schema: z.ZodObject & z.ZodType<T>, env: Environment): ConfigResult<T> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in schema.shape && value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) return { ok: true, config: parsed.data }
  const problems = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return `${name} must be ${message}${isSecret(name) ? '' : `, not ${quote(given[name]!)}`}.`
  })
  return { ok: false, problems: [...new Set(problems)] }
}

/** On one line whatever it is, and without the password that an address may have. */
function quote(value: string): string {
  const shown = value.replace(/\/\/[^/\s]*@/, '//…@')
  return JSON.stringify(shown.length > 100 ? `${shown.slice(0, 100)}…` : shown)
}

function findContradictions(config: Config): string[] {
  const problems: string[] = []
  const demand = (names: (keyof Config)[], reason: string) => {
    for (const name of names) if (config[name] === undefined) problems.push(`${name} must be set when ${reason}.`)
  }
  if (config.APP_ENV === 'production') {
    // Several machines must share it; a single one can store its own beside its data.
    if (config.DATABASE_URL) demand(['SECRET'], 'APP_ENV is production and DATABASE_URL is set')
    if (config.CLOCK) problems.push('CLOCK must not be set when APP_ENV is production.')
    // Names, birthdates and codes would be readable on the way.
    if (isPlainElsewhere(config.SITE_URL)) {
      problems.push('SITE_URL must begin with https:// when APP_ENV is production, unless it is on this machine.')
    }
    // Codes in the outbox reach nobody, although visitors are told that they were sent.
    if (config.SMS_GATEWAY === 'outbox') {
      problems.push('SMS_GATEWAY must be twilio or http when APP_ENV is production: outbox sends nothing.')
    }
  }
  if (config.SMS_GATEWAY === 'twilio') {
    demand(['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'], 'SMS_GATEWAY is twilio')
  }
  if (config.TWILIO_ANSWERS === 'yes' && !/^\+\d+$/.test(config.TWILIO_FROM ?? '')) {
    problems.push(
      'TWILIO_FROM must be a number such as +4759440000 when TWILIO_ANSWERS is yes: a name cannot be answered.',
    )
  }
  if (config.SMS_GATEWAY === 'http') demand(['SMS_HTTP_URL'], 'SMS_GATEWAY is http')
  if (config.OIDC_ISSUER) {
    demand(['OIDC_CLIENT_ID'], 'OIDC_ISSUER is set')
    if (!config.OIDC_CLIENT_SECRET && !config.OIDC_CLIENT_KEY) {
      problems.push('OIDC_CLIENT_SECRET or OIDC_CLIENT_KEY must be set when OIDC_ISSUER is set.')
    }
    if (isPlainElsewhere(config.OIDC_ISSUER)) {
      problems.push('OIDC_ISSUER must begin with https://, unless it is on this machine.')
    }
  }
  if (config.PROVIDER === 'http') demand(['PROVIDER_URL'], 'PROVIDER is http')
  if (config.PROVIDER === 'fhir') {
    demand(['PROVIDER_URL', 'PROVIDER_CLIENT_ID'], 'PROVIDER is fhir')
    if ((config.PROVIDER_CLIENT_KEY === undefined) === (config.PROVIDER_CLIENT_KEY_FILE === undefined)) {
      problems.push('PROVIDER_CLIENT_KEY or PROVIDER_CLIENT_KEY_FILE must be set when PROVIDER is fhir, and not both.')
    }
    // Names and birthdates of patients go there.
    for (const name of ['PROVIDER_URL', 'PROVIDER_TOKEN_URL'] as const) {
      if (config[name] !== undefined && isPlainElsewhere(config[name])) {
        problems.push(`${name} must begin with https:// when PROVIDER is fhir, unless it is on this machine.`)
      }
    }
  }
  return problems
}

function isPlainElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isLoopback(hostname)
}

/** A bad secret must not end up in a log of failed starts. */
function isSecret(name: string): boolean {
  return /SECRET|TOKEN|KEY|HEADERS|DATABASE_URL|SMTP_URL/.test(name)
}

/** In production there is a console only where staff can sign in; elsewhere they have links. */
export const hasConsole = ({ APP_ENV, OIDC_ISSUER }: Pick<Config, 'APP_ENV' | 'OIDC_ISSUER'>): boolean =>
  APP_ENV !== 'production' || OIDC_ISSUER !== undefined
