import type { ClinicLabel } from '../facts/clinic.ts'
import type { SiteClinic } from './site-data.ts'

type Labelled = Pick<SiteClinic, 'labels'>

/**
 * The labels of a clinic in a list; none where they say only what is true of all clinics there. All or none: with 'test' alone
 * a clinic would seem to have no doctor. In a list of clinics with doctors, 'physical' is not what is looked for.
 */
export function distinguishingLabels({ labels }: Labelled, listed: readonly Labelled[]): readonly ClinicLabel[] {
  const isShared = (label: ClinicLabel) => listed.every((other) => other.labels.includes(label))
  const telling = isShared('medical') ? labels.filter((label) => label !== 'physical') : labels
  return telling.every(isShared) ? [] : telling
}
