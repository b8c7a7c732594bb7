import type { ComponentType } from 'react'
import type { PageKind } from '#domain/site/page-kinds.ts'
import type { KindData, PageData } from '#page-data/pages.ts'
import { ConditionTemplate } from './templates/condition.tsx'
import { ContentTemplate } from './templates/content.tsx'
import { ErrorTemplate } from './templates/error.tsx'
import { LegalTemplate } from './templates/legal.tsx'
import { ServiceTemplate } from './templates/service.tsx'

type TemplateOf<K extends PageKind> = ComponentType<{ data: KindData[K] }>

/** Templates of most pages, and of what is shown when another cannot be loaded: always loaded. */
const templates: { [K in PageKind]?: TemplateOf<K> } = {
  condition: ConditionTemplate,
  content: ContentTemplate,
  error: ErrorTemplate,
  legal: LegalTemplate,
  service: ServiceTemplate,
  thanks: ContentTemplate,
}

/** A header and footer that replace the site's: a template of the booking has them as properties, so that they come with its code. */
interface Frame {
  Header?: ComponentType
  Footer?: ComponentType
}

export const frameOf = (kind: PageKind) => templates[kind] as Frame

/** Templates of fewer pages, loaded when such a page is shown. By `then`: the bundler makes more of an awaited import. */
const later: { [K in PageKind]?: () => Promise<TemplateOf<K>> } = {
  'a-z': () => import('./templates/a-z.tsx').then((it) => it.AToZTemplate),
  absence: () => import('./templates/absence.tsx').then((it) => it.AbsenceTemplate),
  'blog-index': () => import('./templates/blog-index.tsx').then((it) => it.BlogIndexTemplate),
  'blog-post': () => import('./templates/blog-post.tsx').then((it) => it.BlogPostTemplate),
  'body-area': () => import('./templates/body-area.tsx').then((it) => it.BodyAreaTemplate),
  booked: () => import('./templates/booked.tsx').then((it) => it.BookedTemplate),
  booking: () =>
    import('./templates/booking.tsx').then(async (it) => {
      // Most links lead behind the first steps. If the others cannot be fetched, the step that needs them says so.
      await it.loadSteps().catch(() => {})
      return it.BookingTemplate
    }),
  business: () => import('./templates/business.tsx').then((it) => it.BusinessTemplate),
  'clinic-list': () => import('./templates/clinic-list.tsx').then((it) => it.ClinicListTemplate),
  clinic: () => import('./templates/clinic.tsx').then((it) => it.ClinicTemplate),
  contact: () => import('./templates/contact.tsx').then((it) => it.ContactTemplate),
  cookies: () => import('./templates/cookies.tsx').then((it) => it.CookiesTemplate),
  directory: () => import('./templates/directory.tsx').then((it) => it.DirectoryTemplate),
  faq: () => import('./templates/faq.tsx').then((it) => it.FaqTemplate),
  'faq-subtopic': () => import('./templates/faq-subtopic.tsx').then((it) => it.FaqSubtopicTemplate),
  'faq-topic': () => import('./templates/faq-topic.tsx').then((it) => it.FaqTopicTemplate),
  home: () => import('./templates/home.tsx').then((it) => it.HomeTemplate),
  'health-hub': () => import('./templates/health-hub.tsx').then((it) => it.HealthHubTemplate),
  'job-list': () => import('./templates/job-list.tsx').then((it) => it.JobListTemplate),
  job: () => import('./templates/job.tsx').then((it) => it.JobTemplate),
  kiosk: () => import('./templates/kiosk.tsx').then((it) => it.KioskTemplate),
  manage: () => import('./templates/manage.tsx').then((it) => it.ManageTemplate),
  'not-found': () => import('./templates/not-found.tsx').then((it) => it.NotFoundTemplate),
  // Its HTML is all that a visitor without a network needs.
  offline: () => import('./templates/offline.tsx').then((it) => it.OfflineTemplate),
  'visit-question': () => import('./templates/visit-question.tsx').then((it) => it.VisitQuestionTemplate),
  offer: () => import('./templates/offer.tsx').then((it) => it.OfferTemplate),
  order: () => import('./templates/order.tsx').then((it) => it.OrderTemplate),
  partner: () => import('./templates/partner.tsx').then((it) => it.PartnerTemplate),
  place: () => import('./templates/place.tsx').then((it) => it.PlaceTemplate),
  practitioner: () => import('./templates/practitioner.tsx').then((it) => it.PractitionerTemplate),
  prices: () => import('./templates/prices.tsx').then((it) => it.PricesTemplate),
  search: () => import('./templates/search.tsx').then((it) => it.SearchTemplate),
  tool: () => import('./templates/tool.tsx').then((it) => it.ToolTemplate),
  'waiting-list': () => import('./templates/waiting-list.tsx').then((it) => it.WaitingListTemplate),
}

/** The template of a kind; loadTemplate must have been awaited before. */
export function templateOf(kind: PageKind): ComponentType<{ data: unknown }> {
  return templates[kind] as ComponentType<{ data: unknown }>
}

/** Loads all the code that a page needs. It must be there before hydration: React throws away HTML that it cannot take over at once. */
export async function loadTemplate(page: PageData): Promise<void> {
  if (!templates[page.kind]) preloadScripts(page)
  await loadKind(page.kind)
  if (page.kind === 'tool') await (await import('./templates/tool.tsx')).loadTool(page.data.tool)
}

/** Asks for all files of a page at once, where it names them. */
function preloadScripts({ startFiles = [] }: PageData) {
  for (const href of startFiles)
    if (href.endsWith('.js'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

async function loadKind(kind: PageKind): Promise<void> {
  const load = later[kind]
  if (load && !templates[kind]) Object.assign(templates, { [kind]: await load() })
}

/** For the prerenderer: everything at once. */
export async function loadEveryTemplate(): Promise<void> {
  await Promise.all((Object.keys(later) as PageKind[]).map(loadKind))
  await (await import('./templates/tool.tsx')).loadEveryTool()
}
