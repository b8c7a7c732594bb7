import { readBookedVisits } from '#database/bookings/arrivals.ts'
import { type ChangeFeed, createChangeFeed } from '#database/changes.ts'
import type { Database } from '#database/client.ts'
import { prepareDataDir } from '#database/engines/data-dir/make-private.ts'
import { addRepeatingJob } from '#database/jobs/jobs.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { staffChangeKind } from '#database/staff/pending-changes.ts'
import type { Demo } from '#domain/facts/demo.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { keepCountry } from '#domain/facts/in-market.ts'
import { markets } from '#domain/market/market.ts'
import { Availability } from './availability/availability.ts'
import { createWebhookHandlers } from './clients/webhooks/webhook-job.ts'
import { type Clock, createClock } from './clock/clock.ts'
import { type ClockWatch, watchClock } from './clock/clock-watch.ts'
import { type ControlServer, openControl } from './control/control-server.ts'
import { addDemoJobs, createDemoHandlers } from './demo/demo-jobs.ts'
import { isLoopback } from './http/own-hosts.ts'
import { createPhones, type Phones } from './identity/phones.ts'
import { createSecrets, type Secrets } from './identity/secrets.ts'
import { loadOrCreateSecret } from './identity/stored-secret.ts'
import { createJobHandlers } from './jobs/handlers.ts'
import type { JobHandlers } from './jobs/job-rules.ts'
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts'
import { createMailHandlers } from './jobs/mail-jobs.ts'
import { hasRoomForMessages } from './jobs/message-room.ts'
import { carryOutChange } from './jobs/staff-change-job.ts'
import { createWaitingHandlers } from './jobs/waiting-jobs.ts'
import { createMailGateway } from './mail/create-mail-gateway.ts'
import type { MailGateway } from './mail/gateway.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { hashOlderVisits } from './partners/point-hashes.ts'
import { boundlessDisk, type DiskSpace, requireRoomToStart, watchDiskSpace } from './process/disk-space.ts'
import type { Log } from './process/log.ts'
import { onceAvailable } from './process/once-available.ts'
import { createProvider } from './provider/create-provider.ts'
import type { BookingProvider } from './provider/provider.ts'
import { checkRosters } from './rosters/check-rosters.ts'
import { LiveSchedule } from './rosters/live-schedule.ts'
import { emptySearch, type SiteSearch } from './search/site-search.ts'
import { type Config, siteAddressOf } from './settings/config.ts'
import { createGateway } from './sms/create-gateway.ts'
import type { SmsGateway } from './sms/gateway.ts'
import { inviteInventedStaff } from './staff/invented-staff.ts'
import { createLiveWindows, type LiveWindows } from './staff/live-windows.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

/** Everything that the routes need, made once. */
export interface Service {
  config: Config
  clock: Clock
  /** The market's zone: what is not about one clinic is told and counted in its days. */
  zone: string
  log: Log
  /** Those of the current release: read them again for every request. */
  readonly facts: Facts
  /** Of the current release, like the facts. */
  readonly search: SiteSearch
  secrets: Secrets
  database: Database
  /** Reports whose day has changed, by a booking, a hold or a check-in. */
  feed: ChangeFeed
  provider: BookingProvider
  /** Who works when, followed live. */
  schedules: LiveSchedule
  availability: Availability
  jobs: JobRunner
  /** Whether the database has room to write. */
  disk: DiskSpace
  /** Makes good what was written while the clock was ahead. */
  clockWatch: ClockWatch
  phones: () => Promise<Phones>
  /** What a monitoring system may ask; undefined where none may. */
  metrics: Metrics | undefined
  /** Switches to the facts of another release. */
  useRelease(release: { facts: Facts; demo: Demo | undefined; search: SiteSearch }): Promise<void>
  /** Starts sending messages and cleaning up, once the database is there for it. */
  start(): Promise<void>
  /** Consoles that follow a clinic's day. */
  liveWindows: LiveWindows
  /** Finishes the running job and closes the database. */
  close(): Promise<void>
}

/** Replacements for tests and other programs; a database that is passed in is theirs to close. */
export interface ServiceParts {
  clock?: Clock
  database?: Database
  provider?: BookingProvider
  sms?: SmsGateway
  mail?: MailGateway
  demo?: Demo | undefined
  disk?: DiskSpace
  search?: SiteSearch
  telemetry?: Telemetry | undefined
}

export async function openService(
  config: Config,
  log: Log,
  allFacts: Facts,
  parts: ServiceParts = {},
): Promise<Service> {
  const facts = keepCountry(allFacts, config.COUNTRY)
  const clock = parts.clock ?? createClock(config.CLOCK)
  const { zone } = markets[config.COUNTRY]
  const secrets = createSecrets(config.SECRET ?? loadOrCreateSecret(config.DATA_DIR))
  const isEmbeddedHere = !parts.database && !config.DATABASE_URL
  if (isEmbeddedHere) {
    prepareDataDir(config.DATA_DIR)
    await requireRoomToStart(config.DATA_DIR)
  }
  const disk = parts.disk ?? (isEmbeddedHere ? watchDiskSpace(config.DATA_DIR, log) : boundlessDisk)
  const { telemetry } = parts
  const opened =
    parts.database ??
    (await openDatabase({
      url: config.DATABASE_URL,
      dataDir: config.DATA_DIR,
      connections: config.DATABASE_CONNECTIONS,
    }))
  const database = telemetry?.watchDatabase(opened) ?? opened
  await migrate(database)
  // Before the first request: a member whose visits are not hashed yet would be taken for a new one.
  await hashOlderVisits(database, secrets)
  const feed = await createChangeFeed(database)
  const booking = parts.provider ?? (await createProvider(config, database, clock, feed, log))
  const provider = config.PROVIDER === 'own' ? booking : (telemetry?.watchProvider(booking) ?? booking)
  const isDemo = config.APP_ENV !== 'production' && config.DEMO === 'yes'
  const demo = isDemo ? parts.demo : undefined
  const schedules = await LiveSchedule.open({ database, clock, zone, facts, demo, log })
  const availability = new Availability(schedules, provider, clock, (clinic, from, to) =>
    readBookedVisits(database, clinic, from, to),
  )
  const liveWindows = createLiveWindows(feed, schedules)
  const clockWatch = watchClock({
    clock,
    isSystemClock: config.CLOCK === undefined,
    database,
    feed,
    onBack: () => availability.startAnew(),
    log,
  })
  await clockWatch.look()
  const metrics = createMetrics(config, opened, clock)
  if (metrics) telemetry?.sendMetrics(metrics.read)
  const gateway = parts.sms ?? createGateway(config, database, clock)
  const counted = metrics?.messages.ofSms(gateway) ?? gateway
  const sms = telemetry?.watchSms(counted) ?? counted
  const currentFacts = () => schedules.content
  const currentGroups = () => schedules.current().facts.groups
  const mails = parts.mail ?? createMailGateway(config, database, clock, currentFacts)
  const countedMails = mails && (metrics?.messages.ofMail(mails) ?? mails)
  const mail = countedMails && (telemetry?.watchMail(countedMails) ?? countedMails)
  const handlers = createJobHandlers({
    config,
    clock,
    zone,
    database,
    provider,
    facts: currentFacts,
    groups: currentGroups,
    secrets,
    sms,
    log,
    lookNow: () => jobs.lookNow(),
  })
  const operatorParts = { database, clock, zone, schedules, secrets, config }
  const allHandlers: JobHandlers = {
    ...handlers,
    ...(mail
      ? createMailHandlers({ database, facts: currentFacts, groups: currentGroups, country: config.COUNTRY, mail })
      : {}),
    [staffChangeKind]: {
      run: (job, now) =>
        carryOutChange(
          { clock, zone, database, provider, feed, secrets, facts: currentFacts(), lookNow: () => jobs.lookNow() },
          job,
          now,
        ),
    },
    ...createWebhookHandlers({ config, database, secrets, lookNow: () => jobs.lookNow() }),
    ...createWaitingHandlers({
      ...{ availability, clock, database, feed, secrets, zone },
      lookNow: () => jobs.lookNow(),
      hasRoom: (now) => hasRoomForMessages({ config, database }, now),
    }),
    'check-rosters': {
      run: (job, now) => checkRosters(operatorParts, job, now),
    },
    ...(demo ? createDemoHandlers({ database, schedules, demo, feed, zone, secrets, config }) : {}),
  }
  const jobs: JobRunner = createJobRunner({
    database,
    clock,
    log,
    mayRun: disk.hasRoom,
    handlers: telemetry?.watchJobs(allHandlers) ?? allHandlers,
  })

  /** Jobs that a process adds when it starts; every other one finds them there. */
  const addFirstJobs = async () => {
    const now = clock.now()
    for (const kind of ['retention', 'points', 'ask-after-visits']) {
      await addRepeatingJob(database, { kind, key: kind, runAt: now.add({ minutes: 5 }) }, now)
    }
    if (demo) await addDemoJobs(database, zone, now)
  }
  /** The way into the console where there is no identity provider. */
  const printStaffLinks = async () => {
    if (config.APP_ENV === 'production' || config.OIDC_ISSUER) return
    const links = await inviteInventedStaff(database, facts, siteAddressOf(config), clock.now())
    for (const { role, link } of links) log.info(`the console as ${role}, once: ${link}`)
  }
  let control: ControlServer | undefined
  const closing = new AbortController()
  let starting: Promise<void> | undefined
  const begin = async () => {
    await onceAvailable(async () => {
      // First of all: a command that finds no socket takes the database for its own.
      if (isEmbeddedHere) control ??= await openControl(config.DATA_DIR, operatorParts, log)
      await addFirstJobs()
      await printStaffLinks()
    }, closing.signal)
    if (closing.signal.aborted) return
    if (config.APP_ENV === 'production' && isLoopback(new URL(config.SITE_URL).hostname)) {
      log.warn(`SITE_URL is ${config.SITE_URL}: links in messages and addresses in pages lead to this machine alone`)
    }
    if (config.APP_ENV === 'production' && !config.OIDC_ISSUER)
      log.warn('OIDC_ISSUER is not set: nobody can sign in to the console')
    if (!mail) log.warn('SMTP_URL is not set: messages of the forms are kept, and sent once it is')
    disk.start()
    clockWatch.start()
    jobs.start()
  }

  let search = parts.search ?? emptySearch
  return {
    config,
    clock,
    zone,
    log,
    get facts() {
      return schedules.content
    },
    get search() {
      return search
    },
    secrets,
    database,
    feed,
    provider,
    schedules,
    availability,
    jobs,
    disk,
    clockWatch,
    liveWindows,
    phones: createPhones(config),
    metrics,
    useRelease: async ({ facts, demo, ...release }) => {
      await schedules.replaceFacts(keepCountry(facts, config.COUNTRY), isDemo ? demo : undefined)
      search = release.search
    },
    start: () => {
      starting ??= begin()
      return starting
    },
    close: async () => {
      closing.abort()
      // Whoever started it has been told of a failure.
      await starting?.catch(() => {})
      disk.stop()
      clockWatch.stop()
      metrics?.stop()
      await control?.close()
      await jobs.stop()
      schedules.close()
      if (!parts.database) await database.close()
    },
  }
}
