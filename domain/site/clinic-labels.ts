import type { SiteClinic } from './site-data.ts'

type Labelled = Pick<SiteClinic, 'labels'>

/** What the site calls a clinic. 'physical' is for the API alone. */
export type ShownLabel = 'medical' | 'test'

/** A clinic that also tests has both labels: with the one alone it would seem to have no doctor. */
export function shownLabels({ labels }: Labelled): ShownLabel[] {
  return (['medical', 'test'] as const).filter((label) => labels.includes(label))
}

/** The labels of a clinic in a list; none where they say only what is true of all clinics there. */
export function distinguishingLabels(clinic: Labelled, listed: readonly Labelled[]): ShownLabel[] {
  const own = shownLabels(clinic)
  const isShared = (label: ShownLabel) => listed.every(({ labels }) => labels.includes(label))
  return own.every(isShared) ? [] : own
}
