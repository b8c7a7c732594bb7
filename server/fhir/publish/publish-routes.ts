import { hash } from 'node:crypto'
import * as z from 'zod'
import { takeAllowance } from '#database/limits.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { publishLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'
import { hasAlready } from '../../static/request-headers.ts'
import { FileVersions, tagContent } from './file-versions.ts'
import { writeManifest } from './manifest.ts'
import { findFile } from './published-files.ts'
import { sendLines } from './send-lines.ts'

const since = z.object({ _since: z.iso.datetime({ offset: true }).optional() })
const anyFile = z.object({ '*': z.string().max(100) })

/** For half a minute: together with the time in which processes hear of each other, a change is out within one. */
const published = {
  'cache-control': 'public, max-age=30',
  // Also for pages of others.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The times of all clinics for portals that show them and send people to us, as SMART Scheduling Links has them. Nobody needs to be known for it. */
export function registerPublisher(api: Api, service: Service): void {
  const { clock, database, disk, secrets } = service
  const versions = new FileVersions()

  api.get('/$bulk-publish', { schema: { querystring: since } }, async (request, reply) => {
    const manifest = JSON.stringify(await writeManifest(service, versions, request.query._since))
    const etag = `"${hash('sha256', manifest, 'base64url').slice(0, 22)}"`
    reply.headers({ ...published, etag })
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(manifest)
  })

  api.get('/$bulk-publish/*', { schema: { params: anyFile } }, async (request, reply) => {
    const { 'if-none-match': known } = request.headers
    const file = findFile(service, request.params['*'])
    if (!file) return sendProblem(request, reply, 'not-found')
    const now = clock.now()
    const unchanged = (etag: string) =>
      reply
        .headers({ ...published, etag })
        .code(304)
        .send()
    const found = await file.read((content) => versions.find(file, content, now.epochMilliseconds))
    if (!found.ok) return sendProblem(request, reply, found.problem)
    if (found.value && hasAlready(known, found.value.etag)) return unchanged(found.value.etag)
    // Before anything is listed: that is most of the work.
    if (!disk.hasRoom()) return sendProblem(request, reply, 'unavailable')
    const most = service.availability.schedule.facts.clinics.length + 4
    const retryAt = await takeAllowance(database, publishLimits(secrets, request.ip, most), now)
    if (retryAt) return sendProblem(request, reply, 'rate-limited', { retryAt, now })

    const opened = await file.read((content) => {
      const version = versions.find(file, content, now.epochMilliseconds)
      return { content, version, taken: content.take() }
    })
    if (!opened.ok) return sendProblem(request, reply, opened.problem)
    const { content, version, taken } = opened.value
    const etag = version?.etag ?? (await tagContent(taken.list()))
    if (!version) versions.keep(file, content, { etag, validUntil: taken.validUntil, now: now.epochMilliseconds })
    if (hasAlready(known, etag)) return unchanged(etag)
    reply.headers({ ...published, etag }).type('application/fhir+ndjson; charset=utf-8')
    return sendLines(request, reply, taken.list())
  })
}
