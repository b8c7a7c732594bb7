import type { SiteClinic } from '#domain/site/site-data.ts'

type Kind = SiteClinic['labels'][number]

/** Every clinic is a medical one: what tells it from others is whether it also tests. */
function kindOf({ labels }: Pick<SiteClinic, 'labels'>): Kind {
  return labels.includes('test') ? 'test' : 'medical'
}

/** The label that tells a clinic from others of the same list; none where all are of one kind. */
export function distinguishingKind(
  clinic: Pick<SiteClinic, 'labels'>,
  listed: readonly Pick<SiteClinic, 'labels'>[],
): Kind | undefined {
  const kind = kindOf(clinic)
  return listed.some((other) => kindOf(other) !== kind) ? kind : undefined
}
