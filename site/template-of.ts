import type { ComponentType } from 'react'
import type { Kind, KindData, PageData } from '#compiler/page-data.ts'
import { BlogPostTemplate } from './templates/blog-post.tsx'
import { BodyAreaTemplate } from './templates/body-area.tsx'
import { ConditionTemplate } from './templates/condition.tsx'
import { ContentTemplate } from './templates/content.tsx'
import { ErrorTemplate } from './templates/error.tsx'
import { FaqTemplate } from './templates/faq.tsx'
import { FaqSubtopicTemplate } from './templates/faq-subtopic.tsx'
import { FaqTopicTemplate } from './templates/faq-topic.tsx'
import { LegalTemplate } from './templates/legal.tsx'
import { NotFoundTemplate } from './templates/not-found.tsx'
import { OfflineTemplate } from './templates/offline.tsx'
import { ServiceTemplate } from './templates/service.tsx'

type TemplateOf<K extends Kind> = ComponentType<{ data: KindData[K] }>

/** Templates of ordinary pages: they share nearly all of their parts, so they are always loaded. */
const templates: { [K in Kind]?: TemplateOf<K> } = {
  'blog-post': BlogPostTemplate,
  'body-area': BodyAreaTemplate,
  condition: ConditionTemplate,
  content: ContentTemplate,
  error: ErrorTemplate,
  faq: FaqTemplate,
  'faq-subtopic': FaqSubtopicTemplate,
  'faq-topic': FaqTopicTemplate,
  legal: LegalTemplate,
  'not-found': NotFoundTemplate,
  offline: OfflineTemplate,
  service: ServiceTemplate,
  thanks: ContentTemplate,
}

/** A header and footer that replace the site's for some kinds; loaded with their template. */
interface Frame {
  Header?: ComponentType
  Footer?: ComponentType
}
const frames: { [K in Kind]?: Frame } = {}

export function frameOf(kind: Kind): Frame {
  return frames[kind] ?? {}
}

/** Templates with their own parts, loaded when such a page is shown. */
const later: { [K in Kind]?: () => Promise<TemplateOf<K>> } = {
  'a-z': async () => (await import('./templates/a-z.tsx')).AToZTemplate,
  'blog-index': async () => (await import('./templates/blog-index.tsx')).BlogIndexTemplate,
  booked: async () => (await import('./templates/booked.tsx')).BookedTemplate,
  booking: async () => {
    const { BookingTemplate, BookingHeader, BookingFooter } = await import('./templates/booking.tsx')
    frames.booking = { Header: BookingHeader, Footer: BookingFooter }
    return BookingTemplate
  },
  business: async () => (await import('./templates/business.tsx')).BusinessTemplate,
  'clinic-list': async () => (await import('./templates/clinic-list.tsx')).ClinicListTemplate,
  clinic: async () => (await import('./templates/clinic.tsx')).ClinicTemplate,
  contact: async () => (await import('./templates/contact.tsx')).ContactTemplate,
  cookies: async () => (await import('./templates/cookies.tsx')).CookiesTemplate,
  directory: async () => (await import('./templates/directory.tsx')).DirectoryTemplate,
  home: async () => (await import('./templates/home.tsx')).HomeTemplate,
  'health-hub': async () => (await import('./templates/health-hub.tsx')).HealthHubTemplate,
  'job-list': async () => (await import('./templates/job-list.tsx')).JobListTemplate,
  job: async () => (await import('./templates/job.tsx')).JobTemplate,
  kiosk: async () => (await import('./templates/kiosk.tsx')).KioskTemplate,
  manage: async () => (await import('./templates/manage.tsx')).ManageTemplate,
  partner: async () => (await import('./templates/partner.tsx')).PartnerTemplate,
  place: async () => (await import('./templates/place.tsx')).PlaceTemplate,
  practitioner: async () => (await import('./templates/practitioner.tsx')).PractitionerTemplate,
  prices: async () => (await import('./templates/prices.tsx')).PricesTemplate,
  search: async () => (await import('./templates/search.tsx')).SearchTemplate,
  tool: async () => (await import('./templates/tool.tsx')).ToolTemplate,
}

/** The template of a kind; loadTemplate must have been awaited before. */
export function templateOf(kind: Kind): ComponentType<{ data: unknown }> {
  return templates[kind] as ComponentType<{ data: unknown }>
}

/** Loads all the code that a page needs. It must be there before hydration: React throws away HTML that it cannot take over at once. */
export async function loadTemplate(page: PageData): Promise<void> {
  await loadKind(page.kind)
  if (page.kind === 'tool') await (await import('./templates/tool.tsx')).loadTool(page.data.tool)
}

async function loadKind(kind: Kind): Promise<void> {
  const load = later[kind]
  if (load && !templates[kind]) Object.assign(templates, { [kind]: await load() })
}

/** For the prerenderer: everything at once. */
export async function loadEveryTemplate(): Promise<void> {
  await Promise.all((Object.keys(later) as Kind[]).map(loadKind))
  await (await import('./templates/tool.tsx')).loadEveryTool()
}
