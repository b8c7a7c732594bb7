import { type PageKind, thirdPartyKinds } from '#domain/site/page-kinds.ts'
import type { PageRecord } from '../read/page-fields.ts'

export interface PageToJudge {
  id: string
  kind: PageKind
  source?: { record: PageRecord }
}

/** Which pages may load third-party scripts after consent: those of `thirdPartyKinds`, and those that editors call practical. */
export function findThirdPartyPages(nodes: Iterable<PageToJudge>): (node: PageToJudge) => boolean {
  const practical = [...nodes].filter(isPractical).map(({ id }) => id)
  return ({ id, kind }) =>
    thirdPartyKinds.has(kind) ||
    practical.some((above) => id === above || (kind === 'faq-subtopic' && id.startsWith(`${above}/`)))
}

const isPractical = ({ source }: PageToJudge) =>
  source !== undefined && 'practical' in source.record && source.record.practical
