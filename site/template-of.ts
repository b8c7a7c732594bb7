import type { ComponentType } from 'react'
import type { Kind, KindData } from '#compiler/page-data.ts'
import { BlogIndexTemplate } from './templates/blog-index.tsx'
import { BlogPostTemplate } from './templates/blog-post.tsx'
import { BodyAreaTemplate } from './templates/body-area.tsx'
import { BookingTemplate } from './templates/booking.tsx'
import { BusinessTemplate } from './templates/business.tsx'
import { ClinicTemplate } from './templates/clinic.tsx'
import { ClinicListTemplate } from './templates/clinic-list.tsx'
import { ConditionTemplate } from './templates/condition.tsx'
import { ContentTemplate } from './templates/content.tsx'
import { CookiesTemplate } from './templates/cookies.tsx'
import { ErrorTemplate } from './templates/error.tsx'
import { FaqTemplate } from './templates/faq.tsx'
import { FaqSubtopicTemplate } from './templates/faq-subtopic.tsx'
import { FaqTopicTemplate } from './templates/faq-topic.tsx'
import { HomeTemplate } from './templates/home.tsx'
import { JobTemplate } from './templates/job.tsx'
import { JobListTemplate } from './templates/job-list.tsx'
import { LegalTemplate } from './templates/legal.tsx'
import { NotFoundTemplate } from './templates/not-found.tsx'
import { OfflineTemplate } from './templates/offline.tsx'
import { PartnerTemplate } from './templates/partner.tsx'
import { PractitionerTemplate } from './templates/practitioner.tsx'
import { PricesTemplate } from './templates/prices.tsx'
import { ServiceTemplate } from './templates/service.tsx'

type TemplateOf<K extends Kind> = ComponentType<{ data: KindData[K] }>

/** Templates that every page brings along. */
const templates: { [K in Kind]?: TemplateOf<K> } = {
  'blog-index': BlogIndexTemplate,
  'blog-post': BlogPostTemplate,
  'body-area': BodyAreaTemplate,
  booking: BookingTemplate,
  business: BusinessTemplate,
  clinic: ClinicTemplate,
  'clinic-list': ClinicListTemplate,
  condition: ConditionTemplate,
  content: ContentTemplate,
  cookies: CookiesTemplate,
  error: ErrorTemplate,
  faq: FaqTemplate,
  'faq-subtopic': FaqSubtopicTemplate,
  'faq-topic': FaqTopicTemplate,
  home: HomeTemplate,
  job: JobTemplate,
  'job-list': JobListTemplate,
  legal: LegalTemplate,
  'not-found': NotFoundTemplate,
  offline: OfflineTemplate,
  partner: PartnerTemplate,
  practitioner: PractitionerTemplate,
  prices: PricesTemplate,
  service: ServiceTemplate,
}

/** Templates with code of their own weight, loaded when such a page is shown. */
const later: { [K in Kind]?: () => Promise<TemplateOf<K>> } = {
  booked: async () => (await import('./templates/booked.tsx')).BookedTemplate,
  contact: async () => (await import('./templates/contact.tsx')).ContactTemplate,
  directory: async () => (await import('./templates/directory.tsx')).DirectoryTemplate,
  manage: async () => (await import('./templates/manage.tsx')).ManageTemplate,
  tool: async () => (await import('./templates/tool.tsx')).ToolTemplate,
}

/** The template of a kind; loadTemplate must have been awaited before. */
export function templateOf(kind: Kind): ComponentType<{ data: unknown }> {
  return templates[kind] as ComponentType<{ data: unknown }>
}

export async function loadTemplate(kind: Kind): Promise<void> {
  const load = later[kind]
  if (load && !templates[kind]) Object.assign(templates, { [kind]: await load() })
}

/** For the prerenderer: everything at once. */
export async function loadEveryTemplate(): Promise<void> {
  await Promise.all((Object.keys(later) as Kind[]).map(loadTemplate))
  const { loadEveryTool } = await import('./tools/tools.ts')
  await loadEveryTool()
}
