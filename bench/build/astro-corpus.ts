import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { ComposedSite } from '#compiler/compose/compose-site.ts'
import type { ComposedPage } from '#compiler/compose/composed-page.ts'
import { writtenFor } from '#compiler/compose/site-map.ts'
import { htmlLang, resolveText } from '#domain/market/locale.ts'
import { formatPrice } from '#messages/prices.ts'
import type { KindData } from '#page-data/pages.ts'
import type { BasePage, Link } from '#page-data/parts.ts'
import { toPlainMarkdown } from './plain-markdown.ts'

/** What our pages have in their head, so that the peer's pages get the same. */
export interface HeadParts {
  css: string
  script: string
  entry: string
  font: string
  artBase: string
}

/** Writes the pages of a site as an Astro project has them: one Markdown file each, facts in its front matter. */
export function writeAstroCorpus(site: ComposedSite, head: HeadParts, folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pages'), { recursive: true })
  writeFileSync(join(folder, 'shared.json'), JSON.stringify(site.shared))
  writeFileSync(join(folder, 'head.json'), JSON.stringify(head))
  site.pages.forEach((page, index) => {
    const text = `---\n${stringify(frontMatter(page))}---\n${bodyOf(page, site)}`
    writeFileSync(join(folder, 'pages', `${index}.md`), text)
  })
}

function frontMatter({ node, locale, language, data }: ComposedPage) {
  const { title, heading, summary, art, group, crumbs, treatments, related, sources, review } = data as BasePage
  const { tag, medicalName, plainName } = data as KindData['condition']
  return {
    path: node.in[locale].path,
    kind: node.kind,
    locale,
    lang: htmlLang(language),
    localizedPaths: { no: node.in.no.path, en: node.in.en.path },
    ...{ title, heading, summary, art, group, crumbs, treatments, sources },
    related: related.map(plainTeaser),
    items: listOf(data).map(plainTeaser),
    ...(review && { review }),
    ...(plainName && { plainName, medicalName, tag }),
  }
}

/** What a page lists: conditions, posts, people, clinics. */
function listOf(data: KindData[keyof KindData]): (Link & { summary: string })[] {
  if ('items' in data) return data.items
  return 'team' in data ? data.team : []
}

function plainTeaser({ title, path, summary }: Link & { summary: string }) {
  return { title, path, summary }
}

function bodyOf({ node, locale, data }: ComposedPage, site: ComposedSite): string {
  const { messages, navigation } = site.shared[locale]
  const context = {
    pagePath: (id: string) => site.nodes.get(id)?.in[locale].path ?? '/',
    bookingPath: () => navigation.paths.booking,
    orderPath: () => navigation.paths.booking,
    priceText: (id: string) => formatPrice(site.facts.prices[id]?.price ?? null, messages),
    signText: (id: string) => site.rules.signs[id]?.words[locale] ?? '',
    care: {
      emergency: messages.article.emergencyCard,
      maternity: messages.article.maternityCard,
      urgent: messages.article.urgentCard,
      'non-urgent': messages.article.nonUrgentCard,
    },
  }
  if (node.source) return toPlainMarkdown(writtenFor(node.source, locale, 'norway').page.body, context)
  return toPlainMarkdown(factText(data, locale, site), context)
}

/** The text of clinics and practitioners comes from their facts, not from Markdown. */
function factText(data: ComposedPage['data'], locale: ComposedPage['locale'], { facts }: ComposedSite): string {
  const words = (text: Parameters<typeof resolveText>[0]) => resolveText(text, locale, 'norway')
  if ('clinic' in data) {
    const clinic = facts.clinics.find(({ id }) => id === data.clinic)!
    return [clinic.about, clinic.gettingHere, clinic.access].map(words).join('\n\n')
  }
  const person = 'portrait' in data && facts.practitioners.find(({ id }) => id === data.id)
  return person ? words(person.about) : ''
}
