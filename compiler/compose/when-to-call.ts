import type { Country } from '#domain/market/locale.ts'
import { markets, telephoneLink } from '#domain/market/market.ts'
import type { PageKind } from '#domain/site/page-kinds.ts'
import type { Section, WhenToCall } from '#page-data/parts.ts'
import { emergencyBandId } from '#ui/emergency-band/emergency-band-id.ts'
import type { ComposedPage } from './composed-page.ts'

/** Kinds that are laid out around their numbers, or around one task. */
const withOwnNumbers: PageKind[] = ['home', 'health-hub', 'offline', 'booking', 'booked']

/**
 * Tells every page that sends somebody to the emergency number or the out-of-hours doctor where it says so, for the line with the
 * number under its lead. A list of subjects counts as one of them when a subject does.
 */
export function markCalls(pages: ComposedPage[], country: Country): ComposedPage[] {
  const own = new Map(pages.map(({ node, locale, data }) => [node.in[locale].path, findOwn(data, country)]))
  return pages.map((page) => {
    const { node, locale, data } = page
    const found = own.get(node.in[locale].path)
    const whenToCall = found?.level === 'emergency' ? found : (findBelow(page, own) ?? found)
    const hasNumberFirst = data.callFirst !== undefined || withOwnNumbers.includes(node.kind)
    return whenToCall && !hasNumberFirst ? { ...page, data: { ...data, whenToCall } } : page
  })
}

function findOwn(data: ComposedPage['data'], country: Country): WhenToCall | undefined {
  const call = `href="${telephoneLink(markets[country].emergencyNumber)}"`
  const emergency = data.sections.find((section) => hasCard(section, 'emergency')) ?? data.sections.find(mentions(call))
  if (emergency) return { level: 'emergency', path: `#${emergency.key}` }
  if ('about' in data && data.about.includes(call)) return { level: 'emergency', path: '#about' }
  const urgent = data.sections.find((section) => hasCard(section, 'urgent') || hasCard(section, 'maternity'))
  return urgent && { level: 'urgent', path: `#${urgent.key}` }
}

/** An area of the body says whom to call below its list; a topic of questions leads to the answer that does. */
function findBelow({ node, data }: ComposedPage, own: Map<string, WhenToCall | undefined>): WhenToCall | undefined {
  if (node.kind !== 'body-area' && node.kind !== 'faq-topic') return
  const { items } = data as { items: { path: string }[] }
  const subject = items.find(({ path }) => own.get(path)?.level === 'emergency')
  return subject && { level: 'emergency', path: node.kind === 'body-area' ? `#${emergencyBandId}` : subject.path }
}

const hasCard = ({ parts }: Section, level: string) => parts.some((part) => 'care' in part && part.care === level)

/** Text, questions and their answers alike. */
const mentions = (html: string) => (section: Section) =>
  JSON.stringify(section.parts).includes(JSON.stringify(html).slice(1, -1))
