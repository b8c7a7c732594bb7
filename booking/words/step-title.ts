import { format } from '#messages/format.ts'
import { allAreas, type StepName } from '../position/choices.ts'
import type { BookingCatalogue } from '../position/offer.ts'
import type { Position } from '../position/position.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** The name of a step: its only h1. The code is a part of 'Your information'. */
export function stepTitle({ step, choices }: Position, site: Pick<BookingSite, 'words' | 'catalogue'>): string {
  const { words } = site
  if (step === 'code') return words.step.information
  if (step === 'clinic') return format(words.step.clinic, { area: areaName(choices.area, site) })
  return words.step[step]
}

/** What the browser's tab, history and screen readers call a step: the code is a page of its own there. */
export function documentTitle(position: Position, site: Pick<BookingSite, 'words' | 'catalogue'>): string {
  return position.step === 'code' ? site.words.code.code : stepTitle(position, site)
}

export function areaName(
  area: string | undefined,
  { words, catalogue }: Pick<BookingSite, 'words' | 'catalogue'>,
): string {
  if (area === allAreas) return words.choose.everywhere
  return catalogue.clinics.find((clinic) => clinic.area === area)?.areaName ?? ''
}

/** What was chosen at a step, in words. */
export function choiceName(
  step: StepName,
  position: Position,
  site: { words: BookingSite['words']; catalogue: BookingCatalogue },
): string {
  switch (step) {
    case 'type':
      return position.type?.name ?? ''
    case 'service':
      return position.service?.name ?? ''
    case 'treatment':
      return position.treatment?.name ?? ''
    case 'area':
      return areaName(position.choices.area, site)
    case 'clinic':
      return position.clinic?.name ?? ''
    default:
      return ''
  }
}
