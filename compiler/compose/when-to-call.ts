import type { Country } from '#domain/market/locale.ts'
import { markets, telephoneLink } from '#domain/market/market.ts'
import type { PageKind } from '#domain/site/page-kinds.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { format } from '#messages/format.ts'
import type { Messages } from '#messages/messages.ts'
import type { Section, WhenToCall } from '#page-data/parts.ts'
import { emergencyBandId } from '#ui/emergency-band/emergency-band-id.ts'
import { iconPaths } from '#ui/icon/icon-paths.ts'
import type { ComposedPage } from './composed-page.ts'

/** Kinds that are laid out around their numbers, or around one task. */
const withOwnNumbers: PageKind[] = ['health-hub', 'offline', 'booking', 'booked']

/** Kinds about people and companies, which mention the number in passing: only a card of signs counts there. */
const mentioning: PageKind[] = ['practitioner', 'business', 'absence', 'partner']

/**
 * Gives every page that sends somebody to the emergency number or the out-of-hours doctor a line under its lead: the number, and
 * the way to where it says when. A list of subjects has one when a subject does. The line is HTML and no component, because pages
 * have no room left for its code (bench/weight-bars.ts).
 */
export function markCalls(pages: ComposedPage[], country: Country, words: Messages['article']): ComposedPage[] {
  const own = new Map(pages.map(({ node, locale, data }) => [node.in[locale].path, findOwn(node.kind, data, country)]))
  const render = createLine(country, words)
  return pages.map((page) => {
    const { node, locale, data } = page
    // The numbers of the home page are below all its sections.
    const found = node.kind === 'home' ? undefined : own.get(node.in[locale].path)
    const sign = found?.level === 'emergency' ? found : (findBelow(page, own) ?? found)
    const hasNumberFirst = data.callFirst !== undefined || withOwnNumbers.includes(node.kind)
    return sign && !hasNumberFirst ? { ...page, data: { ...data, whenToCall: { ...sign, html: render(sign) } } } : page
  })
}

type Sign = Omit<WhenToCall, 'html'>

/** The way to the signs, and the number itself: on a phone the card is several screens down. */
function createLine(country: Country, { whenToCall, warningSigns, call }: Messages['article']) {
  const icon = (name: 'alert' | 'phone') =>
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${iconPaths[name]}"/></svg>`
  return ({ level, path }: Sign) => {
    const number = markets[country][`${level}Number`]
    const signs = `<a href="${path}">${icon('alert')}${escapeHtml(level === 'emergency' ? whenToCall : warningSigns)}</a>`
    const phone = `<a class="chip" href="${telephoneLink(number)}">${icon('phone')}${escapeHtml(format(call, { number }))}</a>`
    return `<p class="when-to-call">${signs}${phone}</p>`
  }
}

function findOwn(kind: PageKind, data: ComposedPage['data'], country: Country): Sign | undefined {
  const call = `href="${telephoneLink(markets[country].emergencyNumber)}"`
  const isMention = mentioning.includes(kind)
  const emergency =
    data.sections.find((section) => hasCard(section, 'emergency')) ??
    (isMention ? undefined : data.sections.find(mentions(call)))
  if (emergency) return { level: 'emergency', path: `#${emergency.key}` }
  if (!isMention && 'about' in data && data.about.includes(call)) return { level: 'emergency', path: '#about' }
  const urgent = data.sections.find((section) => hasCard(section, 'urgent') || hasCard(section, 'maternity'))
  return urgent && { level: 'urgent', path: `#${urgent.key}` }
}

/** The home page and an area of the body say whom to call further down; a topic of questions leads to the answer that does. */
function findBelow({ node, data }: ComposedPage, own: Map<string, Sign | undefined>): Sign | undefined {
  if (node.kind === 'home') return { level: 'emergency', path: `#${emergencyBandId}` }
  if (node.kind !== 'body-area' && node.kind !== 'faq-topic') return
  const { items } = data as { items: { path: string }[] }
  const subject = items.find(({ path }) => own.get(path)?.level === 'emergency')
  return subject && { level: 'emergency', path: node.kind === 'body-area' ? `#${emergencyBandId}` : subject.path }
}

const hasCard = ({ parts }: Section, level: string) => parts.some((part) => 'care' in part && part.care === level)

/** Text, questions and their answers alike. */
const mentions = (html: string) => (section: Section) =>
  JSON.stringify(section.parts).includes(JSON.stringify(html).slice(1, -1))
