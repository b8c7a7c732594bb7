import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import * as z from 'zod'
import { roomsIn } from '#rooms'
import { settingNames } from '#server/settings/config.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const dockerfile = read('Dockerfile')
const lines = dockerfile.replaceAll('\\\n', ' ').split('\n')
const instructions = (name: string) =>
  lines.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []))
const serving = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
const environment = Object.fromEntries(
  serving
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => line.slice(4).split(' '))
    .map((it) => it.split('=') as [string, string]),
)

const packageFile = z
  .object({ scripts: z.record(z.string(), z.string()), optionalDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** Node's own, PostgreSQL's own. */
const isKnown = (name: string) => [...settingNames, 'NODE_COMPILE_CACHE', 'PGPASSWORD'].includes(name)
/** Those that say how a process is are routes of their own, outside the contract of calls. */
const health = readFileSync('server/routes/operation/health.ts', 'utf8')
const isCall = (path: string) => health.includes(`'${path.replace('/api', '')}'`)

const launched = (command: string) =>
  expect(command === 'install' || `${command}` in packageFile.scripts, command).toBe(true)

describe('the image', () => {
  it('has the Node that package.json pins, in every stage', () => {
    const [version, ...others] = new Set(Object.values(packageFile.optionalDependencies))
    expect(others).toEqual([])
    expect(instructions('ARG')[0]).toBe(`NODE=${version}`)
    for (const from of instructions('FROM')) expect(from).toMatch(/^node:\$\{NODE\}-bookworm-slim(?: AS \w+)?$/)
  })

  it('is made of files that exist, and has the rooms of the server and nothing that builds', () => {
    const copied = instructions('COPY')
      .filter((it) => !it.startsWith('--from'))
      .flatMap((it) => it.split(' ').slice(0, -1))
    for (const file of copied) expect(existsSync(file), file).toBe(true)
    const rooms = serving.flatMap((line) => /^COPY (\w[\w-]*) \1$/.exec(line)?.[1] ?? [])
    expect(rooms.toSorted()).toEqual(roomsIn('server').toSorted())
    expect(serving.join('\n')).toContain('COPY --from=build /innom/dist dist')
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['.git', '.env', '.data', 'node_modules', 'dist']),
    )
  })

  it('runs as nobody in particular, with settings that there are, and asks a call that there is for its health', () => {
    expect(serving).toContain('USER 1000:1000')
    for (const name of Object.keys(environment)) expect(isKnown(name), name).toBe(true)
    expect(serving).toContain(`EXPOSE ${environment.PORT}`)
    for (const name of ['DATA_DIR', 'NODE_COMPILE_CACHE']) expect(environment[name]).toMatch(/^\/tmp\//)
    const path = /\/api\/\w+/.exec(serving.find((line) => line.startsWith('HEALTHCHECK'))!)?.[0]
    expect(isCall(path!), path).toBe(true)
    expect(serving).toContain('ENTRYPOINT ["node", "commands/launch.mjs"]')
    launched('serve')
    launched('install')
  })
})

const service = z.looseObject({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  read_only: z.boolean().optional(),
  depends_on: z.unknown().optional(),
  volumes: z.array(z.string()).optional(),
})
const composed = z
  .object({ services: z.record(z.string(), service) })
  .parse(parse(read('compose.yaml'), { merge: true }))

describe('the compose file', () => {
  it('has two servers that write nowhere, after a migration, with settings that there are', () => {
    const { services } = composed
    for (const name of ['server-1', 'server-2', 'migrate']) {
      const it = services[name]!
      expect(it.read_only, name).toBe(true)
      for (const setting of Object.keys(it.environment!)) expect(isKnown(setting), setting).toBe(true)
    }
    expect(services['server-1']!.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } })
    launched(services.migrate!.command![0]!)
  })

  it('gives nginx our configuration with HTTPS, its host and both servers', () => {
    const { command, volumes } = composed.services.nginx!
    for (const volume of volumes!.filter((it) => !it.startsWith('./tls')))
      expect(existsSync(`deploy/${volume.split(':')[0]}`), volume).toBe(true)
    const script = command!.at(-1)!.split('&&')[0]!.replaceAll('$$', '$')
    const run = spawnSync('sh', ['-c', script.replaceAll('/innom/', 'deploy/').replace(/ > \S+/, '')], {
      encoding: 'utf8',
      env: { ...process.env, SITE_HOST: 'www.clinic.example' },
    })
    expect(run.stderr).toBe('')
    const written = run.stdout
    expect(written).toContain('  server server-1:8000 max_fails=0; server server-2:8000 max_fails=0;')
    expect(written).not.toContain('innom.example')
    const used = written.split('\n').filter((line) => line.trim() !== '' && !/^\s*#/.test(line))
    const servers = used
      .join('\n')
      .split(/^server \{$/m)
      .slice(1)
    expect(servers).toHaveLength(3)
    const [refusing, redirecting, ours] = servers
    expect(refusing).toContain('ssl_reject_handshake on;')
    expect(redirecting).toContain('return 301 https://$server_name$request_uri;')
    expect(ours).toContain('listen 443 ssl http2;')
    expect(ours).toContain('ssl_certificate /etc/letsencrypt/live/www.clinic.example/fullchain.pem;')
    expect(ours).not.toMatch(/listen (?:\[::\]:)?80;/)
  })
})

interface Manifest {
  kind: string
  data?: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: the schema of Kubernetes is not ours to repeat
  spec?: any
}
const manifests = parseAllDocuments(read('kubernetes.yaml')).map((it) => it.toJS() as Manifest)
const find = (kind: string) => manifests.find((it) => it.kind === kind)!

describe('the manifest for Kubernetes', () => {
  it('has servers that may be moved without a gap, and the migration as a Job', () => {
    expect(manifests.map(({ kind }) => kind)).toEqual([
      'ConfigMap',
      'Job',
      'Deployment',
      'Service',
      'PodDisruptionBudget',
    ])
    const { spec } = find('Deployment')
    expect(spec.replicas).toBeGreaterThan(find('PodDisruptionBudget').spec.minAvailable)
    const labels = spec.template.metadata.labels
    for (const selector of [
      spec.selector.matchLabels,
      find('Service').spec.selector,
      find('PodDisruptionBudget').spec.selector.matchLabels,
    ])
      expect(selector).toEqual(labels)
    expect(find('Job').spec.template.metadata.labels).not.toEqual(labels)
    launched(find('Job').spec.template.spec.containers[0].args[0])
  })

  it('asks calls that there are at the port of the image, and has settings that there are', () => {
    const [container] = find('Deployment').spec.template.spec.containers
    expect(container.ports).toEqual([{ name: 'http', containerPort: Number(environment.PORT) }])
    expect(find('Service').spec.ports[0].targetPort).toBe('http')
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
      expect(isCall(container[probe].httpGet.path), probe).toBe(true)
    const described = [...read('kubernetes.yaml').matchAll(/--from-literal=(\w+)/g)].map((match) => match[1]!)
    for (const name of [...Object.keys(find('ConfigMap').data!), ...described]) expect(isKnown(name), name).toBe(true)
  })

  it('writes nowhere and has no rights, in every pod', () => {
    for (const kind of ['Job', 'Deployment']) {
      const pod = find(kind).spec.template.spec
      expect(pod.securityContext.runAsNonRoot).toBe(true)
      expect(pod.automountServiceAccountToken).toBe(false)
      expect(pod.containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
    }
  })
})

describe('the units of systemd', () => {
  it('start a command that there is, with settings that there are', () => {
    for (const file of readdirSync('deploy/systemd')) expect(file).toMatch(/^innom(?:@\.service|\.target)$/)
    const unit = read('systemd/innom@.service')
    const [, command] = /^ExecStart=\/usr\/bin\/node commands\/launch\.mjs (\w+)$/m.exec(unit)!
    launched(command!)
    const [, set] = /^Environment=(.*)$/m.exec(unit)!
    for (const it of set!.split(' ')) expect(isKnown(it.split('=')[0]!), it).toBe(true)
    expect(unit).toContain('\nUser=innom\n')
  })
})
