import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Facts } from '#domain/facts/facts.ts'
import type { ReplyWay } from '#domain/forms/interest.ts'
import { readTerms } from '#domain/partners/partners.ts'
import { parseWritten } from './read-pages.ts'
import { readYamlFile } from './read-yaml.ts'

/** In place of a page that is missing, which is reported elsewhere. */
const home = { no: '/', en: '/en/' }

const pathsByName = z.object({ paths: z.object({ manage: z.string(), booking: z.string() }) })

/**
 * The pages that messages to patients and the booking link to. Where one books and where a booking is managed are named in navigation.yaml; the terms of
 * a partner are the page `terms` below its own; the thank-you pages of businesses have fixed names. Their Norwegian address is in the page itself. Problems in these files are
 * reported where all pages and the navigation are read.
 */
export function readMessagePaths(contentFolder: string, partners: Facts['partners']): Facts['paths'] {
  const file = join(contentFolder, 'navigation.yaml')
  const navigation = readYamlFile(file, pathsByName)
  const fileOf = (id: string) => join(contentFolder, 'pages', `${id}.no.md`)
  const norwegianPath = (file: string) => parseWritten(file, readFileSync(file, 'utf8'), 'no', [])?.words.path ?? '/'
  const pathsOf = (id: string) => (existsSync(fileOf(id)) ? { no: norwegianPath(fileOf(id)), en: `/en/${id}/` } : home)
  const withTerms = partners.filter((partner) => readTerms(partner) && existsSync(fileOf(termsPage(partner.id))))
  return {
    manage: navigation.ok ? pathsOf(navigation.value.paths.manage) : home,
    booking: navigation.ok ? pathsOf(navigation.value.paths.booking) : home,
    order: pathsOf(orderPage),
    offer: pathsOf(offerPage),
    visitQuestion: pathsOf(visitQuestionPage),
    waiting: pathsOf(waitingPage),
    thanks: { phone: pathsOf(thanksPages.phone), video: pathsOf(thanksPages.video), mail: pathsOf(thanksPages.mail) },
    applied: pathsOf(appliedPage),
    terms: Object.fromEntries(withTerms.map(({ id }) => [id, pathsOf(termsPage(id))])),
  }
}

/** Where tests to take at home are ordered and followed. Its address does not say what it is for: messages have it. */
export const orderPage = 'order'

/** Where a patient chooses among other times that are held. */
const offerPage = 'offer'

/** Where patients say how their visit was. */
const visitQuestionPage = 'after-your-visit'

/** Where somebody on the waiting list sees what they wait for. */
const waitingPage = 'waiting-list'

/** The pages that follow the form of businesses. */
export const thanksPages: Record<ReplyWay, string> = {
  phone: 'business-thanks-interest',
  video: 'business-thanks-interest-video',
  mail: 'business-thanks-interest-mail',
}

/** The page that follows an application. */
export const appliedPage = 'job-application-thanks'

/** The page with the terms of a partner. */
export const termsPage = (partner: string) => `${partner}/terms`
